"""What hosts forbid, and whom servers have to forget."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sanctions",
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.PrimaryKeyConstraint("person_id", "kind", name="pk_sanctions"),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name="fk_sanctions_person_id", ondelete="CASCADE"
        ),
        sa.CheckConstraint("kind IN ('mute', 'ban')", name="ck_sanctions_kind"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "forgotten",
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person_id", name="pk_forgotten"),
        sqlite_with_rowid=False,
    )
