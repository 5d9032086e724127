"""Addresses of profiles; reports of people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "handles",
        sa.Column("handle", sa.Text, nullable=False),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("handle", name="pk_handles"),
        sa.UniqueConstraint("person_id", name="uq_handles_person_id"),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name="fk_handles_person_id", ondelete="CASCADE"
        ),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "person_reports",
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("reporter_id", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("name", sa.Text),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "reporter_id", "about", name="pk_person_reports"),
        sa.CheckConstraint("about IN ('name', 'talk', 'play')", name="ck_person_reports_about"),
        sqlite_with_rowid=False,
    )
