# Wat beheerders van een server lezen: de instellingen en `wissel admin`.

cli-serve-config = bestand met instellingen (standaard { $default } in de gegevensmap)

cli-help-admin = de database van een server verzorgen
cli-admin-data = map van de database (standaard: zoals de instellingen zeggen)
cli-admin-settings = elke instelling tonen die geldt
cli-admin-no-file = # er is geen bestand gelezen

problem-SETTING_UNKNOWN = { $file }: er is geen instelling “{ $entry }”.
problem-SETTING_NOT_TEXT = { $file }, { $entry }: moet een tekst zijn, niet “{ $value }”.
problem-SETTING_NOT_TOKEN = { $file }, { $entry }: moet een geheim zijn van minstens { $least } letters en cijfers zonder spaties.
problem-SETTING_NOT_ADDRESS = { $file }, { $entry }: moet eruitzien als https://play.example of http://192.0.2.7:8000, niet als “{ $value }”.
problem-SETTING_NOT_FLAG = { $file }, { $entry }: moet true of false zijn, niet “{ $value }”.
problem-SETTING_NOT_NUMBER = { $file }, { $entry }: moet een geheel getal van { $least } tot { $most } zijn, niet “{ $value }”.
problem-SETTING_NOT_RATE = { $file }, { $entry }: moeten vier getallen boven 0 zijn (per seconde en ineens voor één sessie, dan voor één adres), niet “{ $value }”.
problem-SETTING_FILE_UNREADABLE = { $file } kan niet gelezen worden: { $reason }
problem-SETTING_FILE_MALFORMED = { $file } is geen geldige TOML: { $reason }
