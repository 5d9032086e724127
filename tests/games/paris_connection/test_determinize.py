"""States that agree with what a seat knows: they fit all that it has seen, each as likely as it should be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import comb, prod, sqrt

import numpy as np
import pytest
from tests.games.paris_connection.maps import COMPANIES, ISLANDS, begin, do, drawn

from wissel.core.conformance import Setting, random_game
from wissel.core.game import SPECTATOR
from wissel.core.leaks import determinized
from wissel.core.play import Play
from wissel.games.paris_connection.board import Board
from wissel.games.paris_connection.game import PARIS_CONNECTION

Hand = tuple[int, ...]
Hands = tuple[Hand, ...]
SAMPLES = 4000


def hands_of(play: Play) -> Hands:
    return tuple(tuple(int(n) for n in play.state["hand"][0, seat]) for seat in range(play.seats))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_hands_fit_all_that_was_seen(france: Board, seats: int) -> None:
    """Sizes, what all hold together, and what each must have had to give what it gave."""

    def check(play: Play) -> None:
        p = play.state["pub"][0]
        held = 31 - p["supply"] - p["placed"]
        for seat in (SPECTATOR, 0, seats - 1):
            twin = determinized(play, seat, int(p["actions"]))
            guess = twin.state["hand"][0]
            assert guess.min() >= 0
            assert guess.sum(axis=0).tolist() == held.tolist()
            assert guess.sum(axis=1).tolist() == p["shares"].tolist()
            least = p["takes"] - p["gives"] + p["deficit"]
            assert (guess[:seats] >= least[:seats]).all()
            if seat != SPECTATOR or play.is_over:
                assert guess[seat].tolist() == play.state["hand"][0, seat].tolist()

    random_game(Setting(PARIS_CONNECTION, france, seats, {"turn_limit": 10}), 70 + seats, check)


def test_the_hidden_hands_are_drawn_anew(france: Board) -> None:
    play = begin(france, ["red " * 5 + "blue " * 5, "blue " * 5 + "black " * 5, "brown " * 10])
    seen = {hands_of(determinized(play, 0, seed)) for seed in range(20)}
    assert len(seen) > 5
    assert {hands[0] for hands in seen} == {hands_of(play)[0]}


def test_once_hands_are_revealed_nothing_is_drawn(france: Board) -> None:
    def check(play: Play) -> None:
        if play.is_over:
            twin = determinized(play, SPECTATOR, 5)
            assert hands_of(twin) == hands_of(play)
            assert twin.result() == play.result()

    random_game(Setting(PARIS_CONNECTION, france, 3, {"turn_limit": 5}), 8, check)


# ---- distribution: every deal that agrees is equally likely ------------------------------------------------


def vectors(size: int, most: Hand) -> Iterator[Hand]:
    """All hands of this size out of this pool."""
    if len(most) == 1:
        if size <= most[0]:
            yield (size,)
        return
    for n in range(min(size, most[0]) + 1):
        for rest in vectors(size - n, most[1:]):
            yield (n, *rest)


def deals(sizes: list[int], pool: Hand) -> Iterator[tuple[Hands, int]]:
    """All ways to deal hands of these sizes out of the pool, and in how many ways each comes about."""
    if not sizes:
        yield (), 1
        return
    for hand in vectors(sizes[0], pool):
        ways = prod(comb(n, k) for n, k in zip(pool, hand, strict=True))
        for rest, more in deals(sizes[1:], tuple(n - k for n, k in zip(pool, hand, strict=True))):
            yield (hand, *rest), ways * more


def could_play(first: Hand, trades: list[tuple[int, int, int]]) -> Hand | None:
    """The hand after these trades of a seat; None if it could not have made them."""
    hand = list(first)
    for give, take, count in trades:
        if hand[give] == 0:
            return None
        hand[give] -= 1
        hand[take] += count
    return tuple(hand)


def expected(hand: int, trades: list[tuple[int, str]], observer: int, play: Play) -> dict[Hands, float]:
    """From the deal and the trades alone: the chance of each combination of hands now."""
    everyone = [first_hands(play)[seat] for seat in range(3)]
    hidden = [seat for seat in range(3) if seat != observer]
    pool = tuple(sum(everyone[seat][c] for seat in hidden) for c in range(6))
    chances: Counter[Hands] = Counter()
    for dealt, ways in deals([hand] * len(hidden), pool):
        now: list[Hand] = []
        for seat in range(3):
            first = everyone[seat] if seat == observer else dealt[hidden.index(seat)]
            mine = [_trade(action) for who, action in trades if who == seat]
            after = could_play(first, mine)
            if after is None:
                break
            now.append(after)
        else:
            chances[tuple(now)] += ways
    total = sum(chances.values())
    return {hands: ways / total for hands, ways in chances.items()}


def _trade(action: str) -> tuple[int, int, int]:
    _, give, take, count = action.split()
    return COMPANIES.index(give), COMPANIES.index(take), int(count)


def first_hands(play: Play) -> Hands:
    """The hands dealt: those of today without what was taken, with what was given."""
    p = play.state["pub"][0]
    change = p["takes"] - p["gives"]
    return tuple(
        tuple(n - int(d) for n, d in zip(hand, change[seat], strict=True))
        for seat, hand in enumerate(hands_of(play))
    )


CASES = {
    "nothing seen": [],
    "one gave a share": ["trade red black 2", "trade blue brown 1", "trade red purple 1"],
    "two shares of one company given": [
        *("trade red black 1", "trade blue brown 1", "trade red purple 1"),
        *("trade red brown 1", "trade yellow black 1", "trade red purple 1"),
    ],
    "given after it was taken": [
        *("trade red black 2", "trade blue brown 1", "trade yellow brown 1"),
        *("trade black brown 1", "trade brown red 1", "trade brown yellow 1"),
        *("trade black blue 1", "trade red blue 1", "trade yellow blue 1"),
    ],
}


@pytest.mark.parametrize("observer", [SPECTATOR, 0, 1, 2])
@pytest.mark.parametrize("case", CASES)
def test_each_combination_of_hands_is_as_likely_as_the_deals_that_lead_to_it(
    case: str, observer: int
) -> None:
    """Chi-square against exhaustive enumeration; the seeds are fixed, the bound is five deviations."""
    play = begin(drawn(ISLANDS, hand=3), ["red red yellow", "blue yellow blue", "red yellow red"])
    trades = []
    for action in CASES[case]:
        trades.append((play.to_act[0], action))
        do(play, action)
    chances = expected(3, trades, observer, play)
    assert hands_of(play) in chances
    O = play.observation(observer)  # noqa: E741
    guess = np.zeros(1, PARIS_CONNECTION.state_dtype)
    counts: Counter[Hands] = Counter()
    for seed in range(SAMPLES):
        PARIS_CONNECTION.kernel.determinize(play.map.record, O, guess, seed * 7919)
        counts[tuple(tuple(hand) for hand in guess["hand"][0, :3].tolist())] += 1
    assert set(counts) <= set(chances), "hands that could not have played what was seen"
    likely = {hands: chance for hands, chance in chances.items() if chance * SAMPLES >= 5}
    rest = 1 - sum(likely.values())
    if not likely or len(likely) + (rest > 0) < 2:
        return
    square = sum((counts[h] - SAMPLES * c) ** 2 / (SAMPLES * c) for h, c in likely.items())
    if rest * SAMPLES >= 5:
        others = SAMPLES - sum(counts[h] for h in likely)
        square += (others - SAMPLES * rest) ** 2 / (SAMPLES * rest)
    freedom = len(likely) - (rest * SAMPLES < 5)
    assert square < freedom + 5 * sqrt(2 * freedom) + 5, (
        f"{len(chances)} combinations, chi-square {square:.0f}"
    )
