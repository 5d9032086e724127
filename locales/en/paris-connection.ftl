# Paris Connection. In problem-* the argument $company is the id of a company, as these sentences are also
# worded by the server; everywhere else $company and $Company are its name inside and at the start of a sentence.

pc-name = Paris Connection
company-red = Red
company-red-mid = red
company-blue = Blue
company-blue-mid = blue
company-yellow = Yellow
company-yellow-mid = yellow
company-purple = Purple
company-purple-mid = purple
company-black = Black
company-black-mid = black
company-brown = Brown
company-brown-mid = brown

problem-WRONG_PHASE = Finish what you have begun first.
problem-OTHER_COMPANY = In this turn you are building { $company ->
    [red] red
    [blue] blue
    [yellow] yellow
    [purple] purple
    [black] black
    [brown] brown
   *[other] { $company }
}.
problem-NO_SUPPLY = { $company ->
    [red] Red
    [blue] Blue
    [yellow] Yellow
    [purple] Purple
    [black] Black
    [brown] Brown
   *[other] { $company }
} has nothing left in its supply.
problem-HEX_CLOSED = Nothing is ever built here.
problem-HEX_FULL = This hex is full.
problem-OWN_THERE = { $company ->
    [red] Red
    [blue] Blue
    [yellow] Yellow
    [purple] Purple
    [black] Black
    [brown] Brown
   *[other] { $company }
} stands here already.
problem-NOT_ADJACENT = { $company ->
    [red] Red
    [blue] Blue
    [yellow] Yellow
    [purple] Purple
    [black] Black
    [brown] Brown
   *[other] { $company }
} does not reach this hex.
problem-BARRIER = A barrier stands in the way.
problem-CUTS_OFF = This would cut off { $company ->
    [red] red
    [blue] blue
    [yellow] yellow
    [purple] purple
    [black] black
    [brown] brown
   *[other] { $company }
} from the last free city it can reach.
problem-FIVE_PLACED = Five locomotives are the most in one turn.
problem-GAME_ENDING = The game ends with this turn: nothing more is placed.
problem-NOWHERE = { $company ->
    [red] Red
    [blue] Blue
    [yellow] Yellow
    [purple] Purple
    [black] Black
    [brown] Brown
   *[other] { $company }
} has no hex left to build on.
problem-NOT_HELD = You hold no { $company ->
    [red] red
    [blue] blue
    [yellow] yellow
    [purple] purple
    [black] black
    [brown] brown
   *[other] { $company }
} share.
problem-SAME_COMPANY = Take from another company than you give.
problem-ONLY_ONE_LEFT = { $company ->
    [red] Red
    [blue] Blue
    [yellow] Yellow
    [purple] Purple
    [black] Black
    [brown] Brown
   *[other] { $company }
} has only one left in its supply.
problem-NOTHING_PLACED = Place at least one locomotive first.

# the sign
pc-now-choose = Build or trade
pc-now-choose-help = Choose a company to build, or trade a share.
pc-now-chosen = Build { $company }
pc-now-chosen-help = Place one to five locomotives, one after another.
pc-now-built = Build { $company }, { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $count }
} placed
pc-now-built-help = Place another, or finish.
pc-now-full-help = That was the fifth. Finish your turn, or take one back.
pc-now-stuck-help = Nothing more can be placed. Finish your turn.
pc-now-ending-help = Finishing ends the game.
pc-now-trade = Trade a share
pc-now-trade-help = Give one back, take one or two of another company.
pc-now-other-choosing = { $name } is to move
pc-now-other-building = { $name } builds { $company }, { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $count }
} placed
pc-now-won = { $name } wins with { $total ->
    [one] one point
   *[other] { $total } points
}
pc-now-shared = { $names } share the win with { $total ->
    [one] one point
   *[other] { $total } points
}
pc-finish = Finish
pc-finish-with = Finish with { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $count }
}
pc-finish-ends = End the game
pc-trade = Trade

# companies
pc-companies = Companies
pc-companies-note = { $placed } of { $all } built
pc-company = Company
pc-supply = Supply
pc-held-others = Others hold
pc-held-all = In hands
pc-held-others-tip = Shares of { $company } in the hands of all the others together
pc-held-all-tip = Shares of { $company } in all hands together
pc-value = Value
pc-supply-left = { $count } left
pc-company-choose = Build { $company }
pc-company-row = { $Company }: value { $value }, { $supply } in the supply, { $held } in other hands
pc-company-row-all = { $Company }: value { $value }, { $supply } in the supply, { $held } in hands

# behind the screen
pc-screen = Behind your screen
pc-screen-note = only you see this
pc-shares-of-limit = { $count } of { $limit } shares
pc-worth = worth { $worth } today
pc-worth-penalty = worth { $worth } today, { $penalty } less as penalty
pc-penalty = each share over { $limit } costs { $penalty }
pc-over-limit = { $over ->
    [one] one share over the limit: { $points } points less
   *[other] { $over } shares over the limit: { $points } points less
}
pc-your-shares = Your { $count } of { $limit }
pc-hand-of = { $count } { $company }
pc-watching-hands = Hands are hidden until the end.
pc-watching-limit = { $limit } shares are free; each one more costs { $penalty }.

# score track
pc-track = Score track
pc-track-note = value of a share
pc-track-company = { $Company } from { $station }: { $value }

# hexes
pc-points = { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}
pc-hex-points = { $name }, { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}
pc-hex-rural = Countryside { $id }
pc-hex-able = Can build here: { $companies }.
pc-hex-start = { $name }, start of { $company }
pc-hex-ends = Whoever builds here ends the game.
pc-hex-rises = { $Company } rises from { $from } to { $to }.
pc-hex-stays = { $Company } stays at { $from }.
pc-hex-with = Here: { $companies }.
pc-hex-many = Several companies can build here. Choose one.
pc-hex-nobody = No company can build here now.
pc-lay = Build here
pc-lay-for = Build { $company } here

# trade
pc-trade-title = Trade
pc-trade-give = Give one
pc-trade-take = Take
pc-trade-one = one
pc-trade-two = two
pc-trade-count = How many
pc-trade-choose-give = Choose the share that you give back.
pc-trade-choose-take = Choose the company that you take.
pc-trade-go = Give 1 { $give }, take { $count } { $take }
pc-trade-hand = Your hand
pc-trade-worth = Worth today
pc-trade-supply = Supply of { $company }
pc-trade-penalty = Penalty
pc-trade-from-to = { $from } to { $to }
pc-trade-in-supply = { $count } left
pc-trade-held = you hold { $count }

# asking first
pc-ends-title = This ends the game
pc-ends-place = With a locomotive here the game ends when you finish your turn. All hands are shown and counted.
pc-ends-trade = After this trade only one supply holds locomotives: the game ends and all hands are counted.
pc-ends-finish = When you finish now the game is over. All hands are shown and counted.
pc-ends-yes-place = Build here
pc-ends-yes-trade = Trade and end
pc-ends-yes-finish = Finish and end
pc-ends-no = Not yet

# log; $company, $give and $take are chips
pc-log-building = { $name } builds { $company }: { $count } placed
pc-log-built = { $name } built { $count } { $company }
pc-log-value = value { $value }
pc-log-traded = { $name } traded 1 { $give } for { $count } { $take }
pc-log-stations = The companies drew their stations.
pc-log-dealt = Everyone drew { $count } shares.
pc-log-starts = { $name } is the start player.

# the same in words, for those who listen
pc-say-your-turn = It is your turn.
pc-say-turn = { $name } is to move.
pc-say-placed = { $name } places { $company } at { $hex }. { $Company } is worth { $value }.
pc-say-placed-rural = { $name } places { $company } in the countryside.
pc-say-built = { $name } finished building { $company }, worth { $value }.
pc-say-traded = { $name } traded one { $give } for { $count } { $take }.
pc-say-back = { $name } took back a placement.
pc-say-chosen = You build { $company }. { $count ->
    [one] One hex is open.
   *[other] { $count } hexes are open.
}

# end
pc-end-title = Final score
pc-end-reason-end_hex = { $hex } was reached.
pc-end-reason-one_supply = Only one supply still holds locomotives.
pc-end-reason-turn_limit = Everybody has had all turns.
pc-end-winner = Winner
pc-end-winners = Shared win
pc-end-penalty = Penalty
pc-end-total = Total
pc-end-rank = Place
pc-end-player = Player
pc-end-sum = { $count } × { $value } = { $points }
pc-end-value = value { $value }
pc-end-over = { $over } over
pc-end-close = Look at the map
pc-end-open = Final score
pc-end-none = none

# map key
pc-key = Map key
pc-key-end = { $points }, ends the game
pc-key-rural = two companies
pc-key-barrier = barrier

# the map and its controls
pc-board = Map of France
pc-zoom-in = Closer
pc-zoom-out = Farther
pc-fit = Whole map
pc-overview = Whole map
