# What the command line says. Its --help and its JSON are in English.

cli-bot = Computer player
cli-seat = Seat
cli-wins = Won
cli-score = Mean score
cli-rank = Rank
cli-points = Points
cli-simulated = { $games ->
    [one] One game
   *[other] { $games } games
} in { $seconds } s{ $unfinished ->
    [0] .
    [one] , one of them given up without an end.
   *[other] , { $unfinished } of them given up without an end.
}
cli-engine-speed = { $games } games a second, { $moves } decisions a second, { $each } decisions a game.
cli-cannot-read = { $file } cannot be read: { $reason }
cli-cannot-write = { $file } cannot be written: { $reason }
cli-wrong-entry = entry { $entry }: { $problem }
cli-not-over = The game is not over. { $entries ->
    [one] Its one entry holds.
   *[other] All { $entries } entries hold.
}
cli-holds = { $entries ->
    [one] Its one entry holds
   *[other] All { $entries } entries hold
}, and so does the result.
cli-verified = { $entries ->
    [one] One entry
   *[other] All { $entries } entries
} and { $draws ->
    [one] one draw
   *[other] all { $draws } draws
} hold: the draws are those that secret and seeds give.
cli-verified-simulated = { $entries ->
    [one] One entry holds
   *[other] All { $entries } entries hold
}. The game was simulated: nobody drew fairly for it, so there are no draws to check.
