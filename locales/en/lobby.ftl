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
lobby-friends-note = they need only the link
lobby-open-table = Open a table
lobby-join = Join by link
lobby-fair = Every draw can be checked when the game is over.
lobby-open-tables = Open tables
lobby-open-count = { $count ->
    [0] nothing leaving now
    [one] one table leaving soon
   *[other] { $count } tables leaving soon
}
lobby-open-none = No table is waiting for players. Open one, and send your friends the link.
lobby-running = Under way
lobby-running-note = anyone may watch
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
create-seat-number = Seat { $number }
create-visible = Who may join
create-public = Anyone
create-private = By link only
create-submit = Open the table
create-your-name = Your name
join-title = Join by link
join-label = Link or code
join-hint = Paste what your friend sent you.
join-bad = This is neither a link nor a code of a table.
join-submit = Go to the table
lobby-first = First time here?
lobby-first-paris-connection = Build track for any company, or trade shares: what you hold must grow.
lobby-first-ticket-to-ride-europe = Take cards, or pay with them for a route; tickets say which cities to join.
lobby-first-rules = The rules of both games
