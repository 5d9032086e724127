"""What the search of Paris Connection works with: one record, which it fills anew at each iteration."""

from __future__ import annotations

from typing import Annotated, Final

from wissel.games.paris_connection.outlook import REACH, ROWS
from wissel.games.paris_connection.state import COMPANIES, HEXES, SEATS, Observation, State
from wissel.kernel.record import Ints, dtype_of
from wissel.kernel.value import HIDDEN, net_size

FEATURES: Final = 38
"""What `search_value` tells of a position."""
NET: Final = net_size(FEATURES)


class Desk:
    """A guessed game, and where its companies are going in the rollout."""

    state: State
    seen: Observation  # what the seat to act in it knows
    ways: Annotated[Ints, (ROWS, HEXES)]
    known: Annotated[Ints, COMPANIES]  # 1: the company's way is known
    rate: Annotated[Ints, COMPANIES]  # points, in hundredths, for each placement of it
    path: Annotated[Ints, (COMPANIES, REACH + 1)]  # its hexes in order
    size: Annotated[Ints, COMPANIES]  # how many
    placed: Annotated[Ints, COMPANIES]  # its builds when its way was found
    done: Annotated[Ints, COMPANIES]  # how many of them are built
    end_steps: Annotated[Ints, COMPANIES]  # placements until the company stands on the end hex; 0: far
    end_gain: Annotated[Ints, COMPANIES]  # points that it gains on that way
    end_path: Annotated[Ints, (COMPANIES, REACH + 1)]
    other: Annotated[Ints, REACH + 1]  # another way that is looked at
    rush: int  # 1: this build goes to the end hex
    edge: Annotated[Ints, COMPANIES]  # shares of the seat to act beyond the mean of the others, in hundredths
    share: Annotated[Ints, COMPANIES]  # what one may be worth at the end, in hundredths of points
    trades: Annotated[Ints, SEATS]
    worth: Annotated[Ints, SEATS]  # what each seat's hand is worth now
    feature: Annotated[Ints, FEATURES]  # what a position tells about a seat
    hidden: Annotated[Ints, HIDDEN]
    net: Annotated[Ints, NET]  # weights of the value


DESK: Final = dtype_of(Desk)
