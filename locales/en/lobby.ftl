lobby-title = Where to?
lobby-lead = Two train games, ready to leave. Play now seats you against the computer; no account needed.
lobby-play-now = Play now
lobby-play-game = Play now: { $game }
lobby-preparing = Getting ready…
lobby-size-paris-connection = 3 to 6 players, about 40 minutes
lobby-pitch-paris-connection = Six companies leave Paris. Lay their tracks, trade their shares, and be the richest when the first train rolls into Marseille.
lobby-size-ticket-to-ride-europe = 2 to 5 players, about 60 minutes
lobby-pitch-ticket-to-ride-europe = Collect cards, claim the railways of Europe, and join the cities on your secret tickets before the others are in the way.
lobby-players = Players
lobby-opponents = Against
lobby-my-tables = My tables
lobby-my-tables-waiting = { $count ->
    [0] none waits for you
    [one] one waits for you
   *[other] { $count } wait for you
}
lobby-my-tables-none = You sit at no table yet.
lobby-your-turn = Your turn
lobby-your-answer = Your answer
lobby-invited = Invited
lobby-invited-free = a seat is free
lobby-decline = Decline the invitation to { $name }
lobby-with = with { $names }
lobby-alone = nobody else yet
lobby-not-started = not started
lobby-finished = finished { $when }
lobby-closed = closed
lobby-moved = last move { $when }
lobby-more = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}
lobby-friends = With friends
lobby-friends-note = they need only the code or the link
lobby-open-table = Open a table
lobby-fair = Every draw can be checked when the game is over.
lobby-open-none = No table is waiting for players. Open one, and send your friends the link.
lobby-watch = Watch
lobby-sit = Sit down
lobby-look-in = Look in
lobby-column-game = Game
lobby-column-table = Table
lobby-column-host = Host
lobby-column-seats = Seats
lobby-column-pace = Pace
lobby-column-notes = Notes
lobby-column-act = Action
lobby-seats-taken = { $taken } of { $all } seats taken
lobby-turns-each = { $turns } turns each
lobby-no-limit = no turn limit
lobby-note-memory = memory aid
lobby-note-computers = { $count ->
    [one] 1 computer
   *[other] { $count } computers
}
lobby-unreachable = The tables cannot be shown right now.
create-title = Open a table
create-game = Game
create-name = Name of the table
create-name-hint = Leave empty for a name of ours.
create-seats = Seats
create-seating = Who sits where
create-seat-you = You
create-seat-free = Free seat
create-seat-spec = Computer, by its spec
create-spec = Spec of the computer player on seat { $number }
create-seat-number = Seat { $number }
create-visible = Who may join
create-public = Anyone
create-private = By link only
create-rated = Rated
create-rated-note = The game counts for the ratings of all who play, computer players too.
create-submit = Open the table
create-your-name = Your name
join-label = I have a code
join-hint = As it was read to you; a link will do too.
join-bad = This is neither a link nor a code of a table.
join-submit = Go to the table
lobby-first = First time here?
lobby-first-paris-connection = Build track for any company, or trade shares: what you hold must grow.
lobby-first-ticket-to-ride-europe = Take cards, or pay with them for a route; tickets say which cities to join.
lobby-first-rules = The rules of both games
create-order = Seat order
create-order-chosen = As chosen
create-order-chosen-note = At a rematch everybody moves on by one seat.
create-order-drawn = Drawn at the start
create-order-drawn-note = The draw is fair, and can be checked like all others.
lobby-tables = Tables
lobby-here = { $count ->
    [one] only you are here
   *[other] { $count } people are here
}
lobby-count = { $count ->
    [0] no table
    [one] one table
   *[other] { $count } tables
}
lobby-filter = Which tables
lobby-filter-status = State
lobby-filter-open = Open
lobby-filter-running = Under way
lobby-filter-finished = Finished
lobby-filter-games = Both games
lobby-filter-seats = Any size
lobby-filter-seats-count = { $count } seats
lobby-filter-paces = Any pace
lobby-filter-live = Live clock
lobby-filter-days = Over days
lobby-filter-mine = Only mine
lobby-filter-none = No such table. Choose differently, or open one.
lobby-running-none = No game is under way that anyone may watch.
lobby-finished-none = No game has been finished here yet.
lobby-show-more = Show more tables
lobby-seats-here = here: { $names }

waiting-here = here
history-file-what = A game that was downloaded can be stepped through here, and played on from any move.
history-file-open = Open a game file
learn-game = Learn { $game } by playing
learn-title = Learn by playing
learn-minutes = five minutes, with a guide
# At the table before the start
hint-option = Hints
hint-option-note = Who is to move may ask the computer what to do. Then the game is not rated.
