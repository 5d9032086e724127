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
people-show-more = Partidas anteriores
people-opponents = Cara a cara
people-place = Puesto { $rank } de { $of }
people-private = privada
people-course = Curso de la puntuación en { $games } partidas, de { $from } a { $to }
people-against = { $mine } contra { $theirs }
people-never-met = Estos dos no han terminado ninguna partida juntos, o ninguna que puedas ver.
people-even = iguales
people-averages = De media { $mine } puntos contra { $theirs }.
people-with-you = Tú y { $name }
people-address = Dirección de tu perfil
people-address-label = Dirección
people-address-hint = De 3 a 15 letras, cifras y guiones. Quien la tenga encuentra esta página; tu nombre para entrar sigue siendo solo tuyo. Con una dirección apareces también en la clasificación.
people-address-choose = Elegir una dirección
people-address-save = Guardarla
people-address-drop = Dejarla
people-address-kept = Tu perfil está en { $address }.
people-dealings = Silenciar, bloquear o denunciar a { $name }
people-hear-again = Volver a oír
people-silence-mute = No oyes a { $name }.
people-silence-block = Tú y { $name } no os oís.
people-report = Denunciar a { $name }
people-report-about = ¿Qué pasa?
people-report-name = El nombre
people-report-talk = Lo que dice
people-report-play = Cómo juega
people-report-text = Qué ocurrió
people-report-note = El anfitrión de este servidor lo leerá. { $name } no se entera.
people-report-done = El anfitrión de este servidor está avisado.

problem-BAD_HANDLE = Una dirección tiene de 3 a { $most } letras, cifras y guiones sueltos, y empieza por una letra.
problem-HANDLE_TAKEN = La dirección «{ $handle }» está ocupada.

ladder-title = Clasificación
ladder-text = Jugadores del ordenador, personas que han elegido una dirección para su perfil, y tú. Quien ha jugado poco está más abajo.
ladder-rank = Puesto
ladder-player = Jugador
ladder-computer = ordenador
ladder-none = Aún no ha terminado ninguna partida con puntuación.
ladder-you = tú
