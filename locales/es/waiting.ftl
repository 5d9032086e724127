waiting-title = Esperando la salida
waiting-seats = Asientos
waiting-seats-note = { $free ->
    [0] todos ocupados
    [one] uno libre
   *[other] { $free } libres
}
waiting-free = Libre
waiting-host = anfitrión
waiting-you = tú
waiting-computer = ordenador
waiting-away = ausente
waiting-sit = Sentarse aquí
waiting-seat-computer = Añadir un ordenador
waiting-seat-computer-on = Añadir un ordenador en el asiento { $number }
waiting-remove = Quitar a { $name }
waiting-leave = Dejar mi asiento
waiting-start = Empezar la partida
waiting-start-why = { $free ->
    [one] Queda un asiento libre: espera a un jugador o añade un ordenador.
   *[other] Quedan { $free } asientos libres: espera a más jugadores o añade ordenadores.
}
waiting-fill = Completar con ordenadores
waiting-for-host = { $name } empezará la partida cuando estén ocupados todos los asientos.
waiting-first-move = La partida ha empezado. Verás la primera jugada a las { $time }.
waiting-for-somebody = Quien se siente primero será el anfitrión y empezará la partida.
waiting-share = Invitar
waiting-share-note = solo necesitan este enlace
waiting-link = Enlace a esta mesa
waiting-copy = Copiar
waiting-copied = El enlace está copiado.
waiting-copy-failed = Aquí no se puede copiar: selecciona el enlace y cópialo tú.
waiting-send = Enviar
waiting-qr = Código QR
waiting-qr-hide = Ocultar el código QR
waiting-qr-alt = Código QR del enlace a esta mesa
waiting-code = Para leerlo: { $code }
waiting-private = Solo con el enlace: no está en ninguna lista.
waiting-public = En la lista de mesas abiertas: cualquiera puede sentarse.
waiting-options = Lo acordado
waiting-on = sí
waiting-off = no
waiting-map = Mapa
waiting-map-paris-connection-france = Francia
waiting-map-ticket-to-ride-europe-europe = Europa
waiting-fair = Sorteos justos
waiting-fair-text = El servidor ya ha fijado su secreto; esta es su huella. Tu navegador añade su propio azar cuando te sientas. Al acabar la partida, cualquiera puede comprobar cada sorteo.
waiting-close = Cerrar la mesa
waiting-share-text = Ven a jugar a { $game } conmigo.
waiting-announce-sat = { $name } se ha sentado.
waiting-announce-left = { $name } se ha ido.
waiting-table-gone = Esta mesa se ha cerrado.
waiting-removed-you = El anfitrión ha liberado tu asiento.
waiting-table-expired = Nadie vino en demasiado tiempo, así que esta mesa se ha cerrado.
waiting-rated = Puntuación
waiting-rated-yes = cuenta
waiting-rated-no = no cuenta
waiting-colour = Tu color
waiting-colour-taken = { $name } ha elegido este color.
