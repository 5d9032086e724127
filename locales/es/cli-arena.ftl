# What `wissel arena` says.
cli-arena-bots = los jugadores automáticos que se enfrentan: planner,random
cli-arena-seats = cuántos se sientan a una mesa (por defecto tantos como jugadores automáticos, si el juego lo permite)
cli-arena-resume = guardar las partidas en este archivo y seguir donde termina
cli-arena-games = Partidas
cli-arena-interval = Intervalo del 95 %
cli-arena-rating = Clasificación
cli-arena-skill = Nivel
cli-arena-before = Por delante de … en %
cli-arena-played = { $games ->
    [one] Una partida
   *[other] { $games } partidas
} de { $seats } asientos{ $unfinished ->
    [0] .
    [one] ; una de ellas se abandonó sin final.
   *[other] ; { $unfinished } de ellas se abandonaron sin final.
}
cli-arena-seat-shares = Ganadas por asiento: { $shares }.
cli-arena-stopped = Detenido.
cli-arena-goes-on = Detenido. La misma orden sigue desde aquí.
cli-progress = { $done } de { $whole }, faltan { $left }

problem-ARENA_BOTS = Pueden enfrentarse de uno a { $most } jugadores automáticos.
problem-ARENA_FILE_LINE = La línea { $line } de { $file } no es de un registro de este torneo.
problem-ARENA_OTHER_CONTEST = { $file } es el registro de otro torneo: otros jugadores, reglas, asientos, opciones, número o versión.
cli-broken-off = partida { $game }, asiento { $seat }: { $problem }
cli-more-broken-off = { $more ->
    [one] otra partida se interrumpió
   *[other] otras { $more } partidas se interrumpieron
}

problem-BOT_NO_PROGRAM = No se puede iniciar «{ $bot }»: { $reason }
problem-BOT_DIED = «{ $bot }» terminó en medio de la partida, con estado { $status }. Sus últimas palabras: { $said }
problem-BOT_TOO_SLOW = «{ $bot }» no respondió en { $ms } ms.
problem-BOT_BAD_ANSWER = «{ $bot }» no respondió con una acción, sino: { $answer }
problem-BOT_NOT_ALLOWED = «{ $bot }» eligió algo que no está permitido: { $action }
