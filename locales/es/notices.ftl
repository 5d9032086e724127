notice-turn-title = Te toca: { $game }
notice-turn-body = «{ $table }» te espera.
notice-reminder-title = Se acaba el tiempo: { $game }
notice-reminder-body = «{ $table }» aún te espera: te quedan { $left }.
notice-consent-undo-title = { $name } pide deshacer: { $game }
notice-consent-undo-body = «{ $table }» espera tu respuesta: te quedan { $left }.
notice-consent-end-title = { $name } pide terminar la partida: { $game }
notice-consent-end-body = «{ $table }» espera tu respuesta: te quedan { $left }.
notice-time-up-title = Se acabó tu tiempo: { $game }
notice-time-up-body = En «{ $table }» un ordenador sigue por ti. Puedes recuperar tu sitio cuando quieras.
notice-time-up-ended-title = Se acabó tu tiempo: { $game }
notice-time-up-ended-body = Con eso ha terminado la partida en «{ $table }».
notice-rematch-title = { $name } vuelve a jugar: { $game }
notice-rematch-body = En «{ $table }» hay un sitio libre para ti.
notice-table-full-title = Están todos: { $game }
notice-table-full-body = Todos los sitios de «{ $table }» están ocupados. Puedes empezar la partida.
notice-mail-subject = { $title }, { $table }
notice-mail-text =
    { $body }
    { $url }
    { $others ->
        [0] { "" }
        [one] { "" }
            Otra mesa te espera también.
       *[other] { "" }
            Otras { $others } mesas te esperan también.
    }

    No recibir más estos correos:
    { $stop }
notice-confirm-subject = ¿Es esta tu dirección de correo?
notice-confirm-text =
    Alguien, probablemente tú, quiere recibir correo en { $address } cuando una mesa de Wissel le espere. Si es así, abre:
    { $url }

    Si no, no hagas nada: no llegará nada más.
notice-try-title = Wissel te alcanza
notice-try-body = Así te avisaremos de que te toca.
problem-BAD_ADDRESS = Esta dirección no sirve. Empieza por https:// y nombra un servidor de internet, sin otro puerto.
problem-BAD_MAIL_ADDRESS = Esto no es una dirección de correo.
problem-BAD_PUSH_KEYS = La suscripción de este navegador no está completa. Desactiva los avisos y actívalos otra vez.
problem-NO_MAIL = Este servidor no envía correo.
problem-MAIL_FAILED = No se pudo enviar el correo. ¿Es correcta la dirección?
problem-LINK_UNKNOWN = Este enlace ya no es válido.
notices-title = Cuando me toca
notices-sound = Un sonido
notices-sound-note = El gong de una estación, mientras la página está abierta.
notices-push = Avisos en este navegador
notices-push-on = También con la página cerrada. Actívalos en cada navegador que deba avisarte.
notices-push-off = También con la página cerrada.
notices-push-denied = Has prohibido los avisos de este sitio en los ajustes de tu navegador.
notices-push-impossible = Aquí no es posible: el navegador no tiene avisos, o esta dirección no usa https. En un iPhone, añade antes Wissel a la pantalla de inicio.
notices-push-failed = El servicio de avisos del navegador no responde. Inténtalo más tarde.
notices-mail = Correo a
notices-mail-note = Cuando una mesa haya esperado cinco minutos. Antes confirmas la dirección.
notices-mail-on = recibe avisos.
notices-mail-confirm = Sigue el enlace del correo que se envió allí.
notices-no-mail = Este servidor no envía correo.
notices-save = Guardar
notices-remove = Quitar
notices-hook = Un webhook propio
notices-hook-url = Dirección
notices-hook-note = Recibe una petición firmada cuando una mesa te espera.
notices-hook-paused = En pausa tras demasiados fallos. Guárdalo para probar otra vez.
notices-secret = Copiar su secreto
notices-secret-copied = El secreto está copiado.
notices-try = Enviarme una muestra
notices-try-sent = { $delivered ->
    [one] Una muestra está en camino.
   *[other] { $delivered } muestras están en camino.
 }
notices-try-failed = { $failed ->
    [one] Una muestra no se pudo entregar.
   *[other] { $failed } muestras no se pudieron entregar.
 }
notices-page-confirm = Correo de Wissel
notices-page-confirm-text = Desde ahora se avisa a esta dirección cuando espera una mesa.
notices-page-confirm-go = Sí, es mi dirección
notices-page-confirm-done = { $address } está confirmada.
notices-page-stop = No más correos
notices-page-stop-text = A esta dirección no se le avisará más cuando espere una mesa.
notices-page-stop-go = Parar los correos
notices-page-stop-done = { $address } no recibe más correos.
