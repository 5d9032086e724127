# Warum eine Aktion in Zug um Zug nicht erlaubt ist
problem-NO_CARD = Hier ist keine Karte zum Ziehen.
problem-LOCOMOTIVE_SECOND = Eine offene Lokomotive kann nicht die zweite Karte sein.
problem-NO_TICKETS = Es gibt keine Tickets mehr.
problem-NOT_OFFERED = Diese Tickets stehen nicht zur Wahl.
problem-TOO_FEW_KEPT = Behalte mindestens { $number ->
    [one] ein Ticket
   *[other] { $number } Tickets
  }.
problem-TAKEN = Platz { $seat } hat diese Strecke.
problem-DOUBLE_CLOSED = Zu so wenigen bleibt die zweite Strecke einer Doppelstrecke geschlossen.
problem-DOUBLE_OWN = Du hast schon die andere dieser Doppelstrecke.
problem-TOO_FEW_TRAINS = Du hast nur noch { $number ->
    [one] einen Waggon
   *[other] { $number } Waggons
  }.
problem-TOO_FEW_CARDS = Du hast zu wenige Karten dieser Farbe.
problem-TOO_FEW_LOCOMOTIVES = Du hast zu wenige Lokomotiven.
problem-WRONG_COLOUR = Diese Karten haben nicht die verlangte Farbe.
problem-WRONG_NUMBER = Das ist nicht die verlangte Zahl von Karten.
problem-NO_STATION_LEFT = Du hast keinen Bahnhof mehr.
problem-CITY_TAKEN = Platz { $seat } hat einen Bahnhof in dieser Stadt.
problem-CAN_MOVE = Passen kannst du nur, wenn du weder ziehen noch eine Strecke bauen noch Tickets nehmen kannst.
problem-MAP_DOUBLE = { $file }, { $entry }: „{ $id }“ sind nicht zwei Strecken zwischen denselben Städten.
problem-MAP_NOT_CONNECTED = { $file }, { $entry }: Keine Strecke führt zu „{ $id }“.

# Die Karte
ttr-map = Karte
ttr-map-routes = Strecken
ttr-map-cities = Städte
ttr-map-zoom-in = Näher
ttr-map-zoom-out = Weiter weg
ttr-map-fit = Ganze Karte
ttr-map-overview = Ganze Karte
ttr-map-which = Welche davon?

# Der Tisch: Namen. „2 rote“ steht immer im ersten oder vierten Fall: für, zahlt, nimmt.
ttr-name = Zug um Zug: Europa
ttr-cards-red = { $count } rote
ttr-cards-blue = { $count } blaue
ttr-cards-green = { $count } grüne
ttr-cards-yellow = { $count } gelbe
ttr-cards-black = { $count } schwarze
ttr-cards-white = { $count } weiße
ttr-cards-orange = { $count } orange
ttr-cards-pink = { $count } rosa
ttr-cards-locomotive = { $count ->
    [one] 1 Lokomotive
   *[other] { $count } Lokomotiven
  }

# Das Schild
ttr-now-turn = Was machst du?
ttr-now-turn-help = Nimm Karten oder Tickets, bau Strecke oder Bahnhof.
ttr-now-turn-last = Das ist dein letzter Zug.
ttr-now-second = Nimm eine zweite Karte
ttr-now-second-help = Aus der Auslage oder vom Stapel; keine offene Lokomotive.
ttr-now-first = Wähl deine Tickets
ttr-now-first-help = Behalte mindestens { $least }. Was du nicht behältst, verlässt ungesehen das Spiel.
ttr-now-first-others = Alle wählen Tickets
ttr-now-missing = { $count ->
    [one] { $names } hat noch nicht gewählt.
   *[other] { $names } haben noch nicht gewählt.
  }
ttr-now-choice = Welche Tickets behältst du?
ttr-now-choice-help = Mindestens { $least }. Die anderen kommen unter den Stapel.
ttr-now-claim = { $route } bauen?
ttr-now-claim-help = Wähl, womit du bezahlst.
ttr-now-claim-tunnel = Wähl, womit du bezahlst. Der [Tunnel](ttr-tunnel) kann mehr verlangen.
ttr-now-claims = Welche Strecke?
ttr-now-claims-help = { $count ->
    [one] Eine Strecke ist möglich: auf der Karte oder in der Liste.
   *[other] { $count } Strecken sind möglich: auf der Karte oder in der Liste.
  }
ttr-now-station = Wohin kommt der Bahnhof?
ttr-now-station-help = { $cost ->
    [one] Wähl eine Stadt. Er kostet eine Karte.
   *[other] Wähl eine Stadt. Er kostet { $cost } Karten einer Farbe.
  }
ttr-now-site = Ein Bahnhof in { $city }?
ttr-now-tunnel = { $due ->
    [one] Der Tunnel verlangt eine Karte mehr
   *[other] Der Tunnel verlangt { $due } Karten mehr
  }
ttr-now-tunnel-help = Zahl, oder nimm deine Karten zurück; dann ist dein Zug vorbei.
ttr-now-tunnel-poor = Das kannst du nicht zahlen: Nimm deine Karten zurück.
ttr-now-pass = Du kannst nur passen
ttr-now-pass-help = Keine Karte, keine Strecke und kein Ticket ist möglich.
ttr-now-other-turn = Ist am Zug
ttr-now-other-second = Nimmt eine zweite Karte
ttr-now-other-choice = Wählt Tickets
ttr-now-other-tunnel = { $due ->
    [one] Tunnel { $route }: eine Karte mehr?
   *[other] Tunnel { $route }: { $due } Karten mehr?
  }
ttr-now-won = { $total ->
    [one] { $name } gewinnt mit einem Punkt
   *[other] { $name } gewinnt mit { $total } Punkten
  }
ttr-now-shared = { $total ->
    [one] { $names } gewinnen gemeinsam mit einem Punkt
   *[other] { $names } gewinnen gemeinsam mit { $total } Punkten
  }
ttr-plate-choose = Abfahrt
ttr-over = Ende der Reise
ttr-last = { $turns ->
    [one] Letzte Runde: das ist der letzte Zug
   *[other] Letzte Runde: noch { $turns } Züge
  }
ttr-last-short = { $turns ->
    [one] Letzter Zug
   *[other] Noch { $turns } Züge
  }
ttr-act-claim = Bauen
ttr-act-tickets = Tickets
ttr-act-station = Bahnhof
ttr-act-pass = Passen

# Karten, Spieler, Tickets
ttr-cards = Karten
ttr-face-up = Auslage
ttr-deck-note = Stapel { $deck }, Ablage { $discards }, Tickets { $tickets }
ttr-row-card = Platz { $place }: { $cards }
ttr-row-card-helps = Platz { $place }: { $cards }, markiert: hilft einem Ticket
ttr-needed = Benötigt
ttr-needed-any = { $count } in beliebiger Farbe
ttr-unseen = Nicht gesehen
ttr-row-tip = { $cards }, Taste { $place }
ttr-row-gap = Platz { $place }: keine Karte
ttr-deck-draw = Vom Stapel ziehen, noch { $count }
ttr-deck-tip = Eine verdeckte Karte, Taste D: { $count } im Stapel
ttr-hand = Deine Hand
ttr-hand-count = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
ttr-hand-empty = Keine Karten
ttr-watching-hands = Hände und Tickets bleiben bis zum Ende verdeckt.
ttr-trains-left = { $count ->
    [one] noch ein Waggon
   *[other] noch { $count } Waggons
  }
ttr-stations-left = { $count ->
    [one] noch ein Bahnhof
   *[other] noch { $count } Bahnhöfe
  }
ttr-players-note = letzte Runde ab { $trains } Waggons
ttr-player = Spieler
ttr-column-trains = Waggons übrig
ttr-column-cards = Karten
ttr-column-tickets = Tickets
ttr-column-stations = Bahnhöfe übrig
ttr-column-points = Punkte
ttr-has-chosen = hat gewählt
ttr-not-chosen = wählt
ttr-at-least = hat mindestens
ttr-memory-show = Was sie haben müssen
ttr-memory-hide = Verbergen, was sie haben müssen
ttr-tickets = Deine Tickets
ttr-tickets-note = { $done } erfüllt, { $open } offen
ttr-tickets-none = Du hast noch keine Tickets.
ttr-ticket-done = erfüllt
ttr-ticket-missed = verfehlt
ttr-ticket-station = mit Bahnhof erfüllt
ttr-ticket-no-way = kein Weg mehr
ttr-ticket-missing = { $trains ->
    [one] noch 1 Waggon
   *[other] noch { $trains } Waggons
  }
ttr-ticket-label = { $from } – { $to }, { $points } Punkte: { $note }
ttr-ways-show = Fehlenden Weg zeigen
ttr-ways-hide = Fehlenden Weg verbergen
ttr-choose-note = behalte mindestens { $least }
ttr-choose-none = Zeig auf ein Ticket, um seine Städte auf der Karte zu sehen.
ttr-choose-away = { $count ->
    [one] Eines verlässt das Spiel.
   *[other] { $count } verlassen das Spiel.
  }
ttr-choose-back = { $count ->
    [one] Eines kommt unter den Stapel.
   *[other] { $count } kommen unter den Stapel.
  }
ttr-choose-more = { $count ->
    [one] Wähl noch eines
   *[other] Wähl noch { $count }
  }
ttr-choose-keep = { $count ->
    [one] Ein Ticket behalten
   *[other] { $count } Tickets behalten
  }

# Strecken, Bezahlung, Tunnel
ttr-route = { $length ->
    [one] { $kind }, ein Feld, { $points } Punkt
   *[other] { $kind }, { $length } Felder, { $points } Punkte
  }
ttr-kind-track = Strecke, { $colour }
ttr-kind-tunnel = Tunnel, { $colour }
ttr-kind-ferry = Fähre, { $colour }
ttr-route-ferry = { $count ->
    [one] Sie verlangt eine Lokomotive.
   *[other] Sie verlangt { $count } Lokomotiven.
  }
ttr-route-owner = Gehört { $name }.
named-TAKEN = Diese Strecke gehört { $name }.
named-CITY_TAKEN = { $name } hat hier einen Bahnhof.
ttr-city-station = Bahnhof von { $name }.
ttr-city-ticket = Dein Ticket { $ticket }: { $points }.
ttr-station-in = Bahnhof in { $city }
ttr-list-note = { $count ->
    [one] eine möglich
   *[other] { $count } möglich
  }
ttr-list-none = Gerade kannst du keine Strecke bezahlen.
ttr-pay = Womit bezahlen
ttr-pay-spare = { $count ->
    [one] dann bis zu 1 mehr
   *[other] dann { $count ->
        [0] keine mehr
       *[other] bis zu { $count } mehr
      }
  }
ttr-pay-all = Alle { $count } Arten
ttr-pay-few = Die besten von { $count }
ttr-pay-go = { $cards } zahlen
ttr-pay-lay = { $cards } auslegen
ttr-odds-title = Drei Karten werden aufgedeckt. Legst du { $cards } aus, zahlst du
ttr-odds-more = { $more ->
    [0] nichts mehr
   *[other] { $more } mehr
  }
ttr-odds-enough = { $spare ->
    [0] Für mehr bleibt dir nichts übrig
    [one] Für mehr bleibt dir eine übrig
   *[other] Für mehr bleiben dir { $spare } übrig
  }: Das reicht in { $chance } der Fälle.
ttr-chance = { $percent } %
ttr-chance-under = unter 1 %
ttr-chance-over = über 99 %
ttr-tunnel-title = Tunnel { $route }
ttr-tunnel-lays = { $name } legt { $cards } aus.
ttr-tunnel-no-cards = Es gibt keine Karte mehr zum Aufdecken.
ttr-tunnel-due = { $due ->
    [0] Nichts mehr zu zahlen
    [one] Eine Karte mehr
   *[other] { $due } Karten mehr
  }
ttr-tunnel-waits = { $name } entscheidet.
ttr-tunnel-pay = { $cards } zahlen
ttr-tunnel-pay-none = { $due } mehr zahlen
ttr-tunnel-decline = Zurücknehmen

# Der Verlauf; $name, $route, $cards und $drawn sind gezeichnet
ttr-log-starts = { $name } beginnt.
ttr-log-chosen = Alle haben ihre Tickets gewählt.
ttr-log-redealt = Zu viele Lokomotiven: Die Auslage ist neu.
ttr-log-shuffled = Die Ablage wird zum Stapel.
ttr-log-last-round = { $name } hat kaum noch Waggons: Die letzte Runde beginnt.
ttr-log-drew = { $name } nahm { $cards }
ttr-log-blind = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
  }
ttr-log-and-blind = { $count ->
    [one] und eine verdeckte Karte
   *[other] und { $count } verdeckte Karten
  }
ttr-log-blind-mine = (verdeckt)
ttr-log-claimed = { $name } baute { $route } { $cards }
ttr-log-trying = { $due ->
    [one] { $name } steht vor dem Tunnel { $route }: eine mehr
   *[other] { $name } steht vor dem Tunnel { $route }: { $due } mehr
  }
ttr-log-declined = { $due ->
    [one] { $name } gab den Tunnel { $route } auf: eine mehr war verlangt
   *[other] { $name } gab den Tunnel { $route } auf: { $due } mehr waren verlangt
  }
ttr-log-station = { $name } baute einen Bahnhof in { $city } { $cards }
ttr-log-tickets = { $count ->
    [one] { $name } zog ein Ticket
   *[other] { $name } zog { $count } Tickets
  }
ttr-log-kept = { $name } zog { $drawn } Tickets und behielt { $kept }
ttr-log-passed = { $name } passte

# Dasselbe in Worten, für alle, die zuhören
ttr-say-your-turn = Du bist am Zug.
ttr-say-turn = { $name } ist am Zug.
ttr-say-took = { $name } nimmt { $cards }.
ttr-say-blind = { $name } zieht eine verdeckte Karte.
ttr-say-drew = Du hast { $cards } gezogen.
ttr-say-filled = Platz { $place } ist jetzt { $cards }.
ttr-say-claimed = { $points ->
    [one] { $name } baut { $route }, ein Punkt.
   *[other] { $name } baut { $route }, { $points } Punkte.
  }
ttr-say-tried = { $name } versucht den Tunnel { $route } für { $cards }.
ttr-say-turned = { $costs ->
    [1] Aufgedeckt: { $cards }, eine mehr zu zahlen.
   *[other] Aufgedeckt: { $cards }.
  }
ttr-say-asks = { $due ->
    [one] Eine Karte mehr ist fällig.
   *[other] { $due } Karten mehr sind fällig.
  }
ttr-say-paid = { $name } zahlt noch { $cards }.
ttr-say-declined = { $name } gibt den Tunnel { $route } auf.
ttr-say-station = { $name } baut einen Bahnhof in { $city }.
ttr-say-tickets = { $count ->
    [one] { $name } zieht ein Ticket.
   *[other] { $name } zieht { $count } Tickets.
  }
ttr-say-kept = { $count ->
    [one] { $name } behält ein Ticket.
   *[other] { $name } behält { $count } Tickets.
  }
ttr-say-chosen = { $name } hat gewählt.
ttr-say-passed = { $name } passt.
ttr-say-pays = { $count ->
    [one] Eine Art zu bezahlen.
   *[other] { $count } Arten zu bezahlen.
  }

# Das Ende
ttr-end-title = Endstand
ttr-end-reason-last_round = Die letzte Runde ist gespielt.
ttr-end-reason-all_passed = Alle haben nacheinander gepasst.
ttr-end-reason-too_long = Die Partie hatte so viele Züge, wie erlaubt sind.
ttr-end-routes = Strecken
ttr-end-tickets = Tickets
ttr-end-missed = Verfehlt
ttr-end-stations = Bahnhöfe
ttr-end-express = Express
ttr-end-total = Summe
ttr-end-rank = Platz
ttr-end-winner = Sieg
ttr-end-winners = Gemeinsamer Sieg
ttr-end-open = Endstand
ttr-tickets-all = Tickets und Hände
ttr-end-open-hands = alle sind jetzt offen
ttr-end-no-tickets = Keine Tickets
ttr-end-borrowed = geliehen: { $route }
ttr-end-hand = Noch auf der Hand
ttr-end-hand-empty = nichts
ttr-plate-tickets = Tickets: { $done } und { $missed }
ttr-plate-express = { $spaces ->
    [one] European Express: ein Feld
   *[other] European Express: { $spaces } Felder
  }
ttr-plate-path = { $from } – { $to }
ttr-plate-no-express = Niemand hat eine Strecke

# Tasten
ttr-help-row = eine Karte der Auslage nehmen
ttr-help-deck = vom Stapel ziehen
ttr-help-claim = Liste der Strecken, die du bauen kannst
ttr-help-tickets = Tickets nehmen
ttr-help-station = einen Bahnhof bauen
ttr-help-ways = den fehlenden Weg zeigen
ttr-help-arrows = über die Karte gehen
ttr-help-enter = wählen oder bestätigen
ttr-help-next = weiter zum nächsten Tisch, der auf dich wartet
ttr-help-escape = Offenes weglegen
ttr-help-help = diese Liste
ttr-help-touch = Auf dem Touchscreen: Tipp auf eine Strecke, um zu sehen, was sie kostet, auf ein Ticket, um seine Städte zu sehen. Halt etwas gedrückt, um zu lesen, was es ist.
