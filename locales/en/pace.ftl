# Clocks: the pace of a table, what a clock shows and says, vacation.

pace-title = Pace
pace-none = No clock
pace-live = { $minutes } min + { $seconds } s
pace-days = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
pace-hint-live = Time for the whole game, and more after each turn.
pace-hint-days = Each move may take so long. Holidays stop the clock.
pace-own-live = Live, times of my own
pace-own-over-days = Over days, times of my own
pace-own-bank = Minutes for the whole game
pace-own-increment = Seconds after each turn
pace-own-days = Days for each move
pace-own-vacation = Days of holiday
pace-late = Time is up
pace-late-computer = A computer plays on
pace-late-end = The game ends
pace-left = { $name }: { $time } left
pace-away = { $name } is on holiday until { $date }.
pace-days-hours = { $days } d { $hours } h
pace-days-brief = { $days } d
pace-hours-brief = { $hours } h
pace-hours-minutes = { $hours } h { $minutes } min
pace-minutes = { $minutes } min
pace-call = { $seconds } seconds left.
pace-menu-vacation = Holiday …
pace-vacation-days = Days
pace-note-reminded = { $name } has little time left.
pace-note-flagged = { $name } ran out of time. A computer player plays on.
pace-note-flagged-end = { $name } ran out of time.
pace-note-frozen = The server was away. Clocks stood still.
pace-note-vacation = { $name } is on holiday until { $date }.
pace-note-back = { $name } is back from holiday.

vacation-title = Holiday
vacation-what = Your clocks stand still at all your tables over days, and at those that begin meanwhile.
vacation-play = You may move all the same.
vacation-now = You are on holiday until { $date }.
vacation-over = You are back. Your clocks run again.
vacation-until = Until { $date }.
vacation-none = You play at no table over days now.
vacation-stands = stands still until { $date }
vacation-spent = goes on
vacation-left = { $days ->
    [one] One day of holiday is left there.
   *[other] { $days } days of holiday are left there.
}
vacation-short = Where less is left than you are away, your clock goes on earlier.
vacation-back = I am back
vacation-go = Stop my clocks

problem-NO_CLOCK = This table has no such clock.
problem-TIME_LEFT = There is time left.
problem-VACATION_SAME = That changes nothing for your clock at this table.
