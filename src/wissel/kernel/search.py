"""Information-set Monte Carlo tree search, compiled: one implementation, made for each game by `make_search`.

Each iteration guesses anew what the observing seat does not see (`guess`), so that it agrees with all that it
knows, walks down the tree, plays the guessed game on (`rollout`) and adds what each seat got out of it to the
nodes it came through: beyond *par*, what the same guess promised before anything was played. Some guesses are
kinder than others, and actions that were visited less often have seen other ones. A node belongs to the
actions that led to it; chance is sampled, and what a seat could do only with other cards is not a branch.
Each seat takes the action that is best for itself (max^n). The few actions that a game proposes come in the
order of their prior weight, and the more often a node was visited, the more of them are looked at
(progressive widening).

The tree is one record, without a clock: `search(M, O, T, D, n)` goes on for `n` iterations, and who calls it
looks at the clock in between. All sums are integers, so that the same seed and number of iterations give the
same tree, however they are sliced.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Annotated, Any, Final

import numpy as np

from wissel.kernel.compiler import compiled, entry
from wissel.kernel.random import advance
from wissel.kernel.record import Floats, Ints, Records, dtype_of

STYLES: Final = ("plain", "blocker", "builder", "trader", "dasher")
BLOCKER: Final = 1
BUILDER: Final = 2
TRADER: Final = 3
DASHER: Final = 4
FONDNESS: Final = 6
"""So many times more weight has an action that the style is fond of."""
NODES: Final = 1 << 14
GUESSES: Final = 256
"""Guesses that a search keeps; after so many visits of an action it comes back to the first."""
DESKS: Final = 1 + GUESSES
MOST_SEATS: Final = 8
MOST_PROPOSALS: Final = 96
DEEPEST: Final = 16
NONE: Final = -1
ONE: Final = 1 << 20
"""A whole game, as gains are counted; a gain is what part of it a seat got."""

# Fields of a node
ACTION: Final = 0
SEAT: Final = 1  # who took it
CHILD: Final = 2  # the first, of most weight; NONE
NEXT: Final = 3
VISITS: Final = 4
CHANCES: Final = 5  # visits of its parent in which the action was legal
GAIN: Final = 6  # sum beyond par, for the seat that took the action
WINS: Final = 7  # sum of shares in wins beyond par, likewise
WEIGHT: Final = 8  # prior, of ONE
FIELDS: Final = 9


class Tree:
    """A search: how it searches, and what it has found so far. The root is node 0."""

    seed: int
    size: int  # nodes; 0: not begun
    iterations: int
    guesses: int  # made so far
    # how it searches
    explore: int  # thousandths: weight of the prior against what was found
    ripe: int  # visits after which a node gets children
    deepest: int  # actions from the root
    narrow: int  # children that a node looks at when it is ripe
    widen: int  # hundredths: further ones for each root of a visit
    margin: int  # percent of a gain that is the margin, not the win
    doubt: int  # tenths of points by which foreseen scores are near: with it shares are chances of winning
    horizon: int  # further turns that a rollout plays before the position is judged
    believe: int  # 1: guesses are drawn towards what fits the others' doings
    plans: int  # what the quick player keeps in mind at once; 0: all
    style: int  # `STYLES`
    faith: int  # the opinion that one has of an action beforehand counts as much as so many visits
    trust: int  # no number of visits counts more than so many: the errors of the value stay
    par_gain: Annotated[Ints, (GUESSES, MOST_SEATS)]  # what each guess made so far promises
    par_win: Annotated[Ints, (GUESSES, MOST_SEATS)]
    node: Annotated[Ints, (NODES, FIELDS)]


TREE: Final = dtype_of(Tree)


@compiled
def _add(t: Tree, parent: int, seat: int, action: int, weight: int) -> int:
    """A child at the end of the list; NONE if the tree is full."""
    if t.size == NODES:
        return NONE
    k = t.size
    t.size = k + 1
    for f in range(FIELDS):
        t.node[k, f] = 0
    t.node[k, ACTION] = action
    t.node[k, SEAT] = seat
    t.node[k, CHILD] = NONE
    t.node[k, NEXT] = NONE
    t.node[k, WEIGHT] = weight
    last = t.node[parent, CHILD]
    if last == NONE:
        t.node[parent, CHILD] = k
    else:
        while t.node[last, NEXT] != NONE:
            last = t.node[last, NEXT]
        t.node[last, NEXT] = k
    return k


@compiled
def add_proposals(t: Tree, parent: int, seat: int, n: int, actions: Ints, weights: Ints) -> None:
    """Children for all proposed actions that the node does not have yet, those of most weight first."""
    total = 0
    for i in range(n):
        total += weights[i]
        k = t.node[parent, CHILD]
        while k != NONE:
            if t.node[k, ACTION] == actions[i]:
                actions[i] = NONE
                break
            k = t.node[k, NEXT]
    for _ in range(n):
        best = NONE
        for i in range(n):
            if actions[i] != NONE and (best == NONE or weights[i] > weights[best]):
                best = i
        if best == NONE or _add(t, parent, seat, actions[best], ONE * weights[best] // total) == NONE:
            return
        actions[best] = NONE


@compiled
def fond(t: Tree, style: int, weight: int) -> int:
    """The weight of an action that players of this style are fond of."""
    return weight * FONDNESS if t.style == style else weight


@compiled
def begin(t: Tree) -> None:
    t.size = 1
    for f in range(FIELDS):
        t.node[0, f] = 0
    t.node[0, ACTION] = NONE
    t.node[0, SEAT] = NONE
    t.node[0, CHILD] = NONE
    t.node[0, NEXT] = NONE


@compiled
def score(t: Tree, k: int, mean: float) -> float:
    """How much a child deserves the next visit: what it brought, and what it promises (PUCT)."""
    visits = t.node[k, VISITS]
    brought = t.node[k, GAIN] / (visits * ONE) if visits > 0 else mean
    promise = t.node[k, WEIGHT] / ONE * math.sqrt(t.node[k, CHANCES]) / (1 + visits)
    return float(brought + t.explore / 1000 * promise)


@compiled
def mean_gain(t: Tree, parent: int) -> float:
    """What the children brought on average, beyond par, to the seat that chooses among them."""
    visits = 0
    gain = 0
    k = t.node[parent, CHILD]
    while k != NONE:
        visits += t.node[k, VISITS]
        gain += t.node[k, GAIN]
        k = t.node[k, NEXT]
    return float(gain / (visits * ONE)) if visits > 0 else 0.0


@compiled
def width(t: Tree, parent: int) -> int:
    """How many legal children are looked at."""
    return int(t.narrow + t.widen * math.sqrt(t.node[parent, VISITS]) / 100)


@compiled
def choose(t: Tree, parent: int) -> int:
    """The child to be visited next, if all are legal in every guess, as those of the root are."""
    mean = mean_gain(t, parent)
    left = width(t, parent)
    best = NONE
    most = -1.0
    k = t.node[parent, CHILD]
    while k != NONE and left > 0:
        left -= 1
        t.node[k, CHANCES] = t.node[parent, VISITS] + 1
        value = score(t, k, mean)
        if value > most:
            most = value
            best = k
        k = t.node[k, NEXT]
    return best


@compiled
def back_up(t: Tree, path: Ints, depth: int, gain: Ints, win: Ints) -> None:
    t.iterations += 1
    for i in range(depth + 1):
        k = path[i]
        t.node[k, VISITS] += 1
        if i > 0:
            t.node[k, GAIN] += gain[t.node[k, SEAT]]
            t.node[k, WINS] += win[t.node[k, SEAT]]


@compiled
def share(seats: int, total: Floats, spread: float, out: Ints) -> None:
    """Shares a game out by scores: a seat gets the more, the nearer it is to the best."""
    most = total[0]
    for q in range(seats):
        most = max(most, total[q])
    whole = 0.0
    for q in range(seats):
        whole += math.exp((total[q] - most) / spread)
    for q in range(seats):
        out[q] = int(ONE * (math.exp((total[q] - most) / spread) / whole))


def _make_pick(name: str, allowed: Callable[..., bool]) -> Callable[..., int]:
    def pick(m: Any, t: Tree, d: Any, at: int, seat: int) -> int:
        """The child to be visited next among those that are legal in this guess; NONE: none is."""
        mean = mean_gain(t, at)
        left = width(t, at)
        best = NONE
        most = -1.0
        k = t.node[at, CHILD]
        while k != NONE and left > 0:
            if t.node[k, SEAT] == seat and allowed(m, d, seat, t.node[k, ACTION]):
                left -= 1
                t.node[k, CHANCES] += 1
                value = score(t, k, mean)
                if value > most:
                    most = value
                    best = k
            k = t.node[k, NEXT]
        return best

    # An identity of its own in the compiler's cache.
    pick.__qualname__ = f"pick_{name}"
    return compiled(pick)


def _make_place(
    name: str, guess: Callable[..., None], judge: Callable[..., None], copy: Callable[..., None]
) -> Callable[..., int]:
    def place(m: Any, o: Any, t: Tree, D: Records[Any], visit: int) -> int:
        """Puts the guess of this visit on the first desk, and returns its number; those made before lie on
        the others."""
        k = visit % GUESSES
        if k == t.guesses:
            guess(m, o, t, D[0], advance(t.seed + visit))
            copy(D[0], D[1 + k], 0)
            judge(m, t, D[0], t.par_gain[k], t.par_win[k])
            t.guesses += 1
        copy(D[1 + k], D[0], advance(t.seed + visit))
        return k

    place.__qualname__ = f"place_{name}"
    return compiled(place)


def make_search(
    name: str,
    *,
    prepare: Callable[..., None],
    guess: Callable[..., None],
    mover: Callable[..., int],
    propose: Callable[..., int],
    allowed: Callable[..., bool],
    play: Callable[..., None],
    rollout: Callable[..., None],
    judge: Callable[..., None],
    copy: Callable[..., None],
    quick: Callable[..., int],
) -> Callable[..., int]:
    """The search of one game. Its functions, all compiled, take the map `m` and the game's desk `d`, a record
    that holds the guessed game and whatever else they want to keep.

    - `prepare(m, o, t, d)`: once before the first iteration.
    - `guess(m, o, t, d, seed)`: a game that agrees with all that `o` knows.
    - `mover(d)`: the seat that decides in it; NONE when it is over.
    - `propose(m, t, d, seat, actions, weights)`: fills in legal actions worth looking at; how many.
    - `allowed(m, d, seat, action)`: whether it is legal in this guess.
    - `play(m, d, seat, action)`: takes it, and makes the draws that follow.
    - `rollout(m, t, d)`: plays on.
    - `judge(m, t, d, gain, win)`: what each seat got or may expect, and its share in the win, of `ONE`.
    - `copy(d, to, seed)`: what was guessed on one desk to another, where chance goes on from `seed`.
    - `quick(m, t, d, seat)`: what the quick player of the rollouts does.

    The search returns how many iterations the tree has had. Asked for none, it returns what the quick player
    does in one guess.
    """

    pick = _make_pick(name, allowed)
    place = _make_place(name, guess, judge, copy)

    def search(M: Records[Any], O: Records[Any], T: Records[Tree], D: Records[Any], n: int) -> int:  # noqa: E741
        m = M[0]
        o = O[0]
        t = T[0]
        d = D[0]
        if n == 0:
            guess(m, o, t, d, advance(t.seed))
            return quick(m, t, d, o.seat)
        path = np.zeros(DEEPEST + 1, np.int64)
        actions = np.empty(MOST_PROPOSALS, np.int64)
        weights = np.empty(MOST_PROPOSALS, np.int64)
        gain = np.zeros(MOST_SEATS, np.int64)
        win = np.zeros(MOST_SEATS, np.int64)
        if t.size == 0:
            begin(t)
            t.guesses = 0
            prepare(m, o, t, d)
            guess(m, o, t, d, advance(t.seed))
            add_proposals(t, 0, o.seat, propose(m, t, d, o.seat, actions, weights), actions, weights)
        for _ in range(n):
            # The visits of each child of the root see the same guesses, so that they are compared in them.
            at = choose(t, 0)
            k = place(m, o, t, D, t.node[at, VISITS])
            play(m, d, o.seat, t.node[at, ACTION])
            path[1] = at
            depth = 1
            seat = mover(d)
            while seat != NONE and depth < t.deepest and t.node[at, VISITS] >= t.ripe:
                best = NONE if t.node[at, CHILD] == NONE else pick(m, t, d, at, seat)
                if best == NONE:  # it has no children yet, or only such as are not legal in this guess
                    count = propose(m, t, d, seat, actions, weights)
                    add_proposals(t, at, seat, count, actions, weights)
                    best = pick(m, t, d, at, seat)
                if best == NONE:
                    break
                play(m, d, seat, t.node[best, ACTION])
                depth += 1
                at = best
                path[depth] = at
                seat = mover(d)
            rollout(m, t, d)
            judge(m, t, d, gain, win)
            for q in range(MOST_SEATS):
                gain[q] -= t.par_gain[k, q]
                win[q] -= t.par_win[k, q]
            back_up(t, path, depth, gain, win)
        return int(t.iterations)

    search.__qualname__ = f"search_{name}"
    return entry(search)
