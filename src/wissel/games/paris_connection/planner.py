"""The heuristic player of Paris Connection, compiled, over the observation of its seat.

It values a share by what the company is worth and may still gain. So it trades two for one while its hand has
room, builds towards the best cities for companies of which it holds more than the others on average, wastes
locomotives of those that it lacks, and ends the game, or hurries to its end, when it is probably first. It
remembers nothing: each decision follows from the observation alone.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from wissel.games.paris_connection import rules
from wissel.games.paris_connection.outlook import (
    FAR,
    GAIN,
    ROWS,
    STEPS,
    UNIT,
    Outlook,
    first_step,
    look,
    rate_of,
    survey,
    target,
    would_win,
)
from wissel.games.paris_connection.problems import OK
from wissel.games.paris_connection.state import (
    BUILDING,
    COMPANIES,
    FINISH,
    HEXES,
    NONE,
    NOT_ENDING,
    WORDS,
    Map,
    Observation,
    Public,
)
from wissel.kernel.bits import lowest, popcount, rest
from wissel.kernel.compiler import compiled, entry
from wissel.kernel.random import advance, output
from wissel.kernel.record import Ints, Records

HORIZON: Final = 12
"""Locomotives of a company that are likely to be built before the end, at the most."""
MOST_TRADES: Final = 30
"""After so many trades a seat trades only where it must: planners could go on for ever (R4.2)."""
WEARY: Final = 60
"""After so many it empties the supplies, so that the game comes to an end (R3.2)."""
RACE: Final = 10
"""Steps from which a seat that leads hurries to the hex that ends the game."""
LOCOMOTIVES_A_ROUND: Final = 3
"""Of one company, while all play a turn."""
EAGER: Final = 3
"""Halves: a build now is worth more than its points, as somebody else may take the cities."""
CITY_HARM: Final = 10
"""As bad as so many new neighbours: a city that comes within reach of a company that the player lacks."""
HUNCH: Final = 25
"""Plans that differ by less, in hundredths of points, are as good as each other: the seed decides."""
MUCH: Final = 1 << 40
"""More than any plan is worth."""


@entry
def choose(M: Records[Map], O: Records[Observation], seed: int) -> int:  # noqa: E741
    """The action that the observing seat, whose turn it is, takes. `seed` decides between equals."""
    return decide(M[0], O[0], seed)


@compiled
def decide(m: Map, o: Observation, seed: int) -> int:
    p = o.pub
    view = look(m, p, o.hand, o.seat)
    ways = np.empty((ROWS, HEXES), np.int64)
    share = np.empty(COMPANIES, np.int64)  # what one may be worth at the end, in hundredths of points
    left = 0 if p.reason != NOT_ENDING else m.build_most - p.build_n
    best = NONE
    most = -2 * MUCH
    dice = seed
    for c in range(COMPANIES):
        share[c] = UNIT * p.value[c]
        if p.supply[c] > 0 and left > 0 and (p.phase != BUILDING or c == p.company):
            h, gain, rate = _plan(m, p, o.hand, o.seat, view, c, left, ways)
            share[c] += growth(p, rate, p.supply[c])
            dice = advance(dice)
            gain += output(dice, HUNCH)
            if h != NONE and gain > most:
                best = c * HEXES + h
                most = gain
    if p.phase == BUILDING:
        return FINISH if best == NONE else best
    return _or_trade(m, p, o.hand, o.seat, view, share, best, most, dice)


@compiled
def _or_trade(
    m: Map, p: Public, hand: Ints, seat: int, view: Outlook, share: Ints, build: int, worth: int, dice: int
) -> int:
    """The best trade, if it is better than the best build (NONE if there is none), else that."""
    best = build
    most = worth
    trades = 0
    for c in range(COMPANIES):
        trades += p.gives[seat, c]
    if build != NONE and trades >= MOST_TRADES:
        return build
    for give in range(COMPANIES):
        for take in range(COMPANIES):
            for count in range(1, 3):
                if rules.trade_problem(p, hand, give, take, count) != OK:
                    continue
                gain = _weary(p, give, take, count)
                if trades < WEARY:
                    gain = _trade_gain(m, p, hand, seat, view, share, give, take, count)
                dice = advance(dice)
                gain += output(dice, HUNCH)
                if gain > most:
                    best = rules.trade_action(give, take, count)
                    most = gain
    return best


@compiled
def growth(p: Public, rate: int, supply: int) -> int:
    """Points, in hundredths, that a company with this supply may still gain at `rate` for a locomotive."""
    if supply == 0:
        return 0
    horizon = HORIZON
    if p.turn_limit > 0:
        horizon = min(horizon, LOCOMOTIVES_A_ROUND * (p.turn_limit - p.turns // p.seats - 1))
    return rate * supply * horizon // (supply + horizon)


# ---- trades ------------------------------------------------------------------------------------------------


@compiled
def _trade_gain(
    m: Map, p: Public, hand: Ints, seat: int, view: Outlook, share: Ints, give: int, take: int, count: int
) -> int:
    """What the trade adds to the own hand, in hundredths of points."""
    if rules.trade_ends(p, give, take, count):
        return MUCH if would_win(p, hand, seat, view, take, 0) else -MUCH
    if count == 2 and p.shares[seat] >= m.limit[p.seats]:
        return -MUCH
    return int(count * share[take] - share[give])


@compiled
def _weary(p: Public, give: int, take: int, count: int) -> int:
    """Better the fewer supplies, and then locomotives, the trade leaves."""
    stocked = rules.stocked(p)
    if p.supply[give] == 0:
        stocked += 1
    if p.supply[take] == count:
        stocked -= 1
    return UNIT * (count - COMPANIES * stocked)


# ---- builds ------------------------------------------------------------------------------------------------


@compiled
def _plan(
    m: Map, p: Public, hand: Ints, seat: int, view: Outlook, company: int, most: int, ways: Ints
) -> tuple[int, int, int]:
    """Where the company's next locomotive goes, with `most` left in this build; the gain; the points for one.

    The hex is NONE if there is nothing to build for. The gain counts, in hundredths of points, the own hand
    against those of the others.
    """
    edge = view.edge[company]
    locomotives = min(most, p.supply[company])
    reached = survey(m, p, company, NONE, ways)
    end_steps = ways[STEPS, m.end_hex]
    if end_steps > 0:
        points = ways[GAIN, m.end_hex]
        near = end_steps <= locomotives
        hurries = near or (end_steps <= RACE and would_win(p, hand, seat, view, company, 0))
        if hurries and end_steps <= p.supply[company] and would_win(p, hand, seat, view, company, points):
            return first_step(ways, m.end_hex), MUCH - UNIT * end_steps, UNIT * points // end_steps
        if end_steps <= FAR * locomotives:
            reached = survey(m, p, company, m.end_hex, ways)
    aim = target(ways, reached, locomotives, p.supply[company])
    rate = 0 if aim == NONE else rate_of(ways, aim, locomotives)
    if edge > 0:
        if aim == NONE:
            return NONE, 0, 0
        h = first_step(ways, aim)
        gain = EAGER * edge * _points(ways, aim, rate, locomotives) // (2 * UNIT)
    else:
        h = bad_spot(m, p, company)
        lost = growth(p, rate, p.supply[company]) - growth(p, rate, p.supply[company] - locomotives)
        gain = -edge * lost // UNIT
    if h != NONE and rules.end_of_placement(m, p, company, h) != NOT_ENDING:
        if would_win(p, hand, seat, view, company, m.value[h]):
            return h, MUCH, rate
        return NONE, 0, rate
    return h, gain, rate


@compiled
def _points(ways: Ints, aim: int, rate: int, locomotives: int) -> int:
    """Points, in hundredths, that a build of so many locomotives is likely to bring."""
    if ways[STEPS, aim] > locomotives:
        return rate * locomotives
    return int(UNIT * ways[GAIN, aim] + (locomotives - ways[STEPS, aim]) * rate // 2)


@compiled
def bad_spot(m: Map, p: Public, company: int) -> int:
    """Where a locomotive of the company helps it least: no city, none closer, few new neighbours."""
    best = NONE
    least = HEXES
    for w in range(WORDS):
        x = rules.places(m, p, company, w) & ~m.cities[w]
        while x != 0:
            h = 64 * w + lowest(x)
            x = rest(x)
            harm = 0
            for v in range(WORDS):
                new = m.beside[h, v] & ~p.near[company, v] & ~p.own[company, v] & ~p.full[v]
                harm += popcount(new) + CITY_HARM * popcount(new & m.cities[v])
            if harm < least:
                best = h
                least = harm
    return best if least < CITY_HARM else NONE
