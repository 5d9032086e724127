# Wat andere programma’s tonen van een link naar een pagina hier.
card-title = Wissel: treinbordspellen
card-text = Paris Connection en Ticket to Ride: Europe in de browser, met vrienden of tegen de computer.
card-table = { $table }: { $game }
card-table-open =
    { $free ->
        [0] Alle { $seats } stoelen zijn bezet.
        [one] Eén van { $seats } stoelen is vrij.
       *[other] { $free } van { $seats } stoelen zijn vrij.
    }
card-table-running = Een spel met { $seats } is bezig.
card-table-over = Een spel met { $seats } is afgelopen. Bekijk hoe het ging.
card-invitation = Je bent uitgenodigd: { $game }
card-invitation-text = Volg de link en ga zitten. Een naam is genoeg.
card-rules = { $game } op Wissel
