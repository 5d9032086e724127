"""What a start must not cost."""

from __future__ import annotations

import subprocess
import sys

HELP = """
import contextlib, io, sys
from wissel.cli.main import main
with contextlib.redirect_stdout(io.StringIO()) as text, contextlib.suppress(SystemExit):
    main(["--help"])
assert "serve" in text.getvalue()
print(*sorted({"numba", "numpy", "litestar", "sqlalchemy"} & sys.modules.keys()))
"""


def test_help_loads_neither_compiler_nor_server() -> None:
    """Each takes a large part of a second."""
    told = subprocess.run([sys.executable, "-c", HELP], check=True, capture_output=True, text=True)
    assert told.stdout.strip() == ""
