"""No cutting off (R2.6): which hexes must stay free for a company that has no city yet.

Such a company reaches a free city by walking from its locomotives over rural hexes that it may still enter. A
hex is a *bridge* if every such walk passes it, its last city included. Filling a bridge would cut the company
off; filling any other hex would not. So legality is one look into a mask, and the search is made again only
when the company has built, or when a hex has been filled on which the last search rested (the *trail*).
"""

from __future__ import annotations

import numpy as np

from wissel.games.paris_connection.state import COMPANIES, HEXES, NONE, WORDS, Map, Public
from wissel.kernel.bits import bit, lowest, popcount, rest
from wissel.kernel.compiler import compiled
from wissel.kernel.record import Ints

# Rows of the sets that a search works with
OPEN = (
    0  # hexes that the walk may enter: free cities, and rural ones with room and without the company itself
)
SEEN = 1
WAY = 2  # the shortest way to a free city
SETS = 3

# Rows of the lists that it works with
QUEUE = 0  # hexes from which it goes on
BEFORE = 1  # by hex: from which hex it was reached; NONE beside a locomotive
WALK = 2  # the hexes of the shortest way, in order
PLACE = 3  # by hex of the way: its place there
LISTS = 4


@compiled
def holds(mask: Ints, h: int) -> bool:
    """Is hex `h` in the mask?"""
    return bool((mask[h >> 6] >> (h & 63)) & 1)


@compiled
def include(mask: Ints, h: int) -> None:
    mask[h >> 6] |= bit(h & 63)


@compiled
def find_bridges(m: Map, p: Public, company: int) -> bool:
    """Renews `bridge` and `trail` of a company without a city. False if it reaches no free city at all.

    First the shortest way to a free city is found. Then the hexes reachable without it are explored while the
    way is walked from its start: a hex of the way is a bridge if no detour has reached a later one, or
    another city, by then.
    """
    sets = np.empty((SETS, WORDS), np.int64)
    lists = np.empty((LISTS, HEXES), np.int64)
    queue, before = lists[QUEUE], lists[BEFORE]
    for w in range(WORDS):
        sets[OPEN, w] = (m.cities[w] | m.rural[w]) & ~p.full[w] & ~p.own[company, w]
        sets[SEEN, w] = 0
        sets[WAY, w] = 0
        p.bridge[company, w] = 0
    end, filled = _shortest(m, sets, p.near[company], queue, before, 0, NONE)
    done = 0
    while end == NONE and done < filled:
        h = queue[done]
        done += 1
        end, filled = _shortest(m, sets, m.beside[h], queue, before, filled, h)
    if end == NONE:
        return False
    _mark_bridges(m, p, company, sets, lists, end)
    for w in range(WORDS):
        p.trail[company, w] = sets[SEEN, w] | sets[WAY, w]
    return True


@compiled
def _shortest(
    m: Map, sets: Ints, around: Ints, queue: Ints, before: Ints, filled: int, h: int
) -> tuple[int, int]:
    """Adds the unseen open hexes of `around` to the queue, as reached from `h`: a free city among them, the
    queue's length."""
    for w in range(WORDS):
        x = around[w] & sets[OPEN, w] & ~sets[SEEN, w]
        sets[SEEN, w] |= x
        city = x & m.cities[w]
        if city != 0:
            end = lowest(city) + 64 * w
            before[end] = h
            return end, filled
        while x != 0:
            t = lowest(x) + 64 * w
            x = rest(x)
            before[t] = h
            queue[filled] = t
            filled += 1
    return NONE, filled


@compiled
def _mark_bridges(m: Map, p: Public, company: int, sets: Ints, lists: Ints, end: int) -> None:
    """Walks the way that ends at `end`; leaves in `sets` what was looked at."""
    queue, before, walk, place = lists[QUEUE], lists[BEFORE], lists[WALK], lists[PLACE]
    length = 0
    h = end
    while h != NONE:
        include(sets[WAY], h)
        length += 1
        h = before[h]
    h = end
    for i in range(length - 1, -1, -1):
        walk[i] = h
        place[h] = i
        h = before[h]
    for w in range(WORDS):
        sets[SEEN, w] = 0
    furthest, filled = _detour(m, sets, p.near[company], place, queue, 0, NONE)
    done = 0
    for i in range(length):
        while furthest < length and done < filled:
            h = queue[done]
            done += 1
            furthest, filled = _detour(m, sets, m.beside[h], place, queue, filled, furthest)
        if furthest == length:
            return
        if furthest == i:
            include(p.bridge[company], walk[i])
        if i < length - 1:
            furthest, filled = _detour(m, sets, m.beside[walk[i]], place, queue, filled, furthest)


@compiled
def _detour(
    m: Map, sets: Ints, around: Ints, place: Ints, queue: Ints, filled: int, furthest: int
) -> tuple[int, int]:
    """Looks at the open hexes of `around`: the furthest place of the way reached so far, and the queue's
    length.

    Reaching a free city off the way counts as reaching the place behind the end of the way.
    """
    for w in range(WORDS):
        x = around[w] & sets[OPEN, w]
        on = x & sets[WAY, w]
        while on != 0:
            furthest = max(furthest, place[lowest(on) + 64 * w])
            on = rest(on)
        x &= ~sets[WAY, w] & ~sets[SEEN, w]
        sets[SEEN, w] |= x
        if x & m.cities[w] != 0:
            return _beyond(sets), filled
        while x != 0:
            queue[filled] = lowest(x) + 64 * w
            filled += 1
            x = rest(x)
    return furthest, filled


@compiled
def _beyond(sets: Ints) -> int:
    """The place behind the end of the way: its length."""
    n = 0
    for w in range(WORDS):
        n += popcount(sets[WAY, w])
    return n


@compiled
def cut_off_by(p: Public, company: int, h: int) -> int:
    """The company, not the builder, that could reach no free city if hex `h` were filled; NONE if there is
    none."""
    for d in range(COMPANIES):
        if d != company and holds(p.bridge[d], h):
            return d
    return NONE


@compiled
def has_bridges(p: Public, company: int) -> bool:
    found = False
    for w in range(WORDS):
        found = found or p.bridge[company, w] != 0
    return found


@compiled
def drop_bridges(p: Public, company: int) -> None:
    """The company has a city and may be shut in: nothing needs to stay free for it."""
    for w in range(WORDS):
        p.bridge[company, w] = 0


@compiled
def renew_bridges(m: Map, p: Public, company: int, h: int, filled: bool) -> None:
    """After `company` has placed on `h`: renews what the placement may have changed.

    Its own walks have only become shorter: it may have fewer bridges now, never more.
    """
    if p.reached[company] == 0 and has_bridges(p, company):
        find_bridges(m, p, company)
    if filled:
        for d in range(COMPANIES):
            if d != company and p.reached[d] == 0 and holds(p.trail[d], h):
                find_bridges(m, p, d)
