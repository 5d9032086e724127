# Learn by playing. A text may mark words that are explained: [share](pc-share) is the word `word-pc-share`.

learn-title = Learn by playing
learn-lead = A first game of your own, with a guide that shows one thing at a time. It takes five minutes, and you can leave at any step.
learn-what-paris-connection = Lay tracks, let a company grow, trade two for one. You learn what shares are worth, and how it ends.
learn-rather-read = I would rather read the rules
learn-opening = Dealing your first game
learn-failed = This lesson could not begin
learn-game = Learn { $game } by playing
learn-minutes = five minutes, with a guide
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
