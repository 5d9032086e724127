# What `wissel arena` says.
cli-arena-bots = the computer players that meet: planner,random
cli-arena-seats = how many sit at a table (default as many as there are computer players, if the game allows it)
cli-arena-resume = keep the games in this file, and go on where it stops
cli-arena-games = Games
cli-arena-interval = 95 % interval
cli-arena-rating = Rating
cli-arena-skill = Skill
cli-arena-before = Before … in %
cli-arena-played = { $games ->
    [one] One game
   *[other] { $games } games
} of { $seats } seats{ $unfinished ->
    [0] .
    [one] , one of them given up without an end.
   *[other] , { $unfinished } of them given up without an end.
}
cli-arena-seat-shares = Won by seat: { $shares }.
cli-arena-stopped = Stopped.
cli-arena-goes-on = Stopped. The same command goes on from here.
cli-progress = { $done } of { $whole }, { $left } left

problem-ARENA_BOTS = One to { $most } computer players can meet.
problem-ARENA_FILE_LINE = Line { $line } of { $file } is not that of a record of this contest.
problem-ARENA_OTHER_CONTEST = { $file } is the record of another contest: other players, rules, seats, options, seed or version.
cli-broken-off = game { $game }, seat { $seat }: { $problem }
cli-more-broken-off = { $more ->
    [one] one more game was broken off
   *[other] { $more } more games were broken off
}

problem-BOT_NO_PROGRAM = “{ $bot }” cannot be started: { $reason }
problem-BOT_DIED = “{ $bot }” ended in the middle of the game, with status { $status }. Its last words: { $said }
problem-BOT_TOO_SLOW = “{ $bot }” did not answer within { $ms } ms.
problem-BOT_BAD_ANSWER = “{ $bot }” did not answer with an action, but: { $answer }
problem-BOT_NOT_ALLOWED = “{ $bot }” chose what is not allowed: { $action }
