# What the command line says. Its --help and its JSON are in English.

cli-bot = Jugador automático
cli-seat = Asiento
cli-wins = Ganadas
cli-score = Puntuación media
cli-rank = Puesto
cli-points = Puntos
cli-simulated = { $games ->
    [one] Una partida
   *[other] { $games } partidas
} en { $seconds } s{ $unfinished ->
    [0] .
    [one] ; una de ellas se abandonó sin final.
   *[other] ; { $unfinished } de ellas se abandonaron sin final.
}
cli-engine-speed = { $games } partidas por segundo, { $moves } decisiones por segundo, { $each } decisiones por partida.
cli-cannot-read = No se puede leer { $file }: { $reason }
cli-cannot-write = No se puede escribir { $file }: { $reason }
cli-wrong-entry = entrada { $entry }: { $problem }
cli-not-over = La partida no ha terminado. { $entries ->
    [one] Su única entrada es correcta.
   *[other] Las { $entries } entradas son correctas.
}
cli-holds = { $entries ->
    [one] Su única entrada es correcta
   *[other] Las { $entries } entradas son correctas
}, y el resultado también.
cli-verified = { $entries ->
    [one] Una entrada
   *[other] Las { $entries } entradas
} y { $draws ->
    [one] un sorteo
   *[other] los { $draws } sorteos
} son correctos: salen del secreto y de lo que aportó cada jugador.
cli-verified-simulated = { $entries ->
    [one] Una entrada es correcta
   *[other] Las { $entries } entradas son correctas
}. La partida es simulada: no tuvo sorteos imparciales, así que no hay sorteos que comprobar.
