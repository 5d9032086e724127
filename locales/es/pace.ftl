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
pace-own-live = En vivo, con tiempos propios
pace-own-over-days = Por días, con tiempos propios
pace-own-bank = Minutos para toda la partida
pace-own-increment = Segundos tras cada turno
pace-own-days = Días por jugada
pace-own-vacation = Días de vacaciones
pace-late = Tiempo agotado
pace-late-computer = Sigue un ordenador
pace-late-end = La partida termina
pace-left = { $name }: quedan { $time }
pace-away = { $name } está de vacaciones hasta el { $date }.
pace-days-hours = { $days } d { $hours } h
pace-days-brief = { $days } d
pace-hours-brief = { $hours } h
pace-hours-minutes = { $hours } h { $minutes } min
pace-minutes = { $minutes } min
pace-call = Quedan { $seconds } segundos.
pace-menu-vacation = Vacaciones…
pace-vacation-days = Días
pace-note-reminded = A { $name } le queda poco tiempo.
pace-note-flagged = Se agotó el tiempo de { $name }. Sigue un ordenador.
pace-note-flagged-end = Se agotó el tiempo de { $name }.
pace-note-frozen = El servidor no estaba. Los relojes se detuvieron.
pace-note-vacation = { $name } está de vacaciones hasta el { $date }.
pace-note-back = { $name } ha vuelto de vacaciones.

vacation-title = Vacaciones
vacation-what = Tus relojes se paran en todas tus mesas por días, y en las que empiecen entretanto.
vacation-play = Puedes jugar igualmente.
vacation-now = Estás de vacaciones hasta el { $date }.
vacation-over = Has vuelto. Tus relojes corren de nuevo.
vacation-until = Hasta el { $date }.
vacation-none = Ahora no juegas en ninguna mesa por días.
vacation-stands = parado hasta el { $date }
vacation-spent = sigue
vacation-left = { $days ->
    [one] Allí queda un día de vacaciones.
   *[other] Allí quedan { $days } días de vacaciones.
}
vacation-short = Donde queda menos de lo que faltas, tu reloj sigue antes.
vacation-back = He vuelto
vacation-go = Parar mis relojes

problem-NO_CLOCK = Esta mesa no tiene ese reloj.
problem-TIME_LEFT = Aún queda tiempo.
problem-VACATION_SAME = Eso no cambia nada en tu reloj de esta mesa.
