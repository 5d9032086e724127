"""Talk at tables: lines, whom a person does not want to hear, and what was reported."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "chat_lines",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text),
        sa.Column("reaction", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_chat_lines"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["summaries.table_id"], name="fk_chat_lines_table_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name="fk_chat_lines_person_id", ondelete="CASCADE"
        ),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_chat_lines_table_id_id", "chat_lines", ["table_id", "id"])
    op.create_index("ix_chat_lines_person_id", "chat_lines", ["person_id"])
    op.create_table(
        "silenced",
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("other_id", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "other_id", name="pk_silenced"),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name="fk_silenced_person_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["other_id"], ["people.id"], name="fk_silenced_other_id", ondelete="CASCADE"),
        sa.CheckConstraint("kind IN ('mute', 'block')", name="ck_silenced_kind"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_silenced_other_id", "silenced", ["other_id"])
    op.create_table(
        "chat_reports",
        sa.Column("line_id", sa.Integer, nullable=False),
        sa.Column("reporter_id", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("line_id", "reporter_id", name="pk_chat_reports"),
        sqlite_with_rowid=False,
    )
