"""How functions are compiled that only compiled code calls.

Numba makes machine code of every function on its own, and once more inside each caller that it is linked
into. The first is never run where Python cannot call the function, nor need its intermediate code be
optimised to the end: each entry is, with all that was linked into it. Leaving both out saves a third of a
cold compile. This uses private API of Numba, pinned by tests.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import binding as llvm
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler

ENVIRONMENT = "NumbaEnv"
"""Stands in the name of each global variable through which a function finds its Python constants."""


class LinkedLibrary(JITCodeLibrary):  # type: ignore[misc]
    """Intermediate code that is there to be linked into callers. Its machine code holds no function."""

    def _optimize_final_module(self) -> None:
        codegen = self._codegen
        manager, builder = codegen._module_pass_manager(  # noqa: SLF001
            loop_vectorize=codegen._loopvect,  # noqa: SLF001
            slp_vectorize=False,
            opt=codegen._opt_level,  # noqa: SLF001
            cost="cheap",
        )
        manager.run(self._final_module, builder)

    _final_module: Any

    def _finalize_final_module(self) -> None:
        self._finalized = True
        self._get_module_for_linking()  # keeps what it returns
        globals_ = [variable.name for variable in self._final_module.global_variables]
        stub = "".join(f'@"{name}" = common global ptr null\n' for name in globals_ if ENVIRONMENT in name)
        name = self._final_module.name
        self._final_module = llvm.parse_assembly(stub)
        self._final_module.name = name
        super()._finalize_final_module()


class LinkedCompiler(Compiler):  # type: ignore[misc]
    """The usual compiler, into a `LinkedLibrary`."""

    def compile_extra(self, func: Callable[..., Any]) -> Any:
        codegen = self.state.targetctx.codegen()
        self.state.library = LinkedLibrary(codegen, func.__qualname__)
        self.state.library.enable_object_caching()
        return super().compile_extra(func)
