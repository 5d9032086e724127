# Was die Kommandozeile sagt. Namen von Befehlen und Optionen und das JSON sind in jeder Sprache gleich.

cli-bot = Computerspieler
cli-seat = Platz
cli-wins = Gewonnen
cli-score = Punkte im Mittel
cli-rank = Rang
cli-points = Punkte
cli-simulated = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} in { $seconds } s{ $unfinished ->
    [0] .
    [one] , eine davon ohne Ende abgebrochen.
   *[other] , { $unfinished } davon ohne Ende abgebrochen.
}
cli-engine-speed = { $games } Partien pro Sekunde, { $moves } Entscheidungen pro Sekunde, { $each } Entscheidungen pro Partie.
cli-cannot-read = { $file } lässt sich nicht lesen: { $reason }
cli-cannot-write = { $file } lässt sich nicht schreiben: { $reason }
cli-wrong-entry = Eintrag { $entry }: { $problem }
cli-not-over = Die Partie ist nicht beendet. { $entries ->
    [one] Ihr einziger Eintrag stimmt.
   *[other] Alle { $entries } Einträge stimmen.
}
cli-holds = { $entries ->
    [one] Ihr einziger Eintrag stimmt
   *[other] Alle { $entries } Einträge stimmen
}, das Ergebnis auch.
cli-verified = Geprüft: { $entries ->
    [one] Ein Eintrag
   *[other] Alle { $entries } Einträge
} und { $draws ->
    [one] eine Ziehung
   *[other] alle { $draws } Ziehungen
} stimmen; die Ziehungen sind die, die Geheimnis und Beiträge ergeben.
cli-verified-simulated = { $entries ->
    [one] Der eine Eintrag stimmt.
   *[other] Alle { $entries } Einträge stimmen.
} Die Partie wurde simuliert: Niemand hat für sie fair gezogen, es gibt also keine Ziehungen zu prüfen.

# --help
cli-about = Ein Zuhause für Eisenbahn-Brettspiele.
cli-usage = Aufruf:
cli-arguments = Argumente
cli-options = Optionen
cli-help-help = diese Hilfe zeigen und enden
cli-help-version = die Version zeigen und enden
cli-help-serve = die Website bereitstellen
cli-help-simulate = Computerspieler gegeneinander spielen lassen
cli-help-arena = Computerspieler auf denselben Verteilungen gegeneinander antreten lassen und bewerten
cli-help-admin = die Datenbank eines Servers pflegen
cli-help-bench = die Geschwindigkeit der Spielregeln messen
cli-help-replay = eine exportierte Partie nachspielen und ihr Ergebnis zeigen
cli-help-verify = jede Ziehung einer exportierten Partie prüfen
cli-help-warm = die Regeln aller Spiele in den Zwischenspeicher übersetzen
cli-serve-host = Adresse, auf der gelauscht wird (sonst { $default })
cli-serve-port = Port, auf dem gelauscht wird (sonst { $default })
cli-serve-public-url = Adresse, unter der man diesen Server erreicht
cli-serve-lan = für dieses Netz; zeigt die Adresse als QR-Code
cli-serve-data = wo die Partien liegen (sonst { $default })
cli-serve-no-browser = keinen Browser öffnen

# Wenn der Server startet
cli-serve-listening = Wissel: { $url }
cli-serve-preparing = Die Spiele werden vorbereitet: { $percent } %
cli-serve-bad-url = Die Adresse muss wie https://play.example oder http://192.0.2.7:8000 aussehen, nicht wie { $url }
cli-serve-no-address = Unter { $host }, Port { $port }, kann niemand bedient werden: { $reason }. Einen anderen Port wählt man mit --port.
cli-serve-bad-data = Die Partien in { $file } lassen sich nicht öffnen: { $reason }
cli-serve-newer-data = Die Partien in { $file } stammen von einer neueren Version von Wissel.

cli-simulate-game = Kennung des Spiels, zum Beispiel paris-connection
cli-simulate-seats = Computerspieler in der Reihenfolge der Plätze: planner,random,random
cli-simulate-games = wie viele Partien (sonst { $default })
cli-simulate-seed = dieselbe Startzahl ergibt dieselben Partien (sonst { $default })
cli-simulate-jobs = Prozesse, die spielen (sonst { $default })
cli-simulate-turn-limit = Züge je Platz, oder none
cli-simulate-export = jede Partie als Datei schreiben
cli-json = ein JSON-Objekt ausgeben
cli-bench-what = was gemessen wird
cli-bench-game = Kennung des Spiels (sonst { $default })
cli-bench-seats = wie viele Plätze (sonst { $default })
cli-bench-seconds = wie viele Sekunden (sonst { $default })
cli-file = eine exportierte Partie
cli-warm-all = auch, was nur Simulationen, Messungen und Tests brauchen
cli-warm-part = nur diesen Teil jedes Spiels
cli-warm-game = nur dieses Spiel
