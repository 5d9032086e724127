"""What the search of Ticket to Ride works with: one record, which it fills anew at each iteration."""

from __future__ import annotations

from typing import Annotated, Final

from wissel.games.ticket_to_ride.state import (
    CARDS,
    CITIES,
    ROUTES,
    SEATS,
    TICKETS,
    WORDS,
    Observation,
    State,
)
from wissel.kernel.record import Ints, dtype_of
from wissel.kernel.value import HIDDEN, net_size

FEATURES: Final = 56
"""What `search_value` tells of a position."""
NET: Final = net_size(FEATURES)


class Desk:
    """A guessed game, and what its seats want in the rollout."""

    state: State
    known: Observation  # what the seat to act in it knows
    plans: int  # tickets that a seat plans for at once; 0: all
    planned: Annotated[Ints, SEATS]  # 1: the seat has a plan
    want: Annotated[Ints, (SEATS, WORDS)]  # routes of the plan that are still to be claimed
    promised: Annotated[Ints, (SEATS, WORDS)]  # tickets that the plan completes
    stop: Annotated[Ints, SEATS]  # city where the plan wants a station; NONE
    filler: Annotated[Ints, SEATS]  # route that is wanted for its points alone; NONE
    price: Annotated[Ints, ROUTES]
    used: Annotated[Ints, ROUTES]
    far: Annotated[Ints, CITIES]
    via: Annotated[Ints, CITIES]
    queue: Annotated[Ints, CITIES]
    seen: Annotated[Ints, TICKETS]  # OFFERS or less: the observing seat was offered the ticket
    fit: Annotated[Ints, (SEATS, TICKETS)]  # how likely, beside others, a seat has a ticket that is not seen
    demand: Annotated[Ints, CARDS]  # cards that the wanted routes ask for
    feature: Annotated[Ints, (SEATS, FEATURES)]  # what a position tells about each seat
    hidden: Annotated[Ints, HIDDEN]
    net: Annotated[Ints, NET]  # weights of the value


DESK: Final = dtype_of(Desk)
