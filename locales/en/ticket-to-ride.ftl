# Why an action of Ticket to Ride is not allowed
problem-NO_CARD = There is no card here to draw.
problem-LOCOMOTIVE_SECOND = A locomotive that lies open cannot be the second card.
problem-NO_TICKETS = There are no tickets left.
problem-NOT_OFFERED = These tickets are not on offer.
problem-TOO_FEW_KEPT = Keep at least { $number ->
    [one] one ticket
   *[other] { $number } tickets
  }.
problem-TAKEN = Seat { $seat } has this route.
problem-DOUBLE_CLOSED = With so few players the second route of a double stays closed.
problem-DOUBLE_OWN = You have the other route of this double.
problem-TOO_FEW_TRAINS = You have only { $number ->
    [one] one train
   *[other] { $number } trains
  } left.
problem-TOO_FEW_CARDS = You have too few cards of this colour.
problem-TOO_FEW_LOCOMOTIVES = You have too few locomotives.
problem-WRONG_COLOUR = These cards do not have the colour that is asked.
problem-WRONG_NUMBER = This is not the number of cards that is asked.
problem-NO_STATION_LEFT = You have no station left.
problem-CITY_TAKEN = Seat { $seat } has a station in this city.
problem-CAN_MOVE = You can only pass if you can neither draw, claim a route nor take tickets.
problem-MAP_DOUBLE = { $file }, { $entry }: “{ $id }” is not two routes of one pair of cities.
problem-MAP_NOT_CONNECTED = { $file }, { $entry }: no route leads to “{ $id }”.

# The map
ttr-map = Map
ttr-map-routes = Routes
ttr-map-cities = Cities
ttr-map-zoom-in = Closer
ttr-map-zoom-out = Farther
ttr-map-fit = Whole map
ttr-map-overview = Whole map
ttr-map-which = Which of these?

# The table: names
ttr-name = Ticket to Ride: Europe
ttr-cards-red = { $count } red
ttr-cards-blue = { $count } blue
ttr-cards-green = { $count } green
ttr-cards-yellow = { $count } yellow
ttr-cards-black = { $count } black
ttr-cards-white = { $count } white
ttr-cards-orange = { $count } orange
ttr-cards-pink = { $count } pink
ttr-cards-locomotive = { $count ->
    [one] 1 locomotive
   *[other] { $count } locomotives
  }

# The sign
ttr-now-turn = What will you do?
ttr-now-turn-help = Take cards or tickets, claim a route or build a station.
ttr-now-turn-last = This is your last turn.
ttr-now-second = Take a second card
ttr-now-second-help = From the row or from the deck; no locomotive that lies open.
ttr-now-first = Choose your tickets
ttr-now-first-help = Keep at least { $least }. What you do not keep leaves the game unseen.
ttr-now-first-others = Everybody chooses tickets
ttr-now-missing = { $count ->
    [one] { $names } has not chosen yet.
   *[other] { $names } have not chosen yet.
  }
ttr-now-choice = Which tickets do you keep?
ttr-now-choice-help = At least { $least }. The others go under the deck.
ttr-now-claim = Claim { $route }?
ttr-now-claim-help = Choose what to pay.
ttr-now-claim-tunnel = Choose what to pay. The [tunnel](ttr-tunnel) may ask for more.
ttr-now-claims = Which route?
ttr-now-claims-help = { $count ->
    [one] One route can be claimed: on the map or in the list.
   *[other] { $count } routes can be claimed: on the map or in the list.
  }
ttr-now-station = Where does the station go?
ttr-now-station-help = { $cost ->
    [one] Choose a city. It costs one card.
   *[other] Choose a city. It costs { $cost } cards of one colour.
  }
ttr-now-site = A station in { $city }?
ttr-now-tunnel = { $due ->
    [one] The tunnel asks for one card more
   *[other] The tunnel asks for { $due } cards more
  }
ttr-now-tunnel-help = Pay, or take your cards back; then your turn is over.
ttr-now-tunnel-poor = You cannot pay that: take your cards back.
ttr-now-pass = You can only pass
ttr-now-pass-help = No card to draw, no route to claim, no ticket to take.
ttr-now-other-turn = Is to move
ttr-now-other-second = Takes a second card
ttr-now-other-choice = Chooses tickets
ttr-now-other-tunnel = { $due ->
    [one] Tunnel { $route }: one card more?
   *[other] Tunnel { $route }: { $due } cards more?
  }
ttr-now-won = { $total ->
    [one] { $name } wins with one point
   *[other] { $name } wins with { $total } points
  }
ttr-now-shared = { $total ->
    [one] { $names } share the win with one point
   *[other] { $names } share the win with { $total } points
  }
ttr-plate-choose = Departure
ttr-over = Journey’s end
ttr-last = { $turns ->
    [one] Last round: this is the last turn
   *[other] Last round: { $turns } turns to go
  }
ttr-last-short = { $turns ->
    [one] Last turn
   *[other] { $turns } turns to go
  }
ttr-act-claim = Claim
ttr-act-tickets = Tickets
ttr-act-station = Station
ttr-act-pass = Pass

# Cards, players, tickets
ttr-cards = Cards
ttr-face-up = Face up
ttr-deck-note = deck { $deck }, discards { $discards }, tickets { $tickets }
ttr-row-card = Place { $place }: { $cards }
ttr-row-card-helps = Place { $place }: { $cards }, flagged: helps a ticket
ttr-needed = Needed
ttr-needed-any = { $count } of any colour
ttr-unseen = Not seen
ttr-row-tip = { $cards }, key { $place }
ttr-row-gap = Place { $place }: no card
ttr-deck-draw = Draw from the deck, { $count } left
ttr-deck-tip = A blind card, key D: { $count } in the deck
ttr-hand = Your hand
ttr-hand-count = { $count ->
    [one] one card
   *[other] { $count } cards
  }
ttr-hand-empty = No cards
ttr-watching-hands = Hands and tickets are hidden until the end.
ttr-trains-left = { $count ->
    [one] one train left
   *[other] { $count } trains left
  }
ttr-stations-left = { $count ->
    [one] one station left
   *[other] { $count } stations left
  }
ttr-players-note = last round at { $trains } trains or fewer
ttr-player = Player
ttr-column-trains = Trains left
ttr-column-cards = Cards
ttr-column-tickets = Tickets
ttr-column-stations = Stations left
ttr-column-points = Points
ttr-has-chosen = has chosen
ttr-not-chosen = chooses
ttr-at-least = holds at least
ttr-memory-show = What they must hold
ttr-memory-hide = Hide what they must hold
ttr-tickets = Your tickets
ttr-tickets-note = { $done } done, { $open } open
ttr-tickets-none = You have no tickets yet.
ttr-ticket-done = done
ttr-ticket-missed = missed
ttr-ticket-station = done with a station
ttr-ticket-no-way = no way left
ttr-ticket-missing = { $trains ->
    [one] 1 train missing
   *[other] { $trains } trains missing
  }
ttr-ticket-label = { $from } to { $to }, { $points } points: { $note }
ttr-ways-show = Show the missing way
ttr-ways-hide = Hide the missing way
ttr-choose-note = keep at least { $least }
ttr-choose-none = Point at a ticket to see its cities on the map.
ttr-choose-away = { $count ->
    [one] One leaves the game.
   *[other] { $count } leave the game.
  }
ttr-choose-back = { $count ->
    [one] One goes under the deck.
   *[other] { $count } go under the deck.
  }
ttr-choose-more = { $count ->
    [one] Choose one more
   *[other] Choose { $count } more
  }
ttr-choose-keep = { $count ->
    [one] Keep one ticket
   *[other] Keep { $count } tickets
  }

# Routes, payments, tunnels
ttr-route = { $length ->
    [one] { $kind }, one space, { $points } point
   *[other] { $kind }, { $length } spaces, { $points } points
  }
ttr-kind-track = route, { $colour }
ttr-kind-tunnel = tunnel, { $colour }
ttr-kind-ferry = ferry, { $colour }
ttr-route-ferry = { $count ->
    [one] It wants a locomotive.
   *[other] It wants { $count } locomotives.
  }
ttr-route-owner = { $name } has it.
named-TAKEN = { $name } has this route.
named-CITY_TAKEN = { $name } has a station here.
ttr-city-station = Station of { $name }.
ttr-city-ticket = Your ticket { $ticket }: { $points }.
ttr-station-in = Station in { $city }
ttr-list-note = { $count ->
    [one] one possible
   *[other] { $count } possible
  }
ttr-list-none = No route can be paid for now.
ttr-pay = What to pay
ttr-pay-spare = { $count ->
    [one] then up to 1 more
   *[other] then { $count ->
        [0] none more
       *[other] up to { $count } more
      }
  }
ttr-pay-all = All { $count } ways
ttr-pay-few = The best of { $count }
ttr-pay-go = Pay { $cards }
ttr-pay-lay = Lay down { $cards }
ttr-odds-title = Three cards are turned over. With { $cards } you pay
ttr-odds-more = { $more ->
    [0] nothing more
   *[other] { $more } more
  }
ttr-odds-enough = { $spare ->
    [0] You have nothing left for more
    [one] You have one left for more
   *[other] You have { $spare } left for more
  }: it is enough in { $chance }.
ttr-chance = { $percent }%
ttr-chance-under = under 1%
ttr-chance-over = over 99%
ttr-tunnel-title = Tunnel { $route }
ttr-tunnel-lays = { $name } lays down { $cards }.
ttr-tunnel-no-cards = No card is left to turn over.
ttr-tunnel-due = { $due ->
    [0] Nothing more to pay
    [one] One card more
   *[other] { $due } cards more
  }
ttr-tunnel-waits = { $name } decides.
ttr-tunnel-pay = Pay { $cards }
ttr-tunnel-pay-none = Pay { $due } more
ttr-tunnel-decline = Take back

# The log; $name, $route, $cards and $drawn are drawn
ttr-log-starts = { $name } is the start player.
ttr-log-chosen = All have chosen their tickets.
ttr-log-redealt = Too many locomotives: a new row is dealt.
ttr-log-shuffled = The discards become the deck.
ttr-log-last-round = { $name } has hardly any trains left: the last round begins.
ttr-log-drew = { $name } took { $cards }
ttr-log-blind = { $count ->
    [one] a blind card
   *[other] { $count } blind cards
  }
ttr-log-and-blind = { $count ->
    [one] and a blind card
   *[other] and { $count } blind cards
  }
ttr-log-blind-mine = (blind)
ttr-log-claimed = { $name } claimed { $route } { $cards }
ttr-log-trying = { $due ->
    [one] { $name } stands before the tunnel { $route }: one more
   *[other] { $name } stands before the tunnel { $route }: { $due } more
  }
ttr-log-declined = { $due ->
    [one] { $name } gave up the tunnel { $route }: one more was asked
   *[other] { $name } gave up the tunnel { $route }: { $due } more were asked
  }
ttr-log-station = { $name } built a station in { $city } { $cards }
ttr-log-tickets = { $count ->
    [one] { $name } drew one ticket
   *[other] { $name } drew { $count } tickets
  }
ttr-log-kept = { $name } drew { $drawn } tickets and kept { $kept }
ttr-log-passed = { $name } passed

# The same in words, for those who listen
ttr-say-your-turn = It is your turn.
ttr-say-turn = { $name } is to move.
ttr-say-took = { $name } takes { $cards }.
ttr-say-blind = { $name } draws a blind card.
ttr-say-drew = You drew { $cards }.
ttr-say-filled = Place { $place } is now { $cards }.
ttr-say-claimed = { $points ->
    [one] { $name } claims { $route }, one point.
   *[other] { $name } claims { $route }, { $points } points.
  }
ttr-say-tried = { $name } tries the tunnel { $route } with { $cards }.
ttr-say-turned = { $costs ->
    [1] Turned over: { $cards }, one more to pay.
   *[other] Turned over: { $cards }.
  }
ttr-say-asks = { $due ->
    [one] One card more is due.
   *[other] { $due } cards more are due.
  }
ttr-say-paid = { $name } pays { $cards } more.
ttr-say-declined = { $name } gives up the tunnel { $route }.
ttr-say-station = { $name } builds a station in { $city }.
ttr-say-tickets = { $count ->
    [one] { $name } draws one ticket.
   *[other] { $name } draws { $count } tickets.
  }
ttr-say-kept = { $count ->
    [one] { $name } keeps one ticket.
   *[other] { $name } keeps { $count } tickets.
  }
ttr-say-chosen = { $name } has chosen.
ttr-say-passed = { $name } passes.
ttr-say-pays = { $count ->
    [one] One way to pay.
   *[other] { $count } ways to pay.
  }

# The end
ttr-end-title = Final score
ttr-end-reason-last_round = The last round is played.
ttr-end-reason-all_passed = All passed one after another.
ttr-end-reason-too_long = The game took as many turns as it may.
ttr-end-routes = Routes
ttr-end-tickets = Tickets
ttr-end-missed = Missed
ttr-end-stations = Stations
ttr-end-express = Express
ttr-end-total = Total
ttr-end-rank = Place
ttr-end-winner = Winner
ttr-end-winners = Shared win
ttr-end-open = Final score
ttr-tickets-all = Tickets and hands
ttr-end-open-hands = all are open now
ttr-end-no-tickets = No tickets
ttr-end-borrowed = borrowed { $route }
ttr-end-hand = Left in hand
ttr-end-hand-empty = nothing
ttr-plate-tickets = Tickets: { $done } and { $missed }
ttr-plate-express = { $spaces ->
    [one] European Express: one space
   *[other] European Express: { $spaces } spaces
  }
ttr-plate-path = { $from } to { $to }
ttr-plate-no-express = Nobody has a route

# Keys
ttr-help-row = take a card of the row
ttr-help-deck = draw from the deck
ttr-help-claim = list of the routes you can claim
ttr-help-tickets = take tickets
ttr-help-station = build a station
ttr-help-ways = show the missing way
ttr-help-arrows = move over the map
ttr-help-enter = choose, or confirm
ttr-help-next = on to the next table that waits for you
ttr-help-escape = put away what is open
ttr-help-help = this list
ttr-help-touch = On a touch screen: tap a route to see what it costs, a ticket to see its cities. Hold a thing to read what it is.
