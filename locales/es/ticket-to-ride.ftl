# Why an action of Ticket to Ride is not allowed
problem-NO_CARD = Aquí no hay carta que robar.
problem-LOCOMOTIVE_SECOND = Una locomotora descubierta no puede ser la segunda carta.
problem-NO_TICKETS = No quedan billetes.
problem-NOT_OFFERED = Estos billetes no se ofrecen.
problem-TOO_FEW_KEPT = Quédate al menos con { $number ->
    [one] un billete
   *[other] { $number } billetes
  }.
problem-TAKEN = El asiento { $seat } tiene esta ruta.
problem-DOUBLE_CLOSED = Con tan pocos jugadores, la segunda ruta de una doble queda cerrada.
problem-DOUBLE_OWN = Tienes la otra ruta de esta doble.
problem-TOO_FEW_TRAINS = Solo te { $number ->
    [one] queda un vagón
   *[other] quedan { $number } vagones
  }.
problem-TOO_FEW_CARDS = Tienes muy pocas cartas de este color.
problem-TOO_FEW_LOCOMOTIVES = Tienes muy pocas locomotoras.
problem-WRONG_COLOUR = Estas cartas no son del color que se pide.
problem-WRONG_NUMBER = No es el número de cartas que se pide.
problem-NO_STATION_LEFT = No te quedan estaciones.
problem-CITY_TAKEN = El asiento { $seat } tiene una estación en esta ciudad.
problem-CAN_MOVE = Solo puedes pasar si no puedes robar, ni ocupar una ruta, ni coger billetes.
problem-MAP_DOUBLE = { $file }, { $entry }: «{ $id }» no son dos rutas entre las mismas ciudades.
problem-MAP_NOT_CONNECTED = { $file }, { $entry }: ninguna ruta lleva a «{ $id }».

# The map
ttr-map = Mapa
ttr-map-routes = Rutas
ttr-map-cities = Ciudades
ttr-map-zoom-in = Acercar
ttr-map-zoom-out = Alejar
ttr-map-fit = Mapa entero
ttr-map-overview = Mapa entero
ttr-map-which = ¿Cuál de estas?

# La mesa: nombres
ttr-name = ¡Aventureros al Tren! Europa
ttr-cards-red = { $count ->
    [one] 1 roja
   *[other] { $count } rojas
  }
ttr-cards-blue = { $count ->
    [one] 1 azul
   *[other] { $count } azules
  }
ttr-cards-green = { $count ->
    [one] 1 verde
   *[other] { $count } verdes
  }
ttr-cards-yellow = { $count ->
    [one] 1 amarilla
   *[other] { $count } amarillas
  }
ttr-cards-black = { $count ->
    [one] 1 negra
   *[other] { $count } negras
  }
ttr-cards-white = { $count ->
    [one] 1 blanca
   *[other] { $count } blancas
  }
ttr-cards-orange = { $count ->
    [one] 1 naranja
   *[other] { $count } naranjas
  }
ttr-cards-pink = { $count ->
    [one] 1 rosa
   *[other] { $count } rosas
  }
ttr-cards-locomotive = { $count ->
    [one] 1 locomotora
   *[other] { $count } locomotoras
  }

# El cartel
ttr-now-turn = ¿Qué vas a hacer?
ttr-now-turn-help = Toma cartas o billetes, ocupa una ruta o pon una estación.
ttr-now-turn-last = Es tu último turno.
ttr-now-second = Toma una segunda carta
ttr-now-second-help = De la fila o del mazo; ninguna locomotora descubierta.
ttr-now-first = Elige tus billetes
ttr-now-first-help = Quédate al menos con { $least }. Los demás salen del juego sin verse.
ttr-now-first-others = Todos eligen billetes
ttr-now-missing = { $count ->
    [one] Falta por elegir { $names }.
   *[other] Faltan por elegir { $names }.
  }
ttr-now-choice = ¿Con qué billetes te quedas?
ttr-now-choice-help = Al menos { $least }. Los demás van bajo el mazo.
ttr-now-claim = ¿Ocupar { $route }?
ttr-now-claim-help = Elige con qué pagar.
ttr-now-claim-tunnel = Elige con qué pagar. El [túnel](ttr-tunnel) puede pedir más.
ttr-now-claims = ¿Qué ruta?
ttr-now-claims-help = { $count ->
    [one] Una ruta es posible: en el mapa o en la lista.
   *[other] { $count } rutas son posibles: en el mapa o en la lista.
  }
ttr-now-station = ¿Dónde va la estación?
ttr-now-station-help = { $cost ->
    [one] Elige una ciudad. Cuesta una carta.
   *[other] Elige una ciudad. Cuesta { $cost } cartas de un color.
  }
ttr-now-site = ¿Una estación en { $city }?
ttr-now-tunnel = { $due ->
    [one] El túnel pide una carta más
   *[other] El túnel pide { $due } cartas más
  }
ttr-now-tunnel-help = Paga o recupera tus cartas; entonces acaba tu turno.
ttr-now-tunnel-poor = No puedes pagarlo: recupera tus cartas.
ttr-now-pass = Solo puedes pasar
ttr-now-pass-help = No hay carta, ruta ni billete posible.
ttr-now-other-turn = Tiene el turno
ttr-now-other-second = Toma una segunda carta
ttr-now-other-choice = Elige billetes
ttr-now-other-tunnel = { $due ->
    [one] Túnel { $route }: ¿una carta más?
   *[other] Túnel { $route }: ¿{ $due } cartas más?
  }
ttr-now-won = { $total ->
    [one] { $name } gana con un punto
   *[other] { $name } gana con { $total } puntos
  }
ttr-now-shared = { $total ->
    [one] { $names } comparten la victoria con un punto
   *[other] { $names } comparten la victoria con { $total } puntos
  }
ttr-plate-choose = Salida
ttr-over = Fin del viaje
ttr-last = { $turns ->
    [one] Última ronda: este es el último turno
   *[other] Última ronda: quedan { $turns } turnos
  }
ttr-last-short = { $turns ->
    [one] Último turno
   *[other] Quedan { $turns } turnos
  }
ttr-act-claim = Ocupar
ttr-act-tickets = Billetes
ttr-act-station = Estación
ttr-act-pass = Pasar

# Cartas, jugadores, billetes
ttr-cards = Cartas
ttr-face-up = Descubiertas
ttr-deck-note = mazo { $deck }, descartes { $discards }, billetes { $tickets }
ttr-row-card = Lugar { $place }: { $cards }
ttr-row-card-helps = Lugar { $place }: { $cards }, marcada: ayuda a un billete
ttr-needed = Hacen falta
ttr-needed-any = { $count } de cualquier color
ttr-unseen = No vistas
ttr-row-tip = { $cards }, tecla { $place }
ttr-row-gap = Lugar { $place }: sin carta
ttr-deck-draw = Robar del mazo, quedan { $count }
ttr-deck-tip = Una carta a ciegas, tecla D: { $count } en el mazo
ttr-hand = Tu mano
ttr-hand-count = { $count ->
    [one] una carta
   *[other] { $count } cartas
  }
ttr-hand-empty = Sin cartas
ttr-watching-hands = Manos y billetes quedan ocultos hasta el final.
ttr-trains-left = { $count ->
    [one] queda un vagón
   *[other] quedan { $count } vagones
  }
ttr-stations-left = { $count ->
    [one] queda una estación
   *[other] quedan { $count } estaciones
  }
ttr-players-note = última ronda con { $trains } vagones o menos
ttr-player = Jugador
ttr-column-trains = Vagones que quedan
ttr-column-cards = Cartas
ttr-column-tickets = Billetes
ttr-column-stations = Estaciones que quedan
ttr-column-points = Puntos
ttr-has-chosen = ha elegido
ttr-not-chosen = elige
ttr-at-least = tiene al menos
ttr-memory-show = Lo que deben tener
ttr-memory-hide = Ocultar lo que deben tener
ttr-tickets = Tus billetes
ttr-tickets-note = { $done } hechos, { $open } abiertos
ttr-tickets-none = Aún no tienes billetes.
ttr-ticket-done = hecho
ttr-ticket-missed = perdido
ttr-ticket-station = hecho con estación
ttr-ticket-no-way = sin camino
ttr-ticket-missing = { $trains ->
    [one] falta 1 vagón
   *[other] faltan { $trains } vagones
  }
ttr-ticket-label = De { $from } a { $to }, { $points } puntos: { $note }
ttr-ways-show = Mostrar lo que falta
ttr-ways-hide = Ocultar lo que falta
ttr-choose-note = quédate al menos con { $least }
ttr-choose-none = Señala un billete para ver sus ciudades en el mapa.
ttr-choose-away = { $count ->
    [one] Uno sale del juego.
   *[other] { $count } salen del juego.
  }
ttr-choose-back = { $count ->
    [one] Uno va bajo el mazo.
   *[other] { $count } van bajo el mazo.
  }
ttr-choose-more = { $count ->
    [one] Elige uno más
   *[other] Elige { $count } más
  }
ttr-choose-keep = { $count ->
    [one] Quedarme con un billete
   *[other] Quedarme con { $count } billetes
  }

# Rutas, pagos, túneles
ttr-route = { $length ->
    [one] { $kind }, una casilla, { $points } punto
   *[other] { $kind }, { $length } casillas, { $points } puntos
  }
ttr-kind-track = ruta, { $colour }
ttr-kind-tunnel = túnel, { $colour }
ttr-kind-ferry = ferri, { $colour }
ttr-route-ferry = { $count ->
    [one] Exige una locomotora.
   *[other] Exige { $count } locomotoras.
  }
ttr-route-owner = Es de { $name }.
named-TAKEN = Esta ruta es de { $name }.
named-CITY_TAKEN = Aquí hay una estación de { $name }.
ttr-city-station = Estación de { $name }.
ttr-city-ticket = Tu billete { $ticket }: { $points }.
ttr-station-in = Estación en { $city }
ttr-list-note = { $count ->
    [one] una posible
   *[other] { $count } posibles
  }
ttr-list-none = Ahora no puedes pagar ninguna ruta.
ttr-pay = Con qué pagar
ttr-pay-spare = { $count ->
    [one] luego hasta 1 más
   *[other] luego { $count ->
        [0] ninguna más
       *[other] hasta { $count } más
      }
  }
ttr-pay-all = Las { $count } formas
ttr-pay-few = Las mejores de { $count }
ttr-pay-go = Pagar { $cards }
ttr-pay-lay = Poner { $cards }
ttr-odds-title = Se descubren tres cartas. Con { $cards } pagas
ttr-odds-more = { $more ->
    [0] nada más
   *[other] { $more } más
  }
ttr-odds-enough = { $spare ->
    [0] No te queda nada para más
    [one] Te queda una para más
   *[other] Te quedan { $spare } para más
  }: basta en el { $chance }.
ttr-chance = { $percent } %
ttr-chance-under = menos del 1 %
ttr-chance-over = más del 99 %
ttr-tunnel-title = Túnel { $route }
ttr-tunnel-lays = { $name } pone { $cards }.
ttr-tunnel-no-cards = No queda ninguna carta que descubrir.
ttr-tunnel-due = { $due ->
    [0] Nada más que pagar
    [one] Una carta más
   *[other] { $due } cartas más
  }
ttr-tunnel-waits = { $name } decide.
ttr-tunnel-pay = Pagar { $cards }
ttr-tunnel-pay-none = Pagar { $due } más
ttr-tunnel-decline = Recuperar

# El registro; $name, $route, $cards y $drawn se dibujan
ttr-log-starts = { $name } empieza.
ttr-log-chosen = Todos han elegido sus billetes.
ttr-log-redealt = Demasiadas locomotoras: se reparte otra fila.
ttr-log-shuffled = Los descartes forman el mazo.
ttr-log-last-round = A { $name } casi no le quedan vagones: empieza la última ronda.
ttr-log-drew = { $name } tomó { $cards }
ttr-log-blind = { $count ->
    [one] una carta a ciegas
   *[other] { $count } cartas a ciegas
  }
ttr-log-and-blind = { $count ->
    [one] y una a ciegas
   *[other] y { $count } a ciegas
  }
ttr-log-blind-mine = (a ciegas)
ttr-log-claimed = { $name } ocupó { $route } { $cards }
ttr-log-trying = { $due ->
    [one] { $name } ante el túnel { $route }: una más
   *[other] { $name } ante el túnel { $route }: { $due } más
  }
ttr-log-declined = { $due ->
    [one] { $name } renunció al túnel { $route }: pedía una más
   *[other] { $name } renunció al túnel { $route }: pedía { $due } más
  }
ttr-log-station = { $name } construyó una estación en { $city } { $cards }
ttr-log-tickets = { $count ->
    [one] { $name } robó un billete
   *[other] { $name } robó { $count } billetes
  }
ttr-log-kept = { $name } robó { $drawn } billetes y se quedó con { $kept }
ttr-log-passed = { $name } pasó

# Lo mismo en palabras, para quien escucha
ttr-say-your-turn = Es tu turno.
ttr-say-turn = Juega { $name }.
ttr-say-took = { $name } toma { $cards }.
ttr-say-blind = { $name } roba una carta a ciegas.
ttr-say-drew = Has robado { $cards }.
ttr-say-filled = El lugar { $place } es ahora { $cards }.
ttr-say-claimed = { $points ->
    [one] { $name } ocupa { $route }, un punto.
   *[other] { $name } ocupa { $route }, { $points } puntos.
  }
ttr-say-tried = { $name } intenta el túnel { $route } con { $cards }.
ttr-say-turned = { $costs ->
    [1] Sale { $cards }, una más que pagar.
   *[other] Sale { $cards }.
  }
ttr-say-asks = { $due ->
    [one] Hay que pagar una carta más.
   *[other] Hay que pagar { $due } cartas más.
  }
ttr-say-paid = { $name } paga { $cards } más.
ttr-say-declined = { $name } renuncia al túnel { $route }.
ttr-say-station = { $name } construye una estación en { $city }.
ttr-say-tickets = { $count ->
    [one] { $name } roba un billete.
   *[other] { $name } roba { $count } billetes.
  }
ttr-say-kept = { $count ->
    [one] { $name } se queda con un billete.
   *[other] { $name } se queda con { $count } billetes.
  }
ttr-say-chosen = { $name } ha elegido.
ttr-say-passed = { $name } pasa.
ttr-say-pays = { $count ->
    [one] Una forma de pagar.
   *[other] { $count } formas de pagar.
  }

# El final
ttr-end-title = Puntuación final
ttr-end-reason-last_round = Se jugó la última ronda.
ttr-end-reason-all_passed = Todos pasaron seguidos.
ttr-end-reason-too_long = La partida llegó al límite de turnos.
ttr-end-routes = Rutas
ttr-end-tickets = Billetes
ttr-end-missed = Perdidos
ttr-end-stations = Estaciones
ttr-end-express = Expreso
ttr-end-total = Total
ttr-end-rank = Puesto
ttr-end-winner = Victoria
ttr-end-winners = Victoria compartida
ttr-end-open = Puntuación
ttr-tickets-all = Billetes y manos
ttr-end-open-hands = todo está descubierto
ttr-end-no-tickets = Sin billetes
ttr-end-borrowed = tomó prestada { $route }
ttr-end-hand = Quedan en la mano
ttr-end-hand-empty = nada
ttr-plate-tickets = Billetes: { $done } y { $missed }
ttr-plate-express = { $spaces ->
    [one] European Express: una casilla
   *[other] European Express: { $spaces } casillas
  }
ttr-plate-path = De { $from } a { $to }
ttr-plate-no-express = Nadie tiene rutas

# Teclas
ttr-help-row = tomar una carta de la fila
ttr-help-deck = robar del mazo
ttr-help-claim = lista de rutas posibles
ttr-help-tickets = tomar billetes
ttr-help-station = construir una estación
ttr-help-ways = mostrar lo que falta
ttr-help-arrows = moverse por el mapa
ttr-help-enter = elegir o confirmar
ttr-help-next = a la siguiente mesa que te espera
ttr-help-escape = cerrar lo abierto
ttr-help-help = esta lista
ttr-help-touch = En pantalla táctil: toca una ruta para ver lo que cuesta, un billete para ver sus ciudades. Mantén pulsado algo para leer qué es.
