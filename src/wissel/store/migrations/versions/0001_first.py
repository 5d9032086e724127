"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("command_id", sa.Text),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_entries"),
        sa.UniqueConstraint("table_id", "command_id", name="uq_entries_table_id_command_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "maps",
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_maps"),
    )
    op.create_table(
        "summaries",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("host", sa.Text),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("to_act", sa.Text, nullable=False),
        sa.Column("bot_to_act", sa.Boolean, nullable=False),
        sa.Column("next_table", sa.Text),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("updated_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_summaries"),
    )
    op.create_index(
        "ix_summaries_private_status_updated_at", "summaries", ["private", "status", "updated_at"]
    )
    op.create_index("ix_summaries_bot_to_act", "summaries", ["bot_to_act"])
    op.create_table(
        "table_people",
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "table_id", name="pk_table_people"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["summaries.table_id"], name="fk_table_people_table_id", ondelete="CASCADE"
        ),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_table_people_table_id", "table_people", ["table_id"])
    op.create_table(
        "secrets",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_secrets"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["summaries.table_id"], name="fk_secrets_table_id", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_table(
        "sessions",
        sa.Column("token_sha256", sa.LargeBinary, nullable=False),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token_sha256", name="pk_sessions"),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name="fk_sessions_person_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_sessions_person_id", "sessions", ["person_id"])
    op.create_table(
        "invites",
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_invites"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["summaries.table_id"], name="fk_invites_table_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_invites_table_id", "invites", ["table_id"])
    op.create_table(
        "rights",
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("right", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "table_id", "right", name="pk_rights"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_rights_person_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["summaries.table_id"], name="fk_rights_table_id", ondelete="CASCADE"
        ),
        sa.CheckConstraint("\"right\" IN ('see', 'sit')", name="ck_rights_right"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_rights_table_id", "rights", ["table_id"])
