# What the command line says. Names of commands and options and the JSON are the same in every language.

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

# --help
cli-about = A home for train board games.
cli-usage = usage:
cli-arguments = arguments
cli-options = options
cli-help-help = show this help and end
cli-help-version = show the version and end
cli-help-serve = serve the site
cli-help-simulate = let computer players play games against each other
cli-help-arena = let computer players meet each other on the same deals, and rate them
cli-help-admin = care for the database of a server
cli-help-bench = measure the speed of the engine
cli-help-replay = replay an exported game and show its result
cli-help-verify = check every draw of an exported game
cli-help-warm = compile the rules of all games into the cache
cli-serve-host = address to listen on (default { $default })
cli-serve-port = port to listen on (default { $default })
cli-serve-public-url = address by which people reach this server
cli-serve-lan = serve this network; shows the address as a QR code
cli-serve-data = where games are kept (default { $default })
cli-serve-no-browser = do not open a browser

# When the server starts
cli-serve-listening = Wissel: { $url }
cli-serve-preparing = Preparing the games: { $percent } %
cli-serve-bad-url = The address must be like https://play.example or http://192.0.2.7:8000, not { $url }
cli-serve-no-address = Nobody can be served at { $host }, port { $port }: { $reason }. Another port can be chosen with --port.
cli-serve-bad-data = The games in { $file } cannot be opened: { $reason }
cli-serve-newer-data = The games in { $file } were kept by a newer version of Wissel.

cli-simulate-game = id of the game, for instance paris-connection
cli-simulate-seats = computer players in seat order: planner,random,random
cli-simulate-games = how many games (default { $default })
cli-simulate-seed = the same seed gives the same games (default { $default })
cli-simulate-jobs = processes that play (default { $default })
cli-simulate-turn-limit = turns of each seat, or none
cli-simulate-export = write each game as a file
cli-json = print one JSON object
cli-bench-what = what is measured
cli-bench-game = id of the game (default { $default })
cli-bench-seats = how many seats (default { $default })
cli-bench-seconds = how many seconds (default { $default })
cli-file = an exported game
cli-warm-all = also what only simulations, measurements and tests need
cli-warm-part = only this part of each game
cli-warm-game = only this game
