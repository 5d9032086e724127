# De tafel als gewone HTML: voor schermlezers, trage verbindingen en wie liever leest.

plain-now = { $plate }: { $title }
plain-deeds = Wat je kunt doen
plain-news = Nieuws
plain-turn = Beurt { $turn }:
plain-log-all = Alle { $count } regels tonen
plain-log-less = Alleen de nieuwste tonen

# Paris Connection
pc-plain-near = { $steps ->
    [1] meteen
   *[other] { $steps } vakken
} ten { $wind ->
    [n] noorden
    [ne] noordoosten
    [e] oosten
    [se] zuidoosten
    [s] zuiden
    [sw] zuidwesten
    [w] westen
   *[nw] noordwesten
} van { $place }
pc-plain-at = { $name }, { $where }
pc-plain-build = Bouwen
pc-plain-building = Je bouwt { $company }: { $count } van { $most } geplaatst.
pc-plain-company = Maatschappij
pc-plain-company-note = waarde { $value }, { $supply } in de voorraad
pc-plain-place = { $count ->
    [one] Waar { $company } heen kan: één plek
   *[other] Waar { $company } heen kan: { $count } plekken
}
pc-plain-choose-place = Kies een plek
pc-plain-ending = { $place }, beëindigt het spel
pc-plain-cities = Steden
pc-plain-stations = Startvakken
pc-plain-rural = Platteland
pc-plain-change = { $what }: { $before }, daarna { $after }
pc-plain-ask = Vraag naar een plek
pc-plain-may = { $Company } kan hier bouwen. { $then }
pc-plain-free = Hier staat niemand.
pc-plain-beside = Ernaast: { $places }.
pc-plain-barrier = { $place } (achter een slagboom)
pc-plain-network = Net van { $company }
pc-plain-from = Begint op { $station }.
pc-plain-towns = Steden: { $places }.
pc-plain-fields = Platteland: { $places }.
pc-plain-all-cities = Alle { $count } steden
pc-plain-city = Stad
pc-plain-points = Punten
pc-plain-there = Maatschappij
pc-plain-nobody = vrij
pc-plain-barriers = De { $count } slagbomen
pc-plain-between = Tussen { $a } en { $b }
pc-plain-yours = Van jou
pc-plain-shares = Aandelen
pc-plain-hand-of = { $name }: de hand
pc-plain-sum = { $count } { $company } à { $value }: { $points }
pc-plain-penalty = { $over ->
    [one] één aandeel boven de grens: { $penalty }
   *[other] { $over } aandelen boven de grens: { $penalty }
}

# Ticket to Ride
ttr-plain-claimed = { $points ->
    [one] { $name } bouwde { $route } met { $cards }: één punt
   *[other] { $name } bouwde { $route } met { $cards }: { $points } punten
}
ttr-plain-built = { $name } bouwde een station in { $city } met { $cards }
ttr-plain-take = Treinkaarten nemen
ttr-plain-claim = Een route bouwen
ttr-plain-which = { $count ->
    [one] Je kunt één route bouwen
   *[other] Je kunt { $count } routes bouwen
}
ttr-plain-choose = Kies een route
ttr-plain-points = { $points ->
    [one] Eén punt
   *[other] { $points } punten
}
ttr-plain-tickets = Tickets nemen
ttr-plain-draw-tickets = { $count ->
    [one] Eén ticket trekken
   *[other] { $count } tickets trekken
}
ttr-plain-station = Een station bouwen
ttr-plain-station-first = Berg eerst het station op.
ttr-plain-choose-city = Kies een stad
ttr-plain-ticket = { $from } naar { $to }, { $points } punten{ $long ->
    [1] , lang ticket
   *[0] {""}
}
ttr-plain-way = Ontbrekende weg: { $routes }
ttr-plain-free = vrij
ttr-plain-sets = Routes
ttr-plain-all = alle routes
ttr-plain-all-free = alle vrije routes
ttr-plain-ask = Bekijk de routes van een stad of speler
ttr-plain-choose-set = Kies een stad of speler
ttr-plain-found = { $count ->
    [0] Geen routes.
    [one] Eén route.
   *[other] { $count } routes.
}
ttr-plain-no-station = Hier staat geen station.
ttr-plain-route = Route
ttr-plain-state = Stand
ttr-plain-claim-this = Bouwen
ttr-plain-discards = Aflegstapel: { $cards }.
ttr-plain-trains = Wagons
ttr-plain-stations = Stations
ttr-plain-station-at = { $name } heeft een station in { $city }.
ttr-plain-path = { $spaces ->
    [0] geen pad
    [one] langste pad één vak
   *[other] langste pad { $spaces } vakken
}
