"""Reviews of games: each decision as the search sees it, kept once it has been worked out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("iterations", sa.Integer, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("decisions", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_reviews"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["summaries.table_id"], name="fk_reviews_table_id", ondelete="CASCADE"
        ),
    )
