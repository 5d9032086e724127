# Why an action of Ticket to Ride is not allowed (the game is not playable yet)
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
