# Why an action of Ticket to Ride is not allowed (the game is not playable yet)
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
