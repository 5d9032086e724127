"""Event-sourced tables without I/O: entries, their fold, what commands may do, and games as files."""
