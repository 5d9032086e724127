"""Lists of tables by game and seats; when somebody was last at a table that has not started."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("summaries", sa.Column("seat_count", sa.Integer, nullable=False, server_default="0"))
    op.add_column("summaries", sa.Column("seen_at", sa.BigInteger))
    connection = op.get_bind()
    summaries = sa.table(
        "summaries", sa.column("table_id", sa.Text), sa.column("seats", sa.Text), sa.column("seat_count")
    )
    rows = connection.execute(sa.select(summaries.c.table_id, summaries.c.seats)).all()
    for table_id, seats in rows:
        change = summaries.update().where(summaries.c.table_id == table_id)
        connection.execute(change.values(seat_count=len(json.loads(seats))))
    op.drop_index("ix_summaries_private_status_updated_at", "summaries")
    op.create_index(
        "ix_summaries_listed",
        "summaries",
        ["private", "status", "updated_at", "table_id", "game", "seat_count"],
    )
