# Learn by playing. A text may mark words that are explained: [share](pc-share) is the word `word-pc-share`.

learn-lead = A first game of your own, with a guide that shows one thing at a time. It takes five minutes, and you can leave at any step.
learn-what-paris-connection = Lay tracks, let a company grow, trade two for one. You learn what shares are worth, and how it ends.
learn-what-ticket-to-ride-europe = Draw cards, claim a route, try a tunnel. You learn what tickets ask for, and what stations are for.
learn-rather-read = I would rather read the rules
learn-opening = Dealing your first game
learn-failed = This lesson could not begin
learn-guide = Guide
learn-progress = Step { $at } of { $count }
learn-next = Next
learn-back = The step before
learn-skip = Skip this step
learn-there = Go there
learn-leave = Go on without the guide
learn-early = The others move first; then it is you.
learn-lobby = To the first page
learn-play-on = Play this game on

learn-pc-welcome-title = These are yours
learn-pc-welcome = Six railway companies leave Paris. None is yours, but you hold [shares](pc-share) of them, hidden behind your screen: nobody else sees them. Of { $best } you have most.
learn-pc-value-title = What a share is worth
learn-pc-value = At the end each share is worth the [value](pc-value) of its company. All begin at 0. A company grows when its track reaches cities, whoever builds it.
learn-pc-place-title = Build
learn-pc-place = Choose { $best } here, then one of the marked hexes on the map: a locomotive is laid down there.
learn-pc-town-title = On to a city
learn-pc-town = Good. Each locomotive goes beside one of its company; up to five of them in one turn. Go on until one stands in a city: the numeral there is what it brings.
learn-pc-grown-title = { $Company } is worth { $value }
learn-pc-grown = { $shares ->
    [0] { $town } brought { $points }. You hold no share of { $company }: this time you built for others.
    [one] { $town } brought { $points }. Your one share of { $company } is worth { $worth } now, and those of the others grow just the same.
   *[other] { $town } brought { $points }. Your { $shares } shares of { $company } are worth { $worth } now, and those of the others grow just the same.
}
learn-pc-finish-title = Finish your turn
learn-pc-finish = Lay down more if you like, or finish. Until then you can take everything back, one by one.
learn-pc-others-title = Now the others
learn-pc-others = Watch what they build: it tells what they hold. What was laid down last has a dotted line around it.
learn-pc-ground-title = Where you can build
learn-pc-ground = A city holds one locomotive, green country two of different companies. Nothing crosses a [barrier](pc-barrier), and no company may be [cut off](pc-cut-off). Point at a hex, or tap it: it says why not.
learn-pc-trade-title = Trade two for one
learn-pc-trade = Instead of building you can [trade](pc-trade): give one share and take one or two of another company. Now give one of a company that you hardly hold, and take two of { $best }.
learn-pc-traded-title = You hold { $hand } now
learn-pc-traded = { $count ->
    [one] One share of { $took } for one of { $gave }. All saw that. What else hides behind your screen only you know.
   *[other] Two shares of { $took } for one of { $gave }. All saw that. What else hides behind your screen only you know.
}
learn-pc-limit-title = But not too many
learn-pc-limit = More shares, more points, up to the [limit](pc-limit): at the end each share above { $limit } costs { $penalty }. How many you hold stands here.
learn-pc-end-title = How it ends
learn-pc-end = The game ends when a locomotive reaches Marseille in the south or when only one [supply](pc-supply) is left. All show their shares, and most points win.
learn-pc-free-title = That is all of it
learn-pc-free = Play this game to its end, or go and play with others. The rules are in the menu at any time.

learn-ttr-welcome-title = Railways of Europe
learn-ttr-welcome = You collect cards, pay with them for [routes](ttr-route) between the cities, and join the cities on your secret tickets.
learn-ttr-tickets-title = Choose your tickets
learn-ttr-tickets = Each [ticket](ttr-ticket) names two cities. Joined by your routes they bring the points, otherwise they cost as many. Keep Budapest – Zürich and Paris – Wien: they share a way. A long one is hard in a first game.
learn-ttr-cards-title = Draw cards
learn-ttr-cards = In a turn you do one of four things. First: take two cards. Take the orange one of the open row.
learn-ttr-second-title = And a second one
learn-ttr-second = Now the yellow one, or a blind one from the deck. Taken first, an open [locomotive](ttr-locomotive) would have been the only card.
learn-ttr-others-title = Now the other player
learn-ttr-others = Watch what the other takes and builds. The list counts trains, cards and tickets of all.
learn-ttr-claim-title = Claim a route
learn-ttr-claim = München – Wien has three orange spaces: pay three orange cards. Choose the route on the map, then confirm.
learn-ttr-claim-any-title = Claim a route
learn-ttr-claim-any = München – Wien is taken. Choose another route that is bright on the map, or press Claim for a list.
learn-ttr-claimed-title = { $points ->
    [one] One point for { $name }
   *[other] { $points } points for { $name }
}
learn-ttr-claimed = A route scores at once: 1, 2, 4 and 7 points for one to four spaces, 15 for six, 21 for eight. You have { $trains } trains left.
learn-ttr-again-title = Once more the other player
learn-ttr-again = Then a tunnel waits for you.
learn-ttr-tunnel-title = Try a tunnel
learn-ttr-tunnel = A dashed bed is a [tunnel](ttr-tunnel): you lay down your cards, and three more are turned over. Each of your colour costs one more. Try München – Zürich with two yellow cards; the odds stand beside them.
learn-ttr-tunnel-due-title = { $due ->
    [one] One card more
   *[other] { $due } cards more
}
learn-ttr-tunnel-due = So many of the three are yellow or locomotives. Pay them too, if you can; or take your cards back, and your turn is over.
learn-ttr-tunnel-free-title = Nothing more to pay
learn-ttr-tunnel-free = None of the three cards was of your colour. The tunnel is yours.
learn-ttr-tunnel-paid-title = The tunnel is yours
learn-ttr-tunnel-paid = Good to have cards to spare: nobody knows what is turned over.
learn-ttr-tunnel-left-title = Another time
learn-ttr-tunnel-left = Your cards are back in your hand; only the turn is gone. Collect some to spare and try again.
learn-ttr-tunnel-seen-title = Tunnels
learn-ttr-tunnel-seen = A dashed bed is a [tunnel](ttr-tunnel): you lay down your cards, and three more are turned over. Each of your colour costs one more. Have some to spare before you try one.
learn-ttr-ferry-title = Ferries
learn-ttr-ferry = Waves are a [ferry](ttr-ferry): each wheel on its spaces asks for a locomotive. Save one for those.
learn-ttr-station-title = Stations
learn-ttr-station = Is a way taken? Build a [station](ttr-station) in a city: for your tickets you may use one route of another player that ends there. You have three; each that is left over brings 4 points.
learn-ttr-station-draw-title = Draw first
learn-ttr-station-draw = The first station costs one card, and your hand is empty. Take one from the row or from the deck.
learn-ttr-station-build-title = Build a station
learn-ttr-station-build = Press Station and choose a city that has none; { $city } lies amid your ways. The first one costs a single card, of whatever colour.
learn-ttr-station-built-title = Your station in { $city }
learn-ttr-station-built = At the end one route of another player that ends in { $city } counts for your tickets as if it were yours; you see which later. Stations left: { $left }. Build one only where it brings more than its 4 points.
learn-ttr-more-title = New tickets
learn-ttr-more = The fourth thing: draw three tickets and keep at least one. Be careful late in the game.
learn-ttr-last-title = How it ends
learn-ttr-last = When somebody has two trains or fewer at the end of a turn, everybody has one last turn.
learn-ttr-score-title = What counts
learn-ttr-score = Routes, then tickets, stations, and 10 points for the longest path, the [European Express](ttr-express). It is counted out before your eyes.
learn-ttr-free-play-title = That is all of it
learn-ttr-free-play = Play this game to its end, or go and play with others. The rules are in the menu at any time.
