# Ce que dit `wissel arena`.
cli-arena-bots = les joueurs ordinateurs qui se rencontrent : planner,random
cli-arena-seats = combien s’assoient à une table (sinon autant que de joueurs ordinateurs, si le jeu le permet)
cli-arena-resume = garder les parties dans ce fichier, et reprendre là où il s’arrête
cli-arena-games = Parties
cli-arena-interval = Intervalle à 95 %
cli-arena-rating = Classement
cli-arena-skill = Niveau
cli-arena-before = Devant … en %
cli-arena-played = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à { $seats } places{ $unfinished ->
    [0] .
    [one] , dont { $unfinished } arrêtée sans fin.
   *[other] , dont { $unfinished } arrêtées sans fin.
}
cli-arena-seat-shares = Victoires par place : { $shares }.
cli-arena-stopped = Arrêté.
cli-arena-goes-on = Arrêté. La même commande reprend ici.
cli-progress = { $done } sur { $whole }, encore { $left }

problem-ARENA_BOTS = Un à { $most } joueurs ordinateurs peuvent se rencontrer.
problem-ARENA_FILE_LINE = La ligne { $line } de { $file } n’est pas celle d’un relevé de cette rencontre.
problem-ARENA_OTHER_CONTEST = { $file } est le relevé d’une autre rencontre : autres joueurs, règles, places, options, graine ou version.
cli-broken-off = partie { $game }, place { $seat } : { $problem }
cli-more-broken-off = { $more ->
    [one] { $more } autre partie a été interrompue
   *[other] { $more } autres parties ont été interrompues
}

problem-BOT_NO_PROGRAM = « { $bot } » ne démarre pas : { $reason }
problem-BOT_DIED = « { $bot } » s’est arrêté en pleine partie, avec l’état { $status }. Ses derniers mots : { $said }
problem-BOT_TOO_SLOW = « { $bot } » n’a pas répondu en { $ms } ms.
problem-BOT_BAD_ANSWER = « { $bot } » n’a pas répondu par une action, mais : { $answer }
problem-BOT_NOT_ALLOWED = « { $bot } » a choisi ce qui n’est pas permis : { $action }
