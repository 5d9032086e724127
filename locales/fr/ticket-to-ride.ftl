# Pourquoi une action des Aventuriers du Rail n’est pas permise
problem-NO_CARD = Il n’y a pas de carte à prendre ici.
problem-LOCOMOTIVE_SECOND = Une locomotive visible ne peut pas être la seconde carte.
problem-NO_TICKETS = Il n’y a plus de billets.
problem-NOT_OFFERED = Ces billets ne sont pas proposés.
problem-TOO_FEW_KEPT = Garde au moins { $number ->
    [one] { $number } billet
   *[other] { $number } billets
  }.
problem-TAKEN = La place { $seat } a cette route.
problem-DOUBLE_CLOSED = À si peu de joueurs, la seconde route d’une double reste fermée.
problem-DOUBLE_OWN = Tu as déjà l’autre route de cette double.
problem-TOO_FEW_TRAINS = Il ne te reste que { $number ->
    [one] { $number } wagon
   *[other] { $number } wagons
  }.
problem-TOO_FEW_CARDS = Tu as trop peu de cartes de cette couleur.
problem-TOO_FEW_LOCOMOTIVES = Tu as trop peu de locomotives.
problem-WRONG_COLOUR = Ces cartes n’ont pas la couleur demandée.
problem-WRONG_NUMBER = Ce n’est pas le nombre de cartes demandé.
problem-NO_STATION_LEFT = Tu n’as plus de gare.
problem-CITY_TAKEN = La place { $seat } a une gare dans cette ville.
problem-CAN_MOVE = Tu ne peux passer que si tu ne peux ni prendre de carte, ni prendre de route, ni piocher de billets.
problem-MAP_DOUBLE = { $file }, { $entry } : « { $id } » n’est pas deux routes entre les mêmes villes.
problem-MAP_NOT_CONNECTED = { $file }, { $entry } : aucune route ne mène à « { $id } ».

# La carte
ttr-map = Carte
ttr-map-routes = Routes
ttr-map-cities = Villes
ttr-map-zoom-in = Plus près
ttr-map-zoom-out = Plus loin
ttr-map-fit = Carte entière
ttr-map-overview = Carte entière
ttr-map-which = Laquelle de celles-ci ?

# La table : noms
ttr-name = Les Aventuriers du Rail : Europe
ttr-cards-red = { $count ->
    [one] { $count } rouge
   *[other] { $count } rouges
  }
ttr-cards-blue = { $count ->
    [one] { $count } bleue
   *[other] { $count } bleues
  }
ttr-cards-green = { $count ->
    [one] { $count } verte
   *[other] { $count } vertes
  }
ttr-cards-yellow = { $count ->
    [one] { $count } jaune
   *[other] { $count } jaunes
  }
ttr-cards-black = { $count ->
    [one] { $count } noire
   *[other] { $count } noires
  }
ttr-cards-white = { $count ->
    [one] { $count } blanche
   *[other] { $count } blanches
  }
ttr-cards-orange = { $count } orange
ttr-cards-pink = { $count ->
    [one] { $count } rose
   *[other] { $count } roses
  }
ttr-cards-locomotive = { $count ->
    [one] { $count } locomotive
   *[other] { $count } locomotives
  }

# Le panneau
ttr-now-turn = Que fais-tu ?
ttr-now-turn-help = Prends des cartes ou des billets, une route ou une gare.
ttr-now-turn-last = C’est ton dernier tour.
ttr-now-second = Prends une seconde carte
ttr-now-second-help = Dans la rangée ou la pioche ; pas de locomotive visible.
ttr-now-first = Choisis tes billets
ttr-now-first-help = Gardes-en au moins { $least }. Ce que tu ne gardes pas quitte le jeu sans être vu.
ttr-now-first-others = Chacun choisit ses billets
ttr-now-missing = { $count ->
    [one] { $names } n’a pas encore choisi.
   *[other] { $names } n’ont pas encore choisi.
  }
ttr-now-choice = Quels billets gardes-tu ?
ttr-now-choice-help = Au moins { $least }. Les autres vont sous la pioche.
ttr-now-claim = Prendre { $route } ?
ttr-now-claim-help = Choisis avec quoi payer.
ttr-now-claim-tunnel = Choisis avec quoi payer. Le [tunnel](ttr-tunnel) peut demander plus.
ttr-now-claims = Quelle route ?
ttr-now-claims-help = { $count ->
    [one] { $count } route est possible : sur la carte ou dans la liste.
   *[other] { $count } routes sont possibles : sur la carte ou dans la liste.
  }
ttr-now-station = Où va la gare ?
ttr-now-station-help = { $cost ->
    [one] Choisis une ville. Elle coûte { $cost } carte.
   *[other] Choisis une ville. Elle coûte { $cost } cartes d’une couleur.
  }
ttr-now-site = Une gare à { $city } ?
ttr-now-tunnel = { $due ->
    [one] Le tunnel demande { $due } carte de plus
   *[other] Le tunnel demande { $due } cartes de plus
  }
ttr-now-tunnel-help = Paie, ou reprends tes cartes ; ton tour est alors fini.
ttr-now-tunnel-poor = Tu ne peux pas payer cela : reprends tes cartes.
ttr-now-pass = Tu ne peux que passer
ttr-now-pass-help = Aucune carte, aucune route, aucun billet possible.
ttr-now-other-turn = À son tour
ttr-now-other-second = Prend une seconde carte
ttr-now-other-choice = Choisit ses billets
ttr-now-other-tunnel = { $due ->
    [one] Tunnel { $route } : { $due } carte de plus ?
   *[other] Tunnel { $route } : { $due } cartes de plus ?
  }
ttr-now-won = { $total ->
    [one] { $name } gagne avec { $total } point
   *[other] { $name } gagne avec { $total } points
  }
ttr-now-shared = { $total ->
    [one] { $names } partagent la victoire avec { $total } point
   *[other] { $names } partagent la victoire avec { $total } points
  }
ttr-plate-choose = Départ
ttr-over = Fin du voyage
ttr-last = { $turns ->
    [one] Dernière manche : c’est le dernier tour
   *[other] Dernière manche : encore { $turns } tours
  }
ttr-last-short = { $turns ->
    [one] Dernier tour
   *[other] Encore { $turns } tours
  }
ttr-act-claim = Route
ttr-act-tickets = Billets
ttr-act-station = Gare
ttr-act-pass = Passer

# Cartes, joueurs, billets
ttr-cards = Cartes
ttr-face-up = Visibles
ttr-deck-note = pioche { $deck }, défausse { $discards }, billets { $tickets }
ttr-row-card = Place { $place } : { $cards }
ttr-row-card-helps = Place { $place } : { $cards }, signalée : aide un billet
ttr-needed = Nécessaires
ttr-needed-any = { $count } de n’importe quelle couleur
ttr-unseen = Pas vues
ttr-row-tip = { $cards }, touche { $place }
ttr-row-gap = Place { $place } : pas de carte
ttr-deck-draw = Piocher, il en reste { $count }
ttr-deck-tip = Une carte à l’aveugle, touche D : { $count } dans la pioche
ttr-hand = Ta main
ttr-hand-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
ttr-hand-empty = Pas de cartes
ttr-watching-hands = Les mains et les billets restent cachés jusqu’à la fin.
ttr-trains-left = { $count ->
    [one] reste { $count } wagon
   *[other] restent { $count } wagons
  }
ttr-stations-left = { $count ->
    [one] reste { $count } gare
   *[other] restent { $count } gares
  }
ttr-players-note = dernière manche à { $trains } wagons
ttr-player = Joueur
ttr-column-trains = Wagons restants
ttr-column-cards = Cartes
ttr-column-tickets = Billets
ttr-column-stations = Gares restantes
ttr-column-points = Points
ttr-has-chosen = a choisi
ttr-not-chosen = choisit
ttr-at-least = a au moins
ttr-memory-show = Ce qu’ils ont forcément
ttr-memory-hide = Cacher ce qu’ils ont forcément
ttr-tickets = Tes billets
ttr-tickets-note = { $done } réussis, { $open } ouverts
ttr-tickets-none = Tu n’as pas encore de billets.
ttr-ticket-done = réussi
ttr-ticket-missed = manqué
ttr-ticket-station = réussi avec une gare
ttr-ticket-no-way = plus de chemin
ttr-ticket-missing = { $trains ->
    [one] { $trains } wagon manque
   *[other] { $trains } wagons manquent
  }
ttr-ticket-label = { $from } – { $to }, { $points } points : { $note }
ttr-ways-show = Voir ce qui manque
ttr-ways-hide = Cacher ce qui manque
ttr-choose-note = gardes-en au moins { $least }
ttr-choose-none = Montre un billet pour voir ses villes sur la carte.
ttr-choose-away = { $count ->
    [one] { $count } quitte le jeu.
   *[other] { $count } quittent le jeu.
  }
ttr-choose-back = { $count ->
    [one] { $count } va sous la pioche.
   *[other] { $count } vont sous la pioche.
  }
ttr-choose-more = { $count ->
    [one] Choisis-en encore { $count }
   *[other] Choisis-en encore { $count }
  }
ttr-choose-keep = { $count ->
    [one] Garder { $count } billet
   *[other] Garder { $count } billets
  }

# Routes, paiements, tunnels
ttr-route = { $length ->
    [one] { $kind }, { $length } case, { $points } point
   *[other] { $kind }, { $length } cases, { $points } points
  }
ttr-kind-track = route, { $colour }
ttr-kind-tunnel = tunnel, { $colour }
ttr-kind-ferry = ferry, { $colour }
ttr-route-ferry = { $count ->
    [one] Il faut { $count } locomotive.
   *[other] Il faut { $count } locomotives.
  }
ttr-route-owner = Elle est à { $name }.
named-TAKEN = Cette route est à { $name }.
named-CITY_TAKEN = { $name } a une gare ici.
ttr-city-station = Gare : { $name }.
ttr-city-ticket = Ton billet { $ticket } : { $points }.
ttr-station-in = Gare à { $city }
ttr-list-note = { $count ->
    [one] { $count } possible
   *[other] { $count } possibles
  }
ttr-list-none = Tu ne peux payer aucune route maintenant.
ttr-pay = Avec quoi payer
ttr-pay-spare = { $count ->
    [0] puis plus aucune
    [one] puis jusqu’à 1 de plus
   *[other] puis jusqu’à { $count } de plus
  }
ttr-pay-all = Les { $count } façons
ttr-pay-few = Les meilleures de { $count }
ttr-pay-go = Payer { $cards }
ttr-pay-lay = Poser { $cards }
ttr-odds-title = Trois cartes sont retournées. Avec { $cards }, tu paies
ttr-odds-more = { $more ->
    [0] rien de plus
   *[other] { $more } de plus
  }
ttr-odds-enough = { $spare ->
    [0] Il ne te reste rien pour plus
    [one] Il t’en reste { $spare } pour plus
   *[other] Il t’en reste { $spare } pour plus
  } : cela suffit dans { $chance } des cas.
ttr-chance = { $percent } %
ttr-chance-under = moins de 1 %
ttr-chance-over = plus de 99 %
ttr-tunnel-title = Tunnel { $route }
ttr-tunnel-lays = { $name } pose { $cards }.
ttr-tunnel-no-cards = Il ne reste aucune carte à retourner.
ttr-tunnel-due = { $due ->
    [0] Rien de plus à payer
    [one] { $due } carte de plus
   *[other] { $due } cartes de plus
  }
ttr-tunnel-waits = { $name } décide.
ttr-tunnel-pay = Payer { $cards }
ttr-tunnel-pay-none = Payer { $due } de plus
ttr-tunnel-decline = Reprendre

# Le journal ; $name, $route, $cards et $drawn sont dessinés
ttr-log-starts = { $name } commence.
ttr-log-chosen = Tous ont choisi leurs billets.
ttr-log-redealt = Trop de locomotives : une nouvelle rangée est posée.
ttr-log-shuffled = La défausse devient la pioche.
ttr-log-last-round = Il reste peu de wagons à { $name } : la dernière manche commence.
ttr-log-drew = { $name } a pris { $cards }
ttr-log-blind = { $count ->
    [one] une carte à l’aveugle
   *[other] { $count } cartes à l’aveugle
  }
ttr-log-and-blind = { $count ->
    [one] et une à l’aveugle
   *[other] et { $count } à l’aveugle
  }
ttr-log-blind-mine = (à l’aveugle)
ttr-log-claimed = { $name } a pris { $route } { $cards }
ttr-log-trying = { $due ->
    [one] { $name } est devant le tunnel { $route } : { $due } de plus
   *[other] { $name } est devant le tunnel { $route } : { $due } de plus
  }
ttr-log-declined = { $due ->
    [one] { $name } a renoncé au tunnel { $route } : { $due } de plus était demandée
   *[other] { $name } a renoncé au tunnel { $route } : { $due } de plus étaient demandées
  }
ttr-log-station = { $name } a construit une gare à { $city } { $cards }
ttr-log-tickets = { $count ->
    [one] { $name } a pioché { $count } billet
   *[other] { $name } a pioché { $count } billets
  }
ttr-log-kept = { $name } a pioché { $drawn } billets et en a gardé { $kept }
ttr-log-passed = { $name } a passé

# La même chose en mots, pour qui écoute
ttr-say-your-turn = C’est à toi.
ttr-say-turn = C’est à { $name }.
ttr-say-took = { $name } prend { $cards }.
ttr-say-blind = { $name } pioche une carte à l’aveugle.
ttr-say-drew = Tu as pioché { $cards }.
ttr-say-filled = La place { $place } est maintenant { $cards }.
ttr-say-claimed = { $points ->
    [one] { $name } prend { $route }, { $points } point.
   *[other] { $name } prend { $route }, { $points } points.
  }
ttr-say-tried = { $name } tente le tunnel { $route } avec { $cards }.
ttr-say-turned = { $costs ->
    [1] Retourné : { $cards }, une de plus à payer.
   *[other] Retourné : { $cards }.
  }
ttr-say-asks = { $due ->
    [one] { $due } carte de plus est due.
   *[other] { $due } cartes de plus sont dues.
  }
ttr-say-paid = { $name } paie { $cards } de plus.
ttr-say-declined = { $name } renonce au tunnel { $route }.
ttr-say-station = { $name } construit une gare à { $city }.
ttr-say-tickets = { $count ->
    [one] { $name } pioche { $count } billet.
   *[other] { $name } pioche { $count } billets.
  }
ttr-say-kept = { $count ->
    [one] { $name } garde { $count } billet.
   *[other] { $name } garde { $count } billets.
  }
ttr-say-chosen = { $name } a choisi.
ttr-say-passed = { $name } passe.
ttr-say-pays = { $count ->
    [one] { $count } façon de payer.
   *[other] { $count } façons de payer.
  }

# La fin
ttr-end-title = Score final
ttr-end-reason-last_round = La dernière manche est jouée.
ttr-end-reason-all_passed = Tous ont passé à la suite.
ttr-end-reason-too_long = La partie a eu autant de tours qu’elle peut.
ttr-end-routes = Routes
ttr-end-tickets = Billets
ttr-end-missed = Manqués
ttr-end-stations = Gares
ttr-end-express = Express
ttr-end-total = Total
ttr-end-rank = Place
ttr-end-winner = Victoire
ttr-end-winners = Victoire partagée
ttr-end-open = Score final
ttr-tickets-all = Billets et mains
ttr-end-open-hands = tout est visible maintenant
ttr-end-no-tickets = Pas de billets
ttr-end-borrowed = empruntée : { $route }
ttr-end-hand = Restent en main
ttr-end-hand-empty = rien
ttr-plate-tickets = Billets : { $done } et { $missed }
ttr-plate-express = { $spaces ->
    [one] European Express : { $spaces } case
   *[other] European Express : { $spaces } cases
  }
ttr-plate-path = { $from } – { $to }
ttr-plate-no-express = Personne n’a de route

# Touches
ttr-help-row = prendre une carte de la rangée
ttr-help-deck = piocher
ttr-help-claim = liste des routes que tu peux prendre
ttr-help-tickets = piocher des billets
ttr-help-station = construire une gare
ttr-help-ways = voir ce qui manque
ttr-help-arrows = se déplacer sur la carte
ttr-help-enter = choisir, ou confirmer
ttr-help-next = vers la prochaine table qui t’attend
ttr-help-escape = ranger ce qui est ouvert
ttr-help-help = cette liste
ttr-help-touch = Sur un écran tactile : touche une route pour voir ce qu’elle coûte, un billet pour voir ses villes. Appuie longuement sur une chose pour lire ce que c’est.
