"""Who may watch a table, and its place in the lists that everybody may see."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("summaries", sa.Column("watch_after", sa.Integer, server_default="0"))
    op.add_column("summaries", sa.Column("listed_at", sa.BigInteger, nullable=False, server_default="0"))
    summaries = sa.table("summaries", sa.column("updated_at"), sa.column("listed_at"))
    op.execute(summaries.update().values(listed_at=summaries.c.updated_at))
    op.drop_index("ix_summaries_listed", "summaries")
    op.create_index(
        "ix_summaries_listed",
        "summaries",
        ["private", "status", "listed_at", "table_id", "game", "seat_count", "watch_after"],
    )
