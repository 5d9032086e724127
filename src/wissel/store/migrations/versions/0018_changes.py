"""Servers on one database tell each other for whom something has changed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "changes",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_changes"),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name="fk_changes_person_id_people", ondelete="CASCADE"
        ),
        sa.CheckConstraint("kind IN ('name', 'sessions', 'moved', 'own')", name="ck_changes_kind"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_changes_person_id", "changes", ["person_id"])
