"""Lists of tables by pace, and by whether they are rated."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("summaries", sa.Column("pace_kind", sa.Text, nullable=False, server_default="none"))
    op.add_column(
        "summaries",
        sa.Column("rated", sa.Boolean(create_constraint=False), nullable=False, server_default="1"),
    )
    op.execute("UPDATE summaries SET pace_kind = json_extract(pace, '$.kind') WHERE pace IS NOT NULL")
    op.execute(
        "UPDATE summaries SET rated = 0 WHERE table_id IN"
        " (SELECT table_id FROM entries WHERE seq = 1 AND json_extract(data, '$.rated') = 0)"
    )
    op.drop_index("ix_summaries_listed", "summaries")
    op.create_index(
        "ix_summaries_listed",
        "summaries",
        [
            "private",
            "status",
            "listed_at",
            "table_id",
            "game",
            "seat_count",
            "watch_after",
            "pace_kind",
            "rated",
        ],
    )
