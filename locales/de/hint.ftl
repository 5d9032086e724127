# Was man tun könnte: Tipps an einem Tisch, der sie erlaubt
hint-ask = Was könnte ich tun?
hint-title = Du könntest …
hint-thinking = Der Computer denkt nach.
hint-preparing = Die Suche des Computers wird noch vorbereitet. Danach kommt die Antwort von selbst.
hint-chance = Damit gewinnst du etwa { $percent } von 100 Partien wie dieser.
hint-close = Etwas anderes ist etwa genauso gut.
hint-others = Andere gute Züge
hint-note = Eine Schätzung aus dem, was du weißt. Sonst erfährt es niemand.
hint-close-card = Schließen

# Warum: Tatsachen der eigenen Seite
hint-pc-rises = { $Company } steigt von { $from } auf { $to }.
hint-pc-holding = Von { $company } hast du { $mine ->
    [0] keinen Anteil
    [one] einen Anteil
   *[other] { $mine } Anteile
}, die anderen zusammen { $others }.
hint-pc-ends = Das beendet die Partie.
hint-pc-values = { $Company } ist heute { $takeValue } je Anteil wert, { $give } { $giveValue }.
hint-pc-over = Du hast dann { $shares } Anteile; jeder über { $limit } kostet { $penalty }.
hint-ttr-points = Das bringt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
hint-ttr-on-way = Sie liegt auf dem kürzesten Weg, der noch fehlt für { $count ->
    [one] dein Ticket
   *[other] deine Tickets
} { $tickets }.
hint-ttr-locomotive = Eine Lokomotive passt zu jeder Farbe.
hint-ttr-colour = { $route }, auf dem Weg eines Tickets, verlangt { $cards }; du hast { $have }.
hint-ttr-more = Du hast schon { $cards }.
hint-ttr-blind = Keine offene Karte ist eine, die die fehlenden Wege deiner Tickets verlangen.
hint-ttr-all-done = Alle deine Tickets sind erfüllt.
hint-ttr-no-way = Für { $ticket } ist kein Weg mehr übrig.
hint-ttr-trains = { $ticket } braucht { $trains ->
    [one] einen Wagen
   *[other] { $trains } Wagen
} und bringt { $points }.
hint-ttr-shared = Ihre Wege haben { $count ->
    [one] eine Strecke
   *[other] { $count } Strecken
} gemeinsam.

hint-option-yes = erlaubt
hint-option-no = keine

# Ablehnungen
problem-NO_HINTS = An diesem Tisch gibt es keine Tipps.
problem-HINTS_RATED = Eine Partie fürs Rating hat keine Tipps.
