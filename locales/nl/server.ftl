# Wat de server zelf zegt: weigeringen, de pagina zolang de client niet gebouwd is, namen van gasten.

client-missing-title = De browserclient is niet gebouwd
client-missing-hint = Start de server met bin/serve, dat bouwt hem, of voer in web/ ‘npm ci’ en ‘npm run build’ uit. Programma’s kunnen de interface wel gebruiken: zie /schema/openapi.json.

guest-name = Gast { $number }
table-name = Tafel van { $name }

problem-BAD_REQUEST = De aanvraag is niet geldig: { $place }.
problem-NOT_FOUND = Hier is niets.
problem-WRONG_METHOD = Dit adres neemt zo’n aanvraag niet aan.
problem-TOO_LARGE = De aanvraag is te groot.
problem-NOT_JSON = De aanvraag moet JSON zijn.
problem-RATE_LIMITED = Te veel tegelijk. Wacht nog { $seconds ->
    [one] één seconde.
   *[other] { $seconds } seconden.
}
problem-INTERNAL = Er ging iets mis op de server. Het is genoteerd.
problem-WARMING_UP = De server maakt de spellen nog klaar ({ $percent } %). Probeer het zo meteen opnieuw.

problem-ALREADY_SEATED = Je hebt al een plaats aan deze tafel.
problem-BANNED = De beheerder van deze server heeft je het recht ontnomen hier te spelen.
problem-BAD_OPTION = De keuze ‘{ $option }’ kan niet ‘{ $value }’ zijn.
problem-BAD_SEAT_COUNT = Dit spel heeft { $least } tot { $most } plaatsen.
problem-BOT_BAD_OPTION = De computerspeler ‘{ $bot }’ heeft geen instelling ‘{ $option }’.
problem-BOT_UNKNOWN = Er is geen computerspeler ‘{ $bot }’.
problem-COMMAND_USED = Iemand anders heeft het nummer van deze opdracht gebruikt. Probeer het opnieuw.
problem-GAME_UNKNOWN = Er is hier geen spel ‘{ $game }’.
problem-NAME_TAKEN = Hier heet al iemand ‘{ $name }’.
problem-NEXT_EXISTS = De volgende tafel is er al.
problem-NO_PERSON_PLAYS = Op deze plaats speelt niemand voor wie een computerspeler kan invallen.
problem-NOT_OVER = Het spel is nog niet afgelopen.
problem-PERSON_NOT_FOUND = Niemand heet hier ‘{ $person }’.
problem-PERSON_PRESENT = Wie op deze plaats zit, is aanwezig.
problem-PERSON_HAS_TIME = Wie op deze plaats zit, heeft nog tijd. Over dagen beslist de klok.
problem-SEAT_FREE = Deze plaats is vrij.
problem-SEAT_HELD = Een computerspeler houdt je plaats bezet. Neem die eerst terug.
problem-SEAT_UNKNOWN = Die plaats is er niet aan deze tafel.
problem-TABLE_CLOSED = Deze tafel is opgegeven.
problem-TABLE_TOO_LONG = Aan deze tafel zijn { $most } zetten gedaan, meer dan welk spel ook nodig heeft. Hij kan alleen nog worden gesloten.

# Over spelbestanden en kaartbestanden; voor wie ze maakt.
problem-BAD_ENTRY = Een regel van de soort ‘{ $kind }’ kan hier niet staan.
problem-BAD_ENTRY_NUMBER = De regels zijn niet op volgorde genummerd: { $number }.
problem-BAD_OUTCOME = Dit kan hier niet getrokken worden: { $outcome }.
problem-DRAW_DIFFERS = Trekking { $draw } is niet die welke geheim en bijdragen geven.
problem-MAP_BAD_ID = { $file }, { $entry }: ‘{ $id }’ kan geen id zijn.
problem-MAP_COUNT = { $file }, { $entry }: er zijn er { $least } tot { $most } nodig, niet { $found }.
problem-MAP_DIFFERS = Dit is niet de kaart ‘{ $map }’ waarop gespeeld is.
problem-MAP_DUPLICATE = { $file }, { $entry }: ‘{ $id }’ staat er twee keer.
problem-MAP_MALFORMED = { $file }, { $entry }: { $detail }
problem-MAP_NO_NEIGHBOURS = { $file }, { $entry }: { $a } en { $b } raken elkaar niet.
problem-MAP_REFERENCE = { $file }, { $entry }: er is geen ‘{ $id }’.
problem-MAP_SCHEMA = { $file }, { $entry }: moet ‘{ $expected }’ zijn, niet ‘{ $found }’.
problem-MAP_SHUT_IN = { $file }, { $entry }: ‘{ $id }’ is niet te bereiken.
problem-MAP_TOO_LARGE = { $file }, { $entry }: er kunnen er hoogstens { $most } zijn, niet { $found }.
problem-MAP_UNKNOWN = Er is geen kaart ‘{ $map }’ van dit spel.
problem-OUTCOMES_LEFT = Er is meer getrokken dan het spel hier trekt: { $outcome }.
problem-OUTCOMES_MISSING = Er is minder getrokken dan het spel hier trekt.
problem-OUTCOMES_WITHHELD = Het bestand laat trekkingen weg, want het spel was nog niet afgelopen toen het gemaakt werd.
problem-RULES_VERSION_UNKNOWN = De regels van dit spel, versie { $version }, zijn hier niet bekend.
problem-COMMITMENT_DIFFERS = Het geheim is niet het geheim dat beloofd werd toen de tafel gemaakt werd.
problem-FAIR_VERSION_UNKNOWN = Eerlijke trekkingen van versie { $version } zijn hier niet bekend.
problem-FILE_TOO_LARGE = Het bestand is groter dan { $most } bytes.
problem-FILE_UNREADABLE = Het bestand is niet te lezen: { $reason }
problem-ENTRY_UNREADABLE = Is niet te lezen: { $reason }
problem-NO_FAIR_DRAWS = De trekkingen van dit spel zijn niet aan een tafel gedaan en niet te controleren.
problem-RESULT_DIFFERS = Het spel eindigt niet met de uitslag die het bestand geeft.
problem-SECRET_MISSING = Het geheim van de trekkingen wordt pas getoond als het spel afgelopen is.
problem-SEEDS_DIFFER = Het bestand heeft niet één bijdrage aan de trekkingen voor elk van de { $seats } plaatsen.
problem-BAD_NUMBER = Dit getal staat voor geen zet in het spel.
problem-SENT_AWAY = De gastheer heeft je van deze tafel gehaald.
problem-COLOUR_UNKNOWN = Die kleur is er in dit spel niet.
problem-COLOUR_TAKEN = Iemand anders heeft deze kleur gekozen.
problem-NOBODY_WATCHES = Niemand mag bij deze partij meekijken zolang ze wordt gespeeld.
problem-BAD_SEAT_ORDER = In deze volgorde kunnen de plaatsen niet staan.
problem-SEAT_ORDER_DIFFERS = De plaatsen staan niet in de volgorde die het geheim en de bijdragen geven.
reset-mail-subject = Een nieuw wachtwoord voor Wissel
reset-mail-text =
    Iemand, waarschijnlijk jij, is het wachtwoord van { $name } vergeten. Kies binnen { $minutes } minuten een ander:
    { $url }

    Was jij dat niet, doe dan niets: je wachtwoord blijft.
