# Lo que dice el propio servidor: rechazos, la página mientras no hay cliente, nombres de invitados.

client-missing-title = El cliente del navegador no está compilado
client-missing-hint = Inicia el servidor con bin/serve, que lo compila, o ejecuta «npm ci» y «npm run build» en web/. Los programas sí pueden usar la interfaz: véase /schema/openapi.json.

guest-name = Invitado { $number }
table-name = Mesa de { $name }

problem-BAD_REQUEST = La petición no es válida: { $place }.
problem-NOT_FOUND = Aquí no hay nada.
problem-WRONG_METHOD = Esta dirección no admite ese tipo de petición.
problem-TOO_LARGE = La petición es demasiado grande.
problem-NOT_JSON = La petición debe ser JSON.
problem-RATE_LIMITED = Demasiado a la vez. Espera { $seconds ->
    [one] un segundo.
   *[other] { $seconds } segundos.
}
problem-INTERNAL = Algo falló en el servidor. Ha quedado anotado.
problem-WARMING_UP = El servidor aún está preparando los juegos ({ $percent } %). Inténtalo de nuevo en un momento.

problem-ALREADY_SEATED = Ya tienes un asiento en esta mesa.
problem-BANNED = Quien administra este servidor te ha retirado el derecho a jugar aquí.
problem-BAD_OPTION = La opción «{ $option }» no puede ser «{ $value }».
problem-BAD_SEAT_COUNT = Este juego tiene de { $least } a { $most } asientos.
problem-BOT_BAD_OPTION = El jugador virtual «{ $bot }» no tiene la opción «{ $option }».
problem-BOT_UNKNOWN = No hay ningún jugador virtual «{ $bot }».
problem-COMMAND_USED = Otra persona ha usado el número de esta orden. Inténtalo de nuevo.
problem-GAME_UNKNOWN = Aquí no hay ningún juego «{ $game }».
problem-NAME_TAKEN = Aquí ya hay alguien que se llama «{ $name }».
problem-NEXT_EXISTS = La siguiente mesa ya existe.
problem-NO_PERSON_PLAYS = En este asiento no juega nadie a quien pueda sustituir un jugador virtual.
problem-NOT_OVER = La partida aún no ha terminado.
problem-PERSON_NOT_FOUND = Aquí nadie se llama «{ $person }».
problem-PERSON_PRESENT = Quien ocupa este asiento está presente.
problem-PERSON_HAS_TIME = A quien ocupa este asiento le queda tiempo. Por días decide el reloj.
problem-SEAT_FREE = Este asiento está libre.
problem-SEAT_HELD = Un jugador virtual ocupa tu asiento. Recupéralo primero.
problem-SEAT_UNKNOWN = Esta mesa no tiene ese asiento.
problem-TABLE_CLOSED = Esta mesa se ha abandonado.
problem-TABLE_TOO_LONG = En esta mesa ya hay { $most } jugadas, más de las que necesita cualquier partida. Solo se puede cerrar.

# Sobre ficheros de partidas y de mapas; para quienes los hacen.
problem-BAD_ENTRY = Una entrada del tipo «{ $kind }» no puede estar aquí.
problem-BAD_ENTRY_NUMBER = Las entradas no están numeradas en orden: { $number }.
problem-BAD_OUTCOME = Esto no se puede sacar aquí: { $outcome }.
problem-DRAW_DIFFERS = El sorteo { $draw } no es el que dan el secreto y las semillas.
problem-MAP_BAD_ID = { $file }, { $entry }: «{ $id }» no puede ser un id.
problem-MAP_COUNT = { $file }, { $entry }: hacen falta de { $least } a { $most }, no { $found }.
problem-MAP_DIFFERS = Este no es el mapa «{ $map }» en que se jugó.
problem-MAP_DUPLICATE = { $file }, { $entry }: «{ $id }» aparece dos veces.
problem-MAP_MALFORMED = { $file }, { $entry }: { $detail }
problem-MAP_NO_NEIGHBOURS = { $file }, { $entry }: { $a } y { $b } no se tocan.
problem-MAP_REFERENCE = { $file }, { $entry }: no hay ningún «{ $id }».
problem-MAP_SCHEMA = { $file }, { $entry }: debe ser «{ $expected }», no «{ $found }».
problem-MAP_SHUT_IN = { $file }, { $entry }: no se puede llegar a «{ $id }».
problem-MAP_TOO_LARGE = { $file }, { $entry }: puede haber como mucho { $most }, no { $found }.
problem-MAP_UNKNOWN = No hay ningún mapa «{ $map }» de este juego.
problem-OUTCOMES_LEFT = Se sacó más de lo que el juego saca aquí: { $outcome }.
problem-OUTCOMES_MISSING = Se sacó menos de lo que el juego saca aquí.
problem-OUTCOMES_WITHHELD = El fichero omite sorteos, porque la partida no había terminado cuando se hizo.
problem-RULES_VERSION_UNKNOWN = Las reglas de este juego, versión { $version }, no se conocen aquí.
problem-COMMITMENT_DIFFERS = El secreto no es el que se prometió al hacer la mesa.
problem-FAIR_VERSION_UNKNOWN = Aquí no se conocen los sorteos justos de la versión { $version }.
problem-FILE_TOO_LARGE = El fichero ocupa más de { $most } bytes.
problem-FILE_UNREADABLE = No se puede leer el fichero: { $reason }
problem-ENTRY_UNREADABLE = No se puede leer: { $reason }
problem-NO_FAIR_DRAWS = Los sorteos de esta partida no se hicieron en una mesa y no se pueden comprobar.
problem-RESULT_DIFFERS = La partida no termina con el resultado que da el fichero.
problem-SECRET_MISSING = El secreto de los sorteos solo se muestra cuando la partida ha terminado.
problem-SEEDS_DIFFER = El fichero no tiene una aportación a los sorteos por cada uno de los { $seats } asientos.
problem-BAD_NUMBER = Este número no corresponde a ninguna acción del juego.
problem-SENT_AWAY = El anfitrión te ha sacado de esta mesa.
problem-COLOUR_UNKNOWN = Este juego no tiene ese color.
problem-COLOUR_TAKEN = Otra persona ha elegido este color.
problem-NOBODY_WATCHES = Nadie puede mirar esta partida mientras se juega.
problem-BAD_SEAT_ORDER = Los asientos no pueden estar en este orden.
problem-SEAT_ORDER_DIFFERS = Los asientos no están en el orden que dan el secreto y las semillas.
reset-mail-subject = Una contraseña nueva para Wissel
reset-mail-text =
    Alguien, probablemente tú, ha olvidado la contraseña de { $name }. Elige otra en { $minutes } minutos:
    { $url }

    Si no fuiste tú, no hagas nada: tu contraseña sigue igual.
