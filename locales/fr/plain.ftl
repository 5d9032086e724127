# La table en simple HTML : pour les lecteurs d’écran, les liaisons lentes et qui préfère lire.

plain-now = { $plate } : { $title }
plain-deeds = Ce que tu peux faire
plain-news = Nouvelles
plain-turn = Tour { $turn } :
plain-log-all = Montrer les { $count } lignes
plain-log-less = Seulement les plus récentes

# Paris Connection
pc-plain-near = { $steps ->
    [1] juste
   *[other] { $steps } cases
} { $wind ->
    [n] au nord
    [ne] au nord-est
    [e] à l’est
    [se] au sud-est
    [s] au sud
    [sw] au sud-ouest
    [w] à l’ouest
   *[nw] au nord-ouest
} de { $place }
pc-plain-at = { $name }, { $where }
pc-plain-build = Construire
pc-plain-building = Tu construis la { $company } : { $count } sur { $most } posées.
pc-plain-company = Compagnie
pc-plain-company-note = valeur { $value }, { $supply } en réserve
pc-plain-place = { $count ->
    [one] Où la { $company } peut aller : { $count } case
   *[other] Où la { $company } peut aller : { $count } cases
}
pc-plain-choose-place = Choisis une case
pc-plain-ending = { $place }, finit la partie
pc-plain-cities = Villes
pc-plain-stations = Cases de départ
pc-plain-rural = Campagne
pc-plain-change = { $what } : { $before }, puis { $after }
pc-plain-ask = S’informer sur une case
pc-plain-may = La { $company } peut construire ici. { $then }
pc-plain-free = Personne n’est ici.
pc-plain-beside = À côté : { $places }.
pc-plain-barrier = { $place } (derrière une barrière)
pc-plain-network = Réseau de la { $company }
pc-plain-from = Part de { $station }.
pc-plain-towns = Villes : { $places }.
pc-plain-fields = Campagne : { $places }.
pc-plain-all-cities = Les { $count } villes
pc-plain-city = Ville
pc-plain-points = Points
pc-plain-there = Compagnie
pc-plain-nobody = libre
pc-plain-barriers = Les { $count } barrières
pc-plain-between = Entre { $a } et { $b }
pc-plain-yours = Tu as
pc-plain-shares = Actions
pc-plain-hand-of = { $name } : la main
pc-plain-sum = { $count } { $company } à { $value } : { $points }
pc-plain-penalty = { $over ->
    [one] { $over } action au-dessus de la limite : { $penalty }
   *[other] { $over } actions au-dessus de la limite : { $penalty }
}

# Les Aventuriers du Rail
ttr-plain-claimed = { $points ->
    [one] { $name } a pris { $route } avec { $cards } : { $points } point
   *[other] { $name } a pris { $route } avec { $cards } : { $points } points
}
ttr-plain-built = { $name } a construit une gare à { $city } avec { $cards }
ttr-plain-take = Prendre des cartes wagon
ttr-plain-claim = Prendre une route
ttr-plain-which = { $count ->
    [one] Tu peux prendre { $count } route
   *[other] Tu peux prendre { $count } routes
}
ttr-plain-choose = Choisis une route
ttr-plain-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ttr-plain-tickets = Piocher des billets
ttr-plain-draw-tickets = { $count ->
    [one] Piocher { $count } billet
   *[other] Piocher { $count } billets
}
ttr-plain-station = Construire une gare
ttr-plain-station-first = Range d’abord la gare.
ttr-plain-choose-city = Choisis une ville
ttr-plain-ticket = { $from } – { $to }, { $points } points{ $long ->
    [1] , billet long
   *[0] {""}
}
ttr-plain-way = Chemin manquant : { $routes }
ttr-plain-free = libre
ttr-plain-sets = Routes
ttr-plain-all = toutes les routes
ttr-plain-all-free = toutes les routes libres
ttr-plain-ask = Voir les routes d’une ville ou d’un joueur
ttr-plain-choose-set = Choisis une ville ou un joueur
ttr-plain-found = { $count ->
    [0] Aucune route.
    [one] { $count } route.
   *[other] { $count } routes.
}
ttr-plain-no-station = Pas de gare ici.
ttr-plain-route = Route
ttr-plain-state = État
ttr-plain-claim-this = Prendre
ttr-plain-discards = Défausse : { $cards }.
ttr-plain-trains = Wagons
ttr-plain-stations = Gares
ttr-plain-station-at = { $name } a une gare à { $city }.
ttr-plain-path = { $spaces ->
    [0] aucun chemin
    [one] plus long chemin : { $spaces } case
   *[other] plus long chemin : { $spaces } cases
}
