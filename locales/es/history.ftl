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

problem-MOMENT_UNKNOWN = En la entrada { $seq } la partida aún no había empezado.
