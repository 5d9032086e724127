# Profile: was die Leute gespielt haben.

people-since = hier seit { $date }
people-none = Noch keine beendete Partie.
people-none-mine = Noch keine beendete Partie. Was du spielst, wird hier gezeigt.
people-games = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
people-rating = Rating
people-unrated = Noch kein Rating
people-won = Gewonnen
people-average = Im Schnitt
people-best = Bestes
people-company = Lieblingsgesellschaft
people-tickets = Erfüllte Tickets
people-of = von { $count }
people-longest = Längster Weg
people-express = Express
people-by-players = Nach Spielerzahl
people-players = Spieler
people-played = Partien
people-last = Letzte Partien
people-show-more = Frühere Partien
people-opponents = Im Vergleich
people-place = Platz { $rank } von { $of }
people-private = privat
people-course = Verlauf des Ratings über { $games } Partien, von { $from } bis { $to }
people-against = { $mine } gegen { $theirs }
people-never-met = Diese beiden haben noch keine Partie zusammen beendet, oder keine, die du sehen darfst.
people-even = unentschieden
people-averages = Im Schnitt { $mine } Punkte gegen { $theirs }.
people-with-you = Du und { $name }
people-address = Adresse deines Profils
people-address-label = Adresse
people-address-hint = 3 bis 15 Buchstaben, Ziffern und Bindestriche. Wer sie hat, findet diese Seite; dein Anmeldename bleibt deine Sache. Mit einer Adresse stehst du auch in der Rangliste.
people-address-choose = Adresse wählen
people-address-save = Behalten
people-address-drop = Aufgeben
people-address-kept = Dein Profil steht unter { $address }.
people-dealings = { $name } stumm schalten, blockieren oder melden
people-hear-again = Wieder hören
people-silence-mute = Du hörst { $name } nicht.
people-silence-block = Du und { $name } hören einander nicht.
people-report = { $name } melden
people-report-about = Was stimmt nicht?
people-report-name = Der Name
people-report-talk = Was gesagt wird
people-report-play = Wie gespielt wird
people-report-text = Was geschehen ist
people-report-note = Der Betreiber dieses Servers liest es. { $name } erfährt nichts davon.
people-report-done = Der Betreiber dieses Servers weiß Bescheid.

problem-BAD_HANDLE = Eine Adresse hat 3 bis { $most } Buchstaben, Ziffern und einzelne Bindestriche und beginnt mit einem Buchstaben.
problem-HANDLE_TAKEN = Die Adresse „{ $handle }“ ist vergeben.

ladder-title = Rangliste
ladder-text = Computerspieler, Leute mit einer Adresse für ihr Profil, und du. Wer wenig gespielt hat, steht weiter unten.
ladder-rank = Rang
ladder-player = Spieler
ladder-computer = Computer
ladder-none = Noch ist keine Partie mit Rating zu Ende.
ladder-you = du
