check-title = Vérifier chaque tirage
check-lead = Tout ce qui suit est calculé par ton propre navigateur, à partir de ce que la table a publié.
check-back = Retour à la table
check-running = Le secret est montré une fois la partie finie ; chaque tirage pourra alors être vérifié ici.
check-working = Calcul en cours…
check-good = { $count ->
    [one] L’unique tirage est comme il doit être
   *[other] Les { $count } tirages sont comme ils doivent être
}
check-bad = { $count ->
    [one] Une chose ne va pas
   *[other] { $count } choses ne vont pas
}
check-secret = Le secret et son empreinte
check-secret-text = Le serveur a montré l’empreinte avant que quiconque prenne place. Elle ne correspond qu’à ce secret.
check-commitment = Empreinte montrée
check-computed = Empreinte du secret
check-key = Secret
check-seeds = Ce que chaque place a ajouté
check-seeds-text = Le navigateur de chacun a ajouté ses 32 octets au hasard ; le serveur ne pouvait donc pas choisir seul les tirages.
check-seed-none = ordinateur : n’ajoute rien
check-draws = Les tirages
check-draw = Tirage
check-what = Ce qui a été tiré
check-pool = Parmi
check-index = Numéro
check-fits = Juste
check-yes = juste
check-no = faux
check-limits = Cela prouve que personne n’a changé un tirage après coup, et que le serveur ne pouvait pas les choisir seul. Cela ne peut pas prouver que le serveur et la dernière personne à prendre place n’étaient pas de mèche.
check-file = Télécharger la partie
check-unreadable = Le fichier de cette partie n’a pas de sens.
check-start = { $company } part de { $place }
check-share = { $name } reçoit une action : { $company }
check-first = { $name } commence
check-missing = { $count ->
    [one] Il y a { $count } tirage manquant ou de trop.
   *[other] Il y a { $count } tirages manquants ou de trop.
}
check-card = { $name } reçoit { $card }
check-fill = Place { $place } de la rangée : { $card }
check-draw-card = Pioché : { $card }
check-reveal = Retourné pour un tunnel : { $card }
check-ticket = Proposé pour { $name } : { $ticket }
check-offer = Proposé : { $ticket }
check-order = Qui s’assied où a été tiré de ces apports et du secret, et c’est comme il se doit.
check-order-bad = Qui s’assied où n’est pas ce que donnent ces apports et le secret.
