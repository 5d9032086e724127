# Paris Connection. In problem-* the argument $company is the id of a company, as these sentences are also
# worded by the server; everywhere else $company and $Company are its name inside and at the start of a sentence.

pc-name = Paris Connection
company-red = Red
company-red-mid = red
company-red-many = red
company-blue = Blue
company-blue-mid = blue
company-blue-many = blue
company-yellow = Yellow
company-yellow-mid = yellow
company-yellow-many = yellow
company-purple = Purple
company-purple-mid = purple
company-purple-many = purple
company-black = Black
company-black-mid = black
company-black-many = black
company-brown = Brown
company-brown-mid = brown
company-brown-many = brown

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
pc-now-choose-help = Choose a company to build, or trade a [share](pc-share).
pc-now-chosen = Build { $company }
pc-now-chosen-help = Place one to five locomotives, one after another.
pc-now-built-help = Place another, or finish.
pc-now-full-help = That was the fifth. Finish your turn, or take one back.
pc-now-stuck-help = Nothing more can be placed. Finish your turn.
pc-now-ending-help = Finishing ends the game.
pc-now-trade = Trade a share
pc-now-trade-help = Give one back, take one or two of another company.
pc-now-other-choosing = Is to move
pc-now-other-building = Builds { $company }
pc-now-won = { $name } wins with { $total ->
    [one] one point
   *[other] { $total } points
}
pc-now-shared = { $names } share the win with { $total ->
    [one] one point
   *[other] { $total } points
}
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
pc-company-row = { $Company }: value { $value }, { $supply } in the supply, { $held } in other hands
pc-company-row-all = { $Company }: value { $value }, { $supply } in the supply, { $held } in hands

# behind the screen
pc-screen = Behind your screen
pc-screen-note = only you see this
pc-shares-of-limit = { $count } of { $limit } shares
pc-shares-change = { $before } → { $count } of { $limit } shares
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
pc-hex-start = Start of { $company }.
pc-hex-ends = Whoever builds here ends the game.
pc-hex-rises = { $Company } rises from { $from } to { $to }.
pc-hex-stays = { $Company } stays at { $from }.
pc-hex-with = Here: { $companies }.
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
pc-trade-worth = Worth today
pc-trade-supply = Supply of { $company }
pc-trade-penalty = Penalty
pc-trade-in-supply = { $count } left
pc-trade-held = you hold { $count }

# asking first
pc-ends-title = This ends the game
pc-ends-place = With a locomotive here the game ends when you finish your turn. All hands are shown and counted.
pc-ends-trade = After this trade only one supply holds locomotives: the game ends and all hands are counted.
pc-ends-yes-place = Build here
pc-ends-yes-trade = Trade and end
pc-ends-no = Not yet

# log; $company, $give and $take are chips
pc-log-building = { $name } builds { $company }: { $count } placed
pc-log-built = { $name } built { $count } { $company }
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
pc-end-over = { $over } over
pc-end-open = Final score

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

# the rules, numbered as in the rules files of the game
rules-pc-r1 = Material and start
rules-pc-r2 = The turn
rules-pc-r3 = End and scoring
rules-pc-r4 = Decided here
rules-pc-table = By number of players
rules-pc-players = Players
rules-pc-first = First shares
rules-pc-limit = Shares without penalty
rules-pc-r1-1 = There are six companies: red, blue, yellow, purple, black and brown. Each has 33 locomotives.
rules-pc-r1-2 = The board is a map of France in hexes. The Eiffel tower is closed. Around it lie six start hexes, the great stations. Green hexes are countryside. Cities are worth 1 (beige), 2 (purple), 3 (red) or 4 (blue); only Marseille is blue.
rules-pc-r1-3 = One locomotive of each company is put on a start hex, by lot. Nothing else is ever placed there.
rules-pc-r1-4 = One locomotive of each company stands on the score track, at the symbol of its start hex. Every company begins with value 0; there is no highest value, and companies may be level.
rules-pc-r1-5 = The other 31 of each company go into a bag. Each player draws first shares, unseen by the others. A share is a locomotive: it stands for track on the map and for a share in the hand.
rules-pc-r1-6 = What is left is sorted into six open supplies. So everyone can work out how many shares of a company all players together hold, but not who holds which.
rules-pc-r1-7 = The start player is drawn and shown. Play goes clockwise.
rules-pc-r2-1 = In your turn you build or you trade. You cannot pass.
rules-pc-r2-2 = Build: take one to five locomotives of one company from its supply and place them one after another. You need not say beforehand how many.
rules-pc-r2-3 = Each must stand next to a locomotive of the same company that is already on the map. Branching is allowed.
rules-pc-r2-4 = A hex side with a red and white barrier cannot be crossed. The hex may be entered by another side.
rules-pc-r2-5 = A city holds one locomotive. The countryside holds two, of different companies. Never two of one company in a hex.
rules-pc-r2-6 = No cutting off: you may not place where a company that has not reached any city yet could then no longer reach a free one. It is walked over hexes that this company may still enter; how many locomotives are left plays no part. A company that has reached a city may be shut in. If two such companies depend on one last city, neither may take it.
rules-pc-r2-7 = Each city adds its value to the company that reaches it, at once.
rules-pc-r2-8 = Trade: give one share back to its supply, then take one or two shares of one other company. Two only if its supply holds at least two. A trade is open to all.
rules-pc-r2-9 = Without penalty you may hold 20, 15, 12 or 10 shares with 3, 4, 5 or 6 players. Going over is allowed; it costs at the end.
rules-pc-r3-1 = The game ends when a locomotive is placed in Marseille. Its 4 points count.
rules-pc-r3-2 = It also ends when only one supply still holds locomotives. A placement that ends the game is the last of its turn; you may take it back until you finish the turn.
rules-pc-r3-3 = All hands are shown. Each share is worth the value of its company. Each share over the limit costs 20 points, counted over the whole hand.
rules-pc-r3-4 = Most points win. A tie is a shared win.
rules-pc-r4-1 = Nobody is ever stuck: while two supplies hold locomotives there is always a trade.
rules-pc-r4-2 = A table may have a turn limit, 40 turns each unless chosen otherwise. After everybody's last turn the game ends and is scored as usual.
rules-pc-r4-3 = A build ends when you finish it, also after the fifth locomotive. Until then you may take your placements back, the last one first; the others see them as provisional.
rules-pc-r4-4 = With the memory aid everybody sees what each player has openly given and taken. Hands stay hidden until the end.
