lobby-title = ¿Adónde?
lobby-lead = Dos juegos de trenes, listos para salir. «Jugar ya» te sienta contra el ordenador; no hace falta cuenta.
lobby-play-now = Jugar ya
lobby-play-game = Jugar ya: { $game }
lobby-preparing = Preparando…
lobby-size-paris-connection = De 3 a 6 jugadores, unos 40 minutos
lobby-pitch-paris-connection = Seis compañías salen de París. Tiende sus vías, cambia sus acciones y sé el más rico cuando el primer tren entre en Marsella.
lobby-size-ticket-to-ride-europe = De 2 a 5 jugadores, unos 60 minutos
lobby-pitch-ticket-to-ride-europe = Reúne cartas, ocupa las vías de Europa y une las ciudades de tus billetes secretos antes de que otros se crucen.
lobby-players = Jugadores
lobby-opponents = Contra
lobby-my-tables = Mis mesas
lobby-my-tables-waiting = { $count ->
    [0] ninguna te espera
    [one] una te espera
   *[other] { $count } te esperan
}
lobby-my-tables-none = Todavía no estás en ninguna mesa.
lobby-your-turn = Tu turno
lobby-your-answer = Tu respuesta
lobby-invited = Invitaciones
lobby-invited-free = hay un sitio libre
lobby-decline = Rechazar la invitación a { $name }
lobby-with = con { $names }
lobby-alone = nadie más todavía
lobby-not-started = sin empezar
lobby-finished = terminada { $when }
lobby-closed = cerrada
lobby-moved = última jugada { $when }
lobby-more = { $count ->
    [one] Mostrar una más
   *[other] Mostrar { $count } más
}
lobby-friends = Con amigos
lobby-friends-note = basta el código o el enlace
lobby-open-table = Abrir una mesa
lobby-fair = Cada sorteo se puede comprobar al acabar la partida.
lobby-open-none = Ninguna mesa espera jugadores. Abre una y envía el enlace a tus amigos.
lobby-watch = Mirar
lobby-sit = Sentarse
lobby-look-in = Entrar
lobby-column-game = Juego
lobby-column-table = Mesa
lobby-column-host = Anfitrión
lobby-column-seats = Asientos
lobby-column-pace = Ritmo
lobby-column-notes = Notas
lobby-column-act = Acción
lobby-seats-taken = { $taken } de { $all } asientos ocupados
lobby-turns-each = { $turns } turnos por jugador
lobby-no-limit = sin límite de turnos
lobby-note-memory = ayuda de memoria
lobby-note-computers = { $count ->
    [one] 1 ordenador
   *[other] { $count } ordenadores
}
lobby-unreachable = Ahora no se pueden mostrar las mesas.
create-title = Abrir una mesa
create-game = Juego
create-name = Nombre de la mesa
create-name-hint = Déjalo vacío y le pondremos uno.
create-seats = Asientos
create-seating = Quién se sienta dónde
create-seat-you = Tú
create-seat-free = Asiento libre
create-seat-spec = Ordenador, por su spec
create-spec = Spec del jugador ordenador en el asiento { $number }
create-seat-number = Asiento { $number }
create-visible = Quién puede unirse
create-public = Cualquiera
create-private = Solo con enlace
create-rated = Con puntuación
create-rated-note = La partida cuenta para la puntuación de todos, también los ordenadores.
create-submit = Abrir la mesa
create-your-name = Tu nombre
join-label = Tengo un código
join-hint = Tal como te lo han leído; también vale un enlace.
join-bad = Esto no es un enlace ni un código de una mesa.
join-submit = Ir a la mesa
lobby-first = ¿Primera vez aquí?
lobby-first-paris-connection = Construye vía para cualquier compañía o cambia acciones: lo tuyo ha de crecer.
lobby-first-ticket-to-ride-europe = Toma cartas o paga con ellas una ruta; los billetes dicen qué ciudades unir.
lobby-first-rules = Las reglas de ambos juegos
create-order = Orden de los asientos
create-order-chosen = Como se elija
create-order-chosen-note = En la revancha todos avanzan un asiento.
create-order-drawn = Por sorteo al empezar
create-order-drawn-note = El sorteo es justo y se puede comprobar, como todos.
lobby-tables = Mesas
lobby-here = { $count ->
    [one] solo estás tú aquí
   *[other] hay { $count } personas aquí
}
lobby-count = { $count ->
    [0] ninguna mesa
    [one] una mesa
   *[other] { $count } mesas
}
lobby-filter = Qué mesas
lobby-filter-status = Estado
lobby-filter-open = Abiertas
lobby-filter-running = En marcha
lobby-filter-finished = Terminadas
lobby-filter-games = Ambos juegos
lobby-filter-seats = Todo tamaño
lobby-filter-seats-count = { $count } asientos
lobby-filter-paces = Cualquier ritmo
lobby-filter-live = Reloj en vivo
lobby-filter-days = Por días
lobby-filter-mine = Solo las mías
lobby-filter-none = No hay ninguna mesa así. Elige otra cosa o abre una.
lobby-running-none = No hay ninguna partida en marcha que se pueda mirar.
lobby-finished-none = Aquí aún no ha terminado ninguna partida.
lobby-show-more = Mostrar más mesas
lobby-seats-here = aquí: { $names }

waiting-here = presente
history-file-what = Una partida descargada se puede repasar aquí, y seguir desde cualquier jugada.
history-file-open = Abrir un archivo de partida
learn-game = Aprende { $game } jugando
learn-title = Aprende jugando
learn-minutes = cinco minutos, con guía
# At the table before the start
hint-option = Ayudas
hint-option-note = Quien tiene el turno puede preguntar al ordenador qué hacer. La partida no puntúa.
