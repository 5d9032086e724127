"""Notices: browsers, mail addresses and webhooks of people, and what was sent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def person_id(table: str) -> tuple[sa.Column[str], sa.ForeignKeyConstraint]:
    key = sa.ForeignKeyConstraint(
        ["person_id"], ["people.id"], name=f"fk_{table}_person_id", ondelete="CASCADE"
    )
    return sa.Column("person_id", sa.Text, nullable=False), key


def upgrade() -> None:
    op.create_table(
        "server_keys",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_server_keys"),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("endpoint", sa.Text, nullable=False),
        *person_id("push_subscriptions"),
        sa.Column("browser_key", sa.LargeBinary, nullable=False),
        sa.Column("auth", sa.LargeBinary, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("endpoint", name="pk_push_subscriptions"),
    )
    op.create_index("ix_push_subscriptions_person_id", "push_subscriptions", ["person_id"])
    op.create_table(
        "mail_addresses",
        *person_id("mail_addresses"),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("confirmed_at", sa.BigInteger),
        sa.Column("mailed_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("person_id", name="pk_mail_addresses"),
    )
    op.create_table(
        "webhooks",
        *person_id("webhooks"),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("person_id", name="pk_webhooks"),
    )
    op.create_table(
        "notices_sent",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("decision", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "channel", name="pk_notices_sent"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["summaries.table_id"], name="fk_notices_sent_table_id", ondelete="CASCADE"
        ),
        sqlite_with_rowid=False,
    )
