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
people-show-more = Parties précédentes
people-opponents = Face à face
people-place = Place { $rank } sur { $of }
people-private = privée
people-course = Évolution du classement sur { $games } parties, de { $from } à { $to }
people-against = { $mine } contre { $theirs }
people-never-met = Ces deux-là n’ont encore fini aucune partie ensemble, ou aucune que tu puisses voir.
people-even = égalité
people-averages = En moyenne { $mine } points contre { $theirs }.
people-with-you = Toi et { $name }
people-address = Adresse de ton profil
people-address-label = Adresse
people-address-hint = De 3 à 15 lettres, chiffres et tirets. Qui la connaît trouve cette page ; ton nom de connexion reste à toi. Avec une adresse, tu figures aussi au classement.
people-address-choose = Choisir une adresse
people-address-save = La garder
people-address-drop = L’abandonner
people-address-kept = Ton profil est à { $address }.
people-dealings = Rendre muet, bloquer ou signaler { $name }
people-hear-again = Entendre à nouveau
people-silence-mute = Tu n’entends pas { $name }.
people-silence-block = Toi et { $name } ne vous entendez pas.
people-report = Signaler { $name }
people-report-about = Qu’est-ce qui ne va pas ?
people-report-name = Le nom
people-report-talk = Ce qui est dit
people-report-play = La façon de jouer
people-report-text = Ce qui s’est passé
people-report-note = L’hôte de ce serveur le lira. { $name } n’en saura rien.
people-report-done = L’hôte de ce serveur est prévenu.

problem-BAD_HANDLE = Une adresse a de 3 à { $most } lettres, chiffres et tirets isolés, et commence par une lettre.
problem-HANDLE_TAKEN = L’adresse « { $handle } » est prise.

ladder-title = Classement
ladder-text = L’ordinateur, les personnes qui ont choisi une adresse pour leur profil, et toi. Qui a peu joué est plus bas.
ladder-rank = Rang
ladder-player = Joueur
ladder-computer = ordinateur
ladder-none = Aucune partie classée n’est encore terminée.
ladder-you = toi
