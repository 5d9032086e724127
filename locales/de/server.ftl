# Was der Server selbst sagt: Ablehnungen, die Seite, solange der Client nicht gebaut ist, Namen von Gästen.

client-missing-title = Der Client für den Browser ist nicht gebaut
client-missing-hint = Starte den Server mit bin/serve, das baut ihn, oder führ in web/ „npm ci“ und „npm run build“ aus. Programme können die Schnittstelle trotzdem benutzen: siehe /schema/openapi.json.

guest-name = Gast { $number }
table-name = Tisch von { $name }

problem-BAD_REQUEST = Die Anfrage ist nicht gültig: { $place }.
problem-NOT_FOUND = Hier ist nichts.
problem-WRONG_METHOD = Diese Adresse nimmt solche Anfragen nicht an.
problem-TOO_LARGE = Die Anfrage ist zu groß.
problem-NOT_JSON = Die Anfrage muss JSON sein.
problem-RATE_LIMITED = Zu viel auf einmal. Bitte warte { $seconds ->
    [one] eine Sekunde.
   *[other] { $seconds } Sekunden.
}
problem-INTERNAL = Auf dem Server ist etwas schiefgegangen. Es wurde festgehalten.
problem-WARMING_UP = Der Server bereitet die Spiele noch vor ({ $percent } %). Bitte versuch es gleich noch einmal.

problem-ALREADY_SEATED = Du hast an diesem Tisch schon einen Platz.
problem-BANNED = Der Betreiber dieses Servers hat dir das Spielen hier verboten.
problem-BAD_OPTION = Die Option „{ $option }“ kann nicht „{ $value }“ sein.
problem-BAD_SEAT_COUNT = Dieses Spiel hat { $least } bis { $most } Plätze.
problem-BOT_BAD_OPTION = Der Computerspieler „{ $bot }“ hat keine Option „{ $option }“.
problem-BOT_UNKNOWN = Einen Computerspieler „{ $bot }“ gibt es nicht.
problem-COMMAND_USED = Die Nummer dieses Befehls hat schon jemand benutzt. Bitte versuch es noch einmal.
problem-GAME_UNKNOWN = Ein Spiel „{ $game }“ gibt es hier nicht.
problem-NAME_TAKEN = Hier heißt schon jemand „{ $name }“.
problem-NEXT_EXISTS = Den nächsten Tisch gibt es schon.
problem-NO_PERSON_PLAYS = Auf diesem Platz spielt niemand, für den ein Computer einspringen könnte.
problem-NOT_OVER = Die Partie ist noch nicht vorbei.
problem-PERSON_NOT_FOUND = Hier heißt niemand „{ $person }“.
problem-PERSON_PRESENT = Die Person auf diesem Platz ist da.
problem-PERSON_HAS_TIME = Die Person auf diesem Platz hat noch Zeit. Über Tage entscheidet die Uhr.
problem-SEAT_FREE = Dieser Platz ist frei.
problem-SEAT_HELD = Ein Computer hält deinen Platz. Nimm ihn zuerst zurück.
problem-SEAT_UNKNOWN = Diesen Platz hat der Tisch nicht.
problem-TABLE_CLOSED = Dieser Tisch wurde aufgegeben.
problem-TABLE_TOO_LONG = Dieser Tisch hatte { $most } Aktionen, mehr als jede Partie braucht. Man kann ihn nur noch schließen.

# Zu Spieldateien und Kartendateien; das lesen die, die sie machen.
problem-BAD_ENTRY = Ein Eintrag der Art „{ $kind }“ kann hier nicht stehen.
problem-BAD_ENTRY_NUMBER = Die Einträge sind nicht der Reihe nach nummeriert: { $number }.
problem-BAD_OUTCOME = Das kann hier nicht gezogen werden: { $outcome }.
problem-DRAW_DIFFERS = Ziehung { $draw } ist nicht die, die Geheimnis und Beiträge ergeben.
problem-MAP_BAD_ID = { $file }, { $entry }: „{ $id }“ kann keine Kennung sein.
problem-MAP_COUNT = { $file }, { $entry }: nötig sind { $least } bis { $most }, nicht { $found }.
problem-MAP_DIFFERS = Das ist nicht die Karte „{ $map }“, auf der gespielt wurde.
problem-MAP_DUPLICATE = { $file }, { $entry }: „{ $id }“ steht dort zweimal.
problem-MAP_MALFORMED = { $file }, { $entry }: { $detail }
problem-MAP_NO_NEIGHBOURS = { $file }, { $entry }: { $a } und { $b } berühren sich nicht.
problem-MAP_REFERENCE = { $file }, { $entry }: „{ $id }“ gibt es nicht.
problem-MAP_SCHEMA = { $file }, { $entry }: muss „{ $expected }“ sein, nicht „{ $found }“.
problem-MAP_SHUT_IN = { $file }, { $entry }: „{ $id }“ ist nicht zu erreichen.
problem-MAP_TOO_LARGE = { $file }, { $entry }: höchstens { $most } sind möglich, nicht { $found }.
problem-MAP_UNKNOWN = Dieses Spiel hat keine Karte „{ $map }“.
problem-OUTCOMES_LEFT = Es wurde mehr gezogen, als das Spiel hier zieht: { $outcome }.
problem-OUTCOMES_MISSING = Es wurde weniger gezogen, als das Spiel hier zieht.
problem-OUTCOMES_WITHHELD = In der Datei fehlen Ziehungen, denn die Partie war noch nicht vorbei, als sie entstand.
problem-RULES_VERSION_UNKNOWN = Die Regeln dieser Partie, Version { $version }, sind hier nicht bekannt.
problem-COMMITMENT_DIFFERS = Das Geheimnis ist nicht das, das beim Eröffnen des Tisches versprochen wurde.
problem-FAIR_VERSION_UNKNOWN = Faire Ziehungen der Version { $version } sind hier nicht bekannt.
problem-FILE_TOO_LARGE = Die Datei ist größer als { $most } Bytes.
problem-FILE_UNREADABLE = Die Datei lässt sich nicht lesen: { $reason }
problem-ENTRY_UNREADABLE = Lässt sich nicht lesen: { $reason }
problem-NO_FAIR_DRAWS = Die Ziehungen dieser Partie entstanden nicht an einem Tisch und lassen sich nicht prüfen.
problem-RESULT_DIFFERS = Die Partie endet nicht mit dem Ergebnis, das in der Datei steht.
problem-SECRET_MISSING = Das Geheimnis der Ziehungen wird erst gezeigt, wenn die Partie vorbei ist.
problem-SEEDS_DIFFER = Die Datei hat nicht für jeden der { $seats } Plätze einen Beitrag zu den Ziehungen.
problem-BAD_NUMBER = Diese Zahl steht für keine Aktion des Spiels.
problem-SENT_AWAY = Die Tischleitung hat dich von diesem Tisch entfernt.
problem-COLOUR_UNKNOWN = Diese Farbe gibt es in diesem Spiel nicht.
problem-COLOUR_TAKEN = Jemand anderes hat diese Farbe gewählt.
problem-NOBODY_WATCHES = Bei dieser Partie darf niemand zuschauen, solange sie läuft.
problem-BAD_SEAT_ORDER = In dieser Reihenfolge können die Plätze der Datei nicht sein.
problem-SEAT_ORDER_DIFFERS = Die Plätze sind nicht in der Reihenfolge, die Geheimnis und Beiträge ergeben.
reset-mail-subject = Ein neues Passwort für Wissel
reset-mail-text =
    Jemand, wahrscheinlich du, hat das Passwort von { $name } vergessen. Wähle innerhalb von { $minutes } Minuten ein anderes:
    { $url }

    Warst du das nicht, tu nichts: Dein Passwort bleibt.
