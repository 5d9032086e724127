# Accounts and devices: keeping one's games, signing in, moving to another device.

account-title = Tú y tus dispositivos
account-nobody = Nadie todavía
account-guest = Invitado: solo te conoce este navegador
account-guest-short = invitado
account-as = Has entrado como { $name }
account-keep = Guardar mis partidas
account-keep-text = Con un nombre y una contraseña encuentras tus mesas y partidas desde cualquier dispositivo. Todo lo que has jugado aquí sigue siendo tuyo. No pedimos ninguna dirección ni enviamos nada.
account-kept = Guardadas. Desde ahora puedes entrar desde donde quieras.
account-name = Nombre para entrar
account-password = Contraseña
account-password-hint = Al menos 10 caracteres; lo mejor son unas palabras sueltas. Nadie puede enviarte otra.
account-keep-submit = Guardarlas
account-elsewhere = He jugado en otro dispositivo
account-sign-in = Entrar
account-leave-behind = Lo que has jugado aquí como invitado se queda atrás si entras como otra persona, y no se vuelve a encontrar.
account-move-code = Código de tu otro dispositivo
account-move-code-hint = Allí: tu nombre y luego «Seguir en otro dispositivo».
account-move-go = Seguir
account-move = Seguir en otro dispositivo
account-move-text = Muestra aquí un código y escanéalo o escríbelo allí antes de dos minutos. Sirve una vez.
account-move-qr = Código QR que te lleva a otro dispositivo
account-move-left = { $seconds ->
    [one] Un segundo más
   *[other] { $seconds } segundos más
}
account-move-show = Mostrar un código
account-move-failed = Este código no lleva a ninguna parte
account-devices = Dispositivos
account-device-unknown = Un dispositivo
account-device-here = este
account-device-seen = usado { $when }
account-device-end = Salir: { $name }
account-sign-out = Salir
account-sign-out-others = Salir en todos los demás
account-sign-out-here = Salir aquí
account-password-old = Contraseña actual
account-password-new = Contraseña nueva
account-password-change = Cambiar la contraseña
account-password-changed = Cambiada. Los demás dispositivos han salido y todos los tokens quedan revocados.
account-forget = Borrarme de aquí
account-forget-text = Tu nombre, tu cuenta y tus sesiones se borran enseguida y para siempre. Las partidas que has jugado quedan para los demás, sin tu nombre; en las que están en marcha sigue un ordenador.
account-forget-sure = Lo quiero, y sé que no se puede deshacer.
account-forget-why = Marca antes la casilla.
account-forget-submit = Borrarme
account-moved-title = Estás también en otro dispositivo
account-moved-text = Otro dispositivo ha usado tu código y juega ahora como { $name }. ¿Sigues también en este? Si no has sido tú, haz salir al otro en «Dispositivos».
account-moved-stay = Seguir también aquí
account-arrive-title = ¿Seguir aquí como { $name }?
account-arrive-same = Este dispositivo ya ha entrado.
account-arrive-text = El otro dispositivo ha mostrado este código. Si era de otra persona, no sigas.
account-arrive-go = Seguir aquí

problem-ACCOUNT_EXISTS = Ya tienes una cuenta.
problem-ACCOUNT_NAME_TAKEN = El nombre «{ $name }» está ocupado. Elige otro para entrar.
problem-NO_ACCOUNT = Aquí no tienes cuenta.
problem-PASSWORD_WRONG = Esta no es tu contraseña.
problem-SIGN_IN_WRONG = El nombre y la contraseña no corresponden.
problem-PASSWORD_TOO_SHORT = Una contraseña tiene al menos { $least } caracteres.
problem-PASSWORD_TOO_LONG = Una contraseña tiene como mucho { $most } caracteres.
problem-PASSWORD_TRIVIAL = Esta contraseña es de las primeras que cualquiera probaría. Elige otra, por ejemplo cuatro palabras sin relación.
problem-MOVE_UNKNOWN = Este código no vale. Sirve una vez, durante dos minutos.
