# Was andere Programme von einem Link auf eine Seite hier zeigen.
card-title = Wissel: Brettspiele mit Zügen
card-text = Paris Connection und Ticket to Ride: Europe im Browser, mit anderen oder gegen den Computer.
card-table = { $table }: { $game }
card-table-open =
    { $free ->
        [0] Alle { $seats } Plätze sind besetzt.
        [one] Einer von { $seats } Plätzen ist frei.
       *[other] { $free } von { $seats } Plätzen sind frei.
    }
card-table-running = Ein Spiel zu { $seats } läuft.
card-table-over = Ein Spiel zu { $seats } ist vorbei. So ist es gelaufen.
card-invitation = Einladung: { $game }
card-invitation-text = Folge dem Link und nimm Platz. Ein Name genügt.
card-rules = { $game } auf Wissel
