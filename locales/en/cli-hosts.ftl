# What hosts of a server read: its settings and `wissel admin`.

cli-serve-config = file of settings (default { $default } in the data folder)

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
problem-SETTING_NOT_MAIL_ADDRESS = { $file }, { $entry }: must be a mail address, not “{ $value }”.
problem-SETTING_NOT_ONE_OF = { $file }, { $entry }: must be one of { $choices }, not “{ $value }”.
problem-SETTING_MISSING = { $entry } needs { $other } too.
problem-SETTING_FILE_UNREADABLE = { $file } cannot be read: { $reason }
problem-SETTING_FILE_MALFORMED = { $file } is not valid TOML: { $reason }

# wissel admin
cli-admin-list = list tables, the latest first
cli-admin-list-status = only tables with this status
cli-admin-list-game = only tables of this game
cli-admin-list-person = only tables where this person sits
cli-admin-most = how many at most (default { $default })
cli-admin-show = show one table
cli-admin-table = id of a table
cli-admin-close = close tables, whatever goes on there
cli-admin-people = list people, the latest seen first
cli-admin-people-words = part of a name, or an id
cli-admin-reports = list what people have reported to the host, the latest first
cli-admin-reports-done = set aside the reports of the line with this number
cli-admin-reports-set-aside = The reports of line { $line } are set aside.
cli-admin-mute = forbid a person to chat
cli-admin-ban = forbid a person to do anything
cli-admin-unmute = let a person chat again
cli-admin-unban = let a person do things again
cli-admin-person = id of a person, or the whole name
cli-admin-days = for so many days (default: for good)
cli-admin-export = write all that is kept of a person, as JSON
cli-admin-export-file = where to (default: the terminal)
cli-admin-delete = delete a person; its games stay without its name
cli-admin-delete-yes = do it
cli-admin-backup = copy the database while the server goes on, and check the copy
cli-admin-backup-file = the copy
cli-admin-backup-force = write over a file that is there
cli-admin-restore = put a copy in the place of the database
cli-admin-restore-file = a copy that `backup` made
cli-admin-restore-force = also where a database is; that is kept beside it
cli-admin-closed = { $table } is closed. A server that runs tells its people within a second.
cli-admin-mute-for-good = { $person } may not chat any more. A server that runs heeds it within a second.
cli-admin-mute-until = { $person } may not chat until { $until }. A server that runs heeds it within a second.
cli-admin-ban-for-good = { $person } may do nothing any more. A server that runs heeds it within a second.
cli-admin-ban-until = { $person } may do nothing until { $until }. A server that runs heeds it within a second.
cli-admin-lifted = { $person } is free again. A server that runs heeds it within a second.
cli-admin-nothing-to-lift = { $person } was free already.
cli-admin-written = Written to { $file }. Hand it to nobody but this person.
cli-admin-delete-sure = This deletes { $name } ({ $person }) for good. Add --yes to do it.
cli-admin-deleted = { $person } is deleted; its games stay under no name. A server that runs forgets it within a second. Backups still hold it.
cli-admin-backed-up = { $file }: { $tables } tables, { $people } people, { $size } MB, checked.
cli-admin-restored = { $file } is in place: { $tables } tables, { $people } people, { $size } MB.
cli-admin-ratings = show the ratings of all players, by game
cli-admin-recompute = compute them anew from all games that have ended
cli-admin-recomputed = { $games ->
    [one] One game counts.
   *[other] { $games } games count.
}
cli-column-player = player
cli-column-rating = rating
cli-column-uncertainty = ±
cli-column-games = games
cli-column-table = table
cli-column-status = status
cli-column-game = game
cli-column-private = private
cli-column-name = name
cli-column-seats = seats
cli-column-last = last entry
cli-column-host = host
cli-column-to-act = seats to act
cli-column-made = made
cli-column-next = next table
cli-column-entries = entries
cli-column-person = person
cli-column-line = line
cli-column-at = at
cli-column-reporter = reported by
cli-column-text = text
cli-column-seen = seen
cli-column-tables = tables
cli-column-muted = muted
cli-column-banned = banned
cli-status-open = open
cli-status-running = running
cli-status-finished = finished
cli-status-closed = closed

problem-PERSON_NOT_CLEAR = { $count } people are called “{ $person }”: name the id of one.
problem-DATABASE_MISSING = There is no database { $file }.
problem-DATABASE_NEWER = The database { $file } was kept by a newer version of Wissel.
problem-DATABASE_UNREADABLE = The database { $file } cannot be used: { $reason }
problem-DATABASE_IN_USE = { $file } is in use: stop the server first.
problem-FILE_EXISTS = { $file } is there already. Add --force if it may go.
problem-BACKUP_UNREADABLE = { $file } cannot be read as a database of Wissel: { $reason }
problem-BACKUP_DAMAGED = { $file } is damaged: { $reason }
problem-BACKUP_NEWER = { $file } was made by a newer version of Wissel.
