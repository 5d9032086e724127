# Was Betreiber eines Servers lesen: seine Einstellungen und `wissel admin`.

cli-serve-config = Datei mit Einstellungen (sonst { $default } im Datenordner)

cli-admin-data = Ordner der Datenbank (sonst: wie eingestellt)
cli-admin-settings = alle geltenden Einstellungen ausgeben
cli-admin-no-file = # keine Datei wurde gelesen

problem-SETTING_UNKNOWN = { $file }: Es gibt keine Einstellung „{ $entry }“.
problem-SETTING_NOT_TEXT = { $file }, { $entry }: muss ein Text sein, nicht „{ $value }“.
problem-SETTING_NOT_TOKEN = { $file }, { $entry }: muss ein Geheimnis aus mindestens { $least } Buchstaben und Ziffern ohne Leerzeichen sein.
problem-SETTING_NOT_ADDRESS = { $file }, { $entry }: muss wie https://play.example oder http://192.0.2.7:8000 aussehen, nicht wie „{ $value }“.
problem-SETTING_NOT_FLAG = { $file }, { $entry }: muss true oder false sein, nicht „{ $value }“.
problem-SETTING_NOT_NUMBER = { $file }, { $entry }: muss eine ganze Zahl von { $least } bis { $most } sein, nicht „{ $value }“.
problem-SETTING_NOT_RATE = { $file }, { $entry }: müssen vier Zahlen über 0 sein (pro Sekunde und auf einmal, erst für eine Sitzung, dann für eine Adresse), nicht „{ $value }“.
problem-SETTING_NOT_MAIL_ADDRESS = { $file }, { $entry }: muss eine Mailadresse sein, nicht „{ $value }“.
problem-SETTING_NOT_ONE_OF = { $file }, { $entry }: muss eines von { $choices } sein, nicht „{ $value }“.
problem-SETTING_MISSING = { $entry } braucht auch { $other }.
problem-SETTING_FILE_UNREADABLE = { $file } lässt sich nicht lesen: { $reason }
problem-SETTING_FILE_MALFORMED = { $file } ist kein gültiges TOML: { $reason }

# wissel admin
cli-admin-list = Tische auflisten, die neuesten zuerst
cli-admin-list-status = nur Tische mit diesem Stand
cli-admin-list-game = nur Tische dieses Spiels
cli-admin-list-person = nur Tische, an denen diese Person sitzt
cli-admin-most = wie viele höchstens (sonst { $default })
cli-admin-show = einen Tisch zeigen
cli-admin-table = Kennung eines Tisches
cli-admin-close = Tische schließen, egal was dort läuft
cli-admin-people = Personen auflisten, die zuletzt gesehenen zuerst
cli-admin-people-words = Teil eines Namens oder eine Kennung
cli-admin-reports = auflisten, was gemeldet wurde, das Neueste zuerst
cli-admin-reports-done = die Meldungen zur Zeile mit dieser Nummer ablegen
cli-admin-reports-set-aside = Die Meldungen zu Zeile { $line } sind abgelegt.
cli-admin-mute = einer Person das Schreiben verbieten
cli-admin-ban = einer Person alles verbieten
cli-admin-unmute = eine Person wieder schreiben lassen
cli-admin-unban = eine Person wieder handeln lassen
cli-admin-person = Kennung einer Person oder ihr ganzer Name
cli-admin-days = für so viele Tage (sonst: für immer)
cli-admin-export = alles, was über eine Person gespeichert ist, als JSON schreiben
cli-admin-export-file = wohin (sonst: aufs Terminal)
cli-admin-delete = eine Person löschen; ihre Partien bleiben ohne ihren Namen
cli-admin-delete-yes = wirklich tun
cli-admin-backup = die Datenbank im laufenden Betrieb kopieren und die Kopie prüfen
cli-admin-backup-file = die Kopie
cli-admin-backup-force = eine vorhandene Datei überschreiben
cli-admin-restore = eine Kopie an die Stelle der Datenbank setzen
cli-admin-restore-file = eine Kopie, die `backup` gemacht hat
cli-admin-restore-force = auch wo schon eine Datenbank ist; die wird daneben aufgehoben
cli-admin-closed = { $table } ist geschlossen. Ein laufender Server sagt es den Leuten innerhalb einer Sekunde.
cli-admin-mute-for-good = { $person } darf nicht mehr schreiben. Ein laufender Server beachtet das innerhalb einer Sekunde.
cli-admin-mute-until = { $person } darf bis { $until } nicht schreiben. Ein laufender Server beachtet das innerhalb einer Sekunde.
cli-admin-ban-for-good = { $person } darf nichts mehr tun. Ein laufender Server beachtet das innerhalb einer Sekunde.
cli-admin-ban-until = { $person } darf bis { $until } nichts tun. Ein laufender Server beachtet das innerhalb einer Sekunde.
cli-admin-lifted = { $person } ist wieder frei. Ein laufender Server beachtet das innerhalb einer Sekunde.
cli-admin-nothing-to-lift = { $person } war schon frei.
cli-admin-written = In { $file } geschrieben. Gib es niemandem außer dieser Person.
cli-admin-delete-sure = Das löscht { $name } ({ $person }) endgültig. Mit --yes geschieht es.
cli-admin-deleted = { $person } ist gelöscht; die Partien bleiben ohne Namen. Ein laufender Server vergisst die Person innerhalb einer Sekunde. In Sicherungen steht sie noch.
cli-admin-backed-up = { $file }: { $tables } Tische, { $people } Personen, { $size } MB, geprüft.
cli-admin-restored = { $file } ist eingesetzt: { $tables } Tische, { $people } Personen, { $size } MB.
cli-admin-ratings = die Ratings aller Spieler zeigen, nach Spiel
cli-admin-recompute = sie aus allen beendeten Partien neu berechnen
cli-admin-recomputed = { $games ->
    [one] Eine Partie zählt.
   *[other] { $games } Partien zählen.
}
cli-column-player = Spieler
cli-column-rating = Rating
cli-column-uncertainty = ±
cli-column-games = Partien
cli-column-table = Tisch
cli-column-status = Stand
cli-column-game = Spiel
cli-column-private = privat
cli-column-name = Name
cli-column-seats = Plätze
cli-column-last = letzter Eintrag
cli-column-host = Gastgeber
cli-column-to-act = am Zug
cli-column-made = gemacht
cli-column-next = nächster Tisch
cli-column-entries = Einträge
cli-column-person = Person
cli-column-line = Zeile
cli-column-at = wann
cli-column-reporter = gemeldet von
cli-column-text = Text
cli-column-seen = gesehen
cli-column-tables = Tische
cli-column-muted = stumm
cli-column-banned = gesperrt
cli-status-open = offen
cli-status-running = läuft
cli-status-finished = beendet
cli-status-closed = geschlossen

problem-PERSON_NOT_CLEAR = { $count } Personen heißen „{ $person }“: Nenn die Kennung einer davon.
problem-DATABASE_MISSING = Es gibt keine Datenbank { $file }.
problem-DATABASE_NEWER = Die Datenbank { $file } stammt von einer neueren Version von Wissel.
problem-DATABASE_UNREADABLE = Die Datenbank { $file } ist nicht zu gebrauchen: { $reason }
problem-DATABASE_IN_USE = { $file } ist in Gebrauch: Halt zuerst den Server an.
problem-FILE_EXISTS = { $file } gibt es schon. Füg --force hinzu, wenn es weg darf.
problem-BACKUP_UNREADABLE = { $file } lässt sich nicht als Datenbank von Wissel lesen: { $reason }
problem-BACKUP_DAMAGED = { $file } ist beschädigt: { $reason }
problem-BACKUP_NEWER = { $file } wurde von einer neueren Version von Wissel gemacht.
