"""Clocks: when time brings something at a table, its pace, and when a server last ran."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("summaries", sa.Column("due_at", sa.BigInteger))
    op.add_column("summaries", sa.Column("pace", sa.Text))
    op.create_index("ix_summaries_due_at", "summaries", ["due_at"])
    op.create_table(
        "heartbeats",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_heartbeats"),
    )
