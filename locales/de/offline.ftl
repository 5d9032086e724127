offline-tables = Zuvor gesehen
offline-tables-note = wie sie standen; nur zum Ansehen
offline-seen = gesehen { $when }
offline-shown = Du siehst den Tisch, wie er stand: { $when }.
