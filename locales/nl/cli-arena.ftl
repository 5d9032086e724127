# What `wissel arena` says.
cli-arena-bots = de computerspelers die elkaar treffen: planner,random
cli-arena-seats = hoeveel er aan een tafel zitten (standaard zoveel als er computerspelers zijn, als het spel dat toelaat)
cli-arena-resume = de partijen in dit bestand bewaren, en verdergaan waar het ophoudt
cli-arena-games = Partijen
cli-arena-interval = 95 %-interval
cli-arena-rating = Rating
cli-arena-skill = Sterkte
cli-arena-before = Vóór … in %
cli-arena-played = { $games ->
    [one] Eén partij
   *[other] { $games } partijen
} met { $seats } plaatsen{ $unfinished ->
    [0] .
    [one] ; één daarvan is zonder einde afgebroken.
   *[other] ; { $unfinished } daarvan zijn zonder einde afgebroken.
}
cli-arena-seat-shares = Gewonnen per plaats: { $shares }.
cli-arena-stopped = Gestopt.
cli-arena-goes-on = Gestopt. Dezelfde opdracht gaat hier verder.
cli-progress = { $done } van { $whole }, nog { $left }

problem-ARENA_BOTS = Eén tot { $most } computerspelers kunnen elkaar treffen.
problem-ARENA_FILE_LINE = Regel { $line } van { $file } hoort niet bij een verslag van deze wedstrijd.
problem-ARENA_OTHER_CONTEST = { $file } is het verslag van een andere wedstrijd: andere spelers, regels, plaatsen, opties, getal of versie.
cli-broken-off = partij { $game }, plaats { $seat }: { $problem }
cli-more-broken-off = { $more ->
    [one] nog één partij is afgebroken
   *[other] nog { $more } partijen zijn afgebroken
}

problem-BOT_NO_PROGRAM = ‘{ $bot }’ kan niet worden gestart: { $reason }
problem-BOT_DIED = ‘{ $bot }’ eindigde midden in de partij, met status { $status }. De laatste woorden: { $said }
problem-BOT_TOO_SLOW = ‘{ $bot }’ gaf binnen { $ms } ms geen antwoord.
problem-BOT_BAD_ANSWER = ‘{ $bot }’ antwoordde niet met een actie, maar met: { $answer }
problem-BOT_NOT_ALLOWED = ‘{ $bot }’ koos wat niet mag: { $action }
