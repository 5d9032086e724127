"""Every action and outcome has one text, which is read back; any other text is refused."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.ticket_to_ride.engine import Engine, europe, position
from tests.games.ticket_to_ride.small_map import small

from wissel.core.problems import ProblemError
from wissel.games.ticket_to_ride import entries
from wissel.games.ticket_to_ride.actions import action_number, action_text, outcome_number, outcome_text
from wissel.games.ticket_to_ride.problems import OK


@cache
def moments() -> list[Engine]:
    """Decisions and draws of every kind: the states of two random games."""
    found: list[Engine] = []
    for board, seats in ((europe(), 3), (small(), 5)):
        e, source = Engine(board, seats), random.Random(8)
        while not e.over:
            copy = Engine(board, seats)
            copy.S[:] = e.S
            found.append(copy)
            pool = list(e.pool())
            if pool:
                e.resolve(source.choice(pool))
            else:
                seat = source.choice(e.to_act)
                kinds: dict[str, list[str]] = {}
                for text in e.legal(seat):
                    kinds.setdefault(text.split()[0], []).append(text)
                e.act(source.choice(kinds[source.choice(sorted(kinds))]), seat=seat)
    return found


def test_every_legal_action_has_one_text_that_is_read_back() -> None:
    kinds = set()
    for e in moments():
        for seat in e.to_act:
            numbers = e.legal_numbers(seat)
            texts = [action_text(e.board, e.seen(seat), number) for number in numbers]
            assert len(set(texts)) == len(texts)
            assert [action_number(e.board, e.seen(seat), text) for text in texts] == numbers
            kinds |= {text.split()[0] for text in texts}
    assert kinds >= {"face", "blind", "tickets", "keep", "station", "claim", "decline"}


def test_every_outcome_has_one_text_that_is_read_back_and_taken() -> None:
    kinds = set()
    for e in moments():
        texts = list(e.pool())
        for text in texts:
            number = outcome_number(e.board, e.S, text)
            assert outcome_text(e.board, e.S, number) == text
            after = e.S.copy()
            assert entries.resolve(e.board.record, after, number) == OK
        kinds |= {text.split()[0] for text in texts}
    assert kinds >= {"card", "fill", "long", "regular", "first", "offer", "draw", "reveal"}


WORDS = """
    face blind tickets pass decline pay keep station claim card fill draw reveal long regular offer first
    0 1 2 3 5 6 -1 red pink locomotive gray paris ash ash-birch paris-zurich-gray dieppe-paris-pink hazel-oak
    amsterdam-pamplona cedar-fir ash-pine
"""
words = st.one_of(st.sampled_from(WORDS.split()), st.text(max_size=4))
texts = st.one_of(
    st.lists(words, max_size=7).map(" ".join), st.lists(st.one_of(words, st.just("  "))).map("".join)
)


@settings(max_examples=500, deadline=None)
@given(data=st.data(), text=texts)
def test_any_text_is_refused_or_read_as_it_is_written(data: st.DataObject, text: str) -> None:
    e = data.draw(st.sampled_from(moments()))
    seat = data.draw(st.integers(0, e.seats - 1))
    number = parsed("BAD_ACTION", lambda: action_number(e.board, e.seen(seat), text))
    assert number is None or action_text(e.board, e.seen(seat), number) == text
    number = parsed("BAD_OUTCOME", lambda: outcome_number(e.board, e.S, text))
    assert number is None or outcome_text(e.board, e.S, number) == text


def parsed(code: str, read: Callable[[], int]) -> int | None:
    """What is read; None: it is refused with this code."""
    try:
        return read()
    except ProblemError as error:
        if error.problem.code != code:
            raise
        return None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "claim",
        "claim paris-roma-gray red",
        "claim dieppe-paris-pink",
        "claim danzig-riga-black black black",
        "claim danzig-riga-black locomotive black black",
        "claim danzig-riga-black black red black",
        "claim danzig-riga-black  black black black",
        "claim danzig-riga-black black black black ",
        "CLAIM danzig-riga-black black black black",
        "face 0",
        "face 6",
        "face 01",
        "face",
        "station rome red",
        "station roma red red",
        "keep berlin-london",
        "blind 1",
    ],
)
def test_texts_that_are_no_action_of_the_state_are_refused(text: str) -> None:
    e = position(europe(), hands=("black black black red loco",))
    with pytest.raises(ProblemError, match="BAD_ACTION"):
        action_number(e.board, e.seen(0), text)


def test_tickets_are_named_in_the_order_of_the_offer_and_only_those_offered() -> None:
    e = position(europe())
    e.act("tickets", "offer essen-kyiv", "offer berlin-roma", "offer paris-wien")
    assert e.number(0, "keep essen-kyiv paris-wien")
    for text in ("keep paris-wien essen-kyiv", "keep essen-kyiv essen-kyiv", "keep roma-smyrna"):
        with pytest.raises(ProblemError, match="BAD_ACTION"):
            e.number(0, text)
    with pytest.raises(ProblemError, match="BAD_ACTION"):
        e.number(1, "keep essen-kyiv")
