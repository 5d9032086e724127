# What the words of the games mean: shown beside a word with a dotted line under it.

words-title = The words
words-lead = Wherever a word has dots under it, point at it, tap it, or go to it by Tab: it tells what it means.

word-pc-start-player = Start player: who had the first turn. Where a table has a turn limit, all have had equally many when the game ends.
word-pc-station = Start hex: one of the six stations of Paris around the tower, from which a company leaves. Nothing else is ever built there.
word-pc-share = Share: a locomotive in a hand instead of on the map. At the end it is worth the value of its company.
word-pc-value = Value: the points of all cities that a company has reached, with 4 for Marseille. It never falls.
word-pc-supply = Supply: the locomotives of a company that are neither built nor in a hand. Building and trading take from it.
word-pc-trade = Trade: one share goes back to its supply, one or two of one other company come into the hand. It is a whole turn.
word-pc-limit = Limit: how many shares may be held without a price: 20 with three players, 15 with four, 12 with five, 10 with six. Each one above costs 20 points.
word-pc-barrier = Barrier: a red and white pole on the side of a hex. No track crosses it; from another side the hex can be entered.
word-pc-cut-off = Cutting off: as long as a company has reached no city, a free one must stay within its reach. What would prevent that is forbidden.

word-ttr-route = Route: the spaces between two neighbouring cities. It is claimed as a whole, with one card for each space.
word-ttr-ticket = Ticket: two cities to be joined by your routes until the end, in secret. Done it brings its points, missed it costs them.
word-ttr-locomotive = Locomotive: a card that stands for any colour. Taken from the open row it is the only card of its turn.
word-ttr-tunnel = Tunnel: a route with a dashed bed. After you have laid down your cards three are turned over: each of your colour, and each locomotive, costs one card more.
word-ttr-ferry = Ferry: a route over water. For each wheel on it one of the cards must be a locomotive.
word-ttr-station = Station: lets you use one route of another player that ends in its city, for your tickets. The first costs one card, the next ones two and three.
word-ttr-double = Double route: two routes side by side between the same cities. Nobody may own both; with two or three players only one of them is ever built.
word-ttr-express = European Express: 10 points for the longest path over one's own routes. It may pass a city twice, but no route.
