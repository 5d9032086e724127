"""What Ticket to Ride adds to the conformance suite."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy as np
from tests.games.ticket_to_ride.small_map import small

from wissel.core.conformance import Choose, Input, Setting
from wissel.core.game import SPECTATOR
from wissel.core.play import Play
from wissel.core.problems import ProblemError
from wissel.games.ticket_to_ride.game import TICKET_TO_RIDE_EUROPE
from wissel.games.ticket_to_ride.show import masked
from wissel.games.ticket_to_ride.state import CARDS, CHOOSE, LOCO, NONE

Variant = tuple[list[Input], list[Input], list[int]]


def towards_the_end(legal: list[str], source: random.Random) -> str:
    """Claims what can be claimed, long routes first, and takes tickets seldom."""
    kinds: dict[str, list[str]] = {}
    for text in legal:
        kinds.setdefault(text.split()[0], []).append(text)
    if "claim" in kinds and source.random() < 0.8:
        return max(kinds["claim"], key=lambda text: text.count(" "))
    if "tickets" in kinds and len(kinds) > 1 and source.random() < 0.7:
        del kinds["tickets"]
    return source.choice(kinds[source.choice(sorted(kinds))])


def conserved(setting: Setting, play: Play) -> None:
    """Cards, tickets, trains and stations are all somewhere, once (T1.1, T1.2)."""
    s, m = play.state[0], setting.map.record[0]
    p = s["pub"]
    seats = range(setting.seats)
    cards = s["deck"] + p["discard"] + p["laid"] + p["turned"] + s["hand"].sum(axis=0)
    row = p["row"][p["row"] != NONE]
    cards = cards + np.bincount(row, minlength=CARDS)
    assert cards.tolist() == [int(m["cards_per_colour"])] * LOCO + [int(m["locomotives"])]
    assert min(s["hand"].min(), s["deck"].min(), p["discard"].min()) >= 0
    assert s["hand"].sum(axis=1).tolist() == p["hand_n"].tolist()
    assert (p["shown"] <= s["hand"]).all(), "a hand holds what the others know of it (T4.2)"
    assert (p["deck_n"], p["discard_n"]) == (s["deck"].sum(), p["discard"].sum())
    assert s["hand"][setting.seats :].sum() == 0
    _tickets_conserved(s)
    for seat in seats:
        built = m["length"][: len(p["owner"])][p["owner"] == seat].sum()
        assert p["trains"][seat] + built == m["trains"]
        assert (p["station"] == seat).sum() == p["built"][seat] <= m["stations"]


def _tickets_conserved(s: np.void) -> None:
    p = s["pub"]
    places = [
        *masked(s["tickets"]),
        *(t for t in s["under"].tolist() if t != NONE),
        *(t for offer in s["offer"].tolist() for t in offer if t != NONE),
        *(t for kept in s["kept"] for t in masked(kept)),
    ]
    assert len(places) == len(set(places)), "a ticket is in two places"
    assert p["tickets_n"] == len(masked(s["tickets"]))
    assert p["under_n"] == (s["under"] != NONE).sum()


def reveals(play: Play) -> bool:
    """The last to choose the first tickets shows how many all have kept (T1.3)."""
    return bool(play.state["pub"]["phase"][0] == CHOOSE and len(play.to_act) == 1)


# ---- hidden parts of inputs ------------------------------------------------------------------------------


def hidden_variants(setting: Setting, inputs: list[Input]) -> Iterator[Variant]:
    """Games that differ in first cards, dealt tickets, kept tickets or a blind card of one or two seats."""
    yield from _other_first_cards(setting, inputs)
    yield from _other_dealt_tickets(setting, inputs)
    yield from _other_kept_tickets(setting, inputs)
    yield from _other_blind_cards(setting, inputs)


def _unaware(setting: Setting, *aware: int) -> list[int]:
    return [SPECTATOR, *(seat for seat in range(setting.seats) if seat not in aware)]


def _pair(setting: Setting, one: list[Input], other: list[Input], aware: Sequence[int]) -> Variant:
    """The two games as far as every input is legal in both."""
    plays = setting.begin(), setting.begin()
    n = 0
    for items in zip(one, other, strict=True):
        try:
            for play, item in zip(plays, items, strict=True):
                if item.action is not None and item.seat is not None:
                    play.act(item.seat, item.action)
                play.resolve(item.outcomes)
        except ProblemError:
            break
        n += 1
    return one[:n], other[:n], _unaware(setting, *aware)


def _other_first_cards(setting: Setting, inputs: list[Input]) -> Iterator[Variant]:
    """Seats 0 and 1 exchange two of their first cards."""
    deal = inputs[0].outcomes
    mine = [k for k, text in enumerate(deal) if text.startswith("card 0 ")]
    theirs = [k for k, text in enumerate(deal) if text.startswith("card 1 ")]
    for i in mine:
        for j in theirs:
            a, b = deal[i].split()[2], deal[j].split()[2]
            if a != b:
                other = list(deal)
                other[i], other[j] = f"card 0 {b}", f"card 1 {a}"
                yield _pair(setting, inputs, [Input(None, None, other), *inputs[1:]], (0, 1))
                return


def _other_dealt_tickets(setting: Setting, inputs: list[Input]) -> Iterator[Variant]:
    """Seats 0 and 1 exchange a regular ticket of the deal, and choose alike."""
    deal = inputs[0].outcomes
    i = next(k for k, text in enumerate(deal) if text.startswith("regular 0 "))
    j = next(k for k, text in enumerate(deal) if text.startswith("regular 1 "))
    a, b = deal[i].split()[2], deal[j].split()[2]
    other = list(deal)
    other[i], other[j] = f"regular 0 {b}", f"regular 1 {a}"
    names = {a: b, b: a}
    changed = [Input(None, None, other)]
    for item in inputs[1:]:
        first = item.action is not None and item.action.startswith("keep") and len(changed) <= setting.seats
        words = (item.action or "").split(" ")
        action = " ".join(names.get(word, word) for word in words) if first else item.action
        changed.append(replace(item, action=action))
    yield _pair(setting, inputs, changed, (0, 1))


def _other_kept_tickets(setting: Setting, inputs: list[Input]) -> Iterator[Variant]:
    """A seat keeps other tickets, as many as before: at the start, and of drawn ones."""
    play = setting.begin()
    done = 0
    for nth, item in enumerate(inputs):
        if item.action is not None and item.seat is not None:
            if item.action.startswith("keep ") and done < 4:
                size = len(item.action.split())
                others = [
                    text
                    for text in play.legal(item.seat)
                    if len(text.split()) == size and text != item.action
                ]
                for text in others[:2]:
                    changed = [*inputs[:nth], replace(item, action=text), *inputs[nth + 1 :]]
                    yield _pair(setting, inputs, changed, (item.seat,))
                    done += 1
            play.act(item.seat, item.action)
        play.resolve(item.outcomes)


def _other_blind_cards(setting: Setting, inputs: list[Input]) -> Iterator[Variant]:
    """Two blind cards are exchanged."""
    draws = [
        (nth, item.seat, item.outcomes[0].split()[1])
        for nth, item in enumerate(inputs)
        if item.action == "blind" and item.seat is not None
    ]
    for (n, seat, card), (k, owner, later) in zip(draws[::4], draws[1::4], strict=False):
        if card == later:
            continue
        changed = list(inputs)
        changed[n] = replace(inputs[n], outcomes=[f"draw {later}", *inputs[n].outcomes[1:]])
        changed[k] = replace(inputs[k], outcomes=[f"draw {card}", *inputs[k].outcomes[1:]])
        yield _pair(setting, inputs, changed, (seat, owner))


# ---- golden playthroughs ---------------------------------------------------------------------------------


def playthroughs() -> Iterator[tuple[str, Setting, int, Choose]]:
    """Two games on the small map: to the last round with tunnels paid and declined, and until all pass."""
    yield "last-round", Setting(TICKET_TO_RIDE_EUROPE, small(), 4, {}), 1, towards_the_end
    yield "all-passed", Setting(TICKET_TO_RIDE_EUROPE, small(), 5, {}), 3, towards_the_end
