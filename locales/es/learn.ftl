# Aprender jugando. Un texto puede marcar palabras que se explican: [acción](pc-share) es `word-pc-share`.

learn-title = Aprende jugando
learn-lead = Una primera partida para ti, con una guía que enseña una cosa cada vez. Dura cinco minutos, y puedes dejarla en cualquier paso.
learn-what-paris-connection = Tiende vías, haz crecer una compañía, cambia una por dos. Aprendes qué valen las acciones y cómo acaba.
learn-rather-read = Prefiero leer las reglas
learn-opening = Se reparte tu primera partida
learn-failed = Esta lección no ha podido empezar
learn-game = Aprende { $game } jugando
learn-minutes = cinco minutos, con guía
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
learn-pc-welcome = Seis compañías de ferrocarril salen de París. Ninguna es tuya, pero tienes [acciones](pc-share) de ellas, escondidas tras tu pantalla: nadie más las ve. De { $best } tienes más que de ninguna.
learn-pc-value-title = Qué vale una acción
learn-pc-value = Al final cada acción vale lo que el [valor](pc-value) de su compañía. Todas empiezan en 0. Una compañía crece cuando su vía llega a ciudades, construya quien construya.
learn-pc-place-title = Construye
learn-pc-place = Elige aquí { $best } y luego uno de los hexágonos marcados del mapa: allí se coloca una locomotora.
learn-pc-town-title = Hasta una ciudad
learn-pc-town = Bien. Cada locomotora va junto a otra de su compañía; hasta cinco por turno. Sigue hasta que una esté en una ciudad: la cifra de allí es lo que da.
learn-pc-grown-title = { $Company } vale { $value }
learn-pc-grown = { $shares ->
    [0] { $town } ha dado { $points }. No tienes acciones de { $company }: esta vez has construido para otros.
    [one] { $town } ha dado { $points }. Tu única acción de { $company } vale ahora { $worth }, y las de los demás crecen igual.
   *[other] { $town } ha dado { $points }. Tus { $shares } acciones de { $company } valen ahora { $worth }, y las de los demás crecen igual.
}
learn-pc-finish-title = Termina tu turno
learn-pc-finish = Coloca más si quieres, o termina. Hasta entonces puedes deshacerlo todo, una a una.
learn-pc-others-title = Ahora los demás
learn-pc-others = Fíjate en qué construyen: delata lo que tienen. Lo último que se ha colocado lleva una línea de puntos alrededor.
learn-pc-ground-title = Dónde se puede construir
learn-pc-ground = En una ciudad cabe una locomotora; en el campo verde, dos de compañías distintas. Nada cruza una [barrera](pc-barrier), y ninguna compañía puede quedar [aislada](pc-cut-off). Señala un hexágono o tócalo: dice por qué no.
learn-pc-trade-title = Cambia una por dos
learn-pc-trade = En vez de construir puedes [cambiar](pc-trade): da una acción y toma una o dos de otra compañía. Da ahora una de una compañía de la que tengas pocas, y toma dos de { $best }.
learn-pc-traded-title = Ahora tienes { $hand }
learn-pc-traded = { $count ->
    [one] Una acción de { $took } por una de { $gave }. Lo han visto todos. Qué más hay tras tu pantalla solo lo sabes tú.
   *[other] Dos acciones de { $took } por una de { $gave }. Lo han visto todos. Qué más hay tras tu pantalla solo lo sabes tú.
}
learn-pc-limit-title = Pero no demasiadas
learn-pc-limit = Más acciones, más puntos, hasta el [límite](pc-limit): al final cada acción por encima de { $limit } cuesta { $penalty }. Aquí se ve cuántas tienes.
learn-pc-end-title = Cómo acaba
learn-pc-end = La partida acaba cuando una locomotora llega a Marsella, en el sur, o cuando solo queda una [reserva](pc-supply). Todos enseñan sus acciones, y gana quien más puntos tenga.
learn-pc-free-title = Eso es todo
learn-pc-free = Juega esta partida hasta el final, o ve a jugar con otros. Las reglas están siempre en el menú.
