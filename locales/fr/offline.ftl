offline-tables = Déjà vues
offline-tables-note = telles qu’elles étaient ; à lire seulement
offline-seen = vue { $when }
offline-shown = Tu vois la table telle qu’elle était { $when }.
