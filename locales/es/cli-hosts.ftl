# Lo que leen quienes administran un servidor: sus ajustes y `wissel admin`.

cli-serve-config = archivo de ajustes (por defecto { $default } en la carpeta de datos)

cli-admin-data = carpeta de la base de datos (por defecto: según los ajustes)
cli-admin-settings = mostrar todos los ajustes que rigen
cli-admin-no-file = # no se ha leído ningún archivo

problem-SETTING_UNKNOWN = { $file }: no hay ningún ajuste «{ $entry }».
problem-SETTING_NOT_TEXT = { $file }, { $entry }: debe ser un texto, no «{ $value }».
problem-SETTING_NOT_TOKEN = { $file }, { $entry }: debe ser un secreto de al menos { $least } letras y cifras sin espacios.
problem-SETTING_NOT_ADDRESS = { $file }, { $entry }: debe ser como https://play.example o http://192.0.2.7:8000, no «{ $value }».
problem-SETTING_NOT_FLAG = { $file }, { $entry }: debe ser true o false, no «{ $value }».
problem-SETTING_NOT_NUMBER = { $file }, { $entry }: debe ser un número entero de { $least } a { $most }, no «{ $value }».
problem-SETTING_NOT_RATE = { $file }, { $entry }: deben ser cuatro números mayores que 0 (por segundo y de una vez para una sesión, luego para una dirección), no «{ $value }».
problem-SETTING_NOT_MAIL_ADDRESS = { $file }, { $entry }: debe ser una dirección de correo, no «{ $value }».
problem-SETTING_NOT_ONE_OF = { $file }, { $entry }: debe ser uno de { $choices }, no «{ $value }».
problem-SETTING_MISSING = { $entry } necesita también { $other }.
problem-SETTING_FILE_UNREADABLE = No se puede leer { $file }: { $reason }
problem-SETTING_FILE_MALFORMED = { $file } no es TOML válido: { $reason }

# wissel admin
cli-admin-list = mostrar las mesas, primero las últimas
cli-admin-list-status = solo mesas en este estado
cli-admin-list-game = solo mesas de este juego
cli-admin-list-person = solo mesas donde está esta persona
cli-admin-most = cuántas como mucho (por defecto { $default })
cli-admin-show = mostrar una mesa
cli-admin-table = id de una mesa
cli-admin-close = cerrar mesas, pase lo que pase en ellas
cli-admin-people = mostrar personas, primero las vistas por última vez
cli-admin-people-words = parte de un nombre, o un id
cli-admin-reports = mostrar lo que se ha denunciado al anfitrión, primero lo último
cli-admin-reports-done = archivar las denuncias de la línea con este número
cli-admin-reports-set-aside = Las denuncias de la línea { $line } están archivadas.
cli-admin-mute = prohibir a alguien el chat
cli-admin-ban = prohibir a alguien hacer cualquier cosa
cli-admin-unmute = permitir a alguien el chat de nuevo
cli-admin-unban = permitir a alguien participar de nuevo
cli-admin-person = id de una persona, o el nombre entero
cli-admin-days = por tantos días (por defecto: para siempre)
cli-admin-export = escribir todo lo que se guarda de una persona, en JSON
cli-admin-export-file = adónde (por defecto: la terminal)
cli-admin-delete = borrar a una persona; sus partidas quedan sin su nombre
cli-admin-delete-yes = hacerlo
cli-admin-backup = copiar la base de datos mientras el servidor sigue, y comprobar la copia
cli-admin-backup-file = la copia
cli-admin-backup-force = escribir sobre un archivo que ya existe
cli-admin-restore = poner una copia en lugar de la base de datos
cli-admin-restore-file = una copia hecha con `backup`
cli-admin-restore-force = también donde hay una base de datos; se guarda al lado
cli-admin-closed = { $table } está cerrada. Un servidor en marcha lo dice en un segundo.
cli-admin-mute-for-good = { $person } ya no puede usar el chat. Un servidor en marcha lo aplica en un segundo.
cli-admin-mute-until = { $person } no puede usar el chat hasta { $until }. Un servidor en marcha lo aplica en un segundo.
cli-admin-ban-for-good = { $person } ya no puede hacer nada. Un servidor en marcha lo aplica en un segundo.
cli-admin-ban-until = { $person } no puede hacer nada hasta { $until }. Un servidor en marcha lo aplica en un segundo.
cli-admin-lifted = { $person } es libre de nuevo. Un servidor en marcha lo aplica en un segundo.
cli-admin-nothing-to-lift = { $person } ya era libre.
cli-admin-written = Escrito en { $file }. No se lo dé a nadie más que a esta persona.
cli-admin-delete-sure = Esto borra a { $name } ({ $person }) para siempre. Añada --yes para hacerlo.
cli-admin-deleted = { $person } está borrado; sus partidas quedan sin nombre. Un servidor en marcha lo olvida en un segundo. Las copias aún lo guardan.
cli-admin-backed-up = { $file }: { $tables } mesas, { $people } personas, { $size } MB, comprobado.
cli-admin-restored = { $file } está en su lugar: { $tables } mesas, { $people } personas, { $size } MB.
cli-admin-ratings = mostrar la puntuación de todos los jugadores, por juego
cli-admin-recompute = calcularlas de nuevo con todas las partidas terminadas
cli-admin-recomputed = { $games ->
    [one] Cuenta una partida.
   *[other] Cuentan { $games } partidas.
}
cli-column-player = jugador
cli-column-rating = puntuación
cli-column-uncertainty = ±
cli-column-games = partidas
cli-column-table = mesa
cli-column-status = estado
cli-column-game = juego
cli-column-private = privada
cli-column-name = nombre
cli-column-seats = asientos
cli-column-last = última entrada
cli-column-host = anfitrión
cli-column-to-act = deben jugar
cli-column-made = creada
cli-column-next = mesa siguiente
cli-column-entries = entradas
cli-column-person = persona
cli-column-line = línea
cli-column-at = fecha
cli-column-reporter = denunciada por
cli-column-text = texto
cli-column-seen = vista
cli-column-tables = mesas
cli-column-muted = sin chat
cli-column-banned = vetada
cli-status-open = abierta
cli-status-running = en curso
cli-status-finished = terminada
cli-status-closed = cerrada

problem-PERSON_NOT_CLEAR = { $count } personas se llaman «{ $person }»: diga el id de una.
problem-DATABASE_MISSING = No hay ninguna base de datos { $file }.
problem-DATABASE_NEWER = La base de datos { $file } es de una versión más nueva de Wissel.
problem-DATABASE_UNREADABLE = La base de datos { $file } no se puede usar: { $reason }
problem-DATABASE_IN_USE = { $file } está en uso: pare antes el servidor.
problem-FILE_EXISTS = { $file } ya existe. Añada --force si puede desaparecer.
problem-BACKUP_UNREADABLE = { $file } no se puede leer como base de datos de Wissel: { $reason }
problem-BACKUP_DAMAGED = { $file } está dañado: { $reason }
problem-BACKUP_NEWER = { $file } fue hecho por una versión más nueva de Wissel.
