# Why an action of Ticket to Ride is not allowed
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
problem-MAP_DOUBLE = { $file }, { $entry }: ‘{ $id }’ is geen paar routes tussen dezelfde steden.
problem-MAP_NOT_CONNECTED = { $file }, { $entry }: geen route leidt naar ‘{ $id }’.

# The map
ttr-map = Kaart
ttr-map-routes = Routes
ttr-map-cities = Steden
ttr-map-zoom-in = Dichterbij
ttr-map-zoom-out = Verder weg
ttr-map-fit = Hele kaart
ttr-map-overview = Hele kaart
ttr-map-which = Welke van deze?

# De tafel: namen
ttr-name = Ticket to Ride: Europa
ttr-cards-red = { $count } rode
ttr-cards-blue = { $count } blauwe
ttr-cards-green = { $count } groene
ttr-cards-yellow = { $count } gele
ttr-cards-black = { $count } zwarte
ttr-cards-white = { $count } witte
ttr-cards-orange = { $count } oranje
ttr-cards-pink = { $count } roze
ttr-cards-locomotive = { $count ->
    [one] 1 locomotief
   *[other] { $count } locomotieven
  }

# Het bord
ttr-now-turn = Wat ga je doen?
ttr-now-turn-help = Neem kaarten of tickets, bouw een route of een station.
ttr-now-turn-last = Dit is je laatste beurt.
ttr-now-second = Neem een tweede kaart
ttr-now-second-help = Uit de rij of van de stapel; geen open locomotief.
ttr-now-first = Kies je tickets
ttr-now-first-help = Houd er minstens { $least }. Wat je niet houdt, verdwijnt ongezien.
ttr-now-first-others = Iedereen kiest tickets
ttr-now-missing = { $count ->
    [one] { $names } heeft nog niet gekozen.
   *[other] { $names } hebben nog niet gekozen.
  }
ttr-now-choice = Welke tickets houd je?
ttr-now-choice-help = Minstens { $least }. De andere gaan onder de stapel.
ttr-now-claim = { $route } bouwen?
ttr-now-claim-help = Kies waarmee je betaalt.
ttr-now-claim-tunnel = Kies waarmee je betaalt. De [tunnel](ttr-tunnel) kan meer vragen.
ttr-now-claims = Welke route?
ttr-now-claims-help = { $count ->
    [one] Eén route is mogelijk: op de kaart of in de lijst.
   *[other] { $count } routes zijn mogelijk: op de kaart of in de lijst.
  }
ttr-now-station = Waar komt het station?
ttr-now-station-help = { $cost ->
    [one] Kies een stad. Het kost één kaart.
   *[other] Kies een stad. Het kost { $cost } kaarten van één kleur.
  }
ttr-now-site = Een station in { $city }?
ttr-now-tunnel = { $due ->
    [one] De tunnel vraagt één kaart meer
   *[other] De tunnel vraagt { $due } kaarten meer
  }
ttr-now-tunnel-help = Betaal, of neem je kaarten terug; dan is je beurt voorbij.
ttr-now-tunnel-poor = Dat kun je niet betalen: neem je kaarten terug.
ttr-now-pass = Je kunt alleen passen
ttr-now-pass-help = Geen kaart, geen route en geen ticket is mogelijk.
ttr-now-other-turn = Is aan de beurt
ttr-now-other-second = Neemt een tweede kaart
ttr-now-other-choice = Kiest tickets
ttr-now-other-tunnel = { $due ->
    [one] Tunnel { $route }: één kaart meer?
   *[other] Tunnel { $route }: { $due } kaarten meer?
  }
ttr-now-won = { $total ->
    [one] { $name } wint met één punt
   *[other] { $name } wint met { $total } punten
  }
ttr-now-shared = { $total ->
    [one] { $names } winnen samen met één punt
   *[other] { $names } winnen samen met { $total } punten
  }
ttr-plate-choose = Vertrek
ttr-over = Einde van de reis
ttr-last = { $turns ->
    [one] Laatste ronde: dit is de laatste beurt
   *[other] Laatste ronde: nog { $turns } beurten
  }
ttr-last-short = { $turns ->
    [one] Laatste beurt
   *[other] Nog { $turns } beurten
  }
ttr-act-claim = Bouwen
ttr-act-tickets = Tickets
ttr-act-station = Station
ttr-act-pass = Passen

# Kaarten, spelers, tickets
ttr-cards = Kaarten
ttr-face-up = Open kaarten
ttr-deck-note = stapel { $deck }, aflegstapel { $discards }, tickets { $tickets }
ttr-row-card = Plaats { $place }: { $cards }
ttr-row-card-helps = Plaats { $place }: { $cards }, gemerkt: helpt een ticket
ttr-needed = Nodig
ttr-needed-any = { $count } van elke kleur
ttr-unseen = Niet gezien
ttr-row-tip = { $cards }, toets { $place }
ttr-row-gap = Plaats { $place }: geen kaart
ttr-deck-draw = Trek van de stapel, nog { $count }
ttr-deck-tip = Een blinde kaart, toets D: { $count } in de stapel
ttr-hand = Je hand
ttr-hand-count = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
  }
ttr-hand-empty = Geen kaarten
ttr-watching-hands = Handen en tickets blijven tot het einde verborgen.
ttr-trains-left = { $count ->
    [one] nog één wagon
   *[other] nog { $count } wagons
  }
ttr-stations-left = { $count ->
    [one] nog één station
   *[other] nog { $count } stations
  }
ttr-players-note = laatste ronde bij { $trains } wagons of minder
ttr-player = Speler
ttr-column-trains = Wagons over
ttr-column-cards = Kaarten
ttr-column-tickets = Tickets
ttr-column-stations = Stations over
ttr-column-points = Punten
ttr-has-chosen = heeft gekozen
ttr-not-chosen = kiest
ttr-at-least = heeft minstens
ttr-memory-show = Wat ze moeten hebben
ttr-memory-hide = Verberg wat ze moeten hebben
ttr-tickets = Je tickets
ttr-tickets-note = { $done } gehaald, { $open } open
ttr-tickets-none = Je hebt nog geen tickets.
ttr-ticket-done = gehaald
ttr-ticket-missed = gemist
ttr-ticket-station = gehaald met een station
ttr-ticket-no-way = geen weg meer
ttr-ticket-missing = { $trains ->
    [one] nog 1 wagon
   *[other] nog { $trains } wagons
  }
ttr-ticket-label = { $from } naar { $to }, { $points } punten: { $note }
ttr-ways-show = Toon de weg die mist
ttr-ways-hide = Verberg de weg
ttr-choose-note = houd er minstens { $least }
ttr-choose-none = Wijs een ticket aan om de steden op de kaart te zien.
ttr-choose-away = { $count ->
    [one] Eén verdwijnt uit het spel.
   *[other] { $count } verdwijnen uit het spel.
  }
ttr-choose-back = { $count ->
    [one] Eén gaat onder de stapel.
   *[other] { $count } gaan onder de stapel.
  }
ttr-choose-more = { $count ->
    [one] Kies er nog één
   *[other] Kies er nog { $count }
  }
ttr-choose-keep = { $count ->
    [one] Eén ticket houden
   *[other] { $count } tickets houden
  }

# Routes, betalen, tunnels
ttr-route = { $length ->
    [one] { $kind }, één vak, { $points } punt
   *[other] { $kind }, { $length } vakken, { $points } punten
  }
ttr-kind-track = route, { $colour }
ttr-kind-tunnel = tunnel, { $colour }
ttr-kind-ferry = veerboot, { $colour }
ttr-route-ferry = { $count ->
    [one] Er moet een locomotief bij.
   *[other] Er moeten { $count } locomotieven bij.
  }
ttr-route-owner = { $name } heeft deze.
named-TAKEN = { $name } heeft deze route.
named-CITY_TAKEN = { $name } heeft hier een station.
ttr-city-station = Station van { $name }.
ttr-city-ticket = Je ticket { $ticket }: { $points }.
ttr-station-in = Station in { $city }
ttr-list-note = { $count ->
    [one] één mogelijk
   *[other] { $count } mogelijk
  }
ttr-list-none = Geen route is nu te betalen.
ttr-pay = Waarmee betalen
ttr-pay-spare = { $count ->
    [one] dan nog hoogstens 1
   *[other] dan { $count ->
        [0] geen meer
       *[other] nog hoogstens { $count }
      }
  }
ttr-pay-all = Alle { $count } manieren
ttr-pay-few = De beste van { $count }
ttr-pay-go = Betaal { $cards }
ttr-pay-lay = Leg { $cards } neer
ttr-odds-title = Drie kaarten worden omgedraaid. Met { $cards } betaal je
ttr-odds-more = { $more ->
    [0] niets meer
   *[other] { $more } meer
  }
ttr-odds-enough = { $spare ->
    [0] Je houdt niets over voor meer
    [one] Je houdt er één over voor meer
   *[other] Je houdt er { $spare } over voor meer
  }: genoeg in { $chance }.
ttr-chance = { $percent }%
ttr-chance-under = minder dan 1%
ttr-chance-over = meer dan 99%
ttr-tunnel-title = Tunnel { $route }
ttr-tunnel-lays = { $name } legt { $cards } neer.
ttr-tunnel-no-cards = Er is geen kaart om om te draaien.
ttr-tunnel-due = { $due ->
    [0] Niets meer te betalen
    [one] Eén kaart meer
   *[other] { $due } kaarten meer
  }
ttr-tunnel-waits = { $name } beslist.
ttr-tunnel-pay = Betaal { $cards }
ttr-tunnel-pay-none = Betaal er { $due } bij
ttr-tunnel-decline = Terugnemen

# Het verslag; $name, $route, $cards en $drawn worden getekend
ttr-log-starts = { $name } begint.
ttr-log-chosen = Iedereen heeft tickets gekozen.
ttr-log-redealt = Te veel locomotieven: er komt een nieuwe rij.
ttr-log-shuffled = De aflegstapel wordt de stapel.
ttr-log-last-round = { $name } heeft bijna geen wagons meer: de laatste ronde begint.
ttr-log-drew = { $name } nam { $cards }
ttr-log-blind = { $count ->
    [one] een blinde kaart
   *[other] { $count } blinde kaarten
  }
ttr-log-and-blind = { $count ->
    [one] en een blinde kaart
   *[other] en { $count } blinde kaarten
  }
ttr-log-blind-mine = (blind)
ttr-log-claimed = { $name } bouwde { $route } { $cards }
ttr-log-trying = { $due ->
    [one] { $name } staat voor de tunnel { $route }: één meer
   *[other] { $name } staat voor de tunnel { $route }: { $due } meer
  }
ttr-log-declined = { $due ->
    [one] { $name } gaf de tunnel { $route } op: één meer gevraagd
   *[other] { $name } gaf de tunnel { $route } op: { $due } meer gevraagd
  }
ttr-log-station = { $name } bouwde een station in { $city } { $cards }
ttr-log-tickets = { $count ->
    [one] { $name } trok één ticket
   *[other] { $name } trok { $count } tickets
  }
ttr-log-kept = { $name } trok { $drawn } tickets en hield er { $kept }
ttr-log-passed = { $name } paste

# Hetzelfde in woorden, voor wie luistert
ttr-say-your-turn = Jij bent aan de beurt.
ttr-say-turn = { $name } is aan de beurt.
ttr-say-took = { $name } neemt { $cards }.
ttr-say-blind = { $name } trekt een blinde kaart.
ttr-say-drew = Je trok { $cards }.
ttr-say-filled = Plaats { $place } is nu { $cards }.
ttr-say-claimed = { $points ->
    [one] { $name } bouwt { $route }, één punt.
   *[other] { $name } bouwt { $route }, { $points } punten.
  }
ttr-say-tried = { $name } probeert de tunnel { $route } met { $cards }.
ttr-say-turned = { $costs ->
    [1] Omgedraaid: { $cards }, één meer te betalen.
   *[other] Omgedraaid: { $cards }.
  }
ttr-say-asks = { $due ->
    [one] Er moet één kaart bij.
   *[other] Er moeten { $due } kaarten bij.
  }
ttr-say-paid = { $name } betaalt { $cards } bij.
ttr-say-declined = { $name } geeft de tunnel { $route } op.
ttr-say-station = { $name } bouwt een station in { $city }.
ttr-say-tickets = { $count ->
    [one] { $name } trekt één ticket.
   *[other] { $name } trekt { $count } tickets.
  }
ttr-say-kept = { $count ->
    [one] { $name } houdt één ticket.
   *[other] { $name } houdt { $count } tickets.
  }
ttr-say-chosen = { $name } heeft gekozen.
ttr-say-passed = { $name } past.
ttr-say-pays = { $count ->
    [one] Eén manier om te betalen.
   *[other] { $count } manieren om te betalen.
  }

# Het einde
ttr-end-title = Eindstand
ttr-end-reason-last_round = De laatste ronde is gespeeld.
ttr-end-reason-all_passed = Iedereen paste na elkaar.
ttr-end-reason-too_long = Het spel duurde zo lang als het mag.
ttr-end-routes = Routes
ttr-end-tickets = Tickets
ttr-end-missed = Gemist
ttr-end-stations = Stations
ttr-end-express = Express
ttr-end-total = Totaal
ttr-end-rank = Plaats
ttr-end-winner = Winnaar
ttr-end-winners = Gedeelde winst
ttr-end-open = Eindstand
ttr-tickets-all = Tickets en handen
ttr-end-open-hands = alles ligt nu open
ttr-end-no-tickets = Geen tickets
ttr-end-borrowed = leende { $route }
ttr-end-hand = Over in de hand
ttr-end-hand-empty = niets
ttr-plate-tickets = Tickets: { $done } en { $missed }
ttr-plate-express = { $spaces ->
    [one] European Express: één vak
   *[other] European Express: { $spaces } vakken
  }
ttr-plate-path = { $from } naar { $to }
ttr-plate-no-express = Niemand heeft een route

# Toetsen
ttr-help-row = neem een kaart uit de rij
ttr-help-deck = trek van de stapel
ttr-help-claim = lijst van de routes die mogelijk zijn
ttr-help-tickets = neem tickets
ttr-help-station = bouw een station
ttr-help-ways = toon de weg die mist
ttr-help-arrows = beweeg over de kaart
ttr-help-enter = kies, of bevestig
ttr-help-next = naar de volgende tafel die op je wacht
ttr-help-escape = leg weg wat open is
ttr-help-help = deze lijst
ttr-help-touch = Op een aanraakscherm: tik op een route om te zien wat ze kost, op een ticket om de steden te zien. Houd iets vast om te lezen wat het is.
