# A game looked at again by the computer
problem-REVIEW_NOT_NOW = Mientras dura la partida solo puede pedir su análisis quien juega a solas contra ordenadores, sin que cuente para la puntuación.
problem-REVIEWS_FULL = { $most } partidas esperan su análisis. Inténtalo más tarde.

review-title = Análisis
review-open = Analizar la partida
review-close = Cerrar el análisis
review-what = El ordenador vuelve a mirar cada jugada con lo que entonces sabía quien la hizo: qué probabilidad de ganar había, qué habría sido mejor, qué jugadas decidieron la partida. Tarda un par de minutos y queda guardado para quien mire esta partida.
review-what-mine = El ordenador vuelve a mirar tus jugadas hasta ahora, con lo que sabías entonces: qué probabilidad de ganar había y qué habría sido mejor.
review-go = Empezar el análisis
review-old = La partida ha seguido desde entonces.
review-go-on = Analizar también las jugadas nuevas
review-waiting = { $count ->
    [0] Empieza enseguida.
    [one] Otra partida va antes.
   *[other] Otras { $count } partidas van antes.
}
review-preparing = El ordenador aún prepara la búsqueda. Después, el análisis empieza solo.
review-running = { $done } de { $count } jugadas miradas. Los jugadores de ordenador de otras mesas van antes.
review-progress = Jugadas miradas
review-stop = Parar
review-failed = El análisis ha fallado. Queda anotado; puedes intentarlo otra vez.
review-chance = { $percent } %
review-lost = −{ $percent } %
review-graph = Probabilidad de ganar a lo largo de la partida, como cada cual podía verla entonces. { $courses }
review-course = { $name }: del { $from } % al { $to } %
review-here = Turno { $turn }, { $name }
review-chosen = Elegido: { $deed }
review-best = Lo que la búsqueda prefiere
review-better = Mejor: { $deed } ({ $percent } %).
review-best-taken = La búsqueda no encuentra nada mejor.
review-as-good = Tan bueno como lo mejor que encuentra la búsqueda.
review-turning = Jugadas que más costaron
review-none-turning = Ninguna jugada costó mucho.
review-table = Todas las jugadas en una tabla
review-story = Cómo fue
review-story-always = Según lo que cada cual sabía entonces, { $name } iba por delante de principio a fin.
review-story-ahead = Según lo que cada cual sabía entonces, { $name } iba definitivamente por delante desde el turno { $turn }.
review-story-late = Según lo que cada cual sabía entonces, { $name } no iba por delante hasta el final: decidió el recuento.
review-story-rise = La probabilidad de { $name } subió más entre los turnos { $from } y { $to }, de { $before } % a { $after } %: por lo que hicieron los demás y lo que se robó.
review-story-rise-in = La probabilidad de { $name } subió más en el turno { $turn }, de { $before } % a { $after } %: por lo que se robó.
review-story-go = Ver el turno { $turn }
review-why = Lo que habla a su favor, en el lugar de { $name }:
review-why-mine = Lo que habla a su favor:
review-axis = Turno
review-column-name = Jugador
review-column-moves = Jugadas
review-column-good = Tan buenas como la mejor
review-column-mean = Costo por jugada
review-column-turn = Turno
review-column-move = Jugada
review-column-chance = Probabilidad
review-column-lost = Costó
review-to-turn = Ir al turno { $turn }, { $name }
review-note = Las probabilidades son estimaciones: para cada jugada el ordenador continúa { $iterations } partidas en su cabeza, suponiendo lo que esa persona no podía ver. Un pequeño porcentaje es azar. Se omiten las jugadas sin elección.

# Moves in words
review-pc-place = construir la { $company } en { $hex }
review-pc-place-rural = construir la { $company } en el campo ({ $id })
review-pc-finish = terminar la construcción
review-pc-trade = dar 1 { $give }, tomar { $count } { $take }
review-ttr-face = tomar { $cards } de la fila
review-ttr-face-place = tomar la carta abierta { $place }
review-ttr-blind = robar una carta del mazo
review-ttr-tickets = robar billetes
review-ttr-pass = pasar
review-ttr-decline = renunciar al túnel
review-ttr-claim = ocupar { $route } con { $cards }
review-ttr-station = construir una estación en { $city } con { $cards }
review-ttr-keep = quedarse { $tickets }
review-ttr-pay = pagar { $cards } más por el túnel

known-title = Lo que { $name } podía saber de los demás
known-sure = Seguro
known-expected = De media
known-believed = Probable
known-fact = En realidad
known-pc-how = Según lo que se dio y se tomó a la vista. Lo que nadie podía saber se reparte por igual.
known-pc-how-builds = Seguro: según lo que se dio y se tomó a la vista. Probable: además, según lo que ha construido cada cual.
known-ttr-none = ninguna
known-ttr-cards = De { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} era seguro: { $cards }.
known-ttr-cards-fact = En realidad: { $cards }.
known-ttr-likely = Las rutas apuntan a { $tickets }.
known-ttr-unlikely = Las rutas no delatan ningún billete.
known-ttr-whole = { $ticket } (todo el camino)
known-ttr-part = { $ticket } ({ $percent } % del camino)
known-ttr-believed = Las rutas hacen probables: { $tickets }.
known-ttr-chance = { $ticket } ({ $percent } %)
known-ttr-tickets-fact = Billetes en realidad: { $tickets }.
