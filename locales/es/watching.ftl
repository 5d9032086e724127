watching-title = Quién puede mirar
watching-now = Todos
watching-later = Todos, { $minutes } minutos después
watching-nobody = Nadie hasta que termine
watching-hint = Quienes están sentados a la mesa siempre la ven al momento. Al terminar, la partida queda abierta a todos los que pueden ver la mesa.
watching-behind = Ves esta partida { $minutes } minutos después de jugarse.
watching-behind-begun = La partida ha empezado. La ves { $minutes } minutos después de jugarse.
create-more = Más ajustes
