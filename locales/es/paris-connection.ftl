# Paris Connection. En problem-* el argumento $company es el id de una compañía, porque el servidor también dice
# estas frases; en lo demás $company y $Company son su nombre dentro y al principio de una frase, en femenino.

pc-name = Paris Connection
company-red = Roja
company-red-mid = roja
company-blue = Azul
company-blue-mid = azul
company-yellow = Amarilla
company-yellow-mid = amarilla
company-purple = Morada
company-purple-mid = morada
company-black = Negra
company-black-mid = negra
company-brown = Marrón
company-brown-mid = marrón

problem-WRONG_PHASE = Termina primero lo que has empezado.
problem-OTHER_COMPANY = En este turno construyes la compañía { $company ->
    [red] roja
    [blue] azul
    [yellow] amarilla
    [purple] morada
    [black] negra
    [brown] marrón
   *[other] { $company }
}.
problem-NO_SUPPLY = La compañía { $company ->
    [red] roja
    [blue] azul
    [yellow] amarilla
    [purple] morada
    [black] negra
    [brown] marrón
   *[other] { $company }
} no tiene nada en la reserva.
problem-HEX_CLOSED = Aquí no se construye nunca.
problem-HEX_FULL = Esta casilla está llena.
problem-OWN_THERE = La compañía { $company ->
    [red] roja
    [blue] azul
    [yellow] amarilla
    [purple] morada
    [black] negra
    [brown] marrón
   *[other] { $company }
} ya está aquí.
problem-NOT_ADJACENT = La compañía { $company ->
    [red] roja
    [blue] azul
    [yellow] amarilla
    [purple] morada
    [black] negra
    [brown] marrón
   *[other] { $company }
} no llega a esta casilla.
problem-BARRIER = Una barrera cierra el paso.
problem-CUTS_OFF = Esto dejaría a la compañía { $company ->
    [red] roja
    [blue] azul
    [yellow] amarilla
    [purple] morada
    [black] negra
    [brown] marrón
   *[other] { $company }
} sin acceso a la última ciudad libre que puede alcanzar.
problem-FIVE_PLACED = Cinco locomotoras es el máximo por turno.
problem-GAME_ENDING = La partida acaba con este turno: no se coloca nada más.
problem-NOWHERE = La compañía { $company ->
    [red] roja
    [blue] azul
    [yellow] amarilla
    [purple] morada
    [black] negra
    [brown] marrón
   *[other] { $company }
} no tiene dónde construir.
problem-NOT_HELD = No tienes ninguna acción de la compañía { $company ->
    [red] roja
    [blue] azul
    [yellow] amarilla
    [purple] morada
    [black] negra
    [brown] marrón
   *[other] { $company }
}.
problem-SAME_COMPANY = Toma de una compañía distinta de la que entregas.
problem-ONLY_ONE_LEFT = A la compañía { $company ->
    [red] roja
    [blue] azul
    [yellow] amarilla
    [purple] morada
    [black] negra
    [brown] marrón
   *[other] { $company }
} solo le queda una en la reserva.
problem-NOTHING_PLACED = Coloca antes al menos una locomotora.

# el rótulo
pc-now-choose = Construye o cambia
pc-now-choose-help = Elige una compañía para construir, o cambia una acción.
pc-now-chosen = Construye la { $company }
pc-now-chosen-help = Coloca de una a cinco locomotoras, una tras otra.
pc-now-built = Construye la { $company }, { $count ->
    [1] una colocada
    [2] dos colocadas
    [3] tres colocadas
    [4] cuatro colocadas
    [5] cinco colocadas
   *[other] { $count } colocadas
}
pc-now-built-help = Coloca otra o termina.
pc-now-full-help = Era la quinta. Termina tu turno o deshaz una.
pc-now-stuck-help = No cabe ninguna más. Termina tu turno.
pc-now-ending-help = Si terminas, acaba la partida.
pc-now-trade = Cambia una acción
pc-now-trade-help = Entrega una y toma una o dos de otra compañía.
pc-now-other-choosing = Le toca a { $name }
pc-now-other-building = { $name } construye la { $company }, { $count ->
    [1] una colocada
    [2] dos colocadas
    [3] tres colocadas
    [4] cuatro colocadas
    [5] cinco colocadas
   *[other] { $count } colocadas
}
pc-now-won = { $name } gana con { $total ->
    [one] un punto
   *[other] { $total } puntos
}
pc-now-shared = { $names } comparten la victoria con { $total ->
    [one] un punto
   *[other] { $total } puntos
}
pc-finish = Terminar
pc-finish-with = Terminar con { $count ->
    [1] una
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
   *[other] { $count }
}
pc-finish-ends = Acabar la partida
pc-trade = Cambiar

# compañías
pc-companies = Compañías
pc-companies-note = { $placed } de { $all } construidas
pc-company = Compañía
pc-supply = Reserva
pc-held-others = Los demás
pc-held-all = En manos
pc-held-others-tip = Acciones de la { $company } en manos de todos los demás juntos
pc-held-all-tip = Acciones de la { $company } en todas las manos juntas
pc-value = Valor
pc-supply-left = { $count ->
    [one] queda 1
   *[other] quedan { $count }
}
pc-company-choose = Construir la { $company }
pc-company-row = { $Company }: valor { $value }, { $supply } en la reserva, { $held } en manos de los demás
pc-company-row-all = { $Company }: valor { $value }, { $supply } en la reserva, { $held } en manos

# tras la pantalla
pc-screen = Tras tu pantalla
pc-screen-note = solo lo ves tú
pc-shares-of-limit = { $count } de { $limit } acciones
pc-worth = valen { $worth } ahora
pc-worth-penalty = valen { $worth } ahora, menos { $penalty } de penalización
pc-penalty = cada acción por encima de { $limit } cuesta { $penalty }
pc-over-limit = { $over ->
    [one] una acción de más: { $points } puntos menos
   *[other] { $over } acciones de más: { $points } puntos menos
}
pc-your-shares = Tienes { $count } de { $limit }
pc-hand-of = { $count } de la { $company }
pc-watching-hands = Las manos quedan ocultas hasta el final.
pc-watching-limit = { $limit } acciones son libres; cada una de más cuesta { $penalty }.

# marcador
pc-track = Marcador
pc-track-note = valor de una acción
pc-track-company = { $Company } desde { $station }: { $value }

# casillas
pc-points = { $points ->
    [0] sin puntos
    [one] 1 punto
   *[other] { $points } puntos
}
pc-hex-points = { $name }, { $points ->
    [0] sin puntos
    [one] 1 punto
   *[other] { $points } puntos
}
pc-hex-rural = Campo { $id }
pc-hex-able = Aquí puede construir: { $companies }.
pc-hex-start = { $name }, inicio de la { $company }
pc-hex-ends = Quien construya aquí acaba la partida.
pc-hex-rises = La { $company } sube de { $from } a { $to }.
pc-hex-stays = La { $company } se queda en { $from }.
pc-hex-with = Aquí está: { $companies }.
pc-hex-many = Varias compañías pueden construir aquí. Elige una.
pc-hex-nobody = Ninguna compañía puede construir aquí ahora.
pc-lay = Construir aquí
pc-lay-for = Construir aquí la { $company }

# cambiar
pc-trade-title = Cambiar
pc-trade-give = Entrega una
pc-trade-take = Toma
pc-trade-one = una
pc-trade-two = dos
pc-trade-count = Cuántas
pc-trade-choose-give = Elige la acción que devuelves.
pc-trade-choose-take = Elige la compañía que tomas.
pc-trade-go = Entregar 1 { $give }, tomar { $count ->
    [one] 1 { $take }
   *[other] { $count } de la { $take }
}
pc-trade-hand = Tu mano
pc-trade-worth = Valor ahora
pc-trade-supply = Reserva de la { $company }
pc-trade-penalty = Penalización
pc-trade-from-to = de { $from } a { $to }
pc-trade-in-supply = { $count ->
    [one] queda 1
   *[other] quedan { $count }
}
pc-trade-held = tienes { $count }

# preguntar antes
pc-ends-title = Esto acaba la partida
pc-ends-place = Con una locomotora aquí, la partida acaba cuando termines tu turno. Se enseñan y se cuentan todas las manos.
pc-ends-trade = Tras este cambio solo quedan locomotoras en una reserva: la partida acaba y se cuentan todas las manos.
pc-ends-finish = Si terminas ahora, la partida acaba. Se enseñan y se cuentan todas las manos.
pc-ends-yes-place = Construir aquí
pc-ends-yes-trade = Cambiar y acabar
pc-ends-yes-finish = Terminar y acabar
pc-ends-no = Aún no

# registro; $company, $give y $take son fichas
pc-log-building = { $name } construye { $company }: { $count ->
    [one] 1 colocada
   *[other] { $count } colocadas
}
pc-log-built = { $name } construyó { $count } { $company }
pc-log-value = valor { $value }
pc-log-traded = { $name } cambió 1 { $give } por { $count } { $take }
pc-log-stations = Las compañías sortearon su estación.
pc-log-dealt = Cada jugador sacó { $count } acciones.
pc-log-starts = Empieza { $name }.

# lo mismo en palabras, para quien escucha
pc-say-your-turn = Es tu turno.
pc-say-turn = Le toca a { $name }.
pc-say-placed = { $name } coloca la { $company } en { $hex }. La { $company } vale { $value }.
pc-say-placed-rural = { $name } coloca la { $company } en el campo.
pc-say-built = { $name } termina de construir la { $company }, que vale { $value }.
pc-say-traded = { $name } cambió una acción de la { $give } por { $count } de la { $take }.
pc-say-back = { $name } ha deshecho una colocación.
pc-say-chosen = Construyes la { $company }. { $count ->
    [one] Hay una casilla posible.
   *[other] Hay { $count } casillas posibles.
}

# final
pc-end-title = Resultado final
pc-end-reason-end_hex = Se ha llegado a { $hex }.
pc-end-reason-one_supply = Solo quedan locomotoras en una reserva.
pc-end-reason-turn_limit = Todos han jugado todos sus turnos.
pc-end-winner = Gana
pc-end-winners = Victoria compartida
pc-end-penalty = Penalización
pc-end-total = Total
pc-end-rank = Puesto
pc-end-player = Jugador
pc-end-sum = { $count } × { $value } = { $points }
pc-end-value = valor { $value }
pc-end-over = { $over } de más
pc-end-close = Ver el mapa
pc-end-open = Resultado final
pc-end-none = ninguna

# leyenda
pc-key = Leyenda
pc-key-end = { $points }, acaba la partida
pc-key-rural = dos compañías
pc-key-barrier = barrera

# el mapa y sus botones
pc-board = Mapa de Francia
pc-zoom-in = Acercar
pc-zoom-out = Alejar
pc-fit = Mapa entero
pc-overview = Mapa entero
