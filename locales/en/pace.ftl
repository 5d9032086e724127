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
pace-late = Time is up
pace-late-computer = A computer plays on
pace-late-end = The game ends
pace-left = { $name }: { $time } left
pace-away = on holiday
pace-days-hours = { $days } d { $hours } h
pace-hours-minutes = { $hours } h { $minutes } min
pace-minutes = { $minutes } min
pace-call = { $seconds } seconds left.
pace-menu-vacation = Holiday …
pace-vacation-title = Stop your clock?
pace-vacation-text = Your clock stands still for so many days. You have { $days } left at this table. You may still move.
pace-vacation-now = You are on holiday. Your clock stands still.
pace-vacation-days = Days
pace-vacation-go = Stop the clock
pace-vacation-back = I am back
pace-note-reminded = { $name } has little time left.
pace-note-flagged = { $name } ran out of time. A computer player plays on.
pace-note-flagged-end = { $name } ran out of time.
pace-note-frozen = The server was away. Clocks stood still.
pace-note-vacation = { $name } is on holiday.
pace-note-back = { $name } is back from holiday.

problem-NO_CLOCK = This table has no such clock.
problem-TIME_LEFT = There is time left.
problem-VACATION_SPENT = { $days ->
    [one] One day of holiday is left.
   *[other] { $days } days of holiday are left.
}
