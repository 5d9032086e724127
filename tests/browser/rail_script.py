"""A game of Ticket to Ride for two that is written down before it is played: turns, and what each draws.

The script is played once without a server, to find the index that each draw must have for the cards that are
wished. A server that is made with `Script.chance` then draws just those.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np

from wissel.core.fair import ChanceSource
from wissel.core.play import Play
from wissel.games import registry

GAME = "ticket-to-ride-europe"


@dataclass(frozen=True)
class Move:
    seat: int
    action: str


@dataclass
class Script:
    """What was asked for so far."""

    moves: list[Move] = field(default_factory=list)
    indexes: list[int] = field(default_factory=list)
    needed: Counter[str] = field(default_factory=Counter)
    """Cards that will be wished later."""

    def __post_init__(self) -> None:
        game = registry.game(GAME)
        self.play = Play(game, game.load_map("europe"), 2, {})

    # ---- writing -------------------------------------------------------------------------------------------

    def draw(self, *wishes: str) -> None:
        """Makes the pending draws: outcomes that are wished, in any order; else what can best be spared."""
        left = list(wishes)
        game, m = self.play.game, self.play.map
        state = self.play.state.copy()
        pool = np.zeros(game.outcome_count, np.int64)
        drawn: list[str] = []
        while game.kernel.chance(m.record, state, pool):
            texts = {game.outcome_text(m, state, k): k for k, count in enumerate(pool.tolist()) if count}
            wished = next((text for text in left if text in texts), None)
            if wished is not None:
                left.remove(wished)
            usual = [text for text in texts if not text.endswith(LOCO)] or list(texts)
            text = wished or max(usual, key=lambda text: int(pool[texts[text]]) - self.needed[_last(text)])
            drawn.append(text)
            self.indexes.append(int(pool[: texts[text]].sum()))
            game.kernel.resolve(m.record, state, texts[text])
        assert not left, f"never drawn: {left}"
        self.play.resolve(drawn)

    def act(self, seat: int, action: str, *wishes: str) -> None:
        self.play.act(seat, action)
        self.moves.append(Move(seat, action))
        self.draw(*wishes)

    def cards(self, seat: int, *cards: str) -> None:
        """A turn of blind cards."""
        for card in cards:
            self.needed[card] -= 1
            self.act(seat, "blind", f"draw {card}")

    # ---- drawing by it -------------------------------------------------------------------------------------

    def chance(self, _: bytes, __: Sequence[bytes]) -> ChanceSource:
        return _Indexes(self.indexes)


@dataclass(frozen=True)
class _Indexes:
    known: list[int]

    def index(self, n: int, total: int) -> int:
        return self.known[n] % total


LOCO = "locomotive"


def _last(text: str) -> str:
    return text.rsplit(maxsplit=1)[-1]


def times(cards: str) -> list[str]:
    """`2 red 1 blue` as a list of cards."""
    words = cards.split()
    return [card for count, card in zip(words[::2], words[1::2], strict=True) for _ in range(int(count))]


def claim(route: str, cards: str) -> str:
    return " ".join(["claim", route, *times(cards)])


WANTED = times(f"4 red 7 blue 4 green 2 {LOCO} 4 white 4 black 4 yellow 4 orange 4 pink 2 green 1 {LOCO}")
"""What seat 0 draws, with four red cards in its hand, to pay for its claims in their order."""
CLAIMS = (
    (4, claim("petrograd-stockholm-gray", "8 red"), ("green", "green", "black")),
    (12, claim("budapest-kyiv-gray", "6 blue"), ("blue", "white", "white")),
    (18, claim("palermo-smyrna-gray", f"4 green 2 {LOCO}"), ()),
    (22, claim("moskva-petrograd-white", "4 white"), ()),
    (26, claim("kharkov-moskva-gray", "4 black"), ()),
    (30, claim("kharkov-kyiv-gray", "4 yellow"), ()),
    (34, claim("bucuresti-kyiv-gray", "4 orange"), ()),
    (38, claim("bucuresti-budapest-gray", "4 pink"), ("white", "black", "green")),
    (40, claim("brindisi-palermo-gray", f"2 green 1 {LOCO}"), ()),
)
"""What seat 0 claims when it has drawn so many cards, and the cards turned over for a tunnel."""


def _builder(script: Script) -> Iterator[None]:
    """Seat 0: cards and claims until two trains are left, then two cards more."""
    drawn = 0
    for count, action, reveals in CLAIMS:
        while drawn < count:
            script.cards(0, *WANTED[drawn : drawn + 2])
            drawn += 2
            yield
        script.act(0, action, *(f"reveal {card}" for card in reveals))
        if script.play.to_act == (0,):
            script.act(0, "pay blue")
        yield
    script.act(0, "blind")
    script.act(0, "blind")
    yield


def _other(script: Script) -> Iterator[None]:
    """Seat 1: a locomotive that lies open, a tunnel that fails, tickets, a station, a route; then cards."""
    script.act(1, "face 3")
    yield
    reveals = ("yellow", "black", "white")
    script.act(1, claim("munchen-zurich-yellow", "2 yellow"), *(f"reveal {card}" for card in reveals))
    script.act(1, "decline")
    yield
    script.act(1, "tickets", "offer barcelona-munchen", "offer brest-venezia", "offer kyiv-sochi")
    script.act(1, "keep barcelona-munchen")
    yield
    script.act(1, "station paris pink")
    yield
    script.act(1, f"claim frankfurt-munchen-pink pink {LOCO}")
    yield
    while True:
        script.act(1, "face 1")
        script.act(1, "blind")
        yield
        script.act(1, "tickets")
        script.act(1, script.play.legal(1)[0])
        yield


def whole_game() -> Script:
    """Seat 0 builds until the last round; seat 1 does everything else that there is to do."""
    script = Script(needed=Counter(WANTED))
    script.draw(
        *["card 0 red"] * 4,
        *["card 1 yellow"] * 2,
        *["card 1 pink"] * 2,
        f"fill 3 {LOCO}",
        "long 0 erzurum-kobenhavn",
        *(f"regular 0 {ticket}" for ticket in ("kyiv-petrograd", "budapest-sofia", "rostov-smolensk")),
        "first 0",
    )
    script.act(0, script.play.legal(0)[-1])
    script.act(1, script.play.legal(1)[0])
    turns = _builder(script), _other(script)
    while not script.play.is_over:
        next(turns[script.play.to_act[0]])
    return script
