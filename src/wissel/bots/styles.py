"""Players with a taste: of actions that a search finds nearly as good as the best one takes what it likes.

The search looks at such actions more (`fond` in `wissel.kernel.search`); here the choice is made. So a style
is seen at the table, and costs little.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from wissel.bots.search import Found, Settings, think
from wissel.core.game import Game, GameMap, Record
from wissel.games.paris_connection.board import Board as ParisMap
from wissel.games.ticket_to_ride.board import Board as RailMap

TASTE = 0.008
"""So much of a game an action may be worse than the best, in the eyes of the search, and still be taken."""
LOOKED_AT = 12
"""It must have had this part of the visits of the best: what was merely tried may be worse than it seems."""
LONG = 4
"""Trains of a long route."""

Liking = Callable[[GameMap, Record, Sequence[str]], int]
"""`(map, observation, words of an action)`: how much it is liked."""


@dataclass(frozen=True)
class StyledBot:
    """Searches, and takes what its style likes best among the nearly best."""

    spec: str
    settings: Settings
    kind: int | None = None

    def choose(self, game: Game, m: GameMap, observation: Record, seed: int) -> str:
        told = think(game, m, observation, seed, self.settings)
        return to_taste(self.settings.style, game, m, observation, told)


def to_taste(style: str, game: Game, m: GameMap, observation: Record, told: Sequence[Found]) -> str:
    """What a style takes of what a search has found."""
    texts = [game.action_text(m, observation, one.action) for one in nearly_best(told)]
    # The better one of two that are liked alike: they come in that order.
    return max(texts, key=lambda text: liking(style, m, observation, text))


def nearly_best(told: Sequence[Found]) -> list[Found]:
    best = told[0]
    return [one for one in told if best.merit - one.merit <= TASTE and one.visits * LOOKED_AT >= best.visits]


def liking(style: str, m: GameMap, observation: Record, action: str) -> int:
    """How much an action is to the taste of a style."""
    tastes = PARIS if isinstance(m, ParisMap) else RAILS
    return tastes[style](m, observation, action.split())


def _gain(m: GameMap, words: Sequence[str]) -> int:
    """Points for the value of the company."""
    if not isinstance(m, ParisMap) or words[0] != "place":
        return 0
    return m.data.hexes[m.hex_number[words[2]]].value


def _edge(m: GameMap, observation: Record, company: str) -> float:
    """Shares that the seat holds beyond the mean of the others."""
    if not isinstance(m, ParisMap):
        return 0.0
    o, c = observation[0], m.company_number[company]
    p, mine = o["pub"], int(o["hand"][c])
    others = int(m.record["shares"][0] - p["supply"][c] - p["placed"][c]) - mine
    return mine - others / (int(p["seats"]) - 1)


def _wastes(m: GameMap, observation: Record, words: Sequence[str]) -> int:
    """Places the locomotives of others where they bring nothing."""
    return int(words[0] == "place" and _gain(m, words) == 0 and _edge(m, observation, words[1]) < 0)


def _route(m: GameMap, words: Sequence[str]) -> int:
    """The number of the route that is claimed; -1: none is."""
    return m.routes.index(words[1]) if isinstance(m, RailMap) and words[0] == "claim" else -1


def _long(m: GameMap, _: Record, words: Sequence[str]) -> int:
    r = _route(m, words)
    return int(r >= 0 and isinstance(m, RailMap) and m.data.routes[r].length >= LONG)


def _in_the_way(m: GameMap, observation: Record, words: Sequence[str]) -> int:
    """Claims a route at the end of somebody else's."""
    r, me = _route(m, words), int(observation["seat"][0])
    if r < 0 or not isinstance(m, RailMap):
        return 0
    ends = {m.data.routes[r].a, m.data.routes[r].b}
    owners = observation["pub"]["owner"][0, : len(m.routes)].tolist()
    others = (route for route, owner in zip(m.data.routes, owners, strict=True) if owner not in (-1, me))
    return int(any({other.a, other.b} & ends for other in others))


def _kept(words: Sequence[str]) -> int:
    """Tickets that are kept."""
    return len(words) - 1 if words[0] == "keep" else 0


def _first_word(*liked: str) -> Liking:
    """Likes these kinds of actions, the first most."""
    return lambda _, __, words: len(liked) - liked.index(words[0]) if words[0] in liked else 0


PARIS: Mapping[str, Liking] = {
    "plain": lambda *_: 0,
    "builder": lambda m, _, words: _gain(m, words),
    "trader": _first_word("trade"),
    "blocker": _wastes,
    "dasher": _first_word("place"),
}
RAILS: Mapping[str, Liking] = {
    "plain": lambda *_: 0,
    "builder": _long,
    "trader": lambda m, o, words: _first_word("tickets", "face")(m, o, words) + _kept(words),
    "blocker": _in_the_way,
    "dasher": lambda m, o, words: _first_word("claim")(m, o, words) - _kept(words),
}
