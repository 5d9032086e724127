# What the command line says. Its --help and its JSON are in English.

cli-bot = Computerspeler
cli-seat = Plaats
cli-wins = Gewonnen
cli-score = Gemiddelde score
cli-rank = Rang
cli-points = Punten
cli-simulated = { $games ->
    [one] Eén partij
   *[other] { $games } partijen
} in { $seconds } s{ $unfinished ->
    [0] .
    [one] ; één daarvan is zonder einde afgebroken.
   *[other] ; { $unfinished } daarvan zijn zonder einde afgebroken.
}
cli-engine-speed = { $games } partijen per seconde, { $moves } beslissingen per seconde, { $each } beslissingen per partij.
cli-cannot-read = { $file } kan niet worden gelezen: { $reason }
cli-cannot-write = { $file } kan niet worden geschreven: { $reason }
cli-wrong-entry = regel { $entry }: { $problem }
cli-not-over = De partij is nog niet afgelopen. { $entries ->
    [one] De enige regel klopt.
   *[other] Alle { $entries } regels kloppen.
}
cli-holds = { $entries ->
    [one] De enige regel klopt
   *[other] Alle { $entries } regels kloppen
}, en de uitslag ook.
cli-verified = { $entries ->
    [one] Eén regel
   *[other] Alle { $entries } regels
} en { $draws ->
    [one] één trekking
   *[other] alle { $draws } trekkingen
} kloppen: de trekkingen volgen uit het geheim en de bijdragen van de spelers.
cli-verified-simulated = { $entries ->
    [one] Eén regel klopt
   *[other] Alle { $entries } regels kloppen
}. De partij is gesimuleerd: er is niet eerlijk voor geloot, dus er zijn geen trekkingen te controleren.
