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

history-name-file = Game of a file
history-name-branch = What if: { $table }
history-name-lesson = A first game

history-branch = What if …
history-branch-title = What if: from move { $number }
history-branch-what = You play on from this moment, at a table of your own. Computer players take the other seats.
history-branch-seat = You play as
history-branch-note = The table is private and not rated. All is as it was up to here, hidden cards included; what is drawn from here on is drawn anew. The game is over, so nothing of it is a secret any more.
history-branch-go = Play on from here
history-branch-end = The game is over here: go back to an earlier move.
history-origin-file = From a file
history-origin-file-note = This game was read from a file: names are what the file says. It is not rated.
history-origin-branch = What if
history-origin-branch-note = This game has left another one, to try what else could be done. It is not rated, and its draws cannot be checked.
history-origin-lesson = A first game
history-origin-lesson-note = The deal of this game is arranged, so that there is something to show. It is not rated.
history-origin-there = Where it left

problem-FILE_TOO_LONG = The file has more than { $most } entries, more than any game needs.
problem-FILE_WRONG = The file does not hold at its entry { $entry }: { $reason }
problem-MOMENT_UNKNOWN = The game had not begun yet at entry { $seq }.
