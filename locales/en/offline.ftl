offline-tables = Seen before
offline-tables-note = as they stood; read only
offline-seen = seen { $when }
offline-shown = You see the table as it stood { $when }.
