"""What a seat is shown must not depend on what is hidden from it: checks for every game, of three kinds.

(a) `check_knowledge`: what a seat is shown is the same on a state that agrees with all it knows,
(b) `check_same_input`: the same input tells it the same on both, where it is legal on both,
(c) `check_hidden_inputs`: if only the hidden part of an input differs, all that it receives is the same.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from wissel.core.conformance import Input, Setting, json, menu_numbers
from wissel.core.game import SPECTATOR, Said
from wissel.core.play import Play, told
from wissel.core.problems import Problem, ProblemError


def determinized(play: Play, seat: int, seed: int) -> Play:
    """The same game in a state that agrees with all that the seat knows."""
    twin = play.copy()
    twin.state = np.zeros(1, play.game.state_dtype)
    play.game.kernel.determinize(play.map.record, play.observation(seat), twin.state, seed)
    return twin


def check_knowledge(play: Play, seat: int, seed: int) -> None:
    """(a) Observation, views, menu and prompt of a seat or spectator are those of the determinized state."""
    twin = determinized(play, seat, seed)
    who = "the spectator" if seat == SPECTATOR else f"seat {seat}"
    for what, real, other in zip(_SHOWN, _shown(play, seat), _shown(twin, seat), strict=True):
        assert real == other, f"{what} of {who} depends on what is hidden from it"


_SHOWN = ("the observation", "the public view", "whether and what is asked", "the private view", "the menu")


def _shown(play: Play, seat: int) -> tuple[bytes, ...]:
    asked = json([play.to_act, [play.decision(s) for s in range(play.seats)], play.is_over])
    seen = play.observation(seat)
    shown = (seen.tobytes(), json(play.game.public_view(play.map, seen)), asked)
    if seat == SPECTATOR:
        return (*shown, b"", b"")
    problems, ends = menu_numbers(play, seat)
    menu = json(play.menu(seat)) + problems.tobytes() + ends.tobytes()
    return (*shown, json(play.private_view(seat)), menu)


def check_same_input(play: Play, seat: int, seed: int, action: str) -> bool:
    """(b) An action of the seat to act, on the real and on a determinized state, tells `seat` the same.

    False if the action is not legal on both: then there is nothing to compare.
    """
    actor = play.to_act[0]
    twin = determinized(play, seat, seed)
    ours, theirs = (_refusal(game, actor, action) for game in (play, twin))
    if actor == seat:
        assert ours == theirs, f"{action}: the refusal of seat {seat} depends on what is hidden from it"
    if ours is not None or theirs is not None:
        return False
    real = play.copy()
    heard = [json(told(game.act(actor, action), seat)) for game in (real, twin)]
    if real.is_over:  # the end reveals what was hidden
        return False
    assert heard[0] == heard[1], f"{action}: what is told to {seat} depends on what is hidden from it"
    if not real.pending():
        for what, mine, other in zip(_SHOWN, _shown(real, seat), _shown(twin, seat), strict=True):
            assert mine == other, f"after {action}: {what} of {seat} depends on what is hidden from it"
    return True


def _refusal(play: Play, seat: int, action: str) -> Problem | None:
    """Why the seat may not act like this; of another seat's hidden choices even the text may be none."""
    try:
        return play.problem(seat, action)
    except ProblemError as error:
        return error.problem


def check_hidden_inputs(
    setting: Setting, one: Sequence[Input], other: Sequence[Input], unaware: Sequence[int]
) -> None:
    """(c) Two games whose inputs differ only in what `unaware` seats may not see: after each input all that
    they receive is the same, byte by byte, until the end reveals it."""
    plays = (setting.begin(), setting.begin())
    for nth, items in enumerate(zip(one, other, strict=True)):
        heard = [_take(play, item) for play, item in zip(plays, items, strict=True)]
        assert plays[0].is_over == plays[1].is_over, (
            f"input {nth}: whether the game ends depends on what is hidden"
        )
        if plays[0].is_over:
            return
        for seat in unaware:
            events = [json(told(said, seat)) for said in heard]
            assert events[0] == events[1], f"input {nth}: events of {seat} depend on what is hidden from it"
            mine, others = (_shown(play, seat) for play in plays)
            for what, a, b in zip(_SHOWN, mine, others, strict=True):
                assert a == b, f"input {nth}: {what} of {seat} depends on what is hidden from it"


def _take(play: Play, item: Input) -> list[Said]:
    said = [] if item.action is None or item.seat is None else play.act(item.seat, item.action)
    return said + play.resolve(item.outcomes)
