"""Codes for those who have lost their password, or their last device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "recoveries",
        sa.Column("code_sha256", sa.LargeBinary, nullable=False),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code_sha256", name="pk_recoveries"),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name="fk_recoveries_person_id_people", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_recoveries_person_id", "recoveries", ["person_id"])
