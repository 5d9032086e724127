# Le cadre de toute table de jeu : panneau, feuilles, joueurs, journal, fin.

table-your-turn = À toi !
table-over = Terminus
table-watching = Tu regardes.
table-played-for-me = Un ordinateur tient ta place.
table-mover-away = { $name } n’est pas là.
table-next = C’est bientôt à toi.
table-last-turn-had = C’était ton dernier tour.
table-turns-until = { $turns ->
    [one] Encore { $turns } tour avant le tien.
   *[other] Encore { $turns } tours avant le tien.
}
table-turn = { $table }, tour { $turn }
table-turns-left = { $turns ->
    [one] Dernier tour
   *[other] Encore { $turns } tours
}
table-take-back = Reprendre
table-nothing-back = Il n’y a rien à reprendre.
table-cancel = Annuler
table-close = Fermer
table-rules = Règles
table-settings = Réglages
table-menu = Menu de la table
table-help = Touches et aide
table-connection-lost = La connexion est perdue. Nouvel essai…

table-players = Joueurs
table-players-note = actions
table-you = toi
table-computer = ordinateur
table-stand-in = ordinateur, pour { $name }
table-away = pas là
table-start-player = premier joueur
table-to-move = joue
table-replace-short = Mettre un ordinateur
table-return = Reprendre ma place
table-replace-ask = Un ordinateur joue pour { $name } jusqu’au retour de { $name }.
table-log = Journal
table-log-note = le plus récent d’abord
table-log-empty = Il ne s’est encore rien passé.
table-tabs = Parties de la table
table-sheet-taller = Montrer plus
table-sheet-lower = Montrer moins
table-shares-count = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
table-gave = donné : { $count }
table-took = pris : { $count }

table-menu-leave = Laisser jouer un ordinateur
table-menu-return = Reprendre ma place
table-menu-export = Télécharger cette partie
table-menu-invite = Copier l’invitation
table-menu-copied = Copié.
table-menu-lobby = Retour à l’accueil
table-menu-check = Vérifier chaque tirage

table-since = Depuis ton dernier tour
table-since-short = { $count ->
    [one] Depuis ton dernier tour : { $count } tour
   *[other] Depuis ton dernier tour : { $count } tours
}
table-since-close = Continuer
table-again = Rejouer
table-again-go = Vers la nouvelle table
table-lobby = Vers l’accueil
table-download = Télécharger la partie
table-print = Imprimer
table-scoring-skip = Passer
table-scoring-replay = Revoir le décompte
table-scoring-title = Qu’est-ce que cela valait ?
table-see-map = Voir la carte
table-check = Vérifier les tirages

table-help-title = Touches
table-help-companies = choisir une compagnie
table-help-finish = finir le tour
table-help-back = reprendre
table-help-trade = échanger
table-help-escape = ranger ce qui est ouvert
table-help-arrows = se déplacer sur la carte
table-help-enter = poser, ou confirmer
table-help-help = cette liste
table-help-touch = Sur un écran tactile : touche une case pour voir ce qu’elle vaut, touche-la encore pour y construire. Appuie longuement sur une chose pour lire ce que c’est.

table-note-started = La partie commence.
table-note-seated = { $name } a pris place.
table-note-left = { $name } a quitté la table.
table-note-removed = { $name } a dû quitter la table.
table-note-replaced = Un ordinateur joue pour { $name }.
table-note-returned = { $name } est de retour.
table-note-closed = La table a été fermée.
table-note-drawn = Les places ont été tirées au sort, et la partie commence.
table-note-expired = Personne n’est venu trop longtemps : la table a été fermée.
table-help-next = vers la prochaine table qui t’attend
table-next-on = Continuer à { $name }

token-program = programme
token-program-of = Un programme de { $name } joue ici
ttr-colour-red = rouge
ttr-colour-blue = bleu
ttr-colour-green = vert
ttr-colour-yellow = jaune
ttr-colour-black = noir
ttr-colour-white = blanc
ttr-colour-orange = orange
ttr-colour-pink = rose
ttr-colour-gray = couleur au choix
plain-to-map = Voir la carte
plain-from-map = Table en mots
