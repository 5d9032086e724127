waiting-title = Wachten op vertrek
waiting-seats = Plaatsen
waiting-seats-note = { $free ->
    [0] alles bezet
    [one] één vrij
   *[other] { $free } vrij
}
waiting-free = Vrij
waiting-host = gastheer
waiting-you = jij
waiting-computer = computer
waiting-away = afwezig
waiting-sit = Ga hier zitten
waiting-seat-computer = Computer erbij
waiting-seat-computer-on = Computer erbij op plaats { $number }
waiting-remove = Stuur { $name } weg
waiting-leave = Plaats verlaten
waiting-start = Begin het spel
waiting-start-why = { $free ->
    [one] Er is nog één plaats vrij: wacht op een speler of laat er een computer spelen.
   *[other] Er zijn nog { $free } plaatsen vrij: wacht op spelers of laat er computers spelen.
}
waiting-fill = Vul aan met computers
waiting-for-host = { $name } begint het spel als alle plaatsen bezet zijn.
waiting-first-move = Het spel is begonnen. De eerste zet zie je om { $time }.
waiting-for-somebody = Wie als eerste gaat zitten is gastheer en begint het spel.
waiting-share = Uitnodigen
waiting-share-note = alleen deze link is nodig
waiting-link = Link naar deze tafel
waiting-copy = Kopiëren
waiting-copied = De link is gekopieerd.
waiting-copy-failed = Kopiëren mag hier niet: selecteer de link en kopieer hem zelf.
waiting-send = Versturen
waiting-qr = QR-code
waiting-qr-hide = QR-code verbergen
waiting-qr-alt = QR-code van de link naar deze tafel
waiting-code = Om voor te lezen: { $code }
waiting-private = Alleen met de link; staat in geen enkele lijst.
waiting-public = Staat in de lijst met open tafels: iedereen mag gaan zitten.
waiting-options = Afgesproken
waiting-on = aan
waiting-off = uit
waiting-map = Kaart
waiting-map-paris-connection-france = Frankrijk
waiting-map-ticket-to-ride-europe-europe = Europa
waiting-fair = Eerlijke trekkingen
waiting-fair-text = De server heeft zijn geheim al vastgelegd; dit is de vingerafdruk. Je browser voegt eigen toeval toe als je gaat zitten. Na afloop kan iedereen elke trekking controleren.
waiting-close = Tafel sluiten
waiting-share-text = Kom { $game } met me spelen.
waiting-announce-sat = { $name } is gaan zitten.
waiting-announce-left = { $name } is weggegaan.
waiting-table-gone = Deze tafel is gesloten.
waiting-removed-you = De gastheer heeft je plaats vrijgemaakt.
waiting-table-expired = Te lang kwam er niemand, dus deze tafel is gesloten.
waiting-rated = Rating
waiting-rated-yes = telt mee
waiting-rated-no = telt niet mee
waiting-colour = Je kleur
waiting-colour-taken = { $name } heeft deze kleur gekozen.
