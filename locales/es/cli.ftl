# What the command line says. Names of commands and options and the JSON are the same in every language.

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

# --help
cli-about = Un hogar para juegos de mesa de trenes.
cli-usage = uso:
cli-arguments = argumentos
cli-options = opciones
cli-help-help = mostrar esta ayuda y terminar
cli-help-version = mostrar la versión y terminar
cli-help-serve = servir el sitio
cli-help-simulate = hacer que jugadores automáticos jueguen entre sí
cli-help-arena = enfrentar a jugadores automáticos con los mismos repartos y puntuarlos
cli-help-admin = cuidar la base de datos de un servidor
cli-help-bench = medir la velocidad del motor
cli-help-replay = reproducir una partida exportada y mostrar su resultado
cli-help-verify = comprobar cada sorteo de una partida exportada
cli-help-warm = compilar por adelantado las reglas de todos los juegos
cli-serve-host = dirección en la que escuchar (por defecto { $default })
cli-serve-port = puerto en el que escuchar (por defecto { $default })
cli-serve-public-url = dirección con la que se llega a este servidor
cli-serve-lan = servir a esta red; muestra la dirección como código QR
cli-serve-data = dónde se guardan las partidas (por defecto { $default })
cli-serve-no-browser = no abrir un navegador

# When the server starts
cli-serve-listening = Wissel: { $url }
cli-serve-preparing = Preparando los juegos: { $percent } %
cli-serve-bad-url = La dirección debe ser como https://play.example o http://192.0.2.7:8000, no { $url }
cli-serve-no-address = No se puede atender a nadie en { $host }, puerto { $port }: { $reason }. Otro puerto se elige con --port.
cli-serve-bad-data = No se pueden abrir las partidas de { $file }: { $reason }
cli-serve-newer-data = Una versión más nueva de Wissel guardó las partidas de { $file }.

cli-simulate-game = id del juego, por ejemplo paris-connection
cli-simulate-seats = jugadores automáticos por orden de asiento: planner,random,random
cli-simulate-games = cuántas partidas (por defecto { $default })
cli-simulate-seed = el mismo número da las mismas partidas (por defecto { $default })
cli-simulate-jobs = procesos que juegan (por defecto { $default })
cli-simulate-turn-limit = turnos de cada asiento, o none
cli-simulate-export = escribir cada partida como archivo
cli-json = imprimir un objeto JSON
cli-bench-what = qué se mide
cli-bench-game = id del juego (por defecto { $default })
cli-bench-seats = cuántos asientos (por defecto { $default })
cli-bench-seconds = cuántos segundos (por defecto { $default })
cli-file = una partida exportada
cli-warm-all = también lo que solo necesitan simulaciones, mediciones y pruebas
cli-warm-part = solo esta parte de cada juego
cli-warm-game = solo este juego
