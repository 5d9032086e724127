offline-tables = Eerder gezien
offline-tables-note = zoals ze stonden; alleen lezen
offline-seen = gezien { $when }
offline-shown = Je ziet de tafel zoals die { $when } stond.
