"""Alembic's entry: `database.migrate` hands over the connection, in a transaction of its own."""

from __future__ import annotations

from alembic import context

from wissel.store.metadata import all_tables

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=all_tables(),
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
