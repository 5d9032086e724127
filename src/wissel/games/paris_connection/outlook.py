"""What the heuristic player of Paris Connection expects, compiled: hands of the others, ways, who leads.

Everything is integer arithmetic, so that it is the same compiled and uncompiled; shares and points are
counted in hundredths (`UNIT`). Nothing here reads more than an observation.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from wissel.games.paris_connection.reach import holds
from wissel.games.paris_connection.rules import guarded
from wissel.games.paris_connection.scoring import worth
from wissel.games.paris_connection.state import COMPANIES, NONE, SEATS, SIDES, WORDS, Map, Observation, Public
from wissel.kernel.bits import lowest, rest
from wissel.kernel.compiler import compiled, entry
from wissel.kernel.record import Ints, Records

UNIT: Final = 100

# Rows of the survey of a company, one number for each hex
STEPS: Final = 0
"""Placements until the company stands there; 0 = it cannot get there."""
GAIN: Final = 1
"""Points of the cities on the best of the shortest ways there."""
VIA: Final = 2
"""The hex before it on that way; NONE beside a locomotive."""
QUEUE: Final = 3
"""The hexes reached, nearest first."""
ROWS: Final = 4

FAR: Final = 2
"""Builds that the player looks ahead."""
REACH: Final = 10
"""Most steps that a survey follows: two builds."""


class Outlook(NamedTuple):
    """What a seat expects of the others."""

    hands: Ints
    """Expected shares, in hundredths, by seat and company; 0 for the seat itself."""
    spread: Ints
    """Variance of the worth of each hand, in points squared, times `UNIT` squared."""
    edge: Ints
    """Own shares of each company beyond the mean of the others, in hundredths."""
    lead: Ints
    """Points, in hundredths, by which the seat would be ahead of each other one if the game ended now."""


@compiled
def look(m: Map, p: Public, hand: Ints, seat: int) -> Outlook:
    """What the seat that holds this hand expects.

    Another seat holds at least what it was seen to take beyond what it was seen to give (R4.4); what no such
    bound explains is spread evenly over all hidden shares.
    """
    hands = np.zeros((SEATS, COMPANIES), np.int64)
    spread = np.zeros(SEATS, np.int64)
    edge = np.empty(COMPANIES, np.int64)
    lead = np.zeros(SEATS, np.int64)
    unseen = np.empty(COMPANIES, np.int64)  # hidden shares that no bound explains
    hidden = 0
    value = 0
    square = 0
    for c in range(COMPANIES):
        unseen[c] = m.shares - p.supply[c] - p.placed[c] - hand[c]
        for q in range(p.seats):
            if q != seat:
                unseen[c] -= at_least(p, q, c)
        hidden += unseen[c]
        value += unseen[c] * p.value[c]
        square += unseen[c] * p.value[c] * p.value[c]
    for q in range(p.seats):
        if q == seat:
            continue
        unknown = p.shares[q]
        for c in range(COMPANIES):
            unknown -= at_least(p, q, c)
        for c in range(COMPANIES):
            evenly = UNIT * unknown * unseen[c] // hidden if hidden > 0 else 0
            hands[q, c] = UNIT * at_least(p, q, c) + evenly
            lead[q] -= hands[q, c] * p.value[c]
        lead[q] += UNIT * (worth(p, hand) - m.penalty * (beyond(m, p, seat) - beyond(m, p, q)))
        if hidden > 1:
            variance = UNIT * UNIT * (square * hidden - value * value) // (hidden * hidden)
            spread[q] = variance * unknown * (hidden - unknown) // (hidden - 1)
    for c in range(COMPANIES):
        others = 0
        for q in range(p.seats):
            others += hands[q, c]
        edge[c] = UNIT * hand[c] - others // (p.seats - 1)
    return Outlook(hands, spread, edge, lead)


@entry
def expected(M: Records[Map], O: Records[Observation], out: Ints) -> None:  # noqa: E741
    """What the observing seat expects the others to hold: hundredths of shares, by seat and company."""
    o = O[0]
    out[:] = look(M[0], o.pub, o.hand, o.seat).hands


@compiled
def at_least(p: Public, seat: int, company: int) -> int:
    """Shares that everybody knows the seat to hold (R4.4)."""
    known: int = p.takes[seat, company] - p.gives[seat, company] + p.deficit[seat, company]
    return max(0, known)


@compiled
def beyond(m: Map, p: Public, seat: int) -> int:
    """Shares of a seat over the holding limit (R2.9)."""
    over: int = p.shares[seat] - m.limit[p.seats]
    return max(0, over)


@compiled
def would_win(p: Public, hand: Ints, seat: int, view: Outlook, company: int, points: int) -> bool:
    """Is the seat probably first if the game ends after `company` has gained `points`?

    Likely enough: ahead of each other seat by the standard deviation of its hidden hand.
    """
    for q in range(p.seats):
        if q != seat:
            lead = view.lead[q] + points * (UNIT * hand[company] - view.hands[q, company])
            if lead <= 0 or lead * lead < view.spread[q]:
                return False
    return True


@compiled
def survey(m: Map, p: Public, company: int, shunned: int, ways: Ints) -> int:
    """Fills `ways` with how the company can get to each hex by building; returns how many hexes it can reach.

    Hexes that it may not fill now (R2.6), and the hex `shunned`, count as closed.
    """
    steps, gain, via, queue = ways[STEPS], ways[GAIN], ways[VIA], ways[QUEUE]
    for h in range(steps.size):
        steps[h] = 0
    free = np.empty(WORDS, np.int64)
    filled = 0
    for w in range(WORDS):
        free[w] = enterable(m, p, company, w)
        x = p.near[company, w] & free[w]
        while x != 0:
            h = 64 * w + lowest(x)
            x = rest(x)
            if h != shunned:
                steps[h] = 1
                gain[h] = m.value[h]
                via[h] = NONE
                queue[filled] = h
                filled += 1
    done = 0
    while done < filled:
        h = queue[done]
        done += 1
        if steps[h] == REACH:
            break
        for side in range(SIDES):
            t = m.next[h, side]
            if t == NONE:
                break
            if steps[t] == 0:
                if t == shunned or not holds(free, t):
                    continue
                steps[t] = steps[h] + 1
                gain[t] = -1
                queue[filled] = t
                filled += 1
            if steps[t] == steps[h] + 1 and gain[h] + m.value[t] > gain[t]:
                gain[t] = gain[h] + m.value[t]
                via[t] = h
    return filled


@compiled
def enterable(m: Map, p: Public, company: int, word: int) -> int:
    """Hexes where the company may come to stand once it is beside them, as a mask."""
    open_ = (m.cities[word] | m.rural[word]) & ~p.full[word] & ~p.own[company, word]
    free: int = open_ & ~((m.cities[word] | p.single[word]) & guarded(p, company, word))
    return free


@compiled
def target(ways: Ints, reached: int, locomotives: int, supply: int) -> int:
    """The hex with the most points for each placement on the way there; NONE if there is nothing to gain.

    What lies farther than this build (`locomotives`) counts for less: somebody else may be there first.
    """
    best = NONE
    most = 0
    for i in range(reached):
        h = ways[QUEUE, i]
        steps = ways[STEPS, h]
        if steps > supply or steps > FAR * locomotives:
            break
        rate = rate_of(ways, h, locomotives)
        if rate > most:
            best = h
            most = rate
    return best


@compiled
def rate_of(ways: Ints, h: int, locomotives: int) -> int:
    """Points, in hundredths, for each placement of the way to `h`."""
    rate: int = UNIT * ways[GAIN, h] // ways[STEPS, h]
    return rate if ways[STEPS, h] <= locomotives else rate * 3 // 4


@compiled
def first_step(ways: Ints, h: int) -> int:
    """The first hex of the way to `h`."""
    while ways[VIA, h] != NONE:
        h = ways[VIA, h]
    return h
