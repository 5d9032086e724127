# Ce que l’on pourrait faire : des conseils là où la table les permet
hint-ask = Que puis-je faire ?
hint-title = Tu pourrais …
hint-thinking = L’ordinateur réfléchit.
hint-preparing = La recherche de l’ordinateur se prépare encore. La réponse viendra ensuite d’elle-même.
hint-chance = Ainsi tu gagnes environ { $percent } parties sur 100 comme celle-ci.
hint-close = Un autre coup est à peu près aussi bon.
hint-others = Autres bons coups
hint-note = Une estimation d’après ce que tu sais. Personne d’autre ne l’apprend.
hint-close-card = Fermer

# Pourquoi : des faits de son propre côté
hint-pc-rises = La { $company } monte de { $from } à { $to }.
hint-pc-holding = De la { $company } tu as { $mine ->
    [0] aucune action
    [one] une action
   *[other] { $mine } actions
}, les autres ensemble { $others }.
hint-pc-ends = Cela termine la partie.
hint-pc-values = Une action de la { $company } vaut aujourd’hui { $takeValue }, de la { $give } { $giveValue }.
hint-pc-over = Tu as alors { $shares } actions ; chacune au-delà de { $limit } coûte { $penalty }.
hint-ttr-points = Cela rapporte { $points ->
    [one] un point
   *[other] { $points } points
}.
hint-ttr-on-way = Elle est sur le plus court chemin qui manque à { $count ->
    [one] ton billet
   *[other] tes billets
} { $tickets }.
hint-ttr-locomotive = Une locomotive va avec toutes les couleurs.
hint-ttr-colour = { $route }, sur le chemin d’un billet, demande { $cards } ; tu en as { $have }.
hint-ttr-more = Tu as déjà { $cards }.
hint-ttr-blind = Aucune carte visible n’est de celles que demandent les chemins manquants de tes billets.
hint-ttr-all-done = Tous tes billets sont réussis.
hint-ttr-no-way = Il ne reste aucun chemin pour { $ticket }.
hint-ttr-trains = { $ticket } demande { $trains ->
    [one] un wagon
   *[other] { $trains } wagons
} et rapporte { $points }.
hint-ttr-shared = Leurs chemins ont { $count ->
    [one] une route
   *[other] { $count } routes
} en commun.

hint-option-yes = permis
hint-option-no = aucun

# Refus
problem-NO_HINTS = Cette table n’a pas de conseils.
problem-HINTS_RATED = Une partie classée n’a pas de conseils.
