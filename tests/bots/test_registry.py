"""Computer players by their spec, and what each of them may choose."""

from __future__ import annotations

from collections import Counter

import pytest

from wissel.bots.registry import BOTS, bot
from wissel.core.fair import NO_SEED, FairDraws
from wissel.core.play import Play
from wissel.core.problems import ProblemError
from wissel.games.registry import game

PARIS = game("paris-connection")
SPECS = (
    "beginner",
    "club",
    "expert:iterations=8",
    "master:iterations=5:style=blocker",
    "search:iterations=3",
    "planner",
    "random",
)


@pytest.fixture
def play() -> Play:
    started = Play(PARIS, PARIS.load_map("france"), 4, {})
    started.draw(FairDraws(bytes(32), (NO_SEED,)), 0)
    return started


@pytest.mark.parametrize("spec", [*BOTS, *SPECS])
def test_a_bot_keeps_the_spec_that_it_was_made_from(spec: str) -> None:
    assert bot(spec).spec == spec


@pytest.mark.parametrize("spec", ["", "nobody", "Planner", " random", "x" * 1000])
def test_an_unknown_bot_is_refused(spec: str) -> None:
    with pytest.raises(ProblemError) as refused:
        bot(spec)
    assert refused.value.problem.code == "BOT_UNKNOWN"
    assert len(str(refused.value.problem.args["bot"])) <= 40


@pytest.mark.parametrize("spec", ["planner:", "planner:ms=100", "random:seed=1", "random:a=1:b=2"])
def test_an_option_that_a_bot_does_not_have_is_refused(spec: str) -> None:
    with pytest.raises(ProblemError) as refused:
        bot(spec)
    assert refused.value.problem.code == "BOT_BAD_OPTION"
    assert refused.value.problem.args["bot"] == spec.partition(":")[0]


@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_plays_legal_actions_from_its_observation_to_the_end(spec: str, play: Play) -> None:
    player = bot(spec)
    for seed in range(3000):
        if play.is_over:
            break
        seat = play.to_act[0]
        play.act(seat, player.choose(PARIS, play.map, play.observation(seat), seed))
    assert play.is_over


@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_decides_the_same_with_the_same_seed(spec: str, play: Play) -> None:
    seen = play.observation(play.to_act[0])
    assert len({bot(spec).choose(PARIS, play.map, seen, 7) for _ in range(3)}) == 1


def test_random_chooses_every_legal_action_equally_often(play: Play) -> None:
    seat = play.to_act[0]
    seen = play.observation(seat)
    legal = play.legal(seat)
    drawn = Counter(bot("random").choose(PARIS, play.map, seen, seed) for seed in range(100 * len(legal)))
    assert set(drawn) == set(legal)
    # 100 expected of each; five standard deviations either way.
    assert all(50 <= count <= 150 for count in drawn.values())
