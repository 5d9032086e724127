# Was `wissel arena` sagt.
cli-arena-bots = die Computerspieler, die antreten: planner,random
cli-arena-seats = wie viele an einem Tisch sitzen (sonst so viele, wie Computerspieler antreten, wenn das Spiel es erlaubt)
cli-arena-resume = die Partien in dieser Datei festhalten und dort weitermachen, wo sie aufhört
cli-arena-games = Partien
cli-arena-interval = 95-%-Intervall
cli-arena-rating = Rating
cli-arena-skill = Können
cli-arena-before = Vor … in %
cli-arena-played = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} mit { $seats } Plätzen{ $unfinished ->
    [0] .
    [one] , eine davon ohne Ende abgebrochen.
   *[other] , { $unfinished } davon ohne Ende abgebrochen.
}
cli-arena-seat-shares = Siege nach Platz: { $shares }.
cli-arena-stopped = Angehalten.
cli-arena-goes-on = Angehalten. Derselbe Befehl macht hier weiter.
cli-progress = { $done } von { $whole }, noch { $left }

problem-ARENA_BOTS = Einer bis { $most } Computerspieler können antreten.
problem-ARENA_FILE_LINE = Zeile { $line } von { $file } ist keine aus dem Protokoll dieses Wettbewerbs.
problem-ARENA_OTHER_CONTEST = { $file } ist das Protokoll eines anderen Wettbewerbs: andere Spieler, Regeln, Plätze, Optionen, Startzahl oder Version.
cli-broken-off = Partie { $game }, Platz { $seat }: { $problem }
cli-more-broken-off = { $more ->
    [one] noch eine Partie wurde abgebrochen
   *[other] noch { $more } Partien wurden abgebrochen
}

problem-BOT_NO_PROGRAM = „{ $bot }“ lässt sich nicht starten: { $reason }
problem-BOT_DIED = „{ $bot }“ endete mitten in der Partie, mit Status { $status }. Letzte Worte: { $said }
problem-BOT_TOO_SLOW = „{ $bot }“ antwortete nicht innerhalb von { $ms } ms.
problem-BOT_BAD_ANSWER = „{ $bot }“ antwortete nicht mit einer Aktion, sondern: { $answer }
problem-BOT_NOT_ALLOWED = „{ $bot }“ wählte, was nicht erlaubt ist: { $action }
