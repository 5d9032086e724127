"""First games to learn by: tables whose deal is arranged, so that there is something to show."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from wissel.core import fair
from wissel.core.game import Game
from wissel.core.problems import ProblemError
from wissel.games import registry
from wissel.tables.entries import Computer, Created, Origin, Seated, Started
from wissel.tables.given import Given

LEARNER = 0
"""The seat of the person who learns."""


@dataclass(frozen=True)
class Lesson:
    """A deal, in text notation. All later draws are chance."""

    seats: int
    deal: tuple[str, ...]


def _lines(*lines: str) -> tuple[str, ...]:
    """Outcomes that begin with the same words are written once: `share 0: blue red`."""
    outcomes = []
    for line in lines:
        words, _, each = line.partition(": ")
        outcomes += [f"{words} {one}" for one in each.split(" ")]
    return tuple(outcomes)


# Blue leaves from the north, where towns are near, and the learner holds more of it than of anything else.
PARIS = Lesson(
    3,
    _lines(
        "start red: gare-de-lyon",
        "start blue: gare-du-nord",
        "start yellow: gare-d-austerlitz",
        "start purple: gare-saint-lazare",
        "start black: gare-montparnasse",
        "start brown: gare-de-l-est",
        "share 0: blue blue blue blue red red red yellow yellow brown",
        "share 1: brown brown brown purple purple purple black black yellow red",
        "share 2: black black black yellow yellow yellow purple purple red blue",
        "first: 0",
    ),
)

# The learner's tickets share a way through the Alps, with a tunnel in it, for which the colours lie ready.
# The other player is drawn to the east.
EUROPE = Lesson(
    2,
    _lines(
        "card 0: orange orange yellow yellow",
        "card 1: black red green white",
        "fill 1: orange",
        "fill 2: yellow",
        "fill 3: blue",
        "fill 4: locomotive",
        "fill 5: pink",
        "long 0: brest-petrograd",
        "long 1: moskva-palermo",
        "regular 0: budapest-zurich paris-wien frankfurt-kobenhavn",
        "regular 1: rostov-smolensk kyiv-sochi sarajevo-sevastopol",
        "first: 0",
    ),
)

LESSONS: Mapping[str, Lesson] = {"paris-connection": PARIS, "ticket-to-ride-europe": EUROPE}
"""By game."""


def lesson(
    game: str,
    *,
    table: str,
    name: str,
    by: str,
    seed: str,
    bot: str,
    at: int,
    game_of: Callable[[str], Game] = registry.game,
) -> Given:
    """A private game that is never rated: `by` has the first turn, computer players have the other seats.

    Raises `ProblemError` `GAME_UNKNOWN`, also for a game without a lesson.
    """
    if game not in LESSONS:
        raise ProblemError("GAME_UNKNOWN", game=game[:40])
    taught, rules = LESSONS[game], game_of(game)
    game_map = rules.load_map(rules.default_map)
    secret = fair.new_secret()
    created = Created(
        game=rules.id,
        map=game_map.id,
        map_digest=game_map.digest,
        rules_version=rules.rules_version,
        seats=taught.seats,
        options={spec.name: spec.default for spec in rules.options},
        private=True,
        name=name,
        fair_version=fair.VERSION,
        commitment=fair.commitment(table, secret),
        rated=False,
        origin=Origin("lesson"),
    )
    given = Given.begin(table, created, rules, game_map, by, at, secret)
    for seat in range(taught.seats):
        if seat == LEARNER:
            given.add(seat, by, Seated(seed))
        else:
            given.add(seat, by, Computer(bot))
    given.add(None, by, Started([each.seed for each in given.table.position.seats], list(taught.deal)))
    return given
