# Wat beheerders van een server lezen: de instellingen en `wissel admin`.

cli-serve-config = bestand met instellingen (standaard { $default } in de gegevensmap)

cli-admin-data = map van de database (standaard: zoals de instellingen zeggen)
cli-admin-settings = elke instelling tonen die geldt
cli-admin-no-file = # er is geen bestand gelezen

problem-SETTING_UNKNOWN = { $file }: er is geen instelling ‘{ $entry }’.
problem-SETTING_NOT_TEXT = { $file }, { $entry }: moet een tekst zijn, niet ‘{ $value }’.
problem-SETTING_NOT_TOKEN = { $file }, { $entry }: moet een geheim zijn van minstens { $least } letters en cijfers zonder spaties.
problem-SETTING_NOT_ADDRESS = { $file }, { $entry }: moet eruitzien als https://play.example of http://192.0.2.7:8000, niet als ‘{ $value }’.
problem-SETTING_NOT_FLAG = { $file }, { $entry }: moet true of false zijn, niet ‘{ $value }’.
problem-SETTING_NOT_NUMBER = { $file }, { $entry }: moet een geheel getal van { $least } tot { $most } zijn, niet ‘{ $value }’.
problem-SETTING_NOT_RATE = { $file }, { $entry }: moeten vier getallen boven 0 zijn (per seconde en ineens voor één sessie, dan voor één adres), niet ‘{ $value }’.
problem-SETTING_NOT_MAIL_ADDRESS = { $file }, { $entry }: moet een mailadres zijn, niet ‘{ $value }’.
problem-SETTING_NOT_ONE_OF = { $file }, { $entry }: moet een van { $choices } zijn, niet ‘{ $value }’.
problem-SETTING_MISSING = Bij { $entry } hoort ook { $other }.
problem-SETTING_FILE_UNREADABLE = { $file } kan niet gelezen worden: { $reason }
problem-SETTING_FILE_MALFORMED = { $file } is geen geldige TOML: { $reason }

# wissel admin
cli-admin-list = tafels tonen, de laatste eerst
cli-admin-list-status = alleen tafels met deze status
cli-admin-list-game = alleen tafels van dit spel
cli-admin-list-person = alleen tafels waar deze persoon zit
cli-admin-most = hoeveel hoogstens (standaard { $default })
cli-admin-show = één tafel tonen
cli-admin-table = id van een tafel
cli-admin-close = tafels sluiten, wat er ook gaande is
cli-admin-people = mensen tonen, de laatst geziene eerst
cli-admin-people-words = deel van een naam, of een id
cli-admin-reports = tonen wat mensen bij de beheerder hebben gemeld, het laatste eerst
cli-admin-reports-done = de meldingen van de regel met dit nummer afhandelen
cli-admin-reports-set-aside = De meldingen van regel { $line } zijn afgehandeld.
cli-admin-mute = iemand verbieden te chatten
cli-admin-ban = iemand verbieden iets te doen
cli-admin-unmute = iemand weer laten chatten
cli-admin-unban = iemand weer laten meedoen
cli-admin-person = id van een persoon, of de hele naam
cli-admin-days = voor zoveel dagen (standaard: voorgoed)
cli-admin-export = alles wat van iemand bewaard wordt schrijven, als JSON
cli-admin-export-file = waarheen (standaard: de terminal)
cli-admin-delete = iemand verwijderen; de partijen blijven zonder naam
cli-admin-delete-yes = het doen
cli-admin-backup = de database kopiëren terwijl de server doorgaat, en de kopie controleren
cli-admin-backup-file = de kopie
cli-admin-backup-force = over een bestaand bestand schrijven
cli-admin-restore = een kopie op de plaats van de database zetten
cli-admin-restore-file = een kopie die `backup` gemaakt heeft
cli-admin-restore-force = ook waar een database staat; die wordt ernaast bewaard
cli-admin-closed = { $table } is gesloten. Een server die loopt zegt het binnen een seconde.
cli-admin-mute-for-good = { $person } mag niet meer chatten. Een server die loopt let er binnen een seconde op.
cli-admin-mute-until = { $person } mag tot { $until } niet chatten. Een server die loopt let er binnen een seconde op.
cli-admin-ban-for-good = { $person } mag niets meer doen. Een server die loopt let er binnen een seconde op.
cli-admin-ban-until = { $person } mag tot { $until } niets doen. Een server die loopt let er binnen een seconde op.
cli-admin-lifted = { $person } is weer vrij. Een server die loopt let er binnen een seconde op.
cli-admin-nothing-to-lift = { $person } was al vrij.
cli-admin-written = Geschreven naar { $file }. Geef het aan niemand dan deze persoon.
cli-admin-delete-sure = Dit verwijdert { $name } ({ $person }) voorgoed. Voeg --yes toe om het te doen.
cli-admin-deleted = { $person } is verwijderd; de partijen blijven zonder naam. Een server die loopt vergeet binnen een seconde. Reservekopieën houden de gegevens nog.
cli-admin-backed-up = { $file }: { $tables } tafels, { $people } mensen, { $size } MB, gecontroleerd.
cli-admin-restored = { $file } staat op zijn plaats: { $tables } tafels, { $people } mensen, { $size } MB.
cli-admin-ratings = de ratings van alle spelers tonen, per spel
cli-admin-recompute = ze opnieuw berekenen uit alle afgelopen partijen
cli-admin-recomputed = { $games ->
    [one] Eén partij telt.
   *[other] { $games } partijen tellen.
}
cli-column-player = speler
cli-column-rating = rating
cli-column-uncertainty = ±
cli-column-games = partijen
cli-column-table = tafel
cli-column-status = status
cli-column-game = spel
cli-column-private = besloten
cli-column-name = naam
cli-column-seats = plaatsen
cli-column-last = laatste regel
cli-column-host = gastheer
cli-column-to-act = aan zet
cli-column-made = gemaakt
cli-column-next = volgende tafel
cli-column-entries = regels
cli-column-person = persoon
cli-column-line = regel
cli-column-at = op
cli-column-reporter = gemeld door
cli-column-text = tekst
cli-column-seen = gezien
cli-column-tables = tafels
cli-column-muted = chat dicht
cli-column-banned = verbannen
cli-status-open = open
cli-status-running = bezig
cli-status-finished = afgelopen
cli-status-closed = gesloten

problem-PERSON_NOT_CLEAR = { $count } mensen heten ‘{ $person }’: noem de id van één.
problem-DATABASE_MISSING = Er is geen database { $file }.
problem-DATABASE_NEWER = De database { $file } is van een nieuwere versie van Wissel.
problem-DATABASE_UNREADABLE = De database { $file } is niet te gebruiken: { $reason }
problem-DATABASE_IN_USE = { $file } is in gebruik: stop eerst de server.
problem-FILE_EXISTS = { $file } bestaat al. Voeg --force toe als het weg mag.
problem-BACKUP_UNREADABLE = { $file } is niet te lezen als database van Wissel: { $reason }
problem-BACKUP_DAMAGED = { $file } is beschadigd: { $reason }
problem-BACKUP_NEWER = { $file } is gemaakt door een nieuwere versie van Wissel.
