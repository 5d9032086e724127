# Ce que veulent dire les mots des jeux : montré à côté d’un mot souligné de points.

word-pc-share = Action : une locomotive dans une main au lieu de la carte. À la fin, elle vaut la valeur de sa compagnie.
word-pc-value = Valeur : les points de toutes les villes qu’une compagnie a atteintes, avec 4 pour Marseille. Elle ne baisse jamais.
word-pc-supply = Réserve : les locomotives d’une compagnie qui ne sont ni construites ni en main. On y puise pour construire et échanger.
word-pc-trade = Échange : une action retourne à sa réserve, une ou deux d’une autre compagnie viennent en main. C’est un tour entier.
word-pc-limit = Limite : combien d’actions on peut avoir sans pénalité : 20 à trois, 15 à quatre, 12 à cinq, 10 à six. Chacune de plus coûte 20 points.
word-pc-barrier = Barrière : une perche rouge et blanche au bord d’une case. Aucune voie ne la franchit ; on peut entrer dans la case par un autre côté.
word-pc-cut-off = Isoler : tant qu’une compagnie n’a atteint aucune ville, une ville libre doit rester à sa portée. Ce qui l’empêcherait est interdit.
