lobby-title = Wohin?
lobby-lead = Zwei Eisenbahnspiele, abfahrbereit. „Jetzt spielen“ setzt dich gleich gegen den Computer; ein Konto brauchst du nicht.
lobby-play-now = Jetzt spielen
lobby-play-game = Jetzt spielen: { $game }
lobby-preparing = Gleich gehts los …
lobby-size-paris-connection = 3 bis 6 Spieler, etwa 40 Minuten
lobby-pitch-paris-connection = Sechs Gesellschaften brechen von Paris auf. Bau ihre Gleise, tausch ihre Aktien und sei am reichsten, wenn der erste Zug in Marseille einrollt.
lobby-size-ticket-to-ride-europe = 2 bis 5 Spieler, etwa 60 Minuten
lobby-pitch-ticket-to-ride-europe = Sammle Karten, bau die Strecken Europas und verbinde die Städte deiner geheimen Tickets, bevor dir die anderen im Weg sind.
lobby-players = Spieler
lobby-opponents = Gegen
lobby-my-tables = Meine Tische
lobby-my-tables-waiting = { $count ->
    [0] keiner wartet auf dich
    [one] einer wartet auf dich
   *[other] { $count } warten auf dich
}
lobby-my-tables-none = Du sitzt noch an keinem Tisch.
lobby-your-turn = Du bist am Zug
lobby-your-answer = Deine Antwort
lobby-invited = Eingeladen
lobby-invited-free = ein Platz ist frei
lobby-decline = Die Einladung zu { $name } ablehnen
lobby-with = mit { $names }
lobby-alone = sonst noch niemand
lobby-not-started = noch nicht begonnen
lobby-finished = beendet { $when }
lobby-closed = geschlossen
lobby-moved = letzte Aktion { $when }
lobby-more = { $count ->
    [one] Noch einen zeigen
   *[other] Noch { $count } zeigen
}
lobby-friends = Mit Freunden
lobby-friends-note = der Code oder der Link genügt
lobby-open-table = Tisch eröffnen
lobby-fair = Jede Ziehung lässt sich nach dem Spiel prüfen.
lobby-open-none = Kein Tisch wartet auf Mitspieler. Eröffne einen und schick deinen Freunden den Link.
lobby-watch = Zuschauen
lobby-sit = Platz nehmen
lobby-look-in = Hineinschauen
lobby-column-game = Spiel
lobby-column-table = Tisch
lobby-column-host = Gastgeber
lobby-column-seats = Plätze
lobby-column-pace = Tempo
lobby-column-notes = Besonderes
lobby-column-act = Aktion
lobby-seats-taken = { $taken } von { $all } Plätzen besetzt
lobby-turns-each = { $turns } Züge pro Kopf
lobby-no-limit = kein Zuglimit
lobby-note-memory = Gedächtnishilfe
lobby-note-computers = { $count ->
    [one] 1 Computer
   *[other] { $count } Computer
}
lobby-unreachable = Die Tische lassen sich gerade nicht anzeigen.
create-title = Tisch eröffnen
create-game = Spiel
create-name = Name des Tisches
create-name-hint = Leer lassen, dann bekommt er einen von uns.
create-seats = Plätze
create-seating = Wer sitzt wo
create-seat-you = Du
create-seat-free = Freier Platz
create-seat-spec = Computer, nach seiner Spec
create-spec = Spec des Computerspielers auf Platz { $number }
create-seat-number = Platz { $number }
create-visible = Wer darf mitspielen
create-public = Alle
create-private = Nur mit Link
create-rated = Fürs Rating
create-rated-note = Die Partie zählt fürs Rating aller, die spielen, auch der Computer.
create-submit = Tisch eröffnen
create-your-name = Dein Name
join-label = Ich habe einen Code
join-hint = So, wie er dir vorgelesen wurde; ein Link geht auch.
join-bad = Das ist weder ein Link noch der Code eines Tisches.
join-submit = Zum Tisch
lobby-first = Zum ersten Mal hier?
lobby-first-paris-connection = Bau Gleise für irgendeine Gesellschaft oder tausch Aktien: Was du hast, soll wachsen.
lobby-first-ticket-to-ride-europe = Nimm Karten oder bezahl mit ihnen eine Strecke; Tickets sagen, welche Städte du verbinden sollst.
lobby-first-rules = Die Regeln beider Spiele
create-order = Sitzordnung
create-order-chosen = Wie gewählt
create-order-chosen-note = Bei einer Revanche rücken alle einen Platz weiter.
create-order-drawn = Beim Start gelost
create-order-drawn-note = Die Auslosung ist fair und lässt sich prüfen, wie alle anderen.
lobby-tables = Tische
lobby-here = { $count ->
    [one] nur du bist hier
   *[other] { $count } Leute sind hier
}
lobby-count = { $count ->
    [0] kein Tisch
    [one] ein Tisch
   *[other] { $count } Tische
}
lobby-filter = Welche Tische
lobby-filter-status = Stand
lobby-filter-open = Offen
lobby-filter-running = Unterwegs
lobby-filter-finished = Beendet
lobby-filter-games = Beide Spiele
lobby-filter-seats = Jede Größe
lobby-filter-seats-count = { $count } Plätze
lobby-filter-paces = Jedes Tempo
lobby-filter-live = Live-Uhr
lobby-filter-days = Über Tage
lobby-filter-mine = Nur meine
lobby-filter-none = Keine solchen Tische. Wähl anders oder eröffne einen.
lobby-running-none = Gerade läuft keine Partie, bei der alle zuschauen dürfen.
lobby-finished-none = Hier wurde noch keine Partie beendet.
lobby-show-more = Mehr Tische zeigen
lobby-seats-here = hier: { $names }

waiting-here = da
history-file-what = Eine geladene Partie lässt sich hier durchgehen und von jeder Aktion an weiterspielen.
history-file-open = Spieldatei öffnen
learn-game = { $game } beim Spielen lernen
learn-title = Lernen beim Spielen
learn-minutes = fünf Minuten, mit Führung
# Am Tisch vor der Abfahrt
hint-option = Tipps
hint-option-note = Wer am Zug ist, darf den Computer fragen, was zu tun ist. Die Partie zählt dann nicht.
