# Ce que d’autres programmes montrent d’un lien vers une page d’ici.
card-title = Wissel : jeux de société de trains
card-text = Paris Connection et Ticket to Ride : Europe dans le navigateur, entre amis ou contre l’ordinateur.
card-table = { $table } : { $game }
card-table-open =
    { $free ->
        [0] Les { $seats } places sont prises.
        [one] Une place sur { $seats } est libre.
       *[other] { $free } places sur { $seats } sont libres.
    }
card-table-running = Une partie à { $seats } est en cours.
card-table-over = Une partie à { $seats } est finie. Voyez comment elle s’est passée.
card-invitation = Vous êtes invité à jouer : { $game }
card-invitation-text = Suivez le lien et prenez place. Un nom suffit.
card-rules = { $game } sur Wissel
