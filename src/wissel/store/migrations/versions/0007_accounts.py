"""Accounts, what devices are called, codes that take a person to another device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("sessions", sa.Column("device", sa.Text))
    op.create_table(
        "accounts",
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("login", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("password_hash", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person_id", name="pk_accounts"),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name="fk_accounts_person_id", ondelete="CASCADE"
        ),
        sa.UniqueConstraint("login", name="uq_accounts_login"),
    )
    op.create_table(
        "moves",
        sa.Column("code_sha256", sa.LargeBinary, nullable=False),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("session_sha256", sa.LargeBinary, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("taken_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("code_sha256", name="pk_moves"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_moves_person_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["session_sha256"], ["sessions.token_sha256"], name="fk_moves_session_sha256", ondelete="CASCADE"
        ),
        sa.UniqueConstraint("session_sha256", name="uq_moves_session_sha256"),
    )
    op.create_index("ix_moves_person_id", "moves", ["person_id"])
