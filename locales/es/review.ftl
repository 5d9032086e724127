# A game looked at again by the computer
problem-REVIEW_NOT_NOW = Mientras dura la partida solo puede pedir su análisis quien juega a solas contra jugadores de ordenador, sin que cuente para la clasificación.
problem-REVIEWS_FULL = { $most } partidas esperan su análisis. Inténtalo más tarde.
