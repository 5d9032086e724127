"""Loads and checks a map of Paris Connection, and makes the record that the rules read (R1.2, R2.4).

A map is a folder with `map.json` (rules data, checked here) and `layout.json` (for drawing only). The schema
is the types below. Hexes lie on axial coordinates, pointy side up: `q` grows to the east, `r` to the
south-east.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Final, Literal

import msgspec
import numpy as np

from wissel.core.game import GameMap, Record
from wissel.core.problems import ProblemError
from wissel.games.paris_connection.state import (
    BUILD,
    CITY,
    CLOSED,
    COMPANIES,
    HEXES,
    MAP,
    NONE,
    RURAL,
    SEATS,
    STANDING,
    START,
)
from wissel.games.paris_connection.view import TradeChoice

SCHEMA: Final = "wissel-paris-connection-map-1"
SET_ASIDE: Final = 2
"""Locomotives of a company that are no shares: on its start hex and on the score track (R1.3, R1.4)."""
SEAT_COUNTS: Final = range(3, SEATS + 1)
DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
KINDS: Final = {"rural": RURAL, "city": CITY, "start": START, "closed": CLOSED}


class HexData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    q: int
    r: int
    kind: Literal["rural", "city", "start", "closed"]
    value: int = 0
    name: str = ""
    symbol: str = ""
    """Of a start hex, shown at the foot of the score track (R1.4)."""


class SeatsData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hand: int
    limit: int


class MapData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`map.json`."""

    schema: str
    id: str
    name: str
    companies: list[str]
    locomotives: int
    players: dict[int, SeatsData]
    penalty: int
    build_most: int
    end_hex: str
    barriers: list[tuple[str, str]]
    hexes: list[HexData]


@dataclass(frozen=True)
class Board(GameMap):
    """A checked map with its names. Companies and hexes have numbers in the order of the file."""

    companies: tuple[str, ...]
    hexes: tuple[str, ...]
    hex_number: dict[str, int]
    company_number: dict[str, int]
    data: MapData
    trades: dict[tuple[int, int, int, int, int], TradeChoice] = field(default_factory=dict, compare=False)
    """Choices of menus that occurred, by pair of companies, problems, and whether they end the game."""


def read(text: str, file: str) -> Board:
    """A map from the text of `file` (a name for messages).

    Raises `ProblemError` with arguments `file` and `entry`: `MAP_MALFORMED` (not of the schema), `MAP_SCHEMA`
    (of another schema), `MAP_COUNT` (a number that cannot be played with), `MAP_BAD_ID`, `MAP_DUPLICATE`,
    `MAP_REFERENCE` (an id that there is not), `MAP_NO_NEIGHBOURS` (a barrier between hexes that do not
    touch), `MAP_TOO_LARGE`, `MAP_SHUT_IN` (a start hex from which no city can be reached).
    """
    try:
        data = msgspec.json.decode(text, type=MapData)
    except msgspec.ValidationError as error:
        detail, _, place = str(error).partition(" - at `")
        entry = place.replace("`", "").replace("$.", "") or "$"
        raise ProblemError("MAP_MALFORMED", file=file, entry=entry, detail=detail) from error
    except msgspec.DecodeError as error:
        raise ProblemError("MAP_MALFORMED", file=file, entry="$", detail=str(error)) from error
    _check_counts(data, file)
    hex_number = _numbers([h.id for h in data.hexes], file, "hexes")
    company_number = _numbers(data.companies, file, "companies")
    record = _record(data, hex_number, file)
    _check_starts(data, record, file)
    return Board(
        id=data.id,
        digest=hashlib.sha256(text.encode()).hexdigest(),
        text=text,
        record=record,
        companies=tuple(data.companies),
        hexes=tuple(hex_number),
        hex_number=hex_number,
        company_number=company_number,
        data=data,
    )


def _check_counts(data: MapData, file: str) -> None:
    """More shares than one company has stay undealt, so that two supplies are stocked at first (R1.7)."""
    if data.schema != SCHEMA:
        raise ProblemError("MAP_SCHEMA", file=file, entry="schema", expected=SCHEMA, found=data.schema)
    if len(data.hexes) > HEXES:
        raise ProblemError("MAP_TOO_LARGE", file=file, entry="hexes", most=HEXES, found=len(data.hexes))
    starts = sum(h.kind == "start" for h in data.hexes)
    shares = data.locomotives - SET_ASIDE
    most_dealt = max((seats * d.hand for seats, d in data.players.items()), default=0)
    for entry, found, least, most in (
        ("companies", len(data.companies), COMPANIES, COMPANIES),
        ("hexes: kind start", starts, COMPANIES, COMPANIES),
        ("locomotives", data.locomotives, SET_ASIDE + 1, STANDING - 1 + SET_ASIDE),
        ("build_most", data.build_most, 1, BUILD),
        ("penalty", data.penalty, 0, 1000),
        *((f"players.{seats}", int(seats in data.players), 1, 1) for seats in SEAT_COUNTS),
        ("players", len(data.players), len(SEAT_COUNTS), len(SEAT_COUNTS)),
        ("players: shares dealt", most_dealt, 1, shares * (COMPANIES - 1) - 1),
        *((f"players.{seats}.hand", d.hand, 1, shares) for seats, d in data.players.items()),
        *((f"players.{seats}.limit", d.limit, 1, shares * COMPANIES) for seats, d in data.players.items()),
        *((f"hexes.{h.id}.value", h.value, *((1, 9) if h.kind == "city" else (0, 0))) for h in data.hexes),
    ):
        if not least <= found <= most:
            raise ProblemError("MAP_COUNT", file=file, entry=entry, least=least, most=most, found=found)


def _numbers(ids: list[str], file: str, entry: str) -> dict[str, int]:
    numbers: dict[str, int] = {}
    for i, name in enumerate(ids):
        if not name or set(name) - set("abcdefghijklmnopqrstuvwxyz0123456789-"):
            raise ProblemError("MAP_BAD_ID", file=file, entry=f"{entry}[{i}]", id=name)
        if name in numbers:
            raise ProblemError("MAP_DUPLICATE", file=file, entry=f"{entry}[{i}]", id=name)
        numbers[name] = i
    return numbers


def _record(data: MapData, hex_number: dict[str, int], file: str) -> Record:
    record = np.zeros(1, MAP)
    m = record[0]
    at: dict[tuple[int, int], int] = {}
    for i, h in enumerate(data.hexes):
        if (h.q, h.r) in at:
            raise ProblemError("MAP_DUPLICATE", file=file, entry=f"hexes[{i}]", id=f"({h.q}, {h.r})")
        at[h.q, h.r] = i
    barred = _barriers(data, hex_number, at, file)
    m["hexes"] = len(data.hexes)
    m["next"][:] = NONE
    for i, h in enumerate(data.hexes):
        m["kind"][i] = KINDS[h.kind]
        m["value"][i] = h.value
        around = [at[h.q + q, h.r + r] for q, r in DIRECTIONS if (h.q + q, h.r + r) in at]
        free = [t for t in around if (i, t) not in barred]
        m["next"][i, : len(free)] = free
        m["beside"][i] = mask(free)
        m["behind"][i] = mask([t for t in around if (i, t) in barred])
    m["cities"] = mask([i for i, h in enumerate(data.hexes) if h.kind == "city"])
    m["rural"] = mask([i for i, h in enumerate(data.hexes) if h.kind == "rural"])
    m["starts"] = [i for i, h in enumerate(data.hexes) if h.kind == "start"]
    if data.end_hex not in hex_number or data.hexes[hex_number[data.end_hex]].kind != "city":
        raise ProblemError("MAP_REFERENCE", file=file, entry="end_hex", id=data.end_hex)
    m["end_hex"] = hex_number[data.end_hex]
    m["shares"] = data.locomotives - SET_ASIDE
    for seats, d in data.players.items():
        m["hand"][seats] = d.hand
        m["limit"][seats] = d.limit
    m["penalty"] = data.penalty
    m["build_most"] = data.build_most
    return record


def mask(hexes: list[int]) -> list[int]:
    """The hexes as four words, signed as the record holds them."""
    words = [0] * (HEXES // 64)
    for h in hexes:
        words[h >> 6] |= 1 << (h & 63)
    return [w - (1 << 64) if w >> 63 else w for w in words]


def _barriers(
    data: MapData, hex_number: dict[str, int], at: dict[tuple[int, int], int], file: str
) -> set[tuple[int, int]]:
    """Both directions of every hex side that cannot be crossed (R2.4)."""
    barred: set[tuple[int, int]] = set()
    for i, sides in enumerate(data.barriers):
        for name in sides:
            if name not in hex_number:
                raise ProblemError("MAP_REFERENCE", file=file, entry=f"barriers[{i}]", id=name)
        a, b = (hex_number[name] for name in sides)
        h = data.hexes[a]
        if b not in {at.get((h.q + q, h.r + r)) for q, r in DIRECTIONS}:
            raise ProblemError("MAP_NO_NEIGHBOURS", file=file, entry=f"barriers[{i}]", a=sides[0], b=sides[1])
        barred |= {(a, b), (b, a)}
    return barred


def _check_starts(data: MapData, record: Record, file: str) -> None:
    """R2.6 needs it: from every start hex a city can be reached."""
    around = [[t for t in sides if t != NONE] for sides in record["next"][0].tolist()]
    kind = record["kind"][0].tolist()
    for start in record["starts"][0].tolist():
        seen = {start}
        todo = [start]
        while todo and kind[todo[-1]] != CITY:
            h = todo.pop()
            reached = [t for t in around[h] if t not in seen and kind[t] in (RURAL, CITY)]
            seen.update(reached)
            todo += reached
        if not todo:
            raise ProblemError("MAP_SHUT_IN", file=file, entry="hexes", id=data.hexes[start].id)
