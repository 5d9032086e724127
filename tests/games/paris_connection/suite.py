"""What Paris Connection adds to the conformance suite."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

from tests.games.paris_connection.maps import ISLANDS, drawn

from wissel.core.conformance import Choose, Input, Setting
from wissel.core.game import SPECTATOR
from wissel.core.play import Play
from wissel.games.paris_connection.game import PARIS_CONNECTION


def towards_the_end(legal: list[str], source: random.Random) -> str:
    """Builds more than it trades, as the trades that use up a supply are few."""
    builds = [action for action in legal if not action.startswith("trade")]
    return source.choice(builds if builds and source.random() < 0.7 else legal)


def briefly(legal: list[str], source: random.Random) -> str:
    """Short builds and some trades, so that a game to the turn limit is short."""
    if "finish" in legal and source.random() < 0.6:
        return "finish"
    kind = source.choice(sorted({action.split()[0] for action in legal}))
    return source.choice([action for action in legal if action.startswith(kind)])


def conserved(setting: Setting, play: Play) -> None:
    """33 locomotives of each company: supply, hands, the map, and one on the score track (R1.1 to R1.5)."""
    s, m = play.state[0], setting.map.record[0]
    for c in range(6):
        standing = [h for h in s["pub"]["at"][c].tolist() if h >= 0]
        assert len(standing) == len(set(standing)) == s["pub"]["placed"][c] + 1
        held = int(s["hand"][:, c].sum())
        assert s["pub"]["supply"][c] + held + len(standing) + 1 == m["shares"] + 2 == 33
        assert s["pub"]["supply"][c] >= 0
    assert s["hand"].min() >= 0
    assert s["hand"].sum(axis=1).tolist() == s["pub"]["shares"].tolist()
    assert s["hand"][setting.seats :].sum() == 0


def reveals(play: Play) -> bool:
    """Nothing but the end shows what was hidden (R4.4)."""
    return False


def hidden_variants(
    setting: Setting, inputs: list[Input]
) -> Iterator[tuple[list[Input], list[Input], list[int]]]:
    """Two seats' first shares are exchanged, one for one of another company: the other seats must not notice.

    Each company that the first seat holds is exchanged once. One of these games of each pair of seats goes on
    with the actions that are legal in both.
    """
    deal = inputs[0].outcomes
    for a, b in combinations(range(setting.seats), 2):
        mine = {text.split()[2]: k for k, text in enumerate(deal) if text.startswith(f"share {a} ")}
        theirs = {text.split()[2]: k for k, text in enumerate(deal) if text.startswith(f"share {b} ")}
        unaware = [SPECTATOR, *(seat for seat in range(setting.seats) if seat not in (a, b))]
        for nth, (company, i) in enumerate(mine.items()):
            taken = next((c for c in theirs if c != company), None)
            if taken is not None:
                other = list(deal)
                other[i], other[theirs[taken]] = f"share {a} {taken}", f"share {b} {company}"
                one, two = [inputs[0]], [Input(None, None, other)]
                if nth == 0:
                    on = list(_legal_in_both(setting, deal, other, inputs[1:60]))
                    one, two = [*one, *on], [*two, *on]
                yield one, two, unaware


def _legal_in_both(
    setting: Setting, deal: list[str], other: list[str], inputs: list[Input]
) -> Iterator[Input]:
    plays = setting.begin(deal), setting.begin(other)
    for item in inputs:
        seat, action = item.seat or 0, item.action or ""
        if any(play.is_over or play.problem(seat, action) for play in plays):
            return
        for play in plays:
            play.act(seat, action)
        yield item


def playthroughs() -> Iterator[tuple[str, Setting, int, Choose]]:
    """A game in France to the turn limit, and one on a small map until one supply is left."""
    france = PARIS_CONNECTION.load_map("france")
    yield "turn-limit", Setting(PARIS_CONNECTION, france, 3, {"turn_limit": 5}), 4, briefly
    islands = drawn(ISLANDS, locomotives=5, hand=2)
    yield "one-supply", Setting(PARIS_CONNECTION, islands, 5, {"memory_aid": 1}), 3, briefly
