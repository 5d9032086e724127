# Une partie revue par l’ordinateur
problem-REVIEW_NOT_NOW = Tant que la partie est en cours, seul qui joue contre des ordinateurs, hors classement, peut la faire analyser.
problem-REVIEWS_FULL = { $most } parties attendent d’être analysées. Réessaie plus tard.

review-title = Analyse
review-open = Analyser la partie
review-close = Fermer l’analyse
review-what = L’ordinateur revoit chaque coup avec ce que savait alors la personne qui jouait : quelle était la chance de gagner, qu’est-ce qui aurait été mieux, quels coups ont décidé de la partie ? Cela prend une minute ou deux et reste gardé pour tous ceux qui regardent cette partie.
review-what-mine = L’ordinateur revoit tes coups jusqu’ici avec ce que tu savais alors : quelle était la chance de gagner, et qu’est-ce qui aurait été mieux ?
review-go = Commencer l’analyse
review-old = La partie a continué depuis.
review-go-on = Analyser aussi les nouveaux coups
review-waiting = { $count ->
    [0] Cela commence dans un instant.
    [one] Une autre partie passe avant.
   *[other] { $count } autres parties passent avant.
}
review-preparing = La recherche de l’ordinateur se prépare encore. L’analyse commencera ensuite d’elle-même.
review-running = { $done } coups sur { $count } sont revus. Les ordinateurs des autres tables passent avant.
review-progress = Coups revus
review-stop = Arrêter
review-failed = L’analyse a échoué. C’est noté ; tu peux réessayer.
review-chance = { $percent } %
review-lost = −{ $percent } %
review-graph = Chance de gagner au fil de la partie, telle que chacun pouvait la voir. { $courses }
review-course = { $name } : de { $from } % à { $to } %
review-here = Tour { $turn }, { $name }
review-chosen = Choisi : { $deed }
review-best = Ce que la recherche préfère
review-better = Mieux : { $deed } ({ $percent } %).
review-best-taken = La recherche ne trouve rien de mieux.
review-as-good = Aussi bon que le meilleur coup trouvé.
review-turning = Les coups qui ont le plus coûté
review-none-turning = Aucun coup n’a beaucoup coûté.
review-table = Tous les coups en tableau
review-story = Le déroulement
review-story-always = D’après ce que chacun savait alors, { $name } menait du début à la fin.
review-story-ahead = D’après ce que chacun savait alors, { $name } menait pour de bon à partir du tour { $turn }.
review-story-late = D’après ce que chacun savait alors, { $name } ne menait pas jusqu’au bout : le décompte final a décidé.
review-story-rise = La chance de { $name } a le plus monté entre les tours { $from } et { $to }, de { $before } % à { $after } % : par ce que les autres ont fait et par ce qui a été pioché.
review-story-rise-in = La chance de { $name } a le plus monté au tour { $turn }, de { $before } % à { $after } % : par ce qui a été pioché.
review-story-go = Voir le tour { $turn }
review-why = Ce qui plaide pour lui, à la place de { $name } :
review-why-mine = Ce qui plaide pour lui :
review-axis = Tour
review-column-name = Joueur
review-column-moves = Coups
review-column-good = Aussi bons que le meilleur
review-column-mean = Coût par coup
review-column-turn = Tour
review-column-move = Coup
review-column-chance = Chance
review-column-lost = Coût
review-to-turn = Aller au tour { $turn }, { $name }
review-note = Les chances sont des estimations : pour chaque coup, l’ordinateur continue { $iterations } parties dans sa tête, en devinant ce que la personne ne pouvait pas voir. Quelques pour cent relèvent du hasard. Les coups sans choix sont omis.

# Les coups en mots
review-pc-place = construire la { $company } à { $hex }
review-pc-place-rural = construire la { $company } à la campagne ({ $id })
review-pc-finish = finir la construction
review-pc-trade = donner 1 { $give }, prendre { $count } { $take }
review-ttr-face = prendre { $cards } dans la rangée
review-ttr-face-place = prendre la carte visible { $place }
review-ttr-blind = piocher une carte
review-ttr-tickets = piocher des billets
review-ttr-pass = passer
review-ttr-decline = renoncer au tunnel
review-ttr-claim = prendre { $route } avec { $cards }
review-ttr-station = construire une gare à { $city } avec { $cards }
review-ttr-keep = garder { $tickets }
review-ttr-pay = payer encore { $cards } pour le tunnel

known-title = Ce que { $name } pouvait savoir des autres
known-sure = Sûr
known-expected = En moyenne
known-believed = Probable
known-fact = En réalité
known-pc-how = D’après ce qui a été donné et pris ouvertement. Ce que personne ne pouvait savoir est réparti également.
known-pc-how-builds = Sûr : d’après ce qui a été donné et pris ouvertement. Probable : d’après, en plus, ce que chacun a construit.
known-ttr-none = rien
known-ttr-cards = Sur { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}, c’était sûr : { $cards }.
known-ttr-cards-fact = En réalité : { $cards }.
known-ttr-likely = Les lignes font penser à { $tickets }.
known-ttr-unlikely = Les lignes ne trahissent aucun billet.
known-ttr-whole = { $ticket } (tout le trajet)
known-ttr-part = { $ticket } ({ $percent } % du trajet)
known-ttr-believed = Les lignes rendent probables : { $tickets }.
known-ttr-chance = { $ticket } ({ $percent } %)
known-ttr-tickets-fact = Billets en réalité : { $tickets }.
