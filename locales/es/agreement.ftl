# Lo que se acuerda en una mesa: deshacer, terminar la partida; y abandonar.

agree-menu-undo = Deshacer un turno…
agree-menu-end = Terminar la partida…
agree-menu-concede = Abandonar…
agree-undo-title = ¿Deshacer desde qué turno?
agree-undo-text = Se deshacen este turno y todos los siguientes, si todos están de acuerdo. Las cartas se roban de nuevo.
agree-undo-alone = Se deshacen este turno y todos los siguientes. Las cartas se roban de nuevo.
agree-undo-none = No hay ningún turno que se pueda deshacer.
agree-end-title = ¿Terminar la partida ahora?
agree-end-text = Si todos están de acuerdo, la partida termina y se puntúa tal como está.
agree-end-alone = La partida termina y se puntúa tal como está.
agree-rated-alone = Esta partida cuenta para tu puntuación. Contra el ordenador no se deshace nada y la partida se juega hasta el final; puedes rendirte.
agree-concede-title = ¿Abandonar?
agree-concede-text = Un ordenador sigue por ti y quedas en último lugar. No podrás recuperar tu asiento.
agree-concede-last = La partida termina y quedas en último lugar.
agree-ask = Preguntar a los demás
agree-undo-now = Deshacer
agree-end-now = Terminar la partida
agree-concede-now = Abandonar

agree-region = Una petición
agree-asks-undo = { $name } pide deshacer el turno { $turn } y todo lo posterior.
agree-asks-undo-any = { $name } pide deshacer las últimas jugadas.
agree-asks-end = { $name } pide terminar la partida y puntuarla tal como está.
agree-yours-undo = Has pedido deshacer el turno { $turn } y todo lo posterior.
agree-yours-undo-any = Has pedido deshacer las últimas jugadas.
agree-yours-end = Has pedido terminar la partida.
agree-undone = Lo que se desharía
agree-until = Abierta hasta { $when }.
agree-awaited = Falta la respuesta de { $names }.
agree-yes = De acuerdo
agree-no = No
agree-withdraw = Retirar
agree-given-up = abandonó

agree-note-asked-undo = { $name } pide deshacer.
agree-note-asked-end = { $name } pide terminar la partida.
agree-note-given = { $name } está de acuerdo.
agree-note-refused-undo = { $name } no quiere deshacer.
agree-note-refused-end = { $name } no quiere terminar la partida.
agree-note-withdrawn = { $name } retiró la petición.
agree-note-rewound = Todos acordaron deshacer, como había pedido { $name }.
agree-note-conceded = { $name } abandonó.
agree-reason-consent = Todos acordaron terminar la partida.
agree-reason-conceded = Todos los demás abandonaron.
agree-reason-time = Se acabó el tiempo.

ask-first-title = ¿Seguro?
ask-first-finish = Tu turno termina.
ask-first-face = Tomas la carta descubierta.
ask-first-blind = Robas una carta del mazo.
ask-first-tickets = Robas billetes y tendrás que quedarte con alguno.
ask-first-pass = Pasas.
ask-first-yes = Sí
ask-first-no = Todavía no
ask-first-never = Sí, y no preguntar más

problem-ASKED_BEFORE = Se rechazó. Vuelve a pedirlo cuando alguien haya jugado.
problem-CONCEDED = Este asiento se abandonó definitivamente.
problem-NO_REQUEST = Esta petición ya no está abierta.
problem-NOT_ASKED = No se espera tu respuesta.
problem-REQUEST_EXPIRED = Esta petición ha caducado.
problem-REQUEST_OPEN = Aún hay otra petición abierta.
