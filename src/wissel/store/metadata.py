"""What the tables of the database belong to, and how their keys are named."""

from __future__ import annotations

from importlib import import_module

from sqlalchemy import MetaData

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)
SCHEMAS = ("wissel.store.schema", "wissel.store.schema_presence")


def all_tables() -> MetaData:
    """With the tables of every schema."""
    for schema in SCHEMAS:
        import_module(schema)
    return metadata
