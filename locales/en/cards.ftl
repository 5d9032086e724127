# What other programs show of a link to a page here.
card-title = Wissel: train board games
card-text = Paris Connection and Ticket to Ride: Europe in the browser, with friends or against the computer.
card-table = { $table }: { $game }
card-table-open =
    { $free ->
        [0] All { $seats } seats are taken.
        [one] One of { $seats } seats is free.
       *[other] { $free } of { $seats } seats are free.
    }
card-table-running = A game of { $seats } is under way.
card-table-over = A game of { $seats } is over. See how it went.
card-invitation = You are invited: { $game }
card-invitation-text = Follow the link and sit down. A name is all you need.
card-rules = { $game } on Wissel
