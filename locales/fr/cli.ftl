# Ce que dit la ligne de commande. Les noms des commandes et options et le JSON sont les mêmes dans toutes les langues.

cli-bot = Joueur ordinateur
cli-seat = Place
cli-wins = Gagnées
cli-score = Score moyen
cli-rank = Rang
cli-points = Points
cli-simulated = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { $seconds } s{ $unfinished ->
    [0] .
    [one] , dont { $unfinished } arrêtée sans fin.
   *[other] , dont { $unfinished } arrêtées sans fin.
}
cli-engine-speed = { $games } parties par seconde, { $moves } décisions par seconde, { $each } décisions par partie.
cli-cannot-read = { $file } est illisible : { $reason }
cli-cannot-write = impossible d’écrire { $file } : { $reason }
cli-wrong-entry = entrée { $entry } : { $problem }
cli-not-over = La partie n’est pas finie. { $entries ->
    [one] Son unique entrée est juste.
   *[other] Ses { $entries } entrées sont justes.
}
cli-holds = { $entries ->
    [one] Son unique entrée est juste
   *[other] Ses { $entries } entrées sont justes
}, et le résultat aussi.
cli-verified = Vérifié : { $entries ->
    [one] une entrée
   *[other] { $entries } entrées
} et { $draws ->
    [one] un tirage
   *[other] { $draws } tirages
}, tout est juste ; les tirages sont ceux que donnent le secret et les apports.
cli-verified-simulated = { $entries ->
    [one] L’unique entrée est juste.
   *[other] Les { $entries } entrées sont justes.
} La partie a été simulée : personne n’a tiré équitablement pour elle, il n’y a donc aucun tirage à vérifier.

# --help
cli-about = La maison des jeux de trains.
cli-usage = usage :
cli-arguments = arguments
cli-options = options
cli-help-help = montrer cette aide et finir
cli-help-version = montrer la version et finir
cli-help-serve = servir le site
cli-help-simulate = faire jouer des ordinateurs les uns contre les autres
cli-help-arena = opposer des joueurs ordinateurs sur les mêmes donnes, et les classer
cli-help-admin = entretenir la base de données d’un serveur
cli-help-bench = mesurer la vitesse du moteur
cli-help-replay = rejouer une partie exportée et montrer son résultat
cli-help-verify = vérifier chaque tirage d’une partie exportée
cli-help-warm = compiler les règles de tous les jeux dans le cache
cli-serve-host = adresse d’écoute (sinon { $default })
cli-serve-port = port d’écoute (sinon { $default })
cli-serve-public-url = adresse par laquelle on atteint ce serveur
cli-serve-lan = servir ce réseau ; montre l’adresse en code QR
cli-serve-data = où sont gardées les parties (sinon { $default })
cli-serve-no-browser = ne pas ouvrir de navigateur

# Au démarrage du serveur
cli-serve-listening = Wissel : { $url }
cli-serve-preparing = Préparation des jeux : { $percent } %
cli-serve-bad-url = L’adresse doit ressembler à https://play.example ou http://192.0.2.7:8000, pas à { $url }
cli-serve-no-address = Personne ne peut être servi sur { $host }, port { $port } : { $reason }. Un autre port se choisit avec --port.
cli-serve-bad-data = Impossible d’ouvrir les parties de { $file } : { $reason }
cli-serve-newer-data = Les parties de { $file } viennent d’une version plus récente de Wissel.

cli-simulate-game = identifiant du jeu, par exemple paris-connection
cli-simulate-seats = joueurs ordinateurs dans l’ordre des places : planner,random,random
cli-simulate-games = combien de parties (sinon { $default })
cli-simulate-seed = la même graine donne les mêmes parties (sinon { $default })
cli-simulate-jobs = processus qui jouent (sinon { $default })
cli-simulate-turn-limit = tours de chaque place, ou none
cli-simulate-export = écrire chaque partie dans un fichier
cli-json = afficher un objet JSON
cli-bench-what = ce qui est mesuré
cli-bench-game = identifiant du jeu (sinon { $default })
cli-bench-seats = combien de places (sinon { $default })
cli-bench-seconds = combien de secondes (sinon { $default })
cli-file = une partie exportée
cli-warm-all = aussi ce dont seuls les simulations, mesures et tests ont besoin
cli-warm-part = seulement cette partie de chaque jeu
cli-warm-game = seulement ce jeu
