"""Vacation of a person at all its tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "vacations",
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person_id", name="pk_vacations"),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name="fk_vacations_person_id", ondelete="CASCADE"
        ),
    )
