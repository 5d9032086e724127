# What the words of the games mean: shown beside a word with a dotted line under it.

word-pc-share = Share: a locomotive in a hand instead of on the map. At the end it is worth the value of its company.
word-pc-value = Value: the points of all cities that a company has reached, with 4 for Marseille. It never falls.
word-pc-supply = Supply: the locomotives of a company that are neither built nor in a hand. Building and trading take from it.
word-pc-trade = Trade: one share goes back to its supply, one or two of one other company come into the hand. It is a whole turn.
word-pc-limit = Limit: how many shares may be held without a price: 20 with three players, 15 with four, 12 with five, 10 with six. Each one above costs 20 points.
word-pc-barrier = Barrier: a red and white pole on the side of a hex. No track crosses it; from another side the hex can be entered.
word-pc-cut-off = Cutting off: as long as a company has reached no city, a free one must stay within its reach. What would prevent that is forbidden.
