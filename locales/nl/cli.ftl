# What the command line says. Names of commands and options and the JSON are the same in every language.

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

# --help
cli-about = Een thuis voor treinspellen.
cli-usage = gebruik:
cli-arguments = argumenten
cli-options = opties
cli-help-help = deze hulp tonen en stoppen
cli-help-version = de versie tonen en stoppen
cli-help-serve = de site aanbieden
cli-help-simulate = computerspelers tegen elkaar laten spelen
cli-help-arena = computerspelers op dezelfde verdelingen tegen elkaar laten spelen, en ze waarderen
cli-help-admin = de database van een server verzorgen
cli-help-bench = de snelheid van de spelregels meten
cli-help-replay = een geëxporteerde partij naspelen en de uitslag tonen
cli-help-verify = elke trekking van een geëxporteerde partij controleren
cli-help-warm = de regels van alle spellen vooraf compileren
cli-serve-host = adres om op te luisteren (standaard { $default })
cli-serve-port = poort om op te luisteren (standaard { $default })
cli-serve-public-url = adres waarop mensen deze server bereiken
cli-serve-lan = ook voor dit netwerk; toont het adres als QR-code
cli-serve-data = waar partijen worden bewaard (standaard { $default })
cli-serve-no-browser = geen browser openen

# When the server starts
cli-serve-listening = Wissel: { $url }
cli-serve-preparing = De spellen worden voorbereid: { $percent } %
cli-serve-bad-url = Het adres moet eruitzien als https://play.example of http://192.0.2.7:8000, niet { $url }
cli-serve-no-address = Op { $host }, poort { $port }, kan niemand worden bediend: { $reason }. Een andere poort kies je met --port.
cli-serve-bad-data = De partijen in { $file } kunnen niet worden geopend: { $reason }
cli-serve-newer-data = De partijen in { $file } zijn door een nieuwere versie van Wissel bewaard.

cli-simulate-game = id van het spel, bijvoorbeeld paris-connection
cli-simulate-seats = computerspelers in volgorde van de plaatsen: planner,random,random
cli-simulate-games = hoeveel partijen (standaard { $default })
cli-simulate-seed = hetzelfde getal geeft dezelfde partijen (standaard { $default })
cli-simulate-jobs = processen die spelen (standaard { $default })
cli-simulate-turn-limit = beurten per plaats, of none
cli-simulate-export = elke partij als bestand schrijven
cli-json = één JSON-object afdrukken
cli-bench-what = wat wordt gemeten
cli-bench-game = id van het spel (standaard { $default })
cli-bench-seats = hoeveel plaatsen (standaard { $default })
cli-bench-seconds = hoeveel seconden (standaard { $default })
cli-file = een geëxporteerde partij
cli-warm-all = ook wat alleen simulaties, metingen en tests nodig hebben
cli-warm-part = alleen dit deel van elk spel
cli-warm-game = alleen dit spel
