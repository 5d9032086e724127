# The frame of any game's table: sign, sheets, players, log, end.

table-your-turn = Your turn
table-over = Terminus
table-watching = You are watching.
table-played-for-me = A computer player holds your seat.
table-mover-away = { $name } is away.
table-next = You are next.
table-last-turn-had = That was your last turn.
table-turns-until = { $turns ->
    [one] One turn until yours.
   *[other] { $turns } turns until yours.
}
table-turn = { $table }, turn { $turn }
table-turns-left = { $turns ->
    [one] Last turn
   *[other] { $turns } turns left
}
table-take-back = Take back
table-nothing-back = There is nothing to take back.
table-cancel = Cancel
table-close = Close
table-rules = Rules
table-settings = Settings
table-menu = Table menu
table-help = Keys and help
table-connection-lost = The connection was lost. Trying again…

table-players = Players
table-players-note = shares held
table-you = you
table-computer = computer
table-stand-in = computer, for { $name }
table-away = away
table-start-player = start player
table-to-move = to move
table-replace-short = Let a computer play
table-return = Take my seat back
table-replace-ask = A computer player plays for { $name } until { $name } returns.
table-log = Log
table-log-note = newest first
table-log-empty = Nothing has happened yet.
table-tabs = Parts of the table
table-sheet-taller = Show more
table-sheet-lower = Show less
table-shares-count = { $count ->
    [one] one share
   *[other] { $count } shares
}
table-gave = gave { $count }
table-took = took { $count }

table-menu-leave = Let a computer play my seat
table-menu-return = Take my seat back
table-menu-export = Download this game
table-menu-invite = Copy the invitation
table-menu-copied = Copied.
table-menu-lobby = Back to the first page
table-menu-check = Check every draw

table-since = Since your last turn
table-since-short = { $count ->
    [one] Since your last turn: one turn
   *[other] Since your last turn: { $count } turns
}
table-since-close = Go on
table-again = Play again
table-again-go = To the new table
table-lobby = To the first page
table-download = Download the game
table-print = Print
table-scoring-skip = Skip
table-scoring-replay = Play the scoring again
table-scoring-title = What was it worth?
table-see-map = Look at the map
table-check = Check every draw

table-help-title = Keys
table-help-companies = choose a company
table-help-finish = finish the turn
table-help-back = take back
table-help-trade = trade
table-help-escape = put away what is open
table-help-arrows = move over the map
table-help-enter = place, or confirm
table-help-help = this list
table-help-touch = On a touch screen: tap a hex to see what it is worth, tap it again to build there. Hold a thing to read what it is.

table-note-started = The game begins.
table-note-seated = { $name } sat down.
table-note-left = { $name } left.
table-note-removed = { $name } was removed.
table-note-replaced = A computer player plays for { $name }.
table-note-returned = { $name } is back.
table-note-closed = The table was closed.
table-note-drawn = The seats were drawn, and the game begins.
table-note-expired = Nobody came for too long: the table was closed.
table-help-next = on to the next table that waits for you
table-next-on = On to { $name }

token-program = program
token-program-of = A program of { $name } plays here
ttr-colour-red = red
ttr-colour-blue = blue
ttr-colour-green = green
ttr-colour-yellow = yellow
ttr-colour-black = black
ttr-colour-white = white
ttr-colour-orange = orange
ttr-colour-pink = pink
ttr-colour-gray = any colour
plain-to-map = Show the map
plain-from-map = Table in words
