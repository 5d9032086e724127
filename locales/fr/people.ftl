# Profils : ce que les gens ont joué.

people-since = ici depuis le { $date }
people-none = Aucune partie finie pour l’instant.
people-none-mine = Aucune partie finie pour l’instant. Ce que tu joues se verra ici.
people-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
people-rating = Classement
people-unrated = Pas encore de classement
people-won = Gagnées
people-average = Moyenne
people-best = Record
people-company = Compagnie favorite
people-tickets = Billets réussis
people-of = sur { $count }
people-longest = Plus long chemin
people-express = Express
people-by-players = Selon le nombre de joueurs
people-players = Joueurs
people-played = Parties
people-last = Dernières parties
people-opponents = Face à face
people-place = Place { $rank } sur { $of }
people-private = privée
people-course = Évolution du classement sur { $games } parties, de { $from } à { $to }
people-against = { $mine } contre { $theirs }
people-never-met = Ces deux-là n’ont encore fini aucune partie ensemble, ou aucune que tu puisses voir.
people-even = égalité
people-averages = En moyenne { $mine } points contre { $theirs }.
