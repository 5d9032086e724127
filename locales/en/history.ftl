# Looking back at a game, moment by moment.

history-title = Looking back
history-plate = Looking back
history-which = Move { $number } of { $count }, turn { $turn }
history-begin = The beginning
history-open = Step through the game
history-slider = Moment of the game
history-before = One move back
history-after = One move on
history-turn-before = One turn back
history-turn-after = One turn on
history-play = Play it
history-pause = Stop playing
history-at-start = This is the beginning.
history-at-end = This is the last move so far.
history-eyes = By whose eyes
history-eyes-all = Eyes of a spectator
history-link = Copy a link to this moment
history-link-copied = The link to this moment is copied.
history-close = Back to now
history-close-turn = Your turn: back to now
history-close-over = Back to the end
history-news = { $count ->
    [one] Meanwhile: one move
   *[other] Meanwhile: { $count } moves
}
history-help-key = step through the game; then arrows, Page Up, Page Down, Home, End

problem-MOMENT_UNKNOWN = The game had not begun yet at entry { $seq }.
