# Der Tisch als einfaches HTML: für Bildschirmleser, langsame Leitungen und alle, die lieber lesen.

plain-now = { $plate }: { $title }
plain-deeds = Was du tun kannst
plain-news = Neues
plain-turn = Zug { $turn }:
plain-log-all = Alle { $count } Zeilen zeigen
plain-log-less = Nur die neuesten zeigen

# Paris Connection
pc-plain-near = { $steps ->
    [1] direkt
   *[other] { $steps } Felder
} { $wind ->
    [n] nördlich
    [ne] nordöstlich
    [e] östlich
    [se] südöstlich
    [s] südlich
    [sw] südwestlich
    [w] westlich
   *[nw] nordwestlich
} von { $place }
pc-plain-at = { $name }, { $where }
pc-plain-build = Bauen
pc-plain-building = Du baust { $company }: { $count } von { $most } gesetzt.
pc-plain-company = Gesellschaft
pc-plain-company-note = Wert { $value }, { $supply } im Vorrat
pc-plain-place = { $count ->
    [one] Wohin { $company } kann: ein Feld
   *[other] Wohin { $company } kann: { $count } Felder
}
pc-plain-choose-place = Wähl ein Feld
pc-plain-ending = { $place }, beendet die Partie
pc-plain-cities = Städte
pc-plain-stations = Startfelder
pc-plain-rural = Land
pc-plain-change = { $what }: { $before }, dann { $after }
pc-plain-ask = Nach einem Feld fragen
pc-plain-may = { $Company } kann hier bauen. { $then }
pc-plain-free = Hier steht niemand.
pc-plain-beside = Daneben: { $places }.
pc-plain-barrier = { $place } (hinter einer Schranke)
pc-plain-network = Netz von { $company }
pc-plain-from = Beginnt in { $station }.
pc-plain-towns = Städte: { $places }.
pc-plain-fields = Land: { $places }.
pc-plain-all-cities = Alle { $count } Städte
pc-plain-city = Stadt
pc-plain-points = Punkte
pc-plain-there = Gesellschaft
pc-plain-nobody = frei
pc-plain-barriers = Die { $count } Schranken
pc-plain-between = Zwischen { $a } und { $b }
pc-plain-yours = Du hast
pc-plain-shares = Aktien
pc-plain-hand-of = { $name }: die Hand
pc-plain-sum = { $count } { $company } zu { $value }: { $points }
pc-plain-penalty = { $over ->
    [one] eine Aktie über dem Limit: { $penalty }
   *[other] { $over } Aktien über dem Limit: { $penalty }
}

# Zug um Zug
ttr-plain-claimed = { $points ->
    [one] { $name } hat { $route } für { $cards } gebaut: ein Punkt
   *[other] { $name } hat { $route } für { $cards } gebaut: { $points } Punkte
}
ttr-plain-built = { $name } hat in { $city } für { $cards } einen Bahnhof gebaut
ttr-plain-take = Wagenkarten nehmen
ttr-plain-claim = Eine Strecke bauen
ttr-plain-which = { $count ->
    [one] Du kannst eine Strecke bauen
   *[other] Du kannst { $count } Strecken bauen
}
ttr-plain-choose = Wähl eine Strecke
ttr-plain-points = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
}
ttr-plain-tickets = Tickets nehmen
ttr-plain-draw-tickets = { $count ->
    [one] Ein Ticket ziehen
   *[other] { $count } Tickets ziehen
}
ttr-plain-station = Einen Bahnhof bauen
ttr-plain-station-first = Leg zuerst den Bahnhof weg.
ttr-plain-choose-city = Wähl eine Stadt
ttr-plain-ticket = { $from } – { $to }, { $points } Punkte{ $long ->
    [1] , langes Ticket
   *[0] {""}
}
ttr-plain-way = Fehlender Weg: { $routes }
ttr-plain-free = frei
ttr-plain-sets = Strecken
ttr-plain-all = alle Strecken
ttr-plain-all-free = alle freien Strecken
ttr-plain-ask = Die Strecken einer Stadt oder Person ansehen
ttr-plain-choose-set = Wähl eine Stadt oder Person
ttr-plain-found = { $count ->
    [0] Keine Strecken.
    [one] Eine Strecke.
   *[other] { $count } Strecken.
}
ttr-plain-no-station = Hier steht kein Bahnhof.
ttr-plain-route = Strecke
ttr-plain-state = Stand
ttr-plain-claim-this = Bauen
ttr-plain-discards = Ablage: { $cards }.
ttr-plain-trains = Waggons
ttr-plain-stations = Bahnhöfe
ttr-plain-station-at = { $name } hat einen Bahnhof in { $city }.
ttr-plain-path = { $spaces ->
    [0] kein Weg
    [one] längster Weg ein Feld
   *[other] längster Weg { $spaces } Felder
}
