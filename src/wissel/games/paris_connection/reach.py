"""No cutting off (R2.6): which hexes must stay free for a company that has no city yet.

Such a company reaches a free city by walking from its locomotives over rural hexes that it may still enter. A hex is a
*bridge* if every such walk passes it, its last city included. Filling a bridge would cut the company off; filling any
other hex would not. So legality is one look into a mask, and the search is made again only when the company has built,
or when a hex has been filled on which the last search rested (the *trail*).
"""

from __future__ import annotations

import numpy as np

from wissel.core.game import Record
from wissel.games.paris_connection.state import CITY, COMPANIES, HEXES, NONE, RURAL, SIDES, WORDS
from wissel.kernel.bits import bit, lowest
from wissel.kernel.compiler import compiled

UNSEEN = NONE - 1


@compiled
def holds(mask: Record, h: int) -> bool:
    """Is hex `h` in the mask?"""
    return (mask[h >> 6] >> (h & 63)) & 1 != 0


@compiled
def include(mask: Record, h: int) -> None:
    mask[h >> 6] |= bit(h & 63)


@compiled
def enterable(m: Record, p: Record, company: int, h: int) -> bool:
    """May the company's walk enter this hex: a rural one with room and not its own, or a free city?"""
    if holds(p.full, h) or holds(p.own[company], h):
        return False
    return m.kind[h] == RURAL or m.kind[h] == CITY


@compiled
def find_bridges(m: Record, p: Record, company: int) -> bool:
    """Renews `bridge` and `trail` of a company without a city. False if it reaches no free city at all.

    First the shortest way to a free city is found. Then the hexes reachable without it are explored while the way is
    walked from its start: a hex of the way is a bridge if no detour has reached a later one, or another city, by then.
    """
    bridge = p.bridge[company]
    trail = p.trail[company]
    for w in range(WORDS):
        bridge[w] = 0
        trail[w] = 0
    queue = np.empty(HEXES, np.int64)
    before = np.full(HEXES, UNSEEN, np.int64)  # hex from which a hex was reached; NONE at the start of a way
    filled = _seed(m, p, company, queue, before)
    end = NONE
    done = 0
    while done < filled and end == NONE:
        h = queue[done]
        done += 1
        if m.kind[h] == CITY:
            end = h
            break
        for k in range(SIDES):
            t = m.next[h, k]
            if t == NONE:
                break
            if before[t] == UNSEEN and enterable(m, p, company, t):
                before[t] = h
                queue[filled] = t
                filled += 1
    if end == NONE:
        return False
    _mark_bridges(m, p, company, queue, before, end)
    return True


@compiled
def _seed(m: Record, p: Record, company: int, queue: Record, before: Record) -> int:
    """Puts the hexes beside the company's locomotives that it may enter into the queue."""
    n = 0
    for w in range(WORDS):
        x = p.near[company, w]
        while x != 0:
            h = lowest(x) + 64 * w
            x &= x - 1
            if enterable(m, p, company, h):
                before[h] = NONE
                queue[n] = h
                n += 1
    return n


@compiled
def _mark_bridges(m: Record, p: Record, company: int, queue: Record, before: Record, end: int) -> None:
    bridge = p.bridge[company]
    trail = p.trail[company]
    place = np.full(HEXES, NONE, np.int64)  # place of a hex on the way, counted from its end
    length = 0
    h = end
    while h != NONE:
        place[h] = length
        include(trail, h)
        length += 1
        h = before[h]
    way = np.empty(length, np.int64)
    h = end
    while h != NONE:
        way[length - 1 - place[h]] = h
        h = before[h]
    # From here on a place is counted from the start of the way.
    seen = np.zeros(HEXES, np.int64)
    furthest = NONE
    other_city = False
    filled = 0
    for w in range(WORDS):
        x = p.near[company, w]
        while x != 0:
            h = lowest(x) + 64 * w
            x &= x - 1
            if enterable(m, p, company, h):
                if place[h] != NONE:
                    furthest = max(furthest, length - 1 - place[h])
                else:
                    seen[h] = 1
                    queue[filled] = h
                    filled += 1
    done = 0
    for i in range(length):
        while done < filled and not other_city:
            h = queue[done]
            done += 1
            include(trail, h)
            if m.kind[h] == CITY:
                other_city = True
                break
            furthest, filled = _explore(m, p, company, h, place, length, seen, queue, filled, furthest)
        if other_city:
            return
        h = way[i]
        if furthest <= i:
            include(bridge, h)
        if i < length - 1:
            furthest, filled = _explore(m, p, company, h, place, length, seen, queue, filled, furthest)


@compiled
def _explore(
    m: Record,
    p: Record,
    company: int,
    h: int,
    place: Record,
    length: int,
    seen: Record,
    queue: Record,
    filled: int,
    furthest: int,
) -> tuple[int, int]:
    """Looks from `h` to its neighbours: the furthest place of the way that was reached, and the length of the queue."""
    for k in range(SIDES):
        t = m.next[h, k]
        if t == NONE:
            break
        if not enterable(m, p, company, t):
            continue
        if place[t] != NONE:
            furthest = max(furthest, length - 1 - place[t])
        elif seen[t] == 0:
            seen[t] = 1
            queue[filled] = t
            filled += 1
    return furthest, filled


@compiled
def cut_off_by(p: Record, company: int, h: int) -> int:
    """The company, other than the builder, that could reach no free city if hex `h` were filled; NONE if there is none."""
    for d in range(COMPANIES):
        if d != company and p.reached[d] == 0 and holds(p.bridge[d], h):
            return d
    return NONE


@compiled
def renew_bridges(m: Record, p: Record, company: int, h: int, filled: bool) -> None:
    """After `company` has placed on `h`: renews what the placement may have changed."""
    if p.reached[company] == 0:
        find_bridges(m, p, company)
    if filled:
        for d in range(COMPANIES):
            if d != company and p.reached[d] == 0 and holds(p.trail[d], h):
                find_bridges(m, p, d)
