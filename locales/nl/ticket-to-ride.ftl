# Why an action of Ticket to Ride is not allowed (the game is not playable yet)
problem-NO_CARD = Hier ligt geen kaart om te trekken.
problem-LOCOMOTIVE_SECOND = Een open locomotief kan niet de tweede kaart zijn.
problem-NO_TICKETS = Er zijn geen tickets meer.
problem-NOT_OFFERED = Deze tickets worden niet aangeboden.
problem-TOO_FEW_KEPT = Houd minstens { $number ->
    [one] één ticket
   *[other] { $number } tickets
  }.
problem-TAKEN = Plaats { $seat } heeft deze route.
problem-DOUBLE_CLOSED = Met zo weinig spelers blijft de tweede route van een dubbele dicht.
problem-DOUBLE_OWN = Je hebt de andere route van deze dubbele.
problem-TOO_FEW_TRAINS = Je hebt nog maar { $number ->
    [one] één wagon
   *[other] { $number } wagons
  }.
problem-TOO_FEW_CARDS = Je hebt te weinig kaarten van deze kleur.
problem-TOO_FEW_LOCOMOTIVES = Je hebt te weinig locomotieven.
problem-WRONG_COLOUR = Deze kaarten hebben niet de gevraagde kleur.
problem-WRONG_NUMBER = Dit is niet het gevraagde aantal kaarten.
problem-NO_STATION_LEFT = Je hebt geen station meer.
problem-CITY_TAKEN = Plaats { $seat } heeft een station in deze stad.
problem-CAN_MOVE = Passen kan alleen als je niet kunt trekken, geen route kunt nemen en geen tickets kunt pakken.
problem-MAP_DOUBLE = { $file }, { $entry }: “{ $id }” is geen paar routes tussen dezelfde steden.
problem-MAP_NOT_CONNECTED = { $file }, { $entry }: geen route leidt naar “{ $id }”.

# The map
ttr-map = Kaart
ttr-map-routes = Routes
ttr-map-cities = Steden
ttr-map-zoom-in = Dichterbij
ttr-map-zoom-out = Verder weg
ttr-map-fit = Hele kaart
ttr-map-overview = Hele kaart
ttr-map-which = Welke van deze?
