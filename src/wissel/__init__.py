"""Wissel: a home for train board games."""

__version__ = "0.1.0.dev0"
