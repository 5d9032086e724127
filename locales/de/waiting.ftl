waiting-title = Warten auf die Abfahrt
waiting-seats = Plätze
waiting-seats-note = { $free ->
    [0] alles besetzt
    [one] einer frei
   *[other] { $free } frei
}
waiting-free = Frei
waiting-host = leitet den Tisch
waiting-you = du
waiting-computer = Computer
waiting-away = nicht da
waiting-sit = Hier sitzen
waiting-seat-computer = Computer dazu
waiting-seat-computer-on = Computer auf Platz { $number } setzen
waiting-remove = { $name } wegschicken
waiting-leave = Platz verlassen
waiting-start = Partie beginnen
waiting-start-why = { $free ->
    [one] Ein Platz ist noch frei: Warte auf jemanden oder setz einen Computer hin.
   *[other] { $free } Plätze sind noch frei: Warte auf Mitspieler oder setz Computer hin.
}
waiting-fill = Mit Computern füllen
waiting-for-host = { $name } beginnt die Partie, wenn alle Plätze besetzt sind.
waiting-first-move = Die Partie hat begonnen. Den ersten Zug siehst du um { $time }.
waiting-for-somebody = Wer sich zuerst setzt, leitet den Tisch und beginnt die Partie.
waiting-share = Einladen
waiting-share-note = nur dieser Link ist nötig
waiting-link = Link zu diesem Tisch
waiting-copy = Kopieren
waiting-copied = Der Link ist kopiert.
waiting-copy-failed = Kopieren ist hier nicht erlaubt: Markier den Link und kopier ihn selbst.
waiting-send = Senden
waiting-qr = QR-Code
waiting-qr-hide = QR-Code verbergen
waiting-qr-alt = QR-Code des Links zu diesem Tisch
waiting-code = Zum Vorlesen: { $code }
waiting-private = Nur mit Link: steht in keiner Liste.
waiting-public = In der Liste offener Tische: Alle dürfen Platz nehmen.
waiting-options = Vereinbart
waiting-on = an
waiting-off = aus
waiting-map = Karte
waiting-map-paris-connection-france = Frankreich
waiting-map-ticket-to-ride-europe-europe = Europa
waiting-fair = Faire Ziehungen
waiting-fair-text = Der Server hat sein Geheimnis schon festgelegt; das ist der Fingerabdruck. Dein Browser gibt eigenen Zufall dazu, wenn du Platz nimmst. Nach dem Spiel können alle jede Ziehung prüfen.
waiting-close = Tisch schließen
waiting-share-text = Komm und spiel mit mir { $game }.
waiting-announce-sat = { $name } hat Platz genommen.
waiting-announce-left = { $name } ist gegangen.
waiting-table-gone = Dieser Tisch wurde geschlossen.
waiting-removed-you = Dein Platz wurde von der Tischleitung frei gemacht.
waiting-table-expired = Zu lange kam niemand, darum wurde dieser Tisch geschlossen.
waiting-rated = Rating
waiting-rated-yes = zählt
waiting-rated-no = zählt nicht
waiting-colour = Deine Farbe
waiting-colour-taken = { $name } hat diese Farbe gewählt.
