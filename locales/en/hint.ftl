# What one could do: hints at a table that allows them
hint-ask = What could I do?
hint-title = You could …
hint-thinking = The computer is thinking.
hint-preparing = The computer’s search is still being made ready. The answer comes by itself after that.
hint-chance = With it you win in about { $percent } of 100 games like this one.
hint-close = Something else is about as good.
hint-others = Other good moves
hint-note = An estimate from what you know. Nobody else is told.
hint-close-card = Close

# Why: facts of one's own side
hint-pc-rises = { $Company } rises from { $from } to { $to }.
hint-pc-holding = Of { $company } you hold { $mine ->
    [0] no share
    [one] one share
   *[other] { $mine } shares
}, the others together { $others }.
hint-pc-ends = It ends the game.
hint-pc-values = { $Company } is worth { $takeValue } a share today, { $give } { $giveValue }.
hint-pc-over = You then hold { $shares } shares; each over { $limit } costs { $penalty }.
hint-ttr-points = It brings { $points ->
    [one] one point
   *[other] { $points } points
}.
hint-ttr-on-way = It lies on the shortest way that is missing for your { $count ->
    [one] ticket
   *[other] tickets
} { $tickets }.
hint-ttr-locomotive = A locomotive goes with every colour.
hint-ttr-colour = { $route }, on the way of a ticket, asks for { $cards }; you have { $have }.
hint-ttr-more = You have { $cards } already.
hint-ttr-blind = No open card is one that the missing ways of your tickets ask for.
hint-ttr-all-done = All your tickets are done.
hint-ttr-no-way = No way is left for { $ticket }.
hint-ttr-trains = { $ticket } takes { $trains ->
    [one] one train
   *[other] { $trains } trains
} and brings { $points }.
hint-ttr-shared = Their ways have { $count ->
    [one] one route
   *[other] { $count } routes
} in common.

hint-option-yes = allowed
hint-option-no = none

# Refusals
problem-NO_HINTS = This table has no hints.
problem-HINTS_RATED = A game for the ratings has no hints.
