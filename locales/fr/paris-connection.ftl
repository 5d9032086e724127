# Paris Connection. Dans problem-*, $company est l’identifiant d’une compagnie, car le serveur dit aussi ces phrases ;
# ailleurs $company et $Company sont son nom dans une phrase et à son début, au féminin.

pc-name = Paris Connection
company-red = Rouge
company-red-mid = rouge
company-red-many = rouges
company-blue = Bleue
company-blue-mid = bleue
company-blue-many = bleues
company-yellow = Jaune
company-yellow-mid = jaune
company-yellow-many = jaunes
company-purple = Violette
company-purple-mid = violette
company-purple-many = violettes
company-black = Noire
company-black-mid = noire
company-black-many = noires
company-brown = Marron
company-brown-mid = marron
company-brown-many = marron

problem-WRONG_PHASE = Finis d’abord ce que tu as commencé.
problem-OTHER_COMPANY = Ce tour-ci, tu construis la compagnie { $company ->
    [red] rouge
    [blue] bleue
    [yellow] jaune
    [purple] violette
    [black] noire
    [brown] marron
   *[other] { $company }
}.
problem-NO_SUPPLY = La compagnie { $company ->
    [red] rouge
    [blue] bleue
    [yellow] jaune
    [purple] violette
    [black] noire
    [brown] marron
   *[other] { $company }
} n’a plus rien en réserve.
problem-HEX_CLOSED = On ne construit jamais ici.
problem-HEX_FULL = Cette case est pleine.
problem-OWN_THERE = La compagnie { $company ->
    [red] rouge
    [blue] bleue
    [yellow] jaune
    [purple] violette
    [black] noire
    [brown] marron
   *[other] { $company }
} est déjà ici.
problem-NOT_ADJACENT = La compagnie { $company ->
    [red] rouge
    [blue] bleue
    [yellow] jaune
    [purple] violette
    [black] noire
    [brown] marron
   *[other] { $company }
} n’atteint pas cette case.
problem-BARRIER = Une barrière coupe le passage.
problem-CUTS_OFF = Cela couperait la compagnie { $company ->
    [red] rouge
    [blue] bleue
    [yellow] jaune
    [purple] violette
    [black] noire
    [brown] marron
   *[other] { $company }
} de la dernière ville libre qu’elle peut atteindre.
problem-FIVE_PLACED = Cinq locomotives par tour, c’est le maximum.
problem-GAME_ENDING = La partie finit avec ce tour : on ne pose plus rien.
problem-NOWHERE = La compagnie { $company ->
    [red] rouge
    [blue] bleue
    [yellow] jaune
    [purple] violette
    [black] noire
    [brown] marron
   *[other] { $company }
} n’a plus de case où construire.
problem-NOT_HELD = Tu n’as aucune action de la compagnie { $company ->
    [red] rouge
    [blue] bleue
    [yellow] jaune
    [purple] violette
    [black] noire
    [brown] marron
   *[other] { $company }
}.
problem-SAME_COMPANY = Prends d’une autre compagnie que celle que tu donnes.
problem-ONLY_ONE_LEFT = La compagnie { $company ->
    [red] rouge
    [blue] bleue
    [yellow] jaune
    [purple] violette
    [black] noire
    [brown] marron
   *[other] { $company }
} n’en a plus qu’une en réserve.
problem-NOTHING_PLACED = Pose d’abord au moins une locomotive.

# le panneau
pc-now-choose = Construis ou échange
pc-now-choose-help = Choisis une compagnie à construire, ou échange une [action](pc-share).
pc-now-chosen = Pose la { $company }
pc-now-chosen-help = Pose une à cinq locomotives, l’une après l’autre.
pc-now-built-help = Poses-en une autre, ou finis.
pc-now-full-help = C’était la cinquième. Finis ton tour, ou reprends-en une.
pc-now-stuck-help = Plus rien ne peut être posé. Finis ton tour.
pc-now-ending-help = Si tu finis, la partie s’arrête.
pc-now-trade = Échange une action
pc-now-trade-help = Rends-en une, prends-en une ou deux d’une autre compagnie.
pc-now-other-choosing = À son tour
pc-now-other-building = Pose la { $company }
pc-now-won = { $name } gagne avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}
pc-now-shared = { $names } partagent la victoire avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}
pc-finish-with = Finir avec { $count ->
    [1] une
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[other] { $count }
}
pc-finish-ends = Finir la partie
pc-trade = Échanger

# compagnies
pc-companies = Compagnies
pc-companies-note = { $placed } construites sur { $all }
pc-company = Compagnie
pc-supply = Réserve
pc-held-others = Les autres
pc-held-all = En main
pc-held-others-tip = Actions de la { $company } dans les mains de tous les autres ensemble
pc-held-all-tip = Actions de la { $company } dans toutes les mains ensemble
pc-value = Valeur
pc-supply-left = reste { $count }
pc-company-row = { $Company } : valeur { $value }, { $supply } en réserve, { $held } chez les autres
pc-company-row-all = { $Company } : valeur { $value }, { $supply } en réserve, { $held } en main

# derrière le paravent
pc-screen = Derrière ton paravent
pc-screen-note = toi seul le vois
pc-shares-of-limit = { $count } actions sur { $limit }
pc-shares-change = { $before } → { $count } actions sur { $limit }
pc-worth = valent { $worth } aujourd’hui
pc-worth-penalty = valent { $worth } aujourd’hui, moins { $penalty } de pénalité
pc-penalty = chaque action au-delà de { $limit } coûte { $penalty }
pc-over-limit = { $over ->
    [one] { $over } action de trop : { $points } points de moins
   *[other] { $over } actions de trop : { $points } points de moins
}
pc-your-shares = Tu en as { $count } sur { $limit }
pc-hand-of = { $count } { $company }
pc-watching-hands = Les mains restent cachées jusqu’à la fin.
pc-watching-limit = Jusqu’à { $limit } actions, rien à payer ; chacune de plus coûte { $penalty }.

# piste de valeur
pc-track = Piste de valeur
pc-track-note = valeur d’une action
pc-track-company = { $Company } de { $station } : { $value }

# cases
pc-points = { $points ->
    [0] aucun point
    [one] 1 point
   *[other] { $points } points
}
pc-hex-points = { $name }, { $points ->
    [0] aucun point
    [one] 1 point
   *[other] { $points } points
}
pc-hex-rural = Campagne { $id }
pc-hex-able = Possible ici : { $companies }.
pc-hex-start = Départ de la { $company }.
pc-hex-ends = Construire ici finit la partie.
pc-hex-rises = La { $company } monte de { $from } à { $to }.
pc-hex-stays = La { $company } reste à { $from }.
pc-hex-with = Ici : { $companies }.
pc-hex-nobody = Aucune compagnie ne peut construire ici maintenant.
pc-lay = Construire ici
pc-lay-for = Construire la { $company } ici

# échanger
pc-trade-title = Échanger
pc-trade-give = Donne une action
pc-trade-take = Prends
pc-trade-one = une
pc-trade-two = deux
pc-trade-count = Combien
pc-trade-choose-give = Choisis l’action que tu rends.
pc-trade-choose-take = Choisis la compagnie que tu prends.
pc-trade-go = Donner 1 { $give }, prendre { $count } { $take }
pc-trade-worth = Valeur aujourd’hui
pc-trade-supply = Réserve de la { $company }
pc-trade-penalty = Pénalité
pc-trade-in-supply = reste { $count }
pc-trade-held = tu en as { $count }

# demander avant
pc-ends-title = Cela finit la partie
pc-ends-place = Avec une locomotive ici, la partie s’arrête quand tu finis ton tour. Toutes les mains sont montrées et comptées.
pc-ends-trade = Après cet échange, une seule réserve a encore des locomotives : la partie s’arrête et toutes les mains sont comptées.
pc-ends-yes-place = Construire ici
pc-ends-yes-trade = Échanger et finir
pc-ends-no = Pas encore

# journal ; $company, $give et $take sont dessinés
pc-log-building = { $name } construit { $company } : { $count ->
    [one] { $count } posée
   *[other] { $count } posées
}
pc-log-built = { $name } a construit { $count } { $company }
pc-log-traded = { $name } a échangé 1 { $give } contre { $count } { $take }
pc-log-stations = Les compagnies ont tiré leurs gares.
pc-log-dealt = Chacun a tiré { $count } actions.
pc-log-starts = { $name } commence.

# la même chose en mots, pour qui écoute
pc-say-your-turn = C’est à toi.
pc-say-turn = C’est à { $name }.
pc-say-placed = { $name } pose la { $company } à { $hex }. La { $company } vaut { $value }.
pc-say-placed-rural = { $name } pose la { $company } dans la campagne.
pc-say-built = { $name } a fini de construire la { $company }, qui vaut { $value }.
pc-say-traded = { $name } a échangé une { $give } contre { $count } { $take }.
pc-say-back = { $name } a repris une locomotive.
pc-say-chosen = Tu construis la { $company }. { $count ->
    [one] { $count } case est possible.
   *[other] { $count } cases sont possibles.
}

# fin
pc-end-title = Score final
pc-end-reason-end_hex = { $hex } est atteinte.
pc-end-reason-one_supply = Une seule réserve a encore des locomotives.
pc-end-reason-turn_limit = Chacun a eu tous ses tours.
pc-end-winner = Victoire
pc-end-winners = Victoire partagée
pc-end-penalty = Pénalité
pc-end-total = Total
pc-end-rank = Place
pc-end-player = Joueur
pc-end-over = { $over } de trop
pc-end-open = Score final

# légende
pc-key = Légende
pc-key-end = { $points }, finit la partie
pc-key-rural = deux compagnies
pc-key-barrier = barrière

# la carte et ses boutons
pc-board = Carte de France
pc-zoom-in = Plus près
pc-zoom-out = Plus loin
pc-fit = Carte entière
pc-overview = Carte entière

# les règles, numérotées comme dans les fichiers de règles du jeu
rules-pc-r1 = Matériel et départ
rules-pc-r2 = Le tour
rules-pc-r3 = Fin et décompte
rules-pc-r4 = Décidé ici
rules-pc-table = Selon le nombre de joueurs
rules-pc-players = Joueurs
rules-pc-first = Premières actions
rules-pc-limit = Actions sans pénalité
rules-pc-r1-1 = Il y a six compagnies : rouge, bleue, jaune, violette, noire et marron. Chacune a 33 locomotives.
rules-pc-r1-2 = Le plateau est une carte de France en hexagones. La tour Eiffel est fermée. Autour d’elle, six cases de départ, les grandes gares. Les cases vertes sont la campagne. Les villes valent 1 (beige), 2 (violet), 3 (rouge) ou 4 (bleu) ; seule Marseille est bleue.
rules-pc-r1-3 = Une locomotive de chaque compagnie est placée sur une case de départ, au sort. On n’y pose jamais rien d’autre.
rules-pc-r1-4 = Une locomotive de chaque compagnie est sur la piste de valeur, au symbole de sa case de départ. Chaque compagnie commence à 0 ; il n’y a pas de maximum, et des compagnies peuvent être à égalité.
rules-pc-r1-5 = Les 31 autres de chaque compagnie vont dans un sac. Chaque joueur tire ses premières actions, sans que les autres les voient. Une action est une locomotive : voie sur la carte, action dans la main.
rules-pc-r1-6 = Le reste est trié en six réserves visibles. Chacun peut donc calculer combien d’actions d’une compagnie tous les joueurs ont ensemble, mais pas qui a lesquelles.
rules-pc-r1-7 = Le premier joueur est tiré au sort et montré. On joue dans le sens des aiguilles d’une montre.
rules-pc-r2-1 = À ton tour, tu construis ou tu échanges. On ne peut pas passer.
rules-pc-r2-2 = Construire : prends une à cinq locomotives d’une compagnie dans sa réserve et pose-les l’une après l’autre. Pas besoin de dire combien à l’avance.
rules-pc-r2-3 = Chacune doit être à côté d’une locomotive de la même compagnie déjà sur la carte. On peut faire des embranchements.
rules-pc-r2-4 = Un côté de case à barrière rouge et blanche ne se franchit pas. On peut entrer dans la case par un autre côté.
rules-pc-r2-5 = Une ville contient une locomotive. La campagne en contient deux, de compagnies différentes. Jamais deux de la même compagnie dans une case.
rules-pc-r2-6 = Pas d’isolement : tu ne peux pas poser là où une compagnie qui n’a encore atteint aucune ville ne pourrait plus en atteindre une libre. On avance par les cases où cette compagnie peut encore entrer ; le nombre de locomotives restantes ne joue aucun rôle. Une compagnie qui a atteint une ville peut être enfermée. Si deux telles compagnies dépendent d’une dernière ville, aucune ne peut la prendre.
rules-pc-r2-7 = Chaque ville ajoute aussitôt sa valeur à la compagnie qui l’atteint.
rules-pc-r2-8 = Échanger : rends une action à sa réserve, puis prends une ou deux actions d’une autre compagnie. Deux, seulement si sa réserve en a au moins deux. Un échange est public.
rules-pc-r2-9 = Sans pénalité, tu peux avoir 20, 15, 12 ou 10 actions à 3, 4, 5 ou 6 joueurs. Dépasser est permis ; cela coûte à la fin.
rules-pc-r3-1 = La partie finit quand une locomotive est posée à Marseille. Ses 4 points comptent.
rules-pc-r3-2 = Elle finit aussi quand une seule réserve a encore des locomotives. Une pose qui finit la partie est la dernière de son tour ; tu peux la reprendre tant que tu n’as pas fini le tour.
rules-pc-r3-3 = Toutes les mains sont montrées. Chaque action vaut la valeur de sa compagnie. Chaque action au-delà de la limite coûte 20 points, comptées sur toute la main.
rules-pc-r3-4 = Le plus de points gagne. Une égalité est une victoire partagée.
rules-pc-r4-1 = Personne n’est jamais bloqué : tant que deux réserves ont des locomotives, il y a toujours un échange.
rules-pc-r4-2 = Une table peut avoir une limite de tours, 40 chacun sauf autre choix. Après le dernier tour de chacun, la partie finit et se compte comme d’habitude.
rules-pc-r4-3 = Une construction finit quand tu la finis, même après la cinquième locomotive. Jusque-là, tu peux reprendre ce que tu as posé, le dernier d’abord ; les autres le voient comme provisoire.
rules-pc-r4-4 = Avec l’aide-mémoire, chacun voit ce que chaque joueur a donné et pris au vu de tous. Les mains restent cachées jusqu’à la fin.
