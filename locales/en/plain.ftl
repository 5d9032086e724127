# The table as plain HTML: for screen readers, slow links, and whoever prefers words.

plain-now = { $plate }: { $title }
plain-deeds = What you can do
plain-news = News
plain-turn = Turn { $turn }:
plain-log-all = Show all { $count } lines
plain-log-less = Show the newest only

# Paris Connection
pc-plain-near = { $steps ->
    [1] just
   *[other] { $steps } hexes
} { $wind ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
   *[nw] north-west
} of { $place }
pc-plain-at = { $name }, { $where }
pc-plain-build = Build
pc-plain-building = Building { $company }: { $count } of { $most } placed.
pc-plain-company = Company
pc-plain-company-note = value { $value }, { $supply } in the supply
pc-plain-place = { $count ->
    [one] Where { $company } can go: one place
   *[other] Where { $company } can go: { $count } places
}
pc-plain-choose-place = Choose a place
pc-plain-ending = { $place }, ends the game
pc-plain-cities = Cities
pc-plain-stations = Start hexes
pc-plain-rural = Countryside
pc-plain-change = { $what }: { $before }, then { $after }
pc-plain-ask = Ask about a place
pc-plain-may = { $Company } can build here. { $then }
pc-plain-free = Nobody is here.
pc-plain-beside = Beside it: { $places }.
pc-plain-barrier = { $place } (behind a barrier)
pc-plain-network = Network of { $company }
pc-plain-from = Starts at { $station }.
pc-plain-towns = Cities: { $places }.
pc-plain-fields = Countryside: { $places }.
pc-plain-all-cities = All { $count } cities
pc-plain-city = City
pc-plain-points = Points
pc-plain-there = Company
pc-plain-nobody = free
pc-plain-barriers = The { $count } barriers
pc-plain-between = Between { $a } and { $b }
pc-plain-yours = You hold
pc-plain-shares = Shares
pc-plain-hand-of = { $name }: the hand
pc-plain-sum = { $count } { $company } at { $value }: { $points }
pc-plain-penalty = { $over ->
    [one] one share over the limit: { $penalty }
   *[other] { $over } shares over the limit: { $penalty }
}

# Ticket to Ride
ttr-plain-claimed = { $points ->
    [one] { $name } claimed { $route } with { $cards }: one point
   *[other] { $name } claimed { $route } with { $cards }: { $points } points
}
ttr-plain-built = { $name } built a station in { $city } with { $cards }
ttr-plain-take = Take train cards
ttr-plain-claim = Claim a route
ttr-plain-which = { $count ->
    [one] One route can be claimed
   *[other] { $count } routes can be claimed
}
ttr-plain-choose = Choose a route
ttr-plain-points = { $points ->
    [one] One point
   *[other] { $points } points
}
ttr-plain-tickets = Take tickets
ttr-plain-draw-tickets = { $count ->
    [one] Draw one ticket
   *[other] Draw { $count } tickets
}
ttr-plain-station = Build a station
ttr-plain-station-first = Put the station away first.
ttr-plain-choose-city = Choose a city
ttr-plain-ticket = { $from } to { $to }, { $points } points{ $long ->
    [1] , long ticket
   *[0] {""}
}
ttr-plain-way = Missing way: { $routes }
ttr-plain-free = free
ttr-plain-sets = Routes
ttr-plain-all = all routes
ttr-plain-all-free = all free routes
ttr-plain-ask = Look at the routes of a city or a player
ttr-plain-choose-set = Choose a city or a player
ttr-plain-found = { $count ->
    [0] No routes.
    [one] One route.
   *[other] { $count } routes.
}
ttr-plain-no-station = No station here.
ttr-plain-route = Route
ttr-plain-state = State
ttr-plain-claim-this = Claim
ttr-plain-discards = Discards: { $cards }.
ttr-plain-trains = Trains
ttr-plain-stations = Stations
ttr-plain-station-at = { $name } has a station in { $city }.
ttr-plain-path = { $spaces ->
    [0] no path
    [one] longest path one space
   *[other] longest path { $spaces } spaces
}
