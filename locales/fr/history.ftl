# Revoir une partie, moment par moment.

history-title = Retour en arrière
history-plate = Relecture
history-which = Coup { $number } sur { $count }, tour { $turn }
history-begin = Le début
history-open = Parcourir la partie
history-slider = Moment de la partie
history-before = Un coup en arrière
history-after = Un coup en avant
history-turn-before = Un tour en arrière
history-turn-after = Un tour en avant
history-play = Dérouler
history-pause = Arrêter
history-at-start = C’est le début.
history-at-end = C’est le dernier coup pour l’instant.
history-eyes = Par quels yeux
history-eyes-all = Les yeux d’un spectateur
history-link = Copier un lien vers ce moment
history-link-copied = Le lien vers ce moment est copié.
history-close = Revenir au présent
history-close-turn = À toi : revenir au présent
history-close-over = Revenir à la fin
history-news = { $count ->
    [one] Entre-temps : { $count } coup
   *[other] Entre-temps : { $count } coups
}
history-help-key = parcourir la partie ; puis flèches, Page préc., Page suiv., Début, Fin

history-name-file = Partie d’un fichier
history-name-branch = Et si : { $table }
history-name-lesson = Une première partie

history-branch = Et si…
history-branch-title = Et si : à partir du coup { $number }
history-branch-what = Tu continues à partir de ce moment, à une table à toi. Des ordinateurs prennent les autres places.
history-branch-seat = Tu joues
history-branch-note = La table est privée et ne compte pas pour le classement. Tout est comme jusqu’ici, cartes cachées comprises ; ce qui se tire ensuite est tiré à neuf. La partie est finie, plus rien n’en est donc secret.
history-branch-go = Jouer à partir d’ici
history-branch-end = La partie est finie ici : reviens à un coup plus tôt.
history-origin-file = D’un fichier
history-origin-file-note = Cette partie a été lue dans un fichier : les noms sont ceux du fichier. Elle ne compte pas pour le classement.
history-origin-branch = Et si
history-origin-branch-note = Cette partie en a quitté une autre, pour essayer ce qui était encore possible. Elle ne compte pas pour le classement, et ses tirages ne peuvent pas être vérifiés.
history-origin-lesson = Une première partie
history-origin-lesson-note = La donne de cette partie est arrangée, pour qu’il y ait quelque chose à montrer. Elle ne compte pas pour le classement.
history-origin-there = Où elle a bifurqué

problem-FILE_TOO_LONG = Le fichier a plus de { $most } entrées, plus qu’il n’en faut pour une partie.
problem-FILE_WRONG = Le fichier est faux à son entrée { $entry } : { $reason }
problem-MOMENT_UNKNOWN = À l’entrée { $seq }, la partie n’avait pas encore commencé.
