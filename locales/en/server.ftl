# What the server says by itself: refusals of requests, the page before the client is built, names of guests.

client-missing-title = The browser client is not built
client-missing-hint = Start the server with bin/serve, which builds it, or run “npm ci” and “npm run build” in web/. Programs can use the interface all the same: see /schema/openapi.json.

guest-name = Guest { $number }
table-name = { $name }’s table

problem-BAD_REQUEST = The request is not valid: { $place }.
problem-NOT_FOUND = There is nothing here.
problem-WRONG_METHOD = This address does not take that kind of request.
problem-TOO_LARGE = The request is too large.
problem-NOT_JSON = The request must be JSON.
problem-RATE_LIMITED = Too much at once. Please wait { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
}
problem-INTERNAL = Something went wrong on the server. It has been noted.
problem-WARMING_UP = The server is still preparing the games ({ $percent } %). Please try again in a moment.

problem-ALREADY_SEATED = You have a seat at this table already.
problem-BANNED = The host of this server has taken away your right to play here.
problem-BAD_OPTION = The option “{ $option }” cannot be “{ $value }”.
problem-BAD_SEAT_COUNT = This game has { $least } to { $most } seats.
problem-BOT_BAD_OPTION = The computer player “{ $bot }” has no option “{ $option }”.
problem-BOT_UNKNOWN = There is no computer player “{ $bot }”.
problem-COMMAND_USED = Somebody else has used the number of this command. Please try again.
problem-GAME_UNKNOWN = There is no game “{ $game }” here.
problem-NAME_TAKEN = Somebody here is called “{ $name }” already.
problem-NEXT_EXISTS = The next table is there already.
problem-NO_PERSON_PLAYS = Nobody plays on this seat whom a computer player could stand in for.
problem-NOT_OVER = The game is not over yet.
problem-PERSON_NOT_FOUND = There is nobody called “{ $person }” here.
problem-PERSON_PRESENT = The person on this seat is here.
problem-PERSON_HAS_TIME = The person on this seat has time left. Over days the clock decides.
problem-SEAT_FREE = This seat is free.
problem-SEAT_HELD = A computer player holds your seat. Take it back first.
problem-SEAT_UNKNOWN = This table has no such seat.
problem-TABLE_CLOSED = This table was given up.
problem-TABLE_TOO_LONG = This table has had { $most } moves, more than any game needs. It can only be closed.

# Of game files and map files; read by those who make them.
problem-BAD_ENTRY = An entry of the kind “{ $kind }” cannot stand here.
problem-BAD_ENTRY_NUMBER = The entries are not numbered in order: { $number }.
problem-BAD_OUTCOME = This cannot be drawn here: { $outcome }.
problem-DRAW_DIFFERS = Draw { $draw } is not the one that secret and seeds give.
problem-MAP_BAD_ID = { $file }, { $entry }: “{ $id }” cannot be an id.
problem-MAP_COUNT = { $file }, { $entry }: { $least } to { $most } are needed, not { $found }.
problem-MAP_DIFFERS = This is not the map “{ $map }” that the game was played on.
problem-MAP_DUPLICATE = { $file }, { $entry }: “{ $id }” stands there twice.
problem-MAP_MALFORMED = { $file }, { $entry }: { $detail }
problem-MAP_NO_NEIGHBOURS = { $file }, { $entry }: { $a } and { $b } do not touch.
problem-MAP_REFERENCE = { $file }, { $entry }: there is no “{ $id }”.
problem-MAP_SCHEMA = { $file }, { $entry }: must be “{ $expected }”, not “{ $found }”.
problem-MAP_SHUT_IN = { $file }, { $entry }: “{ $id }” cannot be reached.
problem-MAP_TOO_LARGE = { $file }, { $entry }: at most { $most } are possible, not { $found }.
problem-MAP_UNKNOWN = There is no map “{ $map }” of this game.
problem-OUTCOMES_LEFT = More was drawn than the game draws here: { $outcome }.
problem-OUTCOMES_MISSING = Less was drawn than the game draws here.
problem-OUTCOMES_WITHHELD = The file leaves out draws, as the game was not over when it was made.
problem-RULES_VERSION_UNKNOWN = The rules of this game, version { $version }, are not known here.
problem-COMMITMENT_DIFFERS = The secret is not the one that was promised when the table was made.
problem-FAIR_VERSION_UNKNOWN = Fair draws of version { $version } are not known here.
problem-FILE_TOO_LARGE = The file is larger than { $most } bytes.
problem-FILE_UNREADABLE = The file cannot be read: { $reason }
problem-ENTRY_UNREADABLE = It cannot be read: { $reason }
problem-NO_FAIR_DRAWS = The draws of this game were not made at a table and cannot be checked.
problem-RESULT_DIFFERS = The game does not end with the result that the file gives.
problem-SECRET_MISSING = The secret of the draws is shown only when the game is over.
problem-SEEDS_DIFFER = The file does not have one contribution to the draws for each of the { $seats } seats.
problem-BAD_NUMBER = This number stands for no action of the game.
problem-SENT_AWAY = The host has removed you from this table.
problem-COLOUR_UNKNOWN = This game has no such colour.
problem-COLOUR_TAKEN = Somebody else has chosen this colour.
problem-NOBODY_WATCHES = Nobody may watch this game while it is played.
problem-BAD_SEAT_ORDER = Seats of the file cannot be in this order.
problem-SEAT_ORDER_DIFFERS = The seats are not in the order that secret and seeds give.
reset-mail-subject = A new password for Wissel
reset-mail-text =
    Somebody, probably you, has forgotten the password of { $name }. Choose another within { $minutes } minutes:
    { $url }

    If that was not you, do nothing: your password stays.
