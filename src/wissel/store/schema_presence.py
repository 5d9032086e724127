"""Which servers run on this database, and who is where by way of them. Times: ms since 1970."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, Table, Text

from wissel.store.metadata import metadata

servers = Table(
    "servers",
    metadata,
    Column("id", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
    Column("here", Integer, nullable=False),
    sqlite_with_rowid=False,
)
"""Each until when it is taken to run if it is not heard of, and how many people have its pages open."""

presence = Table(
    "presence",
    metadata,
    Column("server", Text, ForeignKey("servers.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", Text, ForeignKey("summaries.table_id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("looking", Boolean(create_constraint=False), nullable=False),
    sqlite_with_rowid=False,
)
"""Who follows which table; `looking`: and sees it, not only has it open behind another page."""
