"""What every game must hold, whatever its rules: checks that raise `AssertionError` with a sentence.

They use nothing but the `Game` protocol, so that a new game gets them for nothing. A *setting* says what is
played; `random_game` plays it; each check looks at one moment of a game, or at one setting. The checks
against leaks are in `leaks.py`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

import msgspec
import numpy as np

from wissel.core.game import SPECTATOR, STOPS, Game, GameMap, Options, Record
from wissel.core.play import Play, copied, told
from wissel.core.problems import ProblemError
from wissel.kernel.record import Ints

Choose = Callable[[list[str], random.Random], str]
"""Which of the legal actions is taken."""

BAD_NUMBERS = (-(1 << 63), -2, -1, (1 << 31), (1 << 63) - 1)


class SeededDraws:
    """Draws for tests: the same seed draws the same."""

    def __init__(self, seed: int) -> None:
        self._source = random.Random(seed)

    def index(self, n: int, total: int) -> int:
        return self._source.randrange(total)


@dataclass(frozen=True)
class Setting:
    """What is played."""

    game: Game
    map: GameMap
    seats: int
    options: Options

    def begin(self, outcomes: Sequence[str] = ()) -> Play:
        play = Play(self.game, self.map, self.seats, self.options)
        if outcomes:
            play.resolve(outcomes)
        return play


@dataclass(frozen=True)
class Input:
    """One recorded input: an action of a seat (`None`, none: the first draws) and the outcomes after it."""

    seat: int | None
    action: str | None
    outcomes: list[str]


def settings(game: Game, game_map: GameMap) -> Iterator[Setting]:
    """All numbers of seats with default options, and every option at its ends with the fewest seats."""
    for seats in game.seat_counts:
        yield Setting(game, game_map, seats, {})
    for spec in game.options:
        for value in {spec.least, spec.most, *([None] if spec.optional else [])}:
            yield Setting(game, game_map, game.seat_counts[0], {spec.name: value})


def uniform(legal: list[str], source: random.Random) -> str:
    return source.choice(legal)


def random_game(
    setting: Setting, seed: int, visit: Callable[[Play], None], choose: Choose = uniform, most: int = 20_000
) -> list[Input]:
    """Plays a random game and shows `visit` every decision and the end; fails if it does not end."""
    source = random.Random(seed)
    draws = SeededDraws(seed)
    play = setting.begin()
    inputs = [Input(None, None, play.draw(draws, 0).outcomes)]
    while not play.is_over:
        visit(play)
        assert len(inputs) <= most, f"a game of {setting.seats} does not end within {most} decisions"
        seat = source.choice(play.to_act)
        action = choose(play.legal(seat), source)
        play.act(seat, action)
        inputs.append(Input(seat, action, play.draw(draws, 0).outcomes))
    visit(play)
    return inputs


def json(value: object) -> bytes:
    return msgspec.json.encode(value)


def check_stop(play: Play) -> None:
    """A game can be ended at every decision: it is scored, told and shown; who conceded ranks last."""
    last = play.seats - 1
    for why in STOPS:
        end = play.copy()
        end.concede(last)
        said = end.stop(why)
        assert end.is_over, "a game that was stopped goes on"
        assert not end.to_act, "somebody must decide in a game that was stopped"
        assert not any(end.may_take_back(seat) for seat in range(play.seats))
        result = end.result()
        assert result.reason == why, f"stopped for {why}, and says {result.reason}"
        assert len(result.totals) == play.seats
        assert result.ranks[last] == play.seats, "a seat that conceded does not rank last"
        assert told(said, SPECTATOR), "nobody is told of the end"
        assert json(end.public_view())
        for seat in range(play.seats):
            assert json(end.private_view(seat))


# ---- actions ---------------------------------------------------------------------------------------------


def check_actions(play: Play) -> None:
    """For every seat and every action: problem, legal list, menu and `apply` say the same.

    An action that the menu calls the end leads to the end by single choices; no other ends the game at once.
    """
    game, m = play.game, play.map.record
    before = play.state.tobytes()
    for seat in range(play.seats):
        legal = _legal(play, seat)
        assert all(a < b for a, b in pairwise(legal)), f"seat {seat}: the legal list does not ascend: {legal}"
        problems, ends = menu_numbers(play, seat)
        allowed = set(legal)
        after = copied(play.state)

        def who(action: int, seat: int = seat) -> str:
            return f"seat {seat}, {_name(play, seat, action)}"

        for action in range(game.action_count):
            code = game.kernel.problem(m, play.state, seat, action)
            agree = (code == 0) == (action in allowed) and problems[action] == code
            assert agree, f"{who(action)}: problem {code}, menu {problems[action]}, {action in allowed=}"
            applied = game.kernel.apply(m, after, seat, action)
            assert applied == code, f"{who(action)}: apply says {applied}, problem {code}"
            if code:
                assert not ends[action], f"{who(action)}: ends the game, but is not allowed"
            else:
                _check_end(play, seat, after, who(action), bool(ends[action]))
                after = copied(play.state)
        assert after.tobytes() == before, f"seat {seat}: an action was refused, but changed the state"


def _check_end(play: Play, seat: int, after: Record, name: str, ends: bool) -> None:
    game, m = play.game, play.map.record
    over = game.kernel.is_over(after)
    out = np.zeros(game.action_count, np.int64)
    if not ends:
        assert not over, f"{name}: ends the game, and the menu does not say so"
    while ends and not over:
        count = game.kernel.legal(m, after, seat, out)
        assert count == 1, f"{name}: called the end, but {count} actions are left"
        game.kernel.apply(m, after, seat, int(out[0]))
        over = game.kernel.is_over(after)


def _legal(play: Play, seat: int) -> list[int]:
    out = np.zeros(play.game.action_count, np.int64)
    return [int(a) for a in out[: play.game.kernel.legal(play.map.record, play.state, seat, out)]]


def menu_numbers(play: Play, seat: int) -> tuple[Ints, Ints]:
    problems = np.full(play.game.action_count, -1, np.int64)
    ends = np.zeros(play.game.action_count, np.int64)
    play.game.kernel.menu(play.map.record, play.observation(seat), problems, ends)
    return problems, ends


def _name(play: Play, seat: int, action: int) -> str:
    try:
        return play.game.action_text(play.map, play.observation(seat), action)
    except IndexError:
        return f"action {action}"


def check_bad_numbers(play: Play) -> None:
    """Integers that are no action, seat or outcome are refused by every entry, and change nothing."""
    kernel, m = play.game.kernel, play.map.record
    state = play.state.copy()
    out = np.zeros(play.game.action_count, np.int64)
    for bad in (*BAD_NUMBERS, play.game.action_count):
        for seat in range(play.seats):
            assert kernel.problem(m, state, seat, bad), f"no problem with action {bad}"
            assert kernel.apply(m, state, seat, bad), f"apply takes action {bad}"
        assert kernel.step(m, state, bad, out) == -1, f"step takes action {bad}"
        assert kernel.resolve(m, state, bad), f"resolve takes outcome {bad}"
    for bad in (*BAD_NUMBERS, play.seats):
        for action in range(play.game.action_count):
            assert kernel.problem(m, state, bad, action), f"seat {bad} may act"
        assert kernel.apply(m, state, bad, 0), f"seat {bad} may act"
        assert kernel.legal(m, state, bad, out) == 0, f"seat {bad} has legal actions"
        assert kernel.decision(state, bad) == 0, f"seat {bad} must decide"
        assert not kernel.may_take_back(state, bad), f"seat {bad} may take back"
    assert state.tobytes() == play.state.tobytes(), "what was refused has changed the state"


def check_to_act(play: Play) -> None:
    """Seats that must decide have an open decision and a legal action; the others have neither."""
    for seat in range(play.seats):
        acts = seat in play.to_act
        assert (play.decision(seat) > 0) == acts, (
            f"seat {seat}: to act is {acts}, decision {play.decision(seat)}"
        )
        assert bool(play.legal(seat)) == acts, (
            f"seat {seat}: to act is {acts}, but {play.legal(seat)} are legal"
        )
    assert bool(play.to_act) != play.is_over, "nobody must decide, and the game is not over"


def check_take_back(play: Play) -> None:
    """A provisional action, taken back, restores every byte, or is confirmed by the game's confirmation; one
    that is not provisional stays."""
    for seat in play.to_act:
        for action in play.legal(seat)[:: max(1, len(play.legal(seat)) // 8)]:
            twin = play.copy()
            twin.act(seat, action)
            if twin.may_take_back(seat):
                _check_confirmation(twin.copy(), seat)
                twin.take_back(seat)
                assert twin.state.tobytes() == play.state.tobytes(), f"{action}: taken back, but not undone"
                assert json(twin.menu(seat)) == json(play.menu(seat)), f"{action}: taken back, another menu"
            else:
                _refuse(lambda twin=twin, seat=seat: twin.take_back(seat), "NOTHING_TO_TAKE_BACK")  # type: ignore[misc]


def _check_confirmation(play: Play, seat: int) -> None:
    if play.game.confirmation is None:
        return
    play.act(seat, play.game.confirmation)
    assert not play.pending(), f"{play.game.confirmation} draws"
    assert not play.may_take_back(seat), f"{play.game.confirmation} does not confirm"


def _refuse(call: Callable[[], object], code: str) -> None:
    try:
        call()
    except ProblemError as error:
        assert error.problem.code == code, f"{code} expected, not {error}"
    else:
        raise AssertionError(f"{code} expected, but it was done")


# ---- notation and codec ----------------------------------------------------------------------------------


def check_action_notation(play: Play) -> None:
    """For every seat each action has a text of its own that is read back; none without one is legal."""
    game, m = play.game, play.map
    for seat in range(play.seats):
        seen = play.observation(seat)
        texts: dict[str, int] = {}
        for action in range(game.action_count):
            try:
                text = game.action_text(m, seen, action)
            except IndexError:
                refused = game.kernel.problem(m.record, play.state, seat, action)
                assert refused, f"action {action} of seat {seat} is legal and has no text"
                continue
            assert text not in texts, f"{text!r} is both action {texts.get(text)} and action {action}"
            texts[text] = action
            assert game.action_number(m, seen, text) == action, (
                f"{text!r} is not read back as action {action}"
            )
        assert texts, "no action has a text"


def check_text(play: Play, seat: int, text: str) -> None:
    """Any text is refused with `BAD_ACTION`, or it is exactly what the action it is read as is written as."""
    game, m, seen = play.game, play.map, play.observation(seat)
    try:
        action = game.action_number(m, seen, text)
    except ProblemError as error:
        assert error.problem.code == "BAD_ACTION", f"{text!r} is refused with {error}"
    else:
        written = game.action_text(m, seen, action)
        assert written == text, f"{text!r} is read as {written!r}"


def check_outcome_notation(setting: Setting, outcomes: Sequence[str]) -> None:
    """Each pending draw on the way: outcomes of the pool have a text that is read back and taken; others are
    refused."""
    game, m = setting.game, setting.map
    play = setting.begin()
    for taken in outcomes:
        pool = play.pending()
        assert pool, f"nothing to draw before {taken!r}"
        for outcome, count in enumerate(pool):
            after = play.state.copy()
            refused = game.kernel.resolve(m.record, after, outcome)
            assert bool(refused) == (count == 0), f"outcome {outcome} of {pool}: problem {refused}"
            if count:
                text = game.outcome_text(m, play.state, outcome)
                assert game.outcome_number(m, play.state, text) == outcome, f"{text!r} is not read back"
                assert after.tobytes() != play.state.tobytes(), f"{text!r} changes nothing"
            else:
                assert after.tobytes() == play.state.tobytes(), f"outcome {outcome} is refused, but changes"
        for bad in ("", "?", taken + " ", taken.upper()):
            _refuse(lambda bad=bad: game.outcome_number(m, play.state, bad), "BAD_OUTCOME")  # type: ignore[misc]
        game.kernel.resolve(m.record, play.state, game.outcome_number(m, play.state, taken))


def check_codec(play: Play) -> None:
    """The bytes of a state are the whole state: read back, it is seen and goes on as before."""
    twin = play.copy()
    twin.state = np.frombuffer(play.state.tobytes(), play.game.state_dtype).copy()
    assert json(twin.public_view()) == json(play.public_view()), "a state read back is seen otherwise"
    for seat in range(play.seats):
        assert twin.observation(seat).tobytes() == play.observation(seat).tobytes(), (
            f"seat {seat} sees another"
        )
        assert twin.legal(seat) == play.legal(seat), f"a state read back goes on otherwise for seat {seat}"


def check_layout(dtype: np.dtype[np.void]) -> None:
    """All numbers are int64, so that compiled and plain Python play the same, and there is no padding."""
    assert set(_leaves(dtype)) == {np.dtype(np.int64)}, f"a field is no int64: {dtype}"
    assert 8 * sum(1 for _ in _leaves(dtype)) == dtype.itemsize, f"a record has padding: {dtype}"


def _leaves(dtype: np.dtype[np.void] | np.dtype[np.int64]) -> Iterator[np.dtype[np.int64]]:
    shape = int(np.prod(dtype.shape))
    base = dtype.base
    for _ in range(shape):
        if base.names is None:
            yield base
        else:
            for name in base.names:
                yield from _leaves(base[name])


# ---- replay ----------------------------------------------------------------------------------------------


def check_replay(setting: Setting, inputs: Sequence[Input], end: Play) -> None:
    """The recorded texts, played again, give the same bytes, decisions and result."""
    play = replay(setting, inputs)
    assert play.state.tobytes() == end.state.tobytes(), "the replay ends in another state"
    assert play.is_over == end.is_over, "the replay does not end"
    if end.is_over:
        assert play.result() == end.result(), "the replay has another result"


def replay(setting: Setting, inputs: Sequence[Input]) -> Play:
    play = setting.begin()
    for item in inputs:
        if item.action is not None and item.seat is not None:
            play.act(item.seat, item.action)
        play.resolve(item.outcomes)
    return play
