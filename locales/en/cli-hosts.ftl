# What hosts of a server read: its settings and `wissel admin`.

cli-serve-config = file of settings (default { $default } in the data folder)

cli-help-admin = care for the database of a server
cli-admin-data = folder of the database (default: as the settings say)
cli-admin-settings = print every setting that holds
cli-admin-no-file = # no file was read

problem-SETTING_UNKNOWN = { $file }: there is no setting “{ $entry }”.
problem-SETTING_NOT_TEXT = { $file }, { $entry }: must be a text, not “{ $value }”.
problem-SETTING_NOT_TOKEN = { $file }, { $entry }: must be a secret of at least { $least } letters and digits without spaces.
problem-SETTING_NOT_ADDRESS = { $file }, { $entry }: must be like https://play.example or http://192.0.2.7:8000, not “{ $value }”.
problem-SETTING_NOT_FLAG = { $file }, { $entry }: must be true or false, not “{ $value }”.
problem-SETTING_NOT_NUMBER = { $file }, { $entry }: must be a whole number from { $least } to { $most }, not “{ $value }”.
problem-SETTING_NOT_RATE = { $file }, { $entry }: must be four numbers above 0 (a second and at once for one session, then for one address), not “{ $value }”.
problem-SETTING_FILE_UNREADABLE = { $file } cannot be read: { $reason }
problem-SETTING_FILE_MALFORMED = { $file } is not valid TOML: { $reason }
