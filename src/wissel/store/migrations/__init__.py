"""How the database came to be what it is; run at every start.

A change of the schema is a new file in `versions/`, the same change in `schema.py`, the new number as `HEAD`
in `database.py`, and a database of the new revision in the tests (`python -m tests.store.make_release`).
A released revision never changes.
"""
