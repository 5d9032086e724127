"""Three leaks planted in a game, one of each kind: the conformance suite finds each."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest
from tests.games.paris_connection.suite import hidden_variants

from wissel.core import leaks
from wissel.core.conformance import Input, Setting, random_game
from wissel.core.game import SPECTATOR, Game, GameMap, Kernel, Record, Said
from wissel.core.play import Play
from wissel.games.paris_connection.entries import KERNEL
from wissel.games.paris_connection.game import ParisConnection
from wissel.games.paris_connection.view import PublicView


def _observe_more(S: Record, seat: int, O: Record) -> None:  # noqa: E741
    """Puts what seat 0 holds of the first company where the game is still going on."""
    KERNEL.observe(S, seat, O)
    O["hands"][0, 0, 0] = S["hand"][0, 0, 0]


class ShowsAHand(ParisConnection):
    """(a) The public view counts shares of a hidden hand."""

    kernel: Kernel = replace(KERNEL, observe=_observe_more)

    def public_view(self, m: GameMap, O: Record) -> msgspec.Struct:  # noqa: E741
        view = super().public_view(m, O)
        assert isinstance(view, PublicView)
        return msgspec.structs.replace(view, limit=int(O["hands"][0, 0, 0]))


class TellsAHand(ParisConnection):
    """(b) The event of a placement carries a number from the hand of the seat that placed."""

    def acted(self, m: GameMap, before: Record, seat: int, action: int, after: Record) -> list[Said]:
        said = super().acted(m, before, seat, action, after)
        leaked = int(after["hand"][0, seat, 0])
        event = said[0].event
        return [Said(msgspec.structs.replace(event, seat=leaked)), *said[1:]]


class TellsADeal(ParisConnection):
    """(c) What everybody is told of the deal depends on the shares that one seat got."""

    def drew(self, m: GameMap, before: Record, outcome: int, after: Record) -> list[Said]:
        said = super().drew(m, before, outcome, after)
        if len(said) <= 2:
            return said
        dealt = msgspec.structs.replace(said[0].event, each=int(after["hand"][0, 0, 0]))
        return [Said(dealt), *said[1:]]


class OrdersBySecret(ParisConnection):
    """(c) Who is told first depends on a hidden hand: the same events, in another order."""

    def drew(self, m: GameMap, before: Record, outcome: int, after: Record) -> list[Said]:
        said = super().drew(m, before, outcome, after)
        return said if after["hand"][0, 0, 0] % 2 else [*said, *said[:1]]


def setting(game: Game) -> Setting:
    return Setting(game, game.load_map(game.default_map), 4, {"turn_limit": 5})


def moments(game: Game) -> tuple[list[Play], list[Input]]:
    plays: list[Play] = []
    inputs = random_game(setting(game), 3, lambda play: plays.append(play.copy()))
    return plays[:-1], inputs


def leaks_a(game: Game) -> None:
    for play in moments(game)[0]:
        leaks.check_knowledge(play, SPECTATOR, 1)


def leaks_b(game: Game) -> None:
    for play in moments(game)[0]:
        actor = play.to_act[0]
        for action in play.legal(actor)[:3]:
            leaks.check_same_input(play, (actor + 1) % 4, 1, action)


def leaks_c(game: Game) -> None:
    _, inputs = moments(game)
    for one, other, unaware in hidden_variants(setting(game), inputs):
        leaks.check_hidden_inputs(setting(game), one, other, unaware)


def test_a_view_that_counts_a_hidden_hand_is_caught() -> None:
    with pytest.raises(AssertionError, match=r"the observation of the spectator depends on what is hidden"):
        leaks_a(ShowsAHand())


def test_an_event_that_tells_of_a_hidden_hand_is_caught_on_a_state_that_agrees() -> None:
    leaks_a(TellsAHand())
    with pytest.raises(AssertionError, match=r"what is told to . depends on what is hidden"):
        leaks_b(TellsAHand())


@pytest.mark.parametrize("game", [TellsADeal(), OrdersBySecret()])
def test_an_event_that_tells_of_a_hidden_outcome_is_caught_by_varying_it(game: Game) -> None:
    leaks_a(game)
    leaks_b(game)
    with pytest.raises(AssertionError, match=r"input 0: events of .* depend on what is hidden"):
        leaks_c(game)


def test_the_game_itself_passes_what_caught_the_leaks() -> None:
    leaks_a(ParisConnection())
    leaks_b(ParisConnection())
    leaks_c(ParisConnection())
