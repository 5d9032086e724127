# Tokens of programs: the settings, the mark at a table, refusals.
token-title = Programas que juegan por ti
token-note = Un programa tuyo puede sentarse a las mesas y jugar en tu nombre. Los demás ven que es un programa. Muestra un token, que creas aquí.
token-none = No tienes tokens.
token-name = Para qué
token-name-hint = para que luego sepas qué programa lo tiene
token-make = Crear un token
token-made = Cópialo ahora: solo se muestra esta vez.
token-secret = Token de { $name }
token-copy = Copiar
token-copied = El token está copiado.
token-copy-failed = Aquí no se permite copiar: selecciona el token y cópialo tú.
token-used = usado por última vez { $when }
token-unused = nunca usado
token-revoke = Revocar
token-revoke-which = Revocar el token { $name }
token-revoked = El token { $name } ya no abre nada.

problem-BAD_TOKEN = Este token no abre nada: es erróneo o fue revocado.
problem-TOKEN_SCOPE = Un token para «{ $scope }» no abre esto.
problem-TOKEN_IN_ADDRESS = Un token no debe estar en una dirección, que queda en registros. Envíalo en la cabecera Authorization y revoca este.
problem-TOKEN_UNKNOWN = No tienes ese token.
problem-TOO_MANY_TOKENS = Ya tienes { $most } tokens. Revoca uno primero.
problem-NOT_A_PROGRAMS_SEAT = Un programa solo juega en asientos en los que se ha sentado él mismo.
