# El marco de la mesa de cualquier juego: rótulo, hojas, jugadores, registro, final.

table-your-turn = Tu turno
table-over = Fin de trayecto
table-watching = Estás mirando.
table-played-for-me = El ordenador juega por ti.
table-mover-away = { $name } no está.
table-next = Después te toca a ti.
table-last-turn-had = Ese ha sido tu último turno.
table-turns-until = { $turns ->
    [one] Falta un turno para el tuyo.
   *[other] Faltan { $turns } turnos para el tuyo.
}
table-turn = { $table }, turno { $turn }
table-turns-left = { $turns ->
    [one] Último turno
   *[other] Quedan { $turns } turnos
}
table-take-back = Deshacer
table-nothing-back = No hay nada que deshacer.
table-cancel = Cancelar
table-close = Cerrar
table-rules = Reglas
table-settings = Ajustes
table-menu = Menú de la mesa
table-help = Teclas y ayuda
table-connection-lost = Se ha perdido la conexión. Lo intentamos de nuevo…

table-players = Jugadores
table-players-note = acciones en mano
table-you = tú
table-computer = ordenador
table-stand-in = ordenador, por { $name }
table-away = ausente
table-start-player = empezó
table-to-move = le toca jugar
table-replace-short = Que juegue el ordenador
table-return = Volver a mi asiento
table-replace-ask = El ordenador juega por { $name } hasta que { $name } vuelva.
table-log = Registro
table-log-note = lo último, arriba
table-log-empty = Aún no ha pasado nada.
table-tabs = Partes de la mesa
table-sheet-taller = Mostrar más
table-sheet-lower = Mostrar menos
table-shares-count = { $count ->
    [one] una acción
   *[other] { $count } acciones
}
table-gave = entregadas: { $count }
table-took = tomadas: { $count }

table-menu-leave = Que el ordenador juegue por mí
table-menu-return = Volver a mi asiento
table-menu-export = Descargar esta partida
table-menu-invite = Copiar la invitación
table-menu-copied = Copiada.
table-menu-lobby = Ir a la portada
table-menu-check = Comprobar cada sorteo

table-since = Desde tu último turno
table-since-short = { $count ->
    [one] Desde tu último turno: un turno
   *[other] Desde tu último turno: { $count } turnos
}
table-since-close = Seguir
table-again = Jugar otra vez
table-again-go = Ir a la mesa nueva
table-lobby = Ir a la portada
table-download = Descargar la partida
table-print = Imprimir
table-scoring-skip = Saltar
table-scoring-replay = Repetir el recuento
table-scoring-title = ¿Cuánto ha valido?
table-see-map = Ver el mapa
table-check = Comprobar cada sorteo

table-help-title = Teclas
table-help-companies = elegir una compañía
table-help-finish = terminar el turno
table-help-back = deshacer
table-help-trade = cambiar
table-help-escape = cerrar lo que esté abierto
table-help-arrows = moverse por el mapa
table-help-enter = colocar o confirmar
table-help-help = esta lista
table-help-touch = En una pantalla táctil: toca una casilla para ver cuánto vale y tócala otra vez para construir allí. Mantén pulsada cualquier cosa para leer qué es.

table-note-started = Empieza la partida.
table-note-seated = { $name } se sienta.
table-note-left = { $name } se va.
table-note-removed = { $name } deja la mesa por decisión del anfitrión.
table-note-replaced = El ordenador juega por { $name }.
table-note-returned = { $name } ha vuelto.
table-note-closed = La mesa se ha cerrado.
table-note-drawn = Se han sorteado los asientos y empieza la partida.
table-note-expired = Nadie vino en demasiado tiempo: la mesa se ha cerrado.
table-help-next = a la siguiente mesa que te espera
table-next-on = Seguir en { $name }

token-program = programa
token-program-of = Aquí juega un programa de { $name }
ttr-colour-red = rojo
ttr-colour-blue = azul
ttr-colour-green = verde
ttr-colour-yellow = amarillo
ttr-colour-black = negro
ttr-colour-white = blanco
ttr-colour-orange = naranja
ttr-colour-pink = rosa
ttr-colour-gray = cualquier color
plain-to-map = Mostrar el mapa
plain-from-map = Mesa en palabras
