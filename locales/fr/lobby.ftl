lobby-title = Où va-t-on ?
lobby-lead = Deux jeux de trains, prêts au départ. « Jouer » t’installe tout de suite face à l’ordinateur ; pas besoin de compte.
lobby-play-now = Jouer
lobby-play-game = Jouer : { $game }
lobby-preparing = On se prépare…
lobby-size-paris-connection = De 3 à 6 joueurs, environ 40 minutes
lobby-pitch-paris-connection = Six compagnies partent de Paris. Pose leurs voies, échange leurs actions et termine avec la plus grosse fortune quand le premier train entre à Marseille.
lobby-size-ticket-to-ride-europe = De 2 à 5 joueurs, environ 60 minutes
lobby-pitch-ticket-to-ride-europe = Réunis des cartes, prends les routes d’Europe et relie les villes de tes billets secrets avant que les autres ne te barrent la voie.
lobby-players = Joueurs
lobby-opponents = Contre
lobby-my-tables = Mes tables
lobby-my-tables-waiting = { $count ->
    [0] aucune ne t’attend
    [one] { $count } t’attend
   *[other] { $count } t’attendent
}
lobby-my-tables-none = Tu n’es encore à aucune table.
lobby-your-turn = À toi de jouer
lobby-your-answer = Ta réponse
lobby-invited = Invitations
lobby-invited-free = une place est libre
lobby-decline = Décliner l’invitation à { $name }
lobby-with = avec { $names }
lobby-alone = encore personne d’autre
lobby-not-started = pas commencée
lobby-finished = finie { $when }
lobby-closed = fermée
lobby-moved = dernier coup { $when }
lobby-more = { $count ->
    [one] En montrer { $count } de plus
   *[other] En montrer { $count } de plus
}
lobby-friends = Entre amis
lobby-friends-note = le code ou le lien suffit
lobby-open-table = Ouvrir une table
lobby-fair = Chaque tirage peut être vérifié après la partie.
lobby-open-none = Aucune table n’attend de joueurs. Ouvres-en une et envoie le lien à tes amis.
lobby-watch = Regarder
lobby-sit = S’asseoir
lobby-look-in = Jeter un œil
lobby-column-game = Jeu
lobby-column-table = Table
lobby-column-host = Hôte
lobby-column-seats = Places
lobby-column-pace = Rythme
lobby-column-notes = Détails
lobby-column-act = Action
lobby-seats-taken = { $taken } places prises sur { $all }
lobby-turns-each = { $turns } tours chacun
lobby-no-limit = sans limite de tours
lobby-note-memory = aide-mémoire
lobby-note-computers = { $count ->
    [one] { $count } ordinateur
   *[other] { $count } ordinateurs
}
lobby-unreachable = Impossible d’afficher les tables pour l’instant.
create-title = Ouvrir une table
create-game = Jeu
create-name = Nom de la table
create-name-hint = Laisse vide et nous en trouverons un.
create-seats = Places
create-seating = Qui s’assied où
create-seat-you = Toi
create-seat-free = Place libre
create-seat-spec = Ordinateur, par sa spec
create-spec = Spec du joueur ordinateur à la place { $number }
create-seat-number = Place { $number }
create-visible = Qui peut venir
create-public = Tout le monde
create-private = Avec le lien
create-rated = Classée
create-rated-note = La partie compte pour le classement de tous ceux qui jouent, ordinateurs compris.
create-submit = Ouvrir la table
create-your-name = Ton nom
join-label = J’ai un code
join-hint = Tel qu’on te l’a lu ; un lien va aussi.
join-bad = Ce n’est ni un lien ni le code d’une table.
join-submit = Aller à la table
lobby-first = Première fois ici ?
lobby-first-paris-connection = Construis pour n’importe quelle compagnie, ou échange des actions : ce que tu as doit prendre de la valeur.
lobby-first-ticket-to-ride-europe = Prends des cartes, ou paie une route avec elles ; les billets disent quelles villes relier.
lobby-first-rules = Les règles des deux jeux
create-order = Ordre des places
create-order-chosen = Comme choisi
create-order-chosen-note = À la revanche, chacun avance d’une place.
create-order-drawn = Tiré au départ
create-order-drawn-note = Le tirage est équitable et peut être vérifié, comme tous les autres.
lobby-tables = Tables
lobby-here = { $count ->
    [one] il n’y a que toi ici
   *[other] { $count } personnes sont ici
}
lobby-count = { $count ->
    [0] aucune table
    [one] { $count } table
   *[other] { $count } tables
}
lobby-filter = Quelles tables
lobby-filter-status = État
lobby-filter-open = Ouvertes
lobby-filter-running = En route
lobby-filter-finished = Finies
lobby-filter-games = Les deux jeux
lobby-filter-seats = Toutes tailles
lobby-filter-seats-count = { $count } places
lobby-filter-paces = Tout rythme
lobby-filter-live = En direct
lobby-filter-days = Sur plusieurs jours
lobby-filter-mine = Les miennes
lobby-filter-none = Pas de telle table. Choisis autrement, ou ouvres-en une.
lobby-running-none = Aucune partie que tout le monde peut regarder n’est en cours.
lobby-finished-none = Aucune partie n’a encore été finie ici.
lobby-show-more = Montrer plus de tables
lobby-seats-here = ici : { $names }

waiting-here = là
history-file-what = Une partie téléchargée se parcourt ici, et se rejoue à partir de n’importe quel coup.
history-file-open = Ouvrir un fichier de partie
learn-game = Apprendre { $game } en jouant
learn-title = Apprendre en jouant
learn-minutes = cinq minutes, guidé
# À la table avant le départ
hint-option = Conseils
hint-option-note = Qui doit jouer peut demander à l’ordinateur quoi faire. La partie ne compte alors pas.
