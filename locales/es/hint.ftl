# What one could do: hints at a table that allows them
hint-ask = ¿Qué podría hacer?
hint-title = Podrías …
hint-thinking = El ordenador está pensando.
hint-preparing = El ordenador aún prepara la búsqueda. Después, la respuesta llega sola.
hint-chance = Con ello ganas unas { $percent } de 100 partidas como esta.
hint-close = Otra cosa es más o menos igual de buena.
hint-others = Otras buenas jugadas
hint-note = Una estimación con lo que tú sabes. Nadie más se entera.
hint-close-card = Cerrar

# Why: facts of one's own side
hint-pc-rises = La { $company } sube de { $from } a { $to }.
hint-pc-holding = De la { $company } tienes { $mine ->
    [0] ninguna acción
    [one] una acción
   *[other] { $mine } acciones
}; los demás, { $others } en total.
hint-pc-ends = Termina la partida.
hint-pc-values = Hoy cada acción de la { $company } vale { $takeValue }; de la { $give }, { $giveValue }.
hint-pc-over = Tendrás { $shares } acciones; cada una por encima de { $limit } cuesta { $penalty }.
hint-ttr-points = Da { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
hint-ttr-on-way = Está en el camino más corto que falta para { $count ->
    [one] tu billete
   *[other] tus billetes
} { $tickets }.
hint-ttr-locomotive = Una locomotora va con cualquier color.
hint-ttr-colour = { $route }, en el camino de un billete, pide { $cards }; tienes { $have }.
hint-ttr-more = Ya tienes { $cards }.
hint-ttr-blind = Ninguna carta abierta es de las que piden los caminos que faltan a tus billetes.
hint-ttr-all-done = Todos tus billetes están hechos.
hint-ttr-no-way = No queda camino para { $ticket }.
hint-ttr-trains = { $ticket } pide { $trains ->
    [one] un tren
   *[other] { $trains } trenes
} y da { $points }.
hint-ttr-shared = Sus caminos tienen { $count ->
    [one] una ruta
   *[other] { $count } rutas
} en común.

hint-option-yes = permitidas
hint-option-no = ninguna

# Refusals
problem-NO_HINTS = Esta mesa no tiene ayudas.
problem-HINTS_RATED = Una partida que puntúa no tiene ayudas.
