# Paris Connection. En problem-* el argumento $company es el id de una compañía, porque el servidor también dice
# estas frases; en lo demás $company y $Company son su nombre dentro y al principio de una frase, en femenino.

pc-name = Paris Connection
company-red = Roja
company-red-mid = roja
company-red-many = rojas
company-blue = Azul
company-blue-mid = azul
company-blue-many = azules
company-yellow = Amarilla
company-yellow-mid = amarilla
company-yellow-many = amarillas
company-purple = Morada
company-purple-mid = morada
company-purple-many = moradas
company-black = Negra
company-black-mid = negra
company-black-many = negras
company-brown = Marrón
company-brown-mid = marrón
company-brown-many = marrones

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
pc-now-choose-help = Elige una compañía para construir, o cambia una [acción](pc-share).
pc-now-chosen = Construye la { $company }
pc-now-chosen-help = Coloca de una a cinco locomotoras, una tras otra.
pc-now-built-help = Coloca otra o termina.
pc-now-full-help = Era la quinta. Termina tu turno o deshaz una.
pc-now-stuck-help = No cabe ninguna más. Termina tu turno.
pc-now-ending-help = Si terminas, acaba la partida.
pc-now-trade = Cambia una acción
pc-now-trade-help = Entrega una y toma una o dos de otra compañía.
pc-now-other-choosing = Está pensando
pc-now-other-building = Construye la { $company }
pc-now-won = { $name } gana con { $total ->
    [one] un punto
   *[other] { $total } puntos
}
pc-now-shared = { $names } comparten la victoria con { $total ->
    [one] un punto
   *[other] { $total } puntos
}
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
pc-company-row = { $Company }: valor { $value }, { $supply } en la reserva, { $held } en manos de los demás
pc-company-row-all = { $Company }: valor { $value }, { $supply } en la reserva, { $held } en manos

# tras la pantalla
pc-screen = Tras tu pantalla
pc-screen-note = solo lo ves tú
pc-shares-of-limit = { $count } de { $limit } acciones
pc-shares-change = { $before } → { $count } de { $limit } acciones
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
pc-watching-limit = Hasta { $limit } acciones no cuestan nada; cada una de más cuesta { $penalty }.

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
pc-hex-able = Posible aquí: { $companies }.
pc-hex-start = Salida de la { $company }.
pc-hex-ends = Quien construya aquí acaba la partida.
pc-hex-rises = La { $company } sube de { $from } a { $to }.
pc-hex-stays = La { $company } se queda en { $from }.
pc-hex-with = Aquí: { $companies }.
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
pc-trade-go = Dar 1 { $give }, tomar { $count } { $take }
pc-trade-worth = Valor ahora
pc-trade-supply = Reserva de la { $company }
pc-trade-penalty = Penalización
pc-trade-in-supply = { $count ->
    [one] queda 1
   *[other] quedan { $count }
}
pc-trade-held = tienes { $count }

# preguntar antes
pc-ends-title = Esto acaba la partida
pc-ends-place = Con una locomotora aquí, la partida acaba cuando termines tu turno. Se enseñan y se cuentan todas las manos.
pc-ends-trade = Tras este cambio solo quedan locomotoras en una reserva: la partida acaba y se cuentan todas las manos.
pc-ends-yes-place = Construir aquí
pc-ends-yes-trade = Cambiar y acabar
pc-ends-no = Aún no

# registro; $company, $give y $take son fichas
pc-log-building = { $name } construye { $company }: { $count ->
    [one] 1 colocada
   *[other] { $count } colocadas
}
pc-log-built = { $name } construyó { $count } { $company }
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
pc-say-traded = { $name } cambió una acción { $give } por { $count } { $take }.
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
pc-end-over = { $over } de más
pc-end-open = Resultado final

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

# las reglas, numeradas como en los archivos de reglas del juego
rules-pc-r1 = Material y comienzo
rules-pc-r2 = El turno
rules-pc-r3 = Final y recuento
rules-pc-r4 = Decidido aquí
rules-pc-table = Según el número de jugadores
rules-pc-players = Jugadores
rules-pc-first = Primeras acciones
rules-pc-limit = Acciones sin penalización
rules-pc-r1-1 = Hay seis compañías: roja, azul, amarilla, morada, negra y marrón. Cada una tiene 33 locomotoras.
rules-pc-r1-2 = El tablero es un mapa de Francia en casillas hexagonales. La torre Eiffel está cerrada. A su alrededor hay seis casillas de salida, las grandes estaciones. Las casillas verdes son campo. Las ciudades valen 1 (beis), 2 (morado), 3 (rojo) o 4 (azul); solo Marsella es azul.
rules-pc-r1-3 = Una locomotora de cada compañía va a una casilla de salida, por sorteo. Allí no se coloca nunca nada más.
rules-pc-r1-4 = Una locomotora de cada compañía está en el marcador, junto al símbolo de su casilla de salida. Todas empiezan con valor 0; no hay valor máximo y puede haber compañías empatadas.
rules-pc-r1-5 = Las otras 31 de cada compañía van a una bolsa. Cada jugador saca sus primeras acciones sin que los demás las vean. Una acción es una locomotora: en el mapa es vía y en la mano es acción.
rules-pc-r1-6 = Lo que queda se reparte en seis reservas a la vista. Así todos pueden calcular cuántas acciones de una compañía tienen todos juntos, pero no quién tiene cuáles.
rules-pc-r1-7 = El jugador inicial se sortea y se muestra. Se juega en el sentido de las agujas del reloj.
rules-pc-r2-1 = En tu turno construyes o cambias. No se puede pasar.
rules-pc-r2-2 = Construir: toma de una a cinco locomotoras de una sola compañía de su reserva y colócalas una tras otra. No hace falta decir antes cuántas.
rules-pc-r2-3 = Cada una debe quedar junto a una locomotora de la misma compañía que ya esté en el mapa. Se puede ramificar.
rules-pc-r2-4 = Un lado con una barrera roja y blanca no se puede cruzar. En la casilla se puede entrar por otro lado.
rules-pc-r2-5 = En una ciudad cabe una locomotora. En el campo caben dos, de compañías distintas. Nunca dos de la misma compañía en una casilla.
rules-pc-r2-6 = No se puede aislar: no puedes colocar donde una compañía que aún no ha llegado a ninguna ciudad ya no pudiera alcanzar ninguna libre. Se avanza por casillas en las que esa compañía aún puede entrar; no importa cuántas locomotoras le queden. Una compañía que ya ha llegado a una ciudad sí puede quedar encerrada. Si dos de esas compañías dependen de una última ciudad, ninguna puede tomarla.
rules-pc-r2-7 = Cada ciudad suma su valor a la compañía que llega a ella, al instante.
rules-pc-r2-8 = Cambiar: devuelve una acción a su reserva y toma una o dos acciones de otra compañía. Dos, solo si su reserva tiene al menos dos. El cambio es público.
rules-pc-r2-9 = Sin penalización puedes tener 20, 15, 12 o 10 acciones con 3, 4, 5 o 6 jugadores. Pasarse está permitido; cuesta al final.
rules-pc-r3-1 = La partida acaba cuando se coloca una locomotora en Marsella. Sus 4 puntos cuentan.
rules-pc-r3-2 = También acaba cuando solo una reserva tiene locomotoras. Una colocación que acaba la partida es la última del turno; puedes deshacerla hasta que termines el turno.
rules-pc-r3-3 = Se enseñan todas las manos. Cada acción vale lo que su compañía. Cada acción por encima del límite cuesta 20 puntos, contando toda la mano.
rules-pc-r3-4 = Gana quien tiene más puntos. Un empate es una victoria compartida.
rules-pc-r4-1 = Nadie se queda atascado: mientras dos reservas tengan locomotoras, siempre hay un cambio posible.
rules-pc-r4-2 = Una mesa puede tener un límite de turnos, 40 por jugador si no se elige otra cosa. Tras el último turno de todos, la partida acaba y se cuenta como siempre.
rules-pc-r4-3 = Una construcción acaba cuando la terminas, también tras la quinta locomotora. Hasta entonces puedes deshacer tus colocaciones, la última primero; los demás las ven como provisionales.
rules-pc-r4-4 = Con la ayuda de memoria todos ven lo que cada jugador ha entregado y tomado a la vista. Las manos siguen ocultas hasta el final.
