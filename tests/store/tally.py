"""A tiny game in plain Python, for tests of the store that must start fast: seats add to a sum in turn.

A turn is `add 1`, `add 2` or `add 3`, as often as one likes, then `end`; what was added in the open turn may
be taken back. After each turn a die is rolled and added. Whoever brings the sum to `goal` wins.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
import numpy as np

from wissel.core.game import STOPS, GameMap, Kernel, Options, OptionSpec, Record, Result, Said, Search
from wissel.core.learned import Learned
from wissel.core.problems import Problem, ProblemError

END = 3
ROLL, TURN, OVER = 0, 1, 2
FIELDS = ("seats", "goal", "sum", "seat", "phase", "added", "turns", "out", "why")
STATE = np.dtype([(name, np.int64) for name in FIELDS])
PROBLEMS = {1: "NOT_YOUR_TURN", 2: "NOTHING_ADDED"}


class Added(msgspec.Struct, frozen=True, tag=True):
    seat: int
    number: int


class Rolled(msgspec.Struct, frozen=True, tag=True):
    die: int
    total: int


class View(msgspec.Struct, frozen=True):
    sum: int


def setup(M: Record, S: Record, seats: int, options: Any) -> int:
    S[0] = np.zeros(1, STATE)[0]
    S["seats"] = seats
    S["goal"] = options[0]
    return 0


def to_act(S: Record) -> int:
    return 1 << int(S["seat"][0]) if S["phase"][0] == TURN else 0


def decision(S: Record, seat: int) -> int:
    mine = S["phase"][0] == TURN and S["seat"][0] == seat
    return int(S["turns"][0]) * 1000 + int(S["added"][0]) + 1 if mine else 0


def problem(M: Record, S: Record, seat: int, action: int) -> int:
    if S["phase"][0] != TURN or S["seat"][0] != seat:
        return 1
    return 2 if action == END and not S["added"][0] else 0


def apply(M: Record, S: Record, seat: int, action: int) -> int:
    code = problem(M, S, seat, action)
    if code:
        return code
    if action != END:
        S["sum"] += action + 1
        S["added"] += action + 1
    elif S["sum"][0] >= S["goal"][0]:
        S["phase"] = OVER
    else:
        S["phase"], S["added"] = ROLL, 0
        S["turns"] += 1
        S["seat"] = (seat + 1) % S["seats"][0]
    return 0


def legal(M: Record, S: Record, seat: int, out: Any) -> int:
    actions = [action for action in range(4) if not problem(M, S, seat, action)]
    out[: len(actions)] = actions
    return len(actions)


def chance(M: Record, S: Record, pool: Any) -> int:
    pool[:] = 1
    return 6 if S["phase"][0] == ROLL else 0


def resolve(M: Record, S: Record, outcome: int) -> int:
    S["sum"] += outcome + 1
    S["phase"] = TURN
    return 0


def observe(S: Record, seat: int, O: Record) -> None:  # noqa: E741
    O[0] = S[0]


def concede(S: Record, seat: int) -> None:
    S["out"] |= 1 << seat


def stop(M: Record, S: Record, why: int) -> None:
    S["phase"], S["why"] = OVER, why + 1


def unused(*_: Any) -> Any:
    raise AssertionError("no test of the store needs this")


KERNEL = Kernel(
    setup=setup,
    to_act=to_act,
    is_over=lambda S: bool(S["phase"][0] == OVER),
    decision=decision,
    problem=problem,
    menu=unused,
    legal=legal,
    apply=apply,
    may_take_back=lambda S, seat: bool(decision(S, seat) and S["added"][0]),
    concede=concede,
    stop=stop,
    chance=chance,
    resolve=resolve,
    observe=observe,
    determinize=unused,
    step=unused,
    playouts=unused,
)


class Tally:
    id = "tally"
    rules_version = 1
    seat_counts = range(1, 5)
    options = (OptionSpec("goal", "number", default=60, least=1, most=1_000_000),)
    default_map = "plain"
    state_dtype: np.dtype[np.void] = STATE
    observation_dtype: np.dtype[np.void] = STATE
    action_count = 4
    confirmation = None
    outcome_count = 6
    kernel = KERNEL
    planner = staticmethod(unused)
    search = Search(unused, unused, STATE, 1, Learned("nothing"))

    def map_ids(self) -> tuple[str, ...]:
        return ("plain",)

    def load_map(self, map_id: str) -> GameMap:
        if map_id != "plain":
            raise ProblemError("MAP_UNKNOWN", map=map_id)
        return self.read_map("plain", map_id)

    def read_map(self, text: str, name: str) -> GameMap:
        return GameMap(name, hashlib.sha256(text.encode()).hexdigest(), text, np.zeros(1, STATE))

    def layout(self, map_id: str) -> str:
        return "{}"

    def option_numbers(self, options: Options) -> Any:
        goal = options.get("goal", 60)
        if goal is None or goal < 1:
            raise ProblemError("BAD_OPTION", option="goal", value=str(goal))
        return np.array([goal], np.int64)

    def action_text(self, m: GameMap, O: Record, action: int) -> str:  # noqa: E741
        return "end" if action == END else f"add {action + 1}"

    def action_number(self, m: GameMap, O: Record, text: str) -> int:  # noqa: E741
        texts = ["add 1", "add 2", "add 3", "end"]
        if text not in texts:
            raise ProblemError("BAD_ACTION", action=text)
        return texts.index(text)

    def outcome_text(self, m: GameMap, S: Record, outcome: int) -> str:
        return f"die {outcome + 1}"

    def outcome_number(self, m: GameMap, S: Record, text: str) -> int:
        return int(text.removeprefix("die ")) - 1

    def draw_is_for(self, m: GameMap, S: Record) -> int | None:
        return None

    def is_secret(self, S: Record, action: int) -> bool:
        return False

    def problem(self, m: GameMap, code: int) -> Problem:
        return Problem(PROBLEMS[code])

    def public_view(self, m: GameMap, O: Record) -> msgspec.Struct:  # noqa: E741
        return View(int(O["sum"][0]))

    def private_view(self, m: GameMap, O: Record) -> msgspec.Struct:  # noqa: E741
        return View(0)

    def known(self, m: GameMap, O: Record) -> msgspec.Struct:  # noqa: E741
        return View(0)

    def menu(self, m: GameMap, O: Record) -> msgspec.Struct:  # noqa: E741
        return View(0)

    def acted(self, m: GameMap, before: Record, seat: int, action: int, after: Record) -> list[Said]:
        return [] if action == END else [Said(Added(seat, action + 1))]

    def drew(self, m: GameMap, before: Record, outcome: int, after: Record) -> list[Said]:
        return [Said(Rolled(outcome + 1, int(after["sum"][0])))]

    def stopped(self, m: GameMap, S: Record) -> list[Said]:
        return [Said(Rolled(0, int(S["sum"][0])))]

    def result(self, S: Record) -> Result:
        winner = int(S["seat"][0])
        seats = int(S["seats"][0])
        ranks = tuple(1 if seat == winner else 2 for seat in range(seats))
        return Result(
            ("goal", *STOPS)[int(S["why"][0])], tuple(int(seat == winner) for seat in range(seats)), ranks
        )

    def score_lines(self, m: GameMap, S: Record) -> Any:
        return [int(S["sum"][0])]


TALLY = Tally()


def tally_of(game_id: str) -> Tally:
    if game_id != TALLY.id:
        raise ProblemError("GAME_UNKNOWN", game=game_id)
    return TALLY
