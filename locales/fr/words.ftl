# Ce que veulent dire les mots des jeux : montré à côté d’un mot souligné de points.

words-title = Les mots
words-lead = Là où un mot est souligné de points, montre-le, touche-le ou va dessus avec Tab : il dit ce qu’il veut dire.

word-pc-start-player = Premier joueur : qui a eu le premier tour. Si la table a une limite de tours, chacun en a eu autant à la fin.
word-pc-station = Case de départ : l’une des six gares de Paris autour de la tour, d’où part une compagnie. On n’y construit jamais rien d’autre.
word-pc-share = Action : une locomotive dans une main au lieu de la carte. À la fin, elle vaut la valeur de sa compagnie.
word-pc-value = Valeur : les points de toutes les villes qu’une compagnie a atteintes, avec 4 pour Marseille. Elle ne baisse jamais.
word-pc-supply = Réserve : les locomotives d’une compagnie qui ne sont ni construites ni en main. On y puise pour construire et échanger.
word-pc-trade = Échange : une action retourne à sa réserve, une ou deux d’une autre compagnie viennent en main. C’est un tour entier.
word-pc-limit = Limite : combien d’actions on peut avoir sans pénalité : 20 à trois, 15 à quatre, 12 à cinq, 10 à six. Chacune de plus coûte 20 points.
word-pc-barrier = Barrière : une perche rouge et blanche au bord d’une case. Aucune voie ne la franchit ; on peut entrer dans la case par un autre côté.
word-pc-cut-off = Isoler : tant qu’une compagnie n’a atteint aucune ville, une ville libre doit rester à sa portée. Ce qui l’empêcherait est interdit.

word-ttr-route = Route : les cases entre deux villes voisines. On la prend en entier, avec une carte par case.
word-ttr-ticket = Billet : deux villes à relier en secret par tes routes avant la fin. Réussi, il rapporte ses points ; manqué, il les coûte.
word-ttr-locomotive = Locomotive : une carte qui remplace toute couleur. Prise dans la rangée visible, elle est la seule carte de son tour.
word-ttr-tunnel = Tunnel : une route en pointillé. Une fois tes cartes posées, on en retourne trois : chacune de ta couleur et chaque locomotive coûte une carte de plus.
word-ttr-ferry = Ferry : une route sur l’eau. Pour chaque roue, une des cartes doit être une locomotive.
word-ttr-station = Gare : pour tes billets, elle te laisse emprunter une route d’un autre qui mène à sa ville. La première coûte une carte, les suivantes deux et trois.
word-ttr-double = Route double : deux routes côte à côte entre les mêmes villes. Personne ne peut avoir les deux ; à deux ou trois, une seule est construite.
word-ttr-express = European Express : 10 points pour le plus long chemin sur ses propres routes. Il peut repasser par une ville, jamais par une route.
