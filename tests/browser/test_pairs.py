"""The set of pictures to look at: small, and no two of screen, size, scheme and language are left apart."""

from __future__ import annotations

import itertools

import pytest
from tests.browser.pairs import pairwise
from tests.browser.screens import MAIN, SCHEMES, SIZES, pairs

from wissel.web.texts import LANGUAGES

PICTURES = [
    (screen, language, size, scheme)
    for (language, size, scheme), screens in pairs().items()
    for screen in screens
]
FACTORS = (MAIN, LANGUAGES, tuple(SIZES), SCHEMES)


@pytest.mark.parametrize(("first", "second"), list(itertools.combinations(range(4), 2)))
def test_every_two_values_of_different_factors_meet_in_a_picture(first: int, second: int) -> None:
    met = {(picture[first], picture[second]) for picture in PICTURES}
    assert met == set(itertools.product(FACTORS[first], FACTORS[second]))


def test_the_pictures_are_no_more_than_people_can_look_at() -> None:
    assert len(PICTURES) == len(set(PICTURES)) <= 40


def test_the_set_is_the_same_every_time_and_far_smaller_than_all() -> None:
    factors = [("a", "b", "c"), ("d", "e", "f"), ("g", "h"), ("i", "k")]
    assert pairwise(*factors) == pairwise(*factors)
    assert 9 <= len(pairwise(*factors)) <= 11
