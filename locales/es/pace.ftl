# Relojes: el ritmo de una mesa, lo que muestra y dice un reloj, vacaciones.

pace-title = Ritmo
pace-none = Sin reloj
pace-live = { $minutes } min + { $seconds } s
pace-days = { $days ->
    [one] 1 día por jugada
   *[other] { $days } días por jugada
}
pace-hint-live = Tiempo para toda la partida, y algo más tras cada turno.
pace-hint-days = Cada jugada puede durar esto. Las vacaciones paran el reloj.
pace-late = Tiempo agotado
pace-late-computer = Sigue un ordenador
pace-late-end = La partida termina
pace-left = { $name }: quedan { $time }
pace-away = de vacaciones
pace-days-hours = { $days } d { $hours } h
pace-hours-minutes = { $hours } h { $minutes } min
pace-minutes = { $minutes } min
pace-call = Quedan { $seconds } segundos.
pace-menu-vacation = Vacaciones…
pace-vacation-title = ¿Parar tu reloj?
pace-vacation-text = Tu reloj se detiene esos días. Te quedan { $days } en esta mesa. Mientras tanto puedes jugar.
pace-vacation-now = Estás de vacaciones. Tu reloj está parado.
pace-vacation-days = Días
pace-vacation-go = Parar el reloj
pace-vacation-back = He vuelto
pace-note-reminded = A { $name } le queda poco tiempo.
pace-note-flagged = Se agotó el tiempo de { $name }. Sigue un ordenador.
pace-note-flagged-end = Se agotó el tiempo de { $name }.
pace-note-frozen = El servidor no estaba. Los relojes se detuvieron.
pace-note-vacation = { $name } está de vacaciones.
pace-note-back = { $name } ha vuelto de vacaciones.

problem-NO_CLOCK = Esta mesa no tiene ese reloj.
problem-TIME_LEFT = Aún queda tiempo.
problem-VACATION_SPENT = { $days ->
    [one] Queda un día de vacaciones.
   *[other] Quedan { $days } días de vacaciones.
}
