offline-tables = Vistas antes
offline-tables-note = como estaban; solo lectura
offline-seen = vista { $when }
offline-shown = Ves la mesa como estaba { $when }.
