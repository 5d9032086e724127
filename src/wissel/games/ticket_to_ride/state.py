"""The records of Ticket to Ride: what lies open, what a seat holds, what a seat knows.

`NONE` marks an empty place. Cards are counted by kind: the eight colours in the order of the map, then
`LOCO`. Sets of routes and of tickets are masks of two 64-bit words: number `i` is bit `i & 63` of word
`i >> 6`. Everything is padded to the maxima below, so that every map of the family runs without compiling
again.
"""

from __future__ import annotations

from typing import Annotated, Final

from wissel.kernel.record import Ints, dtype_of

SEATS: Final = 5
CITIES: Final = 64
ROUTES: Final = 128
TICKETS: Final = 128
WORDS: Final = 2
COLOURS: Final = 8
LOCO: Final = COLOURS
CARDS: Final = COLOURS + 1
"""Kinds of train card (T1.1)."""
ROW: Final = 5
"""Cards that lie face up (T1.4)."""
OFFER: Final = 5
"""Most tickets that a map may offer at once (T1.3, T2.14)."""
LENGTH: Final = 9
"""Longest route that a map may have."""
TUNNEL_CARDS: Final = 5
"""Most cards that a map may turn over for a tunnel (T2.11)."""
STATIONS: Final = 4
"""Most stations of a seat that a map may have."""
EPOCHS: Final = 16
"""Decks of train cards that are kept apart in memory (see `memory`)."""
FORCED: Final = 420
"""Entries in memory of what seats must have drawn blind."""
OFFERS: Final = SEATS + TICKETS
"""Offers of tickets in a game: the first, and later ones, each of which keeps a ticket for good (T2.14)."""
NONE: Final = -1

# Phases: a seat decides below DEAL_CARDS, chance from there on.
CHOOSE: Final = 0  # first tickets, all at once (T1.3)
TURN: Final = 1
SECOND: Final = 2  # second card (T2.3)
TUNNEL: Final = 3  # pay or decline (T2.12)
CHOICE: Final = 4  # keep of the drawn tickets (T2.14)
OVER: Final = 5
DEAL_CARDS: Final = 6
DEAL_LONG: Final = 7
DEAL_REGULAR: Final = 8
DRAW_FIRST: Final = 9  # start player
FILL: Final = 10  # a gap in the row
DRAW: Final = 11  # a blind card
REVEAL: Final = 12  # a card for a tunnel
OFFER_TICKET: Final = 13

# What follows when the row is settled
THEN_TICKETS: Final = 0  # set-up
THEN_SECOND: Final = 1
THEN_NEXT: Final = 2

# Why the game ends (T3.1, T2.16, T2.17)
NOT_ENDING: Final = 0
LAST_ROUND: Final = 1
ALL_PASSED: Final = 2
TOO_LONG: Final = 3
STOPPED: Final = 4
"""+ index in `wissel.core.game.STOPS`: the table ended it."""

MOST_REDEALS: Final = 3
"""Redeals of one refill (T2.4)."""
MOST_TURNS: Final = 250
"""Turns of each seat after which the game ends (T2.17)."""


class Map:
    """What the rules read of a map."""

    cities: int
    routes: int
    tickets: int
    least_seats: int
    most_seats: int
    a: Annotated[Ints, ROUTES]  # cities that the route joins
    b: Annotated[Ints, ROUTES]
    length: Annotated[Ints, ROUTES]
    colour: Annotated[Ints, ROUTES]  # NONE: gray
    ferry: Annotated[Ints, ROUTES]  # locomotives that it wants (T2.10)
    tunnel: Annotated[Ints, ROUTES]  # 1: a tunnel (T2.11)
    twin: Annotated[Ints, ROUTES]  # the other route of a double (T2.9); NONE
    ticket_a: Annotated[Ints, TICKETS]
    ticket_b: Annotated[Ints, TICKETS]
    ticket_points: Annotated[Ints, TICKETS]
    long: Annotated[Ints, WORDS]  # long tickets
    regular: Annotated[Ints, WORDS]
    first: Annotated[Ints, CITIES + 1]  # routes of c stand from first[c] to first[c + 1] in the lists below
    at_route: Annotated[Ints, 2 * ROUTES]
    at_city: Annotated[Ints, 2 * ROUTES]  # the city at its other end
    of_colour: Annotated[Ints, (COLOURS, LENGTH + 1, WORDS)]  # routes of that colour or gray, at most so long
    no_more_ferry: Annotated[Ints, (LENGTH + 1, WORDS)]  # routes that want at most so many locomotives
    no_longer: Annotated[Ints, (LENGTH + 1, WORDS)]  # routes at most so long
    points: Annotated[Ints, LENGTH + 1]  # of a route by its length (T2.8)
    trains: int
    stations: int
    cards_per_colour: int
    locomotives: int
    hand: int  # first train cards
    first_long: int  # first tickets (T1.2, T1.3)
    first_regular: int
    first_keep: int
    draw_tickets: int  # later ones (T2.14)
    draw_keep: int
    station_points: int  # of each station not built (T3.2)
    express_points: int  # (T3.4)
    redeal_at: int  # locomotives in the row (T2.4)
    tunnel_cards: int  # turned over (T2.11)
    last_round_at: int  # trains left (T3.1)
    doubles_open_from: int  # seats (T2.9)


class Public:
    """All that lies open at the table, and what everybody may have counted."""

    phase: int
    seats: int
    seat: int  # whose turn it is; NONE before the first
    start_seat: int
    out: int  # mask of the seats that have conceded
    actions: int
    turns: int  # turns completed at the table
    last: int  # turns to go in the last round; 0 before it (T3.1)
    passes: int  # in a row (T2.16)
    reason: int
    drawn: int  # outcomes taken in a chance phase of the set-up
    after: int  # what follows when the row is settled
    slot: int  # the gap that is filled
    filled: int  # 1: the row has been refilled since it was last settled (T2.4)
    redeals: int  # of this refill
    todo: int  # tickets still to be offered, cards still to be turned over
    deck_n: int
    discard_n: int
    discard: Annotated[Ints, CARDS]
    row: Annotated[Ints, ROW]  # kinds of the cards that lie face up; NONE: a gap
    hand_n: Annotated[Ints, SEATS]
    shown: Annotated[Ints, (SEATS, CARDS)]  # cards that a hand must hold (T4.2)
    trains: Annotated[Ints, SEATS]
    built: Annotated[Ints, SEATS]  # stations
    points: Annotated[Ints, SEATS]  # of routes so far
    owner: Annotated[Ints, ROUTES]  # NONE: free
    open: Annotated[Ints, (SEATS, WORDS)]  # routes that are neither taken nor closed to the seat (T2.9)
    station: Annotated[Ints, CITIES]  # whose; NONE
    net: Annotated[Ints, (SEATS, CITIES)]  # cities that a seat has joined bear one number
    chosen: Annotated[Ints, SEATS]  # 1: has chosen the first tickets
    offer_n: Annotated[Ints, SEATS]  # tickets on offer
    kept_n: Annotated[Ints, SEATS]  # tickets kept; 0 until all have chosen (T1.3)
    tickets_n: int  # tickets in the deck that were never offered
    under_n: int  # tickets put back under the deck
    under_group: Annotated[Ints, TICKETS]  # which were put back together; their order is unknown (T2.14)
    groups: int
    route: int  # of the tunnel on trial
    paint: int  # declared colour (T2.11)
    laid: Annotated[Ints, CARDS]  # the payment that lies open
    turned: Annotated[Ints, CARDS]
    extra: int  # cards due
    epoch: int  # the present deck, counted from 0; decks of which nobody drew blind are not counted
    hidden: Annotated[Ints, (EPOCHS, CARDS)]  # drawn blind of that deck, or still in it
    blind: Annotated[Ints, (EPOCHS, SEATS)]  # how many cards a seat drew blind of that deck
    forced_n: int
    forced: Annotated[Ints, FORCED]  # cards that seats must have drawn blind: `memory.forced_entry`
    offers_n: int  # 0 until all have chosen the first tickets
    offers: Annotated[Ints, OFFERS]  # `memory.offer_entry`: the first of each seat, then the later ones


class State:
    """A game."""

    rng: int  # generator of simulations; games between people never use it
    pub: Public
    deck: Annotated[Ints, CARDS]  # an unordered pool
    hand: Annotated[Ints, (SEATS, CARDS)]
    tickets: Annotated[Ints, WORDS]  # the deck of tickets: an unordered pool, and below it those put back
    under: Annotated[Ints, TICKETS]
    offer: Annotated[Ints, (SEATS, OFFER)]
    kept: Annotated[Ints, (SEATS, WORDS)]
    drawn: Annotated[Ints, (SEATS, EPOCHS, CARDS)]  # blind, of each deck
    offered: Annotated[Ints, OFFERS]  # which tickets, and which of them were kept: `memory.offered_entry`
    total: Annotated[Ints, SEATS]  # final figures; 0 until the game is over
    rank: Annotated[Ints, SEATS]
    done: Annotated[Ints, SEATS]  # tickets done
    ticket_points: Annotated[Ints, SEATS]
    borrowed: Annotated[Ints, (SEATS, STATIONS)]  # routes used by stations (T3.3)
    path: Annotated[Ints, SEATS]  # length of the longest path (T3.4)
    express: Annotated[Ints, SEATS]  # 1: has the European Express


class Observation:
    """What one seat knows (T4.1). All that is not its own and does not lie open is 0 or `NONE`."""

    seat: int
    pub: Public
    hand: Annotated[Ints, CARDS]
    offer: Annotated[Ints, OFFER]
    kept: Annotated[Ints, WORDS]
    drawn: Annotated[Ints, (EPOCHS, CARDS)]
    offered: Annotated[Ints, OFFERS]
    hands: Annotated[Ints, (SEATS, CARDS)]  # from here on: 0 or NONE until the game is over (T4.4)
    kepts: Annotated[Ints, (SEATS, WORDS)]
    total: Annotated[Ints, SEATS]
    rank: Annotated[Ints, SEATS]
    done: Annotated[Ints, SEATS]
    ticket_points: Annotated[Ints, SEATS]
    borrowed: Annotated[Ints, (SEATS, STATIONS)]
    path: Annotated[Ints, SEATS]
    express: Annotated[Ints, SEATS]


MAP: Final = dtype_of(Map)
STATE: Final = dtype_of(State)
OBSERVATION: Final = dtype_of(Observation)

# Actions
FACE: Final = 0  # + place in the row
BLIND: Final = FACE + ROW
TAKE_TICKETS: Final = BLIND + 1
PASS: Final = TAKE_TICKETS + 1
DECLINE: Final = PASS + 1
EXTRA: Final = DECLINE + 1  # + locomotives among the extra cards
KEEP: Final = EXTRA + TUNNEL_CARDS + 1  # + subset of the offer
STATION: Final = KEEP + (1 << OFFER)  # + payment_number(city, ...)
CLAIM: Final = STATION + CITIES * CARDS * (STATIONS + 1)  # + payment of a route
ACTIONS: Final = CLAIM + ROUTES * CARDS * (LENGTH + 1)
OUTCOMES: Final = TICKETS
"""Cards, seats or tickets."""
