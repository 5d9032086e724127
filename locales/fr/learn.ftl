# Apprendre en jouant. Un texte peut marquer des mots expliqués : [action](pc-share) est le mot `word-pc-share`.

learn-title = Apprendre en jouant
learn-lead = Une première partie à toi, avec un guide qui montre une chose à la fois. Elle dure cinq minutes, et tu peux la quitter à chaque étape.
learn-what-paris-connection = Pose des voies, fais grandir une compagnie, échange une action contre deux. Tu apprends ce que valent les actions, et comment cela finit.
learn-rather-read = Je préfère lire les règles
learn-opening = On distribue ta première partie
learn-failed = Cette leçon n’a pas pu commencer
learn-game = Apprendre { $game } en jouant
learn-minutes = cinq minutes, avec un guide
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
learn-pc-grown-title = La { $Company } vaut { $value }
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
