# Apprendre en jouant. Un texte peut marquer des mots expliqués : [action](pc-share) est le mot `word-pc-share`.

learn-lead = Une première partie à toi, avec un guide qui montre une chose à la fois. Elle dure cinq minutes, et tu peux la quitter à chaque étape.
learn-what-paris-connection = Pose des voies, fais grandir une compagnie, échange une action contre deux. Tu apprends ce que valent les actions, et comment cela finit.
learn-what-ticket-to-ride-europe = Prends des cartes, prends une route, tente un tunnel. Tu apprends ce que demandent les billets, et à quoi servent les gares.
learn-rather-read = Je préfère lire les règles
learn-opening = On distribue ta première partie
learn-failed = Cette leçon n’a pas pu commencer
learn-guide = Guide
learn-progress = Étape { $at } sur { $count }
learn-next = Suite
learn-back = L’étape d’avant
learn-skip = Sauter cette étape
learn-there = Y aller
learn-leave = Continuer sans le guide
learn-early = Les autres jouent d’abord ; ensuite, c’est à toi.
learn-lobby = Vers l’accueil
learn-play-on = Continuer cette partie

learn-pc-welcome-title = Celles-ci sont à toi
learn-pc-welcome = Six compagnies de chemin de fer partent de Paris. Aucune n’est à toi, mais tu en as des [actions](pc-share), cachées derrière ton paravent : personne d’autre ne les voit. C’est de la { $best } que tu en as le plus.
learn-pc-value-title = Ce que vaut une action
learn-pc-value = À la fin, chaque action vaut la [valeur](pc-value) de sa compagnie. Toutes commencent à 0. Une compagnie grandit quand sa voie atteint des villes, quel que soit celui qui construit.
learn-pc-place-title = Construis
learn-pc-place = Choisis ici la { $best }, puis l’une des cases marquées sur la carte : une locomotive y est posée.
learn-pc-town-title = Jusqu’à une ville
learn-pc-town = Bien. Chaque locomotive va à côté d’une autre de sa compagnie ; jusqu’à cinq par tour. Continue jusqu’à ce que l’une soit dans une ville : le chiffre qui s’y trouve est ce qu’elle rapporte.
learn-pc-grown-title = La { $company } vaut { $value }
learn-pc-grown = { $shares ->
    [0] { $town } a rapporté { $points }. Tu n’as aucune action de la { $company } : cette fois, tu as construit pour les autres.
    [one] { $town } a rapporté { $points }. Ton unique action de la { $company } vaut maintenant { $worth }, et celles des autres montent tout autant.
   *[other] { $town } a rapporté { $points }. Tes { $shares } actions de la { $company } valent maintenant { $worth }, et celles des autres montent tout autant.
}
learn-pc-finish-title = Finis ton tour
learn-pc-finish = Poses-en d’autres si tu veux, ou finis. Jusque-là, tu peux tout reprendre, une à une.
learn-pc-others-title = Aux autres maintenant
learn-pc-others = Regarde ce qu’ils construisent : cela trahit ce qu’ils ont. Ce qui vient d’être posé est entouré de pointillés.
learn-pc-ground-title = Où tu peux construire
learn-pc-ground = Une ville contient une locomotive, la campagne verte deux de compagnies différentes. Rien ne franchit une [barrière](pc-barrier), et aucune compagnie ne peut être [isolée](pc-cut-off). Montre une case, ou touche-la : elle dit pourquoi c’est impossible.
learn-pc-trade-title = Échange une action contre deux
learn-pc-trade = Au lieu de construire, tu peux [échanger](pc-trade) : donne une action et prends-en une ou deux d’une autre compagnie. Donne maintenant une action d’une compagnie que tu n’as presque pas, et prends-en deux de la { $best }.
learn-pc-traded-title = Tu en as maintenant { $hand }
learn-pc-traded = { $count ->
    [one] Pris : { $count } { $took } ; donné : 1 { $gave }. Tous l’ont vu. Ce qui se cache d’autre derrière ton paravent, toi seul le sais.
   *[other] Pris : { $count } { $took } ; donné : 1 { $gave }. Tous l’ont vu. Ce qui se cache d’autre derrière ton paravent, toi seul le sais.
}
learn-pc-limit-title = Mais pas trop
learn-pc-limit = Plus d’actions, plus de points, jusqu’à la [limite](pc-limit) : à la fin, chaque action au-delà de { $limit } coûte { $penalty }. Combien tu en as est écrit ici.
learn-pc-end-title = Comment cela finit
learn-pc-end = La partie finit quand une locomotive atteint Marseille, dans le sud, ou quand il ne reste qu’une [réserve](pc-supply). Tous montrent leurs actions, et le plus de points gagne.
learn-pc-free-title = C’est tout
learn-pc-free = Joue cette partie jusqu’au bout, ou va jouer avec d’autres. Les règles sont toujours dans le menu.

learn-ttr-welcome-title = Les chemins de fer d’Europe
learn-ttr-welcome = Tu réunis des cartes, tu paies avec elles des [routes](ttr-route) entre les villes, et tu relies les villes de tes billets secrets.
learn-ttr-tickets-title = Choisis tes billets
learn-ttr-tickets = Chaque [billet](ttr-ticket) nomme deux villes. Reliées par tes routes, elles rapportent les points ; sinon, elles en coûtent autant. Garde Budapest – Zürich et Paris – Wien : ils partagent un chemin. Un billet long est difficile pour une première partie.
learn-ttr-cards-title = Prends des cartes
learn-ttr-cards = À ton tour, tu fais une chose sur quatre. La première : prendre deux cartes. Prends l’orange de la rangée visible.
learn-ttr-second-title = Et une seconde
learn-ttr-second = Maintenant la jaune, ou une cachée de la pioche. Prise en premier, une [locomotive](ttr-locomotive) visible aurait été ta seule carte.
learn-ttr-others-title = À l’autre maintenant
learn-ttr-others = Regarde ce que l’autre prend et construit. La liste compte les wagons, les cartes et les billets de tous.
learn-ttr-claim-title = Prends une route
learn-ttr-claim = München – Wien a trois cases orange : paie trois cartes orange. Choisis la route sur la carte, puis confirme.
learn-ttr-claim-any-title = Prends une route
learn-ttr-claim-any = München – Wien est prise. Choisis une autre route claire sur la carte, ou appuie sur Route pour une liste.
learn-ttr-claimed-title = { $points ->
    [one] { $points } point pour { $name }
   *[other] { $points } points pour { $name }
}
learn-ttr-claimed = Une route compte aussitôt : 1, 2, 4 et 7 points pour une à quatre cases, 15 pour six, 21 pour huit. Il te reste { $trains } wagons.
learn-ttr-again-title = Encore l’autre
learn-ttr-again = Ensuite, un tunnel t’attend.
learn-ttr-tunnel-title = Tente un tunnel
learn-ttr-tunnel = Une voie en pointillé est un [tunnel](ttr-tunnel) : tu poses tes cartes, et on en retourne trois. Chacune de ta couleur en coûte une de plus. Tente München – Zürich avec deux jaunes ; les chances sont écrites à côté.
learn-ttr-tunnel-due-title = { $due ->
    [one] { $due } carte de plus
   *[other] { $due } cartes de plus
}
learn-ttr-tunnel-due = Autant des trois sont jaunes ou des locomotives. Paie-les aussi, si tu peux ; ou reprends tes cartes, et ton tour est fini.
learn-ttr-tunnel-free-title = Plus rien à payer
learn-ttr-tunnel-free = Aucune des trois cartes n’était de ta couleur. Le tunnel est à toi.
learn-ttr-tunnel-paid-title = Le tunnel est à toi
learn-ttr-tunnel-paid = Il est bon d’avoir des cartes en réserve : personne ne sait ce qui sera retourné.
learn-ttr-tunnel-left-title = Une autre fois
learn-ttr-tunnel-left = Tes cartes sont de nouveau en main ; seul le tour est perdu. Réunis-en quelques-unes de plus et essaie encore.
learn-ttr-tunnel-seen-title = Les tunnels
learn-ttr-tunnel-seen = Une voie en pointillé est un [tunnel](ttr-tunnel) : tu poses tes cartes, et on en retourne trois. Chacune de ta couleur en coûte une de plus. Aies-en en réserve avant d’en tenter un.
learn-ttr-ferry-title = Les ferrys
learn-ttr-ferry = Les vagues sont un [ferry](ttr-ferry) : chaque roue sur ses cases demande une locomotive. Garde-en une pour cela.
learn-ttr-station-title = Les gares
learn-ttr-station = Un chemin est pris ? Construis une [gare](ttr-station) dans une ville : pour tes billets, tu peux emprunter une route d’un autre qui y mène. Tu en as trois ; chacune qui reste rapporte 4 points.
learn-ttr-station-draw-title = D’abord une carte
learn-ttr-station-draw = La première gare coûte une carte, et ta main est vide. Prends-en une dans la rangée ou dans la pioche.
learn-ttr-station-build-title = Construis une gare
learn-ttr-station-build = Appuie sur Gare et choisis une ville qui n’en a pas ; { $city } est au milieu de tes chemins. La première ne coûte qu’une carte, de n’importe quelle couleur.
learn-ttr-station-built-title = Ta gare : { $city }
learn-ttr-station-built = À la fin, une route d’un autre qui mène à { $city } compte pour tes billets comme si elle était à toi ; tu verras laquelle. Gares qui restent : { $left }. N’en construis une que là où elle rapporte plus que ses 4 points.
learn-ttr-more-title = De nouveaux billets
learn-ttr-more = La quatrième chose : prendre trois billets et en garder au moins un. Avec prudence en fin de partie.
learn-ttr-last-title = Comment cela finit
learn-ttr-last = Quand quelqu’un a deux wagons ou moins à la fin d’un tour, chacun a encore un dernier tour.
learn-ttr-score-title = Ce qui compte
learn-ttr-score = Les routes, puis les billets, les gares, et 10 points pour le plus long chemin, l’[European Express](ttr-express). Tout est compté sous tes yeux.
learn-ttr-free-play-title = C’est tout
learn-ttr-free-play = Joue cette partie jusqu’au bout, ou va jouer avec d’autres. Les règles sont toujours dans le menu.
