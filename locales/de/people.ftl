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
people-opponents = Im Vergleich
people-place = Platz { $rank } von { $of }
people-private = privat
people-course = Verlauf des Ratings über { $games } Partien, von { $from } bis { $to }
people-against = { $mine } gegen { $theirs }
people-never-met = Diese beiden haben noch keine Partie zusammen beendet, oder keine, die du sehen darfst.
people-even = unentschieden
people-averages = Im Schnitt { $mine } Punkte gegen { $theirs }.
