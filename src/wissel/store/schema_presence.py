"""Which servers run on this database, and what they tell each other: who is where, what changed for whom.

Times: ms since 1970.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, CheckConstraint, Column, ForeignKey, Index, Integer, Table, Text

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

changes = Table(
    "changes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("kind", Text, nullable=False),
    CheckConstraint("kind IN ('name', 'sessions', 'moved', 'own')", name="kind"),
    Index(None, "person_id"),
    sqlite_autoincrement=True,
)
"""For whom something has changed, the latest alone: servers that run tell the pages that are open there."""
