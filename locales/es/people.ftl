# Perfiles: lo que cada cual ha jugado.

people-since = aquí desde el { $date }
people-none = Aún no ha terminado ninguna partida.
people-none-mine = Aún no ha terminado ninguna partida tuya. Lo que juegues aparecerá aquí.
people-games = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}
people-rating = Puntuación
people-unrated = Aún sin puntuación
people-won = Ganadas
people-average = Media
people-best = Mejor
people-company = Compañía favorita
people-tickets = Billetes cumplidos
people-of = de { $count }
people-longest = Camino más largo
people-express = Expreso
people-by-players = Por número de jugadores
people-players = Jugadores
people-played = Partidas
people-last = Últimas partidas
people-opponents = Cara a cara
people-place = Puesto { $rank } de { $of }
people-private = privada
people-course = Curso de la puntuación en { $games } partidas, de { $from } a { $to }
people-against = { $mine } contra { $theirs }
people-never-met = Estos dos no han terminado ninguna partida juntos, o ninguna que puedas ver.
people-even = iguales
people-averages = De media { $mine } puntos contra { $theirs }.
