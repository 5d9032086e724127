"""Servers on one database tell each other who is where."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("here", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_servers"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "presence",
        sa.Column("server", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("looking", sa.Boolean(create_constraint=False), nullable=False),
        sa.PrimaryKeyConstraint("server", "table_id", "person_id", name="pk_presence"),
        sa.ForeignKeyConstraint(
            ["server"], ["servers.id"], name="fk_presence_server_servers", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["summaries.table_id"], name="fk_presence_table_id_summaries", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name="fk_presence_person_id_people", ondelete="CASCADE"
        ),
        sqlite_with_rowid=False,
    )
