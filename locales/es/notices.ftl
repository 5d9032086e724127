notice-turn-title = Te toca: { $game }
notice-turn-body = «{ $table }» te espera.
notice-mail-subject = Te toca: { $game }, { $table }
notice-mail-text =
    «{ $table }» ({ $game }) te espera:
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
