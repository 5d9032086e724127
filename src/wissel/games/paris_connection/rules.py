"""The rules of Paris Connection, compiled: problems, legal actions, apply (set-up: deal.py). Numbers as in
RULES.md.

Functions take the map `m`, the public record `p` and, where a hand matters, the hand of the seat that acts:
never a hidden hand of others. Only those that change hands take the state `s`.
"""

from __future__ import annotations

from wissel.games.paris_connection.deal import stand
from wissel.games.paris_connection.problems import (
    BAD_NUMBER,
    BARRIER,
    CUTS_OFF,
    FIVE_PLACED,
    GAME_ENDING,
    HEX_CLOSED,
    HEX_FULL,
    NO_SUPPLY,
    NOT_ADJACENT,
    NOT_HELD,
    NOT_YOUR_TURN,
    NOTHING_PLACED,
    OK,
    ONLY_ONE_LEFT,
    OTHER_COMPANY,
    OWN_THERE,
    SAME_COMPANY,
    WRONG_PHASE,
)
from wissel.games.paris_connection.reach import cut_off_by, drop_bridges, holds, include, renew_bridges
from wissel.games.paris_connection.scoring import score
from wissel.games.paris_connection.state import (
    ACTIONS,
    BUILDING,
    CITY,
    COMPANIES,
    END_HEX,
    FINISH,
    HEXES,
    NONE,
    NOT_ENDING,
    ONE_SUPPLY,
    OVER,
    RURAL,
    STOPPED,
    TRADE,
    TURN,
    TURN_LIMIT,
    WORDS,
    Map,
    Public,
    State,
)
from wissel.kernel.bits import bit, lowest, rest
from wissel.kernel.compiler import compiled
from wissel.kernel.record import Ints

CODE = 8
"""Bits of a problem's code; its argument lies above (wissel.core.problems)."""


# ---- problems: why is this not allowed? --------------------------------------------------------------------


@compiled
def fills(m: Map, p: Public, h: int) -> bool:
    """Would one more locomotive fill this hex? A city holds one, a rural hex two (R2.5)."""
    return m.kind[h] == CITY or holds(p.single, h)


@compiled
def place_problem(m: Map, p: Public, company: int, h: int) -> int:
    """May the next locomotive of the company stand on `h`? (R1.3, R2.2 to R2.6)"""
    if p.supply[company] == 0:
        return NO_SUPPLY | company << CODE
    if h >= m.hexes:
        return BAD_NUMBER
    if m.kind[h] != RURAL and m.kind[h] != CITY:
        return HEX_CLOSED
    if holds(p.own[company], h):
        return OWN_THERE | company << CODE
    if holds(p.full, h):
        return HEX_FULL
    if not holds(p.near[company], h):
        for w in range(WORDS):
            if p.own[company, w] & m.behind[h, w]:
                return BARRIER | company << CODE
        return NOT_ADJACENT | company << CODE
    if fills(m, p, h):
        d = cut_off_by(p, company, h)
        if d != NONE:
            return CUTS_OFF | d << CODE
    return OK


@compiled
def build_problem(m: Map, p: Public, company: int, h: int) -> int:
    """`place_problem`, within the turn: one company a build, at most five, nothing after the end (R2.2,
    R3.2)."""
    if p.phase == BUILDING:
        if p.reason != NOT_ENDING:
            return GAME_ENDING
        if p.build_n == m.build_most:
            return FIVE_PLACED
        if company != p.company:
            return OTHER_COMPANY | p.company << CODE
    return place_problem(m, p, company, h)


@compiled
def finish_problem(p: Public) -> int:
    return OK if p.phase == BUILDING else NOTHING_PLACED


@compiled
def trade_problem(p: Public, hand: Ints, give: int, take: int, count: int) -> int:
    """May a seat with this hand give one share of `give` for `count` of `take`? (R2.1, R2.8)"""
    if p.phase == BUILDING:
        return WRONG_PHASE
    if hand[give] == 0:
        return NOT_HELD | give << CODE
    if give == take:
        return SAME_COMPANY
    if p.supply[take] == 0:
        return NO_SUPPLY | take << CODE
    if p.supply[take] < count:
        return ONLY_ONE_LEFT | take << CODE
    return OK


@compiled
def trade_action(give: int, take: int, count: int) -> int:
    return TRADE + (give * COMPANIES + take) * 2 + count - 1


@compiled
def problem(m: Map, p: Public, hand: Ints, seat: int, action: int) -> int:
    """Why may this seat, holding this hand, not take this action? The one door from outside."""
    if action < 0 or action >= ACTIONS:
        return BAD_NUMBER
    if p.phase != TURN and p.phase != BUILDING:
        return WRONG_PHASE
    if seat != p.seat:
        return NOT_YOUR_TURN
    if action < FINISH:
        return build_problem(m, p, action // HEXES, action % HEXES)
    if action == FINISH:
        return finish_problem(p)
    k = (action - TRADE) >> 1
    return trade_problem(p, hand, k // COMPANIES, k % COMPANIES, ((action - TRADE) & 1) + 1)


# ---- the legal list ----------------------------------------------------------------------------------------


@compiled
def guarded(p: Public, company: int, word: int) -> int:
    """Hexes that this company may not fill, as others without a city need them (R2.6)."""
    mask = 0
    for d in range(COMPANIES):
        if d != company:
            mask |= p.bridge[d, word]
    return mask


@compiled
def places(m: Map, p: Public, company: int, word: int) -> int:
    """Hexes on which the company may place, as a mask: `place_problem` for 64 hexes at once."""
    open_ = p.near[company, word] & ~p.full[word] & ~p.own[company, word]
    free: int = open_ & ~((m.cities[word] | p.single[word]) & guarded(p, company, word))
    return free


@compiled
def _list_places(m: Map, p: Public, company: int, out: Ints, n: int) -> int:
    if p.supply[company] == 0:
        return n
    for w in range(WORDS):
        x = places(m, p, company, w)
        while x != 0:
            out[n] = company * HEXES + 64 * w + lowest(x)
            n += 1
            x = rest(x)
    return n


@compiled
def legal(m: Map, p: Public, hand: Ints, out: Ints) -> int:
    """Every legal action of the seat whose turn it is, which holds this hand, ascending."""
    n = 0
    if p.phase == BUILDING:
        if p.reason == NOT_ENDING and p.build_n < m.build_most:
            n = _list_places(m, p, p.company, out, n)
        out[n] = FINISH
        return n + 1
    if p.phase != TURN:
        return 0
    for c in range(COMPANIES):
        n = _list_places(m, p, c, out, n)
    for give in range(COMPANIES):
        if hand[give] > 0:
            for take in range(COMPANIES):
                if take != give and p.supply[take] > 0:
                    out[n] = trade_action(give, take, 1)
                    n += 1
                    if p.supply[take] > 1:
                        out[n] = trade_action(give, take, 2)
                        n += 1
    return n


# ---- apply (R2, R3) ----------------------------------------------------------------------------------------


@compiled
def stocked(p: Public) -> int:
    """How many supplies still hold locomotives."""
    n = 0
    for c in range(COMPANIES):
        if p.supply[c] > 0:
            n += 1
    return n


@compiled
def end_of_placement(m: Map, p: Public, company: int, h: int) -> int:
    """Why the game would end with this legal placement (R3.1, R3.2), or NOT_ENDING."""
    if h == m.end_hex:
        return END_HEX
    if p.supply[company] == 1 and stocked(p) <= 2:
        return ONE_SUPPLY
    return NOT_ENDING


@compiled
def trade_ends(p: Public, give: int, take: int, count: int) -> bool:
    """Would only one supply hold locomotives after this legal trade (R3.2)?"""
    n = stocked(p)
    if p.supply[give] == 0:
        n += 1
    if p.supply[take] == count:
        n -= 1
    return n <= 1


@compiled
def is_last_turn(p: Public) -> bool:
    """Is this the last seat's last turn under the turn limit (R4.2)?"""
    return p.turn_limit > 0 and p.turns + 1 == p.turn_limit * p.seats


@compiled
def _place(m: Map, p: Public, company: int, h: int) -> None:
    """(R2.2 to R2.7)"""
    if p.phase == TURN:
        p.phase = BUILDING
        p.company = company
        p.build_n = 0
        p.build_value = p.value[company]
    p.reason = end_of_placement(m, p, company, h)
    filled = fills(m, p, h)
    p.supply[company] -= 1
    p.placed[company] += 1
    stand(m, p, company, h, p.placed[company])
    if filled:
        include(p.full, h)
        p.single[h >> 6] &= ~bit(h & 63)
    else:
        include(p.single, h)
    if m.kind[h] == CITY:
        p.value[company] += m.value[h]
        p.reached[company] = 1
        drop_bridges(p, company)
    p.build[p.build_n] = h
    p.build_n += 1
    renew_bridges(m, p, company, h, filled)


@compiled
def _trade(s: State, give: int, take: int, count: int) -> None:
    """(R2.8, R3.2)"""
    p = s.pub
    seat = p.seat
    if trade_ends(p, give, take, count):
        p.reason = ONE_SUPPLY
    s.hand[seat, give] -= 1
    p.supply[give] += 1
    s.hand[seat, take] += count
    p.supply[take] -= count
    p.shares[seat] += count - 1
    p.gives[seat, give] += 1
    p.takes[seat, take] += count
    p.deficit[seat, give] = max(p.deficit[seat, give], p.gives[seat, give] - p.takes[seat, give])


@compiled
def _keep_last(p: Public) -> None:
    """The build that ends becomes the last one; a trade leaves none."""
    p.last_company = p.company
    p.last_n = p.build_n
    for k in range(p.build.size):
        p.last[k] = p.build[k]
        p.build[k] = NONE
    p.company = NONE
    p.build_n = 0


@compiled
def _end_turn(m: Map, s: State) -> None:
    """(R3.1, R3.2, R4.2)"""
    p = s.pub
    _keep_last(p)
    if p.reason == NOT_ENDING and is_last_turn(p):
        p.reason = TURN_LIMIT
    p.turns += 1
    if p.reason != NOT_ENDING:
        p.phase = OVER
        score(m, p, s.hand, s.total)
    else:
        p.phase = TURN
        p.seat = (p.seat + 1) % p.seats


@compiled
def stop(m: Map, s: State, why: int) -> None:
    """The table ends the game: what is placed stands, and everything is scored (R3.3)."""
    p = s.pub
    if p.phase == BUILDING:
        _keep_last(p)
    p.turns += 1
    p.reason = STOPPED + why
    p.phase = OVER
    score(m, p, s.hand, s.total)


@compiled
def apply(m: Map, s: State, action: int) -> None:
    """Takes a legal action of the seat whose turn it is."""
    p = s.pub
    p.actions += 1
    if action < FINISH:
        _place(m, p, action // HEXES, action % HEXES)
        return
    if action != FINISH:
        k = (action - TRADE) >> 1
        _trade(s, k // COMPANIES, k % COMPANIES, ((action - TRADE) & 1) + 1)
    _end_turn(m, s)
