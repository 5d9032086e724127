watching-title = Qui peut regarder
watching-now = Tout le monde
watching-later = Tous, { $minutes } minutes après
watching-nobody = Personne avant la fin
watching-hint = Qui est assis à la table la voit toujours aussitôt. Une fois finie, la partie est ouverte à tous ceux qui peuvent voir la table.
watching-behind = Tu vois cette partie avec { $minutes } minutes de retard.
watching-behind-begun = La partie a commencé. Tu la vois avec { $minutes } minutes de retard.
create-more = Plus de réglages
