waiting-title = En attente du départ
waiting-seats = Places
waiting-seats-note = { $free ->
    [0] tout est pris
    [one] { $free } libre
   *[other] { $free } libres
}
waiting-free = Libre
waiting-host = hôte
waiting-you = toi
waiting-computer = ordinateur
waiting-away = pas là
waiting-sit = S’asseoir ici
waiting-seat-computer = Un ordinateur
waiting-seat-computer-on = Mettre un ordinateur à la place { $number }
waiting-remove = Renvoyer { $name }
waiting-leave = Quitter ma place
waiting-start = Commencer la partie
waiting-start-why = { $free ->
    [one] { $free } place est encore libre : attends quelqu’un ou mets-y un ordinateur.
   *[other] { $free } places sont encore libres : attends des joueurs ou mets-y des ordinateurs.
}
waiting-fill = Compléter par des ordinateurs
waiting-for-host = { $name } lance la partie quand toutes les places sont prises.
waiting-first-move = La partie a commencé. Tu verras le premier coup à { $time }.
waiting-for-somebody = La première personne assise est l’hôte et lance la partie.
waiting-share = Inviter
waiting-share-note = ce lien suffit
waiting-link = Lien vers cette table
waiting-copy = Copier
waiting-copied = Le lien est copié.
waiting-copy-failed = Copier n’est pas permis ici : sélectionne le lien et copie-le toi-même.
waiting-send = Envoyer
waiting-qr = Code QR
waiting-qr-hide = Cacher le code QR
waiting-qr-alt = Code QR du lien vers cette table
waiting-code = À lire à voix haute : { $code }
waiting-private = Avec le lien seulement : dans aucune liste.
waiting-public = Dans la liste des tables ouvertes : tout le monde peut s’asseoir.
waiting-options = Convenu
waiting-on = oui
waiting-off = non
waiting-map = Carte
waiting-map-paris-connection-france = France
waiting-map-ticket-to-ride-europe-europe = Europe
waiting-fair = Tirages équitables
waiting-fair-text = Le serveur a déjà fixé son secret ; voici son empreinte. Ton navigateur ajoute son propre hasard quand tu prends place. Après la partie, tout le monde peut vérifier chaque tirage.
waiting-close = Fermer la table
waiting-share-text = Viens jouer avec moi : { $game }.
waiting-announce-sat = { $name } a pris place.
waiting-announce-left = { $name } a quitté la table.
waiting-table-gone = Cette table a été fermée.
waiting-removed-you = L’hôte a libéré ta place.
waiting-table-expired = Personne n’est venu pendant trop longtemps : cette table a été fermée.
waiting-rated = Classement
waiting-rated-yes = compte
waiting-rated-no = ne compte pas
waiting-colour = Ta couleur
waiting-colour-taken = { $name } a choisi cette couleur.
