"""The decorators that turn plain Python functions into compiled ones.

`compiled` is for functions that only compiled code calls; `entry` is for the few, fat functions that Python
calls, on plain structured arrays of length 1. Under `NUMBA_DISABLE_JIT=1` the same source runs as Python.

Numba's disk cache has two faults that are mended here. It does not see a change in a function of another
file: so the cache lies in a folder named by a digest of all kernel sources. And functions made by factories
are not found there by every process: so they are looked for by name (`wissel.kernel.cached`), and their
identity is made of module and qualified name, not at random. Besides, a call with a literal number would
compile the function once more for that number: literals count as integers. The last two use private API,
pinned by tests.
"""

from __future__ import annotations

import hashlib
import os
import sys
import uuid
from collections.abc import Callable
from functools import cache, wraps
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
from numba.core.compiler import Compiler
from numba.core.registry import CPUDispatcher

from wissel.kernel.cached import NamedCache
from wissel.kernel.linked import LinkedCompiler
from wissel.kernel.uncompiled import UncompiledRecords

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parent.parent
COMPILED = not numba.config.DISABLE_JIT


def sources() -> list[Path]:
    """Every file whose text can change what compiled code does."""
    return sorted([*PACKAGE.glob("kernel/*.py"), *PACKAGE.glob("games/*/*.py")])


@cache
def digest() -> str:
    """Names the compiled code: sources, Python, Numba and NumPy. Caches of compiled code and of states are
    keyed by it."""
    h = hashlib.sha256()
    for part in (sys.version, version("numba"), version("numpy"), os.environ.get("NUMBA_BOUNDSCHECK", "")):
        h.update(part.encode() + b"\0")
    for path in sources():
        h.update(str(path.relative_to(PACKAGE)).encode() + b"\0" + path.read_bytes() + b"\0")
    return h.hexdigest()[:16]


def cache_folder() -> Path:
    root = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(root) / "wissel" / "kernel" / digest()


if COMPILED:
    numba.config.CACHE_DIR = str(cache_folder())
    # Rules go through a few small numbers at a time: vectors make them slower, and take long to compile.
    numba.config.LOOP_VECTORIZE = 0


class _Inner(CPUDispatcher):  # type: ignore[misc]
    """A function without a wrapper for Python: a call from there would crash the process."""

    def __call__(self, *args: Any, **kws: Any) -> Any:
        raise TypeError(f"{self.py_func.__qualname__} is called by compiled code alone; Python calls entries")


def compiled(function: F) -> F:
    """Compiles `function` at its first call from compiled code, without the GIL, cached on disk.

    Python cannot call it: `TypeError`.
    """
    dispatcher = _dispatcher(function, LinkedCompiler, no_cpython_wrapper=True)
    if COMPILED:
        dispatcher.__class__ = _Inner
    return dispatcher


def _dispatcher(function: F, pipeline: type[Compiler], *, no_cpython_wrapper: bool) -> F:
    """A function that only compiled code calls needs no wrapper for Python, which takes long to compile."""
    dispatcher = numba.njit(
        cache=True,
        nogil=True,
        error_model="numpy",
        no_cfunc_wrapper=True,
        no_cpython_wrapper=no_cpython_wrapper,
        pipeline_class=pipeline,
    )(function)
    if COMPILED:
        name = f"{function.__module__}.{function.__qualname__}"
        dispatcher._set_uuid(str(uuid.uuid5(uuid.NAMESPACE_OID, name)))  # noqa: SLF001
        dispatcher._cache = NamedCache(dispatcher.py_func)  # noqa: SLF001
        dispatcher.get_call_template = _without_literals(dispatcher.get_call_template)
    return dispatcher  # type: ignore[no-any-return]


def _without_literals(template: F) -> F:
    """How a dispatcher resolves calls from compiled code, with the types of literals in their place."""

    @wraps(template)
    def resolve(args: Any, kws: Any) -> Any:
        kinds = tuple(numba.types.unliteral(arg) for arg in args)
        return template(kinds, {name: numba.types.unliteral(kind) for name, kind in kws.items()})

    return resolve  # type: ignore[return-value]


def entry(function: F) -> F:
    """`compiled`, for a function that Python calls with structured arrays of length 1.

    Uncompiled, the fields of a structured array are no attributes: they are made so here.
    """
    dispatcher = _dispatcher(function, Compiler, no_cpython_wrapper=False)
    if COMPILED:
        return dispatcher

    @wraps(function)
    def uncompiled(*args: Any) -> Any:
        return dispatcher(*(UncompiledRecords(a) if _is_record(a) else a for a in args))

    return uncompiled  # type: ignore[return-value]


def prepare(function: Callable[..., Any], *args: object) -> None:
    """Compiles an entry for such arguments, or finds it in the cache, without calling it."""
    if COMPILED:
        function.compile(tuple(numba.typeof(arg) for arg in args))  # type: ignore[attr-defined]


def _is_record(value: object) -> bool:
    return isinstance(value, np.ndarray) and value.dtype.names is not None
