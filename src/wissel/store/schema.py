"""The tables of the database as they are now (`migrations/`: how they came to be). Times: ms since 1970."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    Table,
    Text,
    UniqueConstraint,
)

from wissel.store.metadata import metadata

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("by", Text, nullable=False),
    Column("command_id", Text),
    Column("at", BigInteger, nullable=False),
    Column("data", Text, nullable=False),
    UniqueConstraint("table_id", "command_id"),
    # The rows of one table lie together: they are always read as one range.
    sqlite_with_rowid=False,
)
"""The logs of all tables, append-only. The primary key is what keeps two processes from forking a table."""

maps = Table(
    "maps",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("text", Text, nullable=False),
)
"""The text of every map that was ever played on, by its SHA-256."""

summaries = Table(
    "summaries",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("private", Boolean(create_constraint=False), nullable=False),
    Column("host", Text),
    Column("seats", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("to_act", Text, nullable=False),
    Column("bot_to_act", Boolean(create_constraint=False), nullable=False),
    Column("next_table", Text),
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("seat_count", Integer, nullable=False, server_default="0"),
    Column("seen_at", BigInteger),
    Column("due_at", BigInteger),
    Column("pace", Text),
    Column("question", Text),
    Column("watch_after", Integer, server_default="0"),
    Column("listed_at", BigInteger, nullable=False, server_default="0"),
    Column("pace_kind", Text, nullable=False, server_default="none"),
    Column("rated", Boolean(create_constraint=False), nullable=False, server_default="1"),
    # In the order of the lists; all that they filter by can be read from the index alone.
    Index(
        "ix_summaries_listed",
        "private",
        "status",
        "listed_at",
        "table_id",
        "game",
        "seat_count",
        "watch_after",
        "pace_kind",
        "rated",
    ),
    Index(None, "bot_to_act"),
    Index(None, "due_at"),
)
"""One row a table, written with each entry. `seats`, `options`, `to_act` and `question` are JSON.

`watch_after` null: nobody may watch the game while it runs. `listed_at` is the place in public lists.
`seen_at` is apart from the entries: when somebody was last at a table that has not started.
"""

table_people = Table(
    "table_people",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("summaries.table_id", ondelete="CASCADE"), primary_key=True),
    Index(None, "table_id"),
    sqlite_with_rowid=False,
)
"""Who has a seat or the host's role at which table."""

heartbeats = Table(
    "heartbeats",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
"""One row: when a server was last known to run on this database. Clocks stand still while none does."""

secrets = Table(
    "secrets",
    metadata,
    Column("table_id", Text, ForeignKey("summaries.table_id", ondelete="CASCADE"), primary_key=True),
    Column("secret", LargeBinary, nullable=False),
)
"""What the draws of a table are made from: in no log and no export before the end of the game."""

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text),
    Column("created_at", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_sha256", LargeBinary, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("device", Text),
    Index(None, "person_id"),
)
"""Browsers and programs that act for a person; the token itself is nowhere."""

accounts = Table(
    "accounts",
    metadata,
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("login", Text, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("password_hash", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)
"""People who want to be found again. `login`: the name as names are compared."""

handles = Table(
    "handles",
    metadata,
    Column("handle", Text, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, unique=True),
    Column("since", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""The addresses that people have chosen for their profiles."""

vacations = Table(
    "vacations",
    metadata,
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
)
"""Who is on vacation. What it does at each table stands in the table's log."""

moves = Table(
    "moves",
    metadata,
    Column("code_sha256", LargeBinary, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column(
        "session_sha256",
        LargeBinary,
        ForeignKey("sessions.token_sha256", ondelete="CASCADE"),
        nullable=False,
        unique=True,
    ),
    Column("created_at", BigInteger, nullable=False),
    Column("taken_at", BigInteger),
    Index(None, "person_id"),
)
"""Codes that take a person to another device, and whether that was done."""

recoveries = Table(
    "recoveries",
    metadata,
    Column("code_sha256", LargeBinary, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("until", BigInteger, nullable=False),
    Index(None, "person_id"),
)
"""Codes by which people come back who have lost their password, or last device: good once, until then."""

tokens = Table(
    "tokens",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("token_sha256", LargeBinary, nullable=False),
    Column("name", Text, nullable=False),
    Column("scope", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),
    UniqueConstraint("token_sha256"),
    Index(None, "person_id"),
)
"""By what programs act for a person; the tokens themselves are nowhere."""

invites = Table(
    "invites",
    metadata,
    Column("code", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("summaries.table_id", ondelete="CASCADE"), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Index(None, "table_id"),
)

rights = Table(
    "rights",
    metadata,
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", Text, ForeignKey("summaries.table_id", ondelete="CASCADE"), primary_key=True),
    Column("right", Text, primary_key=True),
    CheckConstraint("\"right\" IN ('see', 'sit')", name="right"),
    Index(None, "table_id"),
    sqlite_with_rowid=False,
)
"""Who may see a table, or sit down there, without having a seat."""

sanctions = Table(
    "sanctions",
    metadata,
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger),
    CheckConstraint("kind IN ('mute', 'ban')", name="kind"),
    sqlite_with_rowid=False,
)
"""What the host of the server has forbidden a person; for good if `until` is null."""

forgotten = Table(
    "forgotten",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""Who was deleted of late: running servers drop what they remember of them."""

server_keys = Table(
    "server_keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("key", LargeBinary, nullable=False),
)
"""Keys of this server itself: by which push services know it, and that sign the links in mails."""

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("endpoint", Text, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("browser_key", LargeBinary, nullable=False),
    Column("auth", LargeBinary, nullable=False),
    Column("language", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Index(None, "person_id"),
)
"""Browsers that want to be told when a table waits for their person."""

mail_addresses = Table(
    "mail_addresses",
    metadata,
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("address", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("confirmed_at", BigInteger),
    Column("mailed_at", BigInteger),
)
"""`mailed_at`: when the last mail about waiting tables went out."""

webhooks = Table(
    "webhooks",
    metadata,
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("url", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("failures", Integer, nullable=False),
)

notices_sent = Table(
    "notices_sent",
    metadata,
    Column("table_id", Text, ForeignKey("summaries.table_id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("channel", Text, primary_key=True),
    Column("decision", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""The last decision, or other occasion, of each seat of which its person was told: nobody is told twice.

Seat -1 is the host without one. `channel` names the kind too of what is no turn."""

finished_games = Table(
    "finished_games",
    metadata,
    Column("table_id", Text, ForeignKey("summaries.table_id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("map", Text, nullable=False),
    Column("private", Boolean(create_constraint=False), nullable=False),
    Column("rated", Boolean(create_constraint=False), nullable=False),
    Column("reason", Text, nullable=False),
    Column("started_at", BigInteger, nullable=False),
    Column("finished_at", BigInteger, nullable=False),
    Index(None, "number"),
)
"""Games that have ended. `number` is the order in which they count for ratings."""

results = Table(
    "results",
    metadata,
    Column("table_id", Text, ForeignKey("finished_games.table_id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person_id", Text),
    Column("bot", Text),
    Column("helped", Boolean(create_constraint=False), nullable=False),
    Column("total", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("lines", Text, nullable=False),
    Column("mu", Float),
    Column("sigma", Float),
    Index(None, "person_id"),
    sqlite_with_rowid=False,
)
"""The seats of games that have ended: `lines` is JSON; `mu` and `sigma` are the rating after a rated game."""

ratings = Table(
    "ratings",
    metadata,
    Column("game", Text, primary_key=True),
    Column("player", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    sqlite_with_rowid=False,
)
"""The rating of each player now: of a person's id, or of `bot:` and the spec of a computer player."""

chat_lines = Table(
    "chat_lines",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", Text, ForeignKey("summaries.table_id", ondelete="CASCADE"), nullable=False),
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", Text),
    Column("reaction", Text),
    Index(None, "table_id", "id"),
    Index(None, "person_id"),
    sqlite_autoincrement=True,
)
"""What was said at tables: `text`, or the name of a `reaction`. `seat` is null for those who only watch;
`seq` is the last entry of the table at that moment."""

silenced = Table(
    "silenced",
    metadata,
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("other_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    CheckConstraint("kind IN ('mute', 'block')", name="kind"),
    Index(None, "other_id"),
    sqlite_with_rowid=False,
)
"""Whom a person does not want to hear; a block holds in both directions."""

chat_reports = Table(
    "chat_reports",
    metadata,
    Column("line_id", Integer, primary_key=True, autoincrement=False),
    Column("reporter_id", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("person_id", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""Lines that somebody has reported to the host of the server, with a copy of what was said by `person_id`."""

person_reports = Table(
    "person_reports",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("reporter_id", Text, primary_key=True),
    Column("about", Text, primary_key=True),
    Column("name", Text),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    CheckConstraint("about IN ('name', 'talk', 'play')", name="about"),
    sqlite_with_rowid=False,
)
"""Whom somebody has reported to the host of the server, under which name, and what was said of it."""

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", Text, ForeignKey("summaries.table_id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("seq", Integer, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("iterations", Integer, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("decisions", Text, nullable=False),
)
"""What a search found about the decisions up to entry `seq`: JSON. `seat` is -1 where those of all seats are
reviewed, which is so when the game is over. By seed and iterations it can be worked out again."""
