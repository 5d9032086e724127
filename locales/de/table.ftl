# Der Rahmen jedes Spieltisches: Schild, Blätter, Spieler, Verlauf, Ende.

table-your-turn = Du bist am Zug
table-over = Endstation
table-watching = Du schaust zu.
table-played-for-me = Ein Computer hält deinen Platz.
table-mover-away = { $name } ist nicht da.
table-next = Du bist als Nächstes dran.
table-last-turn-had = Das war dein letzter Zug.
table-turns-until = { $turns ->
    [one] Noch ein Zug, dann bist du dran.
   *[other] Noch { $turns } Züge, dann bist du dran.
}
table-turn = { $table }, Zug { $turn }
table-turns-left = { $turns ->
    [one] Letzter Zug
   *[other] Noch { $turns } Züge
}
table-take-back = Zurücknehmen
table-nothing-back = Es gibt nichts zurückzunehmen.
table-cancel = Abbrechen
table-close = Schließen
table-rules = Regeln
table-settings = Einstellungen
table-menu = Tischmenü
table-help = Tasten und Hilfe
table-connection-lost = Die Verbindung ist weg. Neuer Versuch …

table-players = Spieler
table-players-note = Aktien
table-you = du
table-computer = Computer
table-stand-in = Computer, für { $name }
table-away = nicht da
table-start-player = Startspieler
table-to-move = am Zug
table-replace-short = Computer einsetzen
table-return = Meinen Platz zurücknehmen
table-replace-ask = Ein Computer spielt für { $name }, bis { $name } zurückkommt.
table-log = Verlauf
table-log-note = neueste zuerst
table-log-empty = Noch ist nichts geschehen.
table-tabs = Teile des Tisches
table-sheet-taller = Mehr zeigen
table-sheet-lower = Weniger zeigen
table-shares-count = { $count ->
    [one] eine Aktie
   *[other] { $count } Aktien
}
table-gave = gab { $count }
table-took = nahm { $count }

table-menu-leave = Computer für mich spielen lassen
table-menu-return = Meinen Platz zurücknehmen
table-menu-export = Diese Partie laden
table-menu-invite = Einladung kopieren
table-menu-copied = Kopiert.
table-menu-lobby = Zurück zur Startseite
table-menu-check = Jede Ziehung prüfen

table-since = Seit deinem letzten Zug
table-since-short = { $count ->
    [one] Seit deinem letzten Zug: ein Zug
   *[other] Seit deinem letzten Zug: { $count } Züge
}
table-since-close = Weiter
table-again = Noch einmal
table-again-go = Zum neuen Tisch
table-lobby = Zur Startseite
table-download = Partie laden
table-print = Drucken
table-scoring-skip = Überspringen
table-scoring-replay = Wertung noch einmal
table-scoring-title = Was war es wert?
table-see-map = Karte ansehen
table-check = Jede Ziehung prüfen

table-help-title = Tasten
table-help-companies = eine Gesellschaft wählen
table-help-finish = den Zug abschließen
table-help-back = zurücknehmen
table-help-trade = tauschen
table-help-escape = Offenes weglegen
table-help-arrows = über die Karte gehen
table-help-enter = setzen oder bestätigen
table-help-help = diese Liste
table-help-touch = Auf dem Touchscreen: Tipp auf ein Feld, um zu sehen, was es wert ist, und noch einmal, um dort zu bauen. Halt etwas gedrückt, um zu lesen, was es ist.

table-note-started = Die Partie beginnt.
table-note-seated = { $name } hat Platz genommen.
table-note-left = { $name } ist gegangen.
table-note-removed = { $name } wurde entfernt.
table-note-replaced = Ein Computer spielt für { $name }.
table-note-returned = { $name } ist zurück.
table-note-closed = Der Tisch wurde geschlossen.
table-note-drawn = Die Plätze wurden gelost, und die Partie beginnt.
table-note-expired = Zu lange kam niemand: Der Tisch wurde geschlossen.
table-help-next = weiter zum nächsten Tisch, der auf dich wartet
table-next-on = Weiter zu { $name }

token-program = Programm
token-program-of = Hier spielt ein Programm von { $name }
ttr-colour-red = rot
ttr-colour-blue = blau
ttr-colour-green = grün
ttr-colour-yellow = gelb
ttr-colour-black = schwarz
ttr-colour-white = weiß
ttr-colour-orange = orange
ttr-colour-pink = rosa
ttr-colour-gray = beliebige Farbe
plain-to-map = Karte zeigen
plain-from-map = Tisch in Worten
