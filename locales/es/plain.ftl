# La mesa en HTML sencillo: para lectores de pantalla, conexiones lentas y quien prefiera leer.

plain-now = { $plate }: { $title }
plain-deeds = Qué puedes hacer
plain-news = Novedades
plain-turn = Turno { $turn }:
plain-log-all = Mostrar las { $count } líneas
plain-log-less = Mostrar solo lo último

# Paris Connection
pc-plain-near = { $steps ->
    [1] justo
   *[other] { $steps } casillas
} al { $wind ->
    [n] norte
    [ne] noreste
    [e] este
    [se] sureste
    [s] sur
    [sw] suroeste
    [w] oeste
   *[nw] noroeste
} de { $place }
pc-plain-at = { $name }, { $where }
pc-plain-build = Construir
pc-plain-building = Construyes la { $company }: { $count } de { $most } colocadas.
pc-plain-company = Compañía
pc-plain-company-note = valor { $value }, { $supply } en la reserva
pc-plain-place = { $count ->
    [one] Adónde puede ir la { $company }: un lugar
   *[other] Adónde puede ir la { $company }: { $count } lugares
}
pc-plain-choose-place = Elige un lugar
pc-plain-ending = { $place }, acaba la partida
pc-plain-cities = Ciudades
pc-plain-stations = Casillas de salida
pc-plain-rural = Campo
pc-plain-change = { $what }: { $before }, después { $after }
pc-plain-ask = Pregunta por un lugar
pc-plain-may = La { $company } puede construir aquí. { $then }
pc-plain-free = Aquí no hay nadie.
pc-plain-beside = Al lado: { $places }.
pc-plain-barrier = { $place } (tras una barrera)
pc-plain-network = Red de la { $company }
pc-plain-from = Sale de { $station }.
pc-plain-towns = Ciudades: { $places }.
pc-plain-fields = Campo: { $places }.
pc-plain-all-cities = Las { $count } ciudades
pc-plain-city = Ciudad
pc-plain-points = Puntos
pc-plain-there = Compañía
pc-plain-nobody = libre
pc-plain-barriers = Las { $count } barreras
pc-plain-between = Entre { $a } y { $b }
pc-plain-yours = Tú tienes
pc-plain-shares = Acciones
pc-plain-hand-of = { $name }: la mano
pc-plain-sum = { $count } { $company } a { $value }: { $points }
pc-plain-penalty = { $over ->
    [one] una acción sobre el límite: { $penalty }
   *[other] { $over } acciones sobre el límite: { $penalty }
}

# Ticket to Ride
ttr-plain-claimed = { $points ->
    [one] { $name } ocupó { $route } con { $cards }: un punto
   *[other] { $name } ocupó { $route } con { $cards }: { $points } puntos
}
ttr-plain-built = { $name } construyó una estación en { $city } con { $cards }
ttr-plain-take = Tomar cartas de tren
ttr-plain-claim = Ocupar una ruta
ttr-plain-which = { $count ->
    [one] Puedes ocupar una ruta
   *[other] Puedes ocupar { $count } rutas
}
ttr-plain-choose = Elige una ruta
ttr-plain-points = { $points ->
    [one] Un punto
   *[other] { $points } puntos
}
ttr-plain-tickets = Tomar billetes
ttr-plain-draw-tickets = { $count ->
    [one] Robar un billete
   *[other] Robar { $count } billetes
}
ttr-plain-station = Construir una estación
ttr-plain-station-first = Guarda primero la estación.
ttr-plain-choose-city = Elige una ciudad
ttr-plain-ticket = { $from } a { $to }, { $points } puntos{ $long ->
    [1] , billete largo
   *[0] {""}
}
ttr-plain-way = Camino que falta: { $routes }
ttr-plain-free = libre
ttr-plain-sets = Rutas
ttr-plain-all = todas las rutas
ttr-plain-all-free = todas las rutas libres
ttr-plain-ask = Mira las rutas de una ciudad o de un jugador
ttr-plain-choose-set = Elige una ciudad o un jugador
ttr-plain-found = { $count ->
    [0] Ninguna ruta.
    [one] Una ruta.
   *[other] { $count } rutas.
}
ttr-plain-no-station = Aquí no hay estación.
ttr-plain-route = Ruta
ttr-plain-state = Estado
ttr-plain-claim-this = Ocupar
ttr-plain-discards = Descartes: { $cards }.
ttr-plain-trains = Vagones
ttr-plain-stations = Estaciones
ttr-plain-station-at = { $name } tiene una estación en { $city }.
ttr-plain-path = { $spaces ->
    [0] sin camino
    [one] camino más largo: una casilla
   *[other] camino más largo: { $spaces } casillas
}
