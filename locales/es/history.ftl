# Repasar una partida, momento a momento.

history-title = Repaso
history-plate = Repaso
history-which = Jugada { $number } de { $count }, turno { $turn }
history-begin = El comienzo
history-open = Repasar la partida
history-slider = Momento de la partida
history-before = Una jugada atrás
history-after = Una jugada adelante
history-turn-before = Un turno atrás
history-turn-after = Un turno adelante
history-play = Reproducir
history-pause = Detener
history-at-start = Este es el comienzo.
history-at-end = Esta es por ahora la última jugada.
history-eyes = Con qué ojos
history-eyes-all = Ojos de un espectador
history-link = Copiar un enlace a este momento
history-link-copied = El enlace a este momento está copiado.
history-close = Volver a ahora
history-close-turn = Te toca: volver a ahora
history-close-over = Volver al final
history-news = { $count ->
    [one] Mientras tanto: una jugada
   *[other] Mientras tanto: { $count } jugadas
}
history-help-key = repasar la partida; luego flechas, Re Pág, Av Pág, Inicio, Fin

history-name-file = Partida de un archivo
history-name-branch = Y si: { $table }
history-name-lesson = Una primera partida

history-branch = Y si…
history-branch-title = Y si: desde la jugada { $number }
history-branch-what = Sigues jugando desde este momento, en una mesa propia. Los otros asientos los ocupan ordenadores.
history-branch-seat = Juegas como
history-branch-note = La mesa es privada y no puntúa. Todo es como fue hasta aquí, también las cartas ocultas; lo que se sortea desde aquí se sortea de nuevo. La partida ha terminado, así que nada de ella es ya secreto.
history-branch-go = Seguir desde aquí
history-branch-end = Aquí la partida ha terminado: vuelve a una jugada anterior.
history-origin-file = De un archivo
history-origin-file-note = Esta partida se leyó de un archivo: los nombres son los que dice el archivo. No puntúa.
history-origin-branch = Y si
history-origin-branch-note = Esta partida salió de otra, para probar qué más se podía hacer. No puntúa, y sus sorteos no se pueden comprobar.
history-origin-lesson = Una primera partida
history-origin-lesson-note = El reparto de esta partida está preparado, para que haya algo que enseñar. No cuenta para la puntuación.
history-origin-there = Dónde salió

problem-FILE_TOO_LONG = El archivo tiene más de { $most } entradas, más de las que necesita cualquier partida.
problem-FILE_WRONG = El archivo falla en la entrada { $entry }: { $reason }
problem-MOMENT_UNKNOWN = En la entrada { $seq } la partida aún no había empezado.
