# Aprender jugando. Un texto puede marcar palabras que se explican: [acción](pc-share) es `word-pc-share`.

learn-lead = Una primera partida para ti, con una guía que enseña una cosa cada vez. Dura cinco minutos, y puedes dejarla en cualquier paso.
learn-what-paris-connection = Tiende vías, haz crecer una compañía, cambia una por dos. Aprendes qué valen las acciones y cómo acaba.
learn-what-ticket-to-ride-europe = Toma cartas, ocupa una ruta, intenta un túnel. Aprendes qué piden los billetes y para qué sirven las estaciones.
learn-rather-read = Prefiero leer las reglas
learn-opening = Se reparte tu primera partida
learn-failed = Esta lección no ha podido empezar
learn-guide = Guía
learn-progress = Paso { $at } de { $count }
learn-next = Seguir
learn-back = El paso anterior
learn-skip = Saltar este paso
learn-there = Ir allí
learn-leave = Seguir sin la guía
learn-early = Primero mueven los demás; luego tú.
learn-lobby = A la página de inicio
learn-play-on = Seguir esta partida

learn-pc-welcome-title = Estas son tuyas
learn-pc-welcome = Seis compañías de ferrocarril salen de París. Ninguna es tuya, pero tienes [acciones](pc-share) de ellas, escondidas tras tu pantalla: nadie más las ve. De la { $best } tienes más que de ninguna.
learn-pc-value-title = Qué vale una acción
learn-pc-value = Al final cada acción vale lo que el [valor](pc-value) de su compañía. Todas empiezan en 0. Una compañía crece cuando su vía llega a ciudades, construya quien construya.
learn-pc-place-title = Construye
learn-pc-place = Elige aquí la { $best } y luego una de las casillas marcadas del mapa: allí se coloca una locomotora.
learn-pc-town-title = Hasta una ciudad
learn-pc-town = Bien. Cada locomotora va junto a otra de su compañía; hasta cinco por turno. Sigue hasta que una esté en una ciudad: la cifra de allí es lo que da.
learn-pc-grown-title = La { $company } vale { $value }
learn-pc-grown = { $shares ->
    [0] { $town } ha dado { $points }. No tienes acciones de la { $company }: esta vez has construido para otros.
    [one] { $town } ha dado { $points }. Tu única acción de la { $company } vale ahora { $worth }, y las de los demás crecen igual.
   *[other] { $town } ha dado { $points }. Tus { $shares } acciones de la { $company } valen ahora { $worth }, y las de los demás crecen igual.
}
learn-pc-finish-title = Termina tu turno
learn-pc-finish = Coloca más si quieres, o termina. Hasta entonces puedes deshacerlo todo, una a una.
learn-pc-others-title = Ahora los demás
learn-pc-others = Fíjate en qué construyen: delata lo que tienen. Lo último que se ha colocado lleva una línea de puntos alrededor.
learn-pc-ground-title = Dónde se puede construir
learn-pc-ground = En una ciudad cabe una locomotora; en el campo verde, dos de compañías distintas. Nada cruza una [barrera](pc-barrier), y ninguna compañía puede quedar [aislada](pc-cut-off). Señala una casilla o tócala: dice por qué no.
learn-pc-trade-title = Cambia una por dos
learn-pc-trade = En vez de construir puedes [cambiar](pc-trade): da una acción y toma una o dos de otra compañía. Da ahora una de una compañía de la que tengas pocas, y toma dos de la { $best }.
learn-pc-traded-title = Ahora tienes { $hand }
learn-pc-traded = { $count ->
    [one] Has tomado una { $took } por una { $gave }. Lo han visto todos. Qué más hay tras tu pantalla solo lo sabes tú.
   *[other] Has tomado dos { $took } por una { $gave }. Lo han visto todos. Qué más hay tras tu pantalla solo lo sabes tú.
}
learn-pc-limit-title = Pero no demasiadas
learn-pc-limit = Más acciones, más puntos, hasta el [límite](pc-limit): al final cada acción por encima de { $limit } cuesta { $penalty }. Aquí se ve cuántas tienes.
learn-pc-end-title = Cómo acaba
learn-pc-end = La partida acaba cuando una locomotora llega a Marsella, en el sur, o cuando solo queda una [reserva](pc-supply). Todos enseñan sus acciones, y gana quien más puntos tenga.
learn-pc-free-title = Eso es todo
learn-pc-free = Juega esta partida hasta el final, o ve a jugar con otros. Las reglas están siempre en el menú.

learn-ttr-welcome-title = Ferrocarriles de Europa
learn-ttr-welcome = Reúnes cartas, pagas con ellas [rutas](ttr-route) entre las ciudades y unes las ciudades de tus billetes secretos.
learn-ttr-tickets-title = Elige tus billetes
learn-ttr-tickets = Cada [billete](ttr-ticket) nombra dos ciudades. Unidas por tus rutas dan sus puntos; si no, restan los mismos. Quédate con Budapest – Zürich y Paris – Wien: comparten camino. Uno largo es difícil en una primera partida.
learn-ttr-cards-title = Toma cartas
learn-ttr-cards = En un turno haces una de cuatro cosas. La primera: tomar dos cartas. Toma la naranja de la fila descubierta.
learn-ttr-second-title = Y una segunda
learn-ttr-second = Ahora la amarilla, o una a ciegas del mazo. Tomada primero, una [locomotora](ttr-locomotive) descubierta habría sido la única carta.
learn-ttr-others-title = Ahora el otro jugador
learn-ttr-others = Fíjate en qué toma y construye. La lista cuenta vagones, cartas y billetes de todos.
learn-ttr-claim-title = Ocupa una ruta
learn-ttr-claim = München – Wien tiene tres casillas naranjas: paga tres cartas naranjas. Elige la ruta en el mapa y confirma.
learn-ttr-claim-any-title = Ocupa una ruta
learn-ttr-claim-any = München – Wien está ocupada. Elige otra ruta que brille en el mapa, o pulsa el botón de ocupar para ver una lista.
learn-ttr-claimed-title = { $points ->
    [one] Un punto por { $name }
   *[other] { $points } puntos por { $name }
}
learn-ttr-claimed = Una ruta puntúa al momento: 1, 2, 4 y 7 puntos por una a cuatro casillas, 15 por seis, 21 por ocho. Te quedan { $trains } vagones.
learn-ttr-again-title = Otra vez el otro jugador
learn-ttr-again = Después te espera un túnel.
learn-ttr-tunnel-title = Intenta un túnel
learn-ttr-tunnel = Un lecho discontinuo es un [túnel](ttr-tunnel): pones tus cartas y se descubren tres más. Cada una de tu color cuesta una más. Intenta München – Zürich con dos amarillas; al lado se ven las probabilidades.
learn-ttr-tunnel-due-title = { $due ->
    [one] Una carta más
   *[other] { $due } cartas más
}
learn-ttr-tunnel-due = Tantas de las tres son amarillas o locomotoras. Págalas también, si puedes; o recupera tus cartas, y acaba tu turno.
learn-ttr-tunnel-free-title = Nada más que pagar
learn-ttr-tunnel-free = Ninguna de las tres cartas era de tu color. El túnel es tuyo.
learn-ttr-tunnel-paid-title = El túnel es tuyo
learn-ttr-tunnel-paid = Conviene tener cartas de sobra: nadie sabe qué se descubre.
learn-ttr-tunnel-left-title = Otra vez será
learn-ttr-tunnel-left = Tus cartas están de nuevo en tu mano; solo has perdido el turno. Reúne alguna de más e inténtalo otra vez.
learn-ttr-tunnel-seen-title = Túneles
learn-ttr-tunnel-seen = Un lecho discontinuo es un [túnel](ttr-tunnel): pones tus cartas y se descubren tres más. Cada una de tu color cuesta una más. Ten alguna de sobra antes de intentarlo.
learn-ttr-ferry-title = Ferris
learn-ttr-ferry = Las olas son un [ferri](ttr-ferry): cada rueda de sus casillas pide una locomotora. Guarda una para ellos.
learn-ttr-station-title = Estaciones
learn-ttr-station = ¿Un camino está ocupado? Construye una [estación](ttr-station) en una ciudad: para tus billetes puedes usar una ruta ajena que acabe allí. Tienes tres; cada una que sobre da 4 puntos.
learn-ttr-station-draw-title = Primero una carta
learn-ttr-station-draw = La primera estación cuesta una carta, y no tienes ninguna. Toma una de la fila o del mazo.
learn-ttr-station-build-title = Construye una estación
learn-ttr-station-build = Pulsa Estación y elige una ciudad que no tenga; { $city } queda en medio de tus caminos. La primera cuesta una sola carta, de cualquier color.
learn-ttr-station-built-title = Tu estación en { $city }
learn-ttr-station-built = Al final, una ruta ajena que acabe en { $city } cuenta para tus billetes como si fuera tuya; ya verás cuál. Estaciones que quedan: { $left }. Construye solo donde dé más que sus 4 puntos.
learn-ttr-more-title = Billetes nuevos
learn-ttr-more = La cuarta cosa: toma tres billetes y quédate al menos con uno. Al final de la partida, con cuidado.
learn-ttr-last-title = Cómo acaba
learn-ttr-last = Cuando alguien acaba un turno con dos vagones o menos, cada cual tiene un último turno.
learn-ttr-score-title = Qué cuenta
learn-ttr-score = Rutas, luego billetes, estaciones y 10 puntos por el camino más largo, el [European Express](ttr-express). Se cuenta ante tus ojos.
learn-ttr-free-play-title = Eso es todo
learn-ttr-free-play = Juega esta partida hasta el final, o ve a jugar con otros. Las reglas están siempre en el menú.
