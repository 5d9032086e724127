"""`python -m wissel` is the command `wissel`."""

from wissel.cli.main import main

if __name__ == "__main__":
    raise SystemExit(main())
