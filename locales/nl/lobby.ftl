lobby-title = Waarheen?
lobby-lead = Twee treinspellen, klaar voor vertrek. Met ‘Speel nu’ speel je meteen tegen de computer; een account is niet nodig.
lobby-play-now = Speel nu
lobby-play-game = Speel nu: { $game }
lobby-preparing = Bijna klaar …
lobby-size-paris-connection = 3 tot 6 spelers, ongeveer 40 minuten
lobby-pitch-paris-connection = Zes maatschappijen vertrekken uit Parijs. Leg hun sporen, ruil hun aandelen, en wees de rijkste als de eerste trein Marseille binnenrijdt.
lobby-size-ticket-to-ride-europe = 2 tot 5 spelers, ongeveer 60 minuten
lobby-pitch-ticket-to-ride-europe = Verzamel kaarten, bouw de spoorlijnen van Europa, en verbind de steden op je geheime tickets voordat anderen in de weg zitten.
lobby-players = Spelers
lobby-opponents = Tegen
lobby-my-tables = Mijn tafels
lobby-my-tables-waiting = { $count ->
    [0] geen enkele wacht op je
    [one] één wacht op je
   *[other] { $count } wachten op je
}
lobby-my-tables-none = Je zit nog aan geen tafel.
lobby-your-turn = Jouw beurt
lobby-your-answer = Jouw antwoord
lobby-invited = Uitgenodigd
lobby-invited-free = er is een plaats vrij
lobby-decline = De uitnodiging voor { $name } afslaan
lobby-with = met { $names }
lobby-alone = nog niemand anders
lobby-not-started = nog niet begonnen
lobby-finished = { $when } afgelopen
lobby-closed = gesloten
lobby-moved = laatste zet { $when }
lobby-more = { $count ->
    [one] Toon er nog één
   *[other] Toon er nog { $count }
}
lobby-friends = Met vrienden
lobby-friends-note = de code of de link is genoeg
lobby-open-table = Tafel openen
lobby-fair = Elke trekking is na afloop te controleren.
lobby-open-none = Geen tafel wacht op spelers. Open er een en stuur je vrienden de link.
lobby-watch = Kijken
lobby-sit = Ga zitten
lobby-look-in = Binnenkijken
lobby-column-game = Spel
lobby-column-table = Tafel
lobby-column-host = Gastheer
lobby-column-seats = Plaatsen
lobby-column-pace = Tempo
lobby-column-notes = Bijzonderheden
lobby-column-act = Actie
lobby-seats-taken = { $taken } van { $all } plaatsen bezet
lobby-turns-each = { $turns } beurten per speler
lobby-no-limit = geen beurtlimiet
lobby-note-memory = geheugensteun
lobby-note-computers = { $count ->
    [one] 1 computer
   *[other] { $count } computers
}
lobby-unreachable = De tafels zijn nu niet te tonen.
create-title = Tafel openen
create-game = Spel
create-name = Naam van de tafel
create-name-hint = Laat leeg voor een naam van ons.
create-seats = Plaatsen
create-seating = Wie zit waar
create-seat-you = Jij
create-seat-free = Vrije plaats
create-seat-spec = Computer, met zijn spec
create-spec = Spec van de computerspeler op plaats { $number }
create-seat-number = Plaats { $number }
create-visible = Wie mag meedoen
create-public = Iedereen
create-private = Alleen met de link
create-rated = Met rating
create-rated-note = De partij telt voor de rating van allen die spelen, computerspelers ook.
create-submit = Open de tafel
create-your-name = Je naam
join-label = Ik heb een code
join-hint = Zoals hij je is voorgelezen; een link mag ook.
join-bad = Dit is geen link en geen code van een tafel.
join-submit = Naar de tafel
lobby-first = Voor het eerst hier?
lobby-first-paris-connection = Bouw spoor voor een maatschappij naar keuze, of ruil aandelen: wat je hebt, moet groeien.
lobby-first-ticket-to-ride-europe = Neem kaarten, of betaal ermee voor een route; tickets zeggen welke steden je verbindt.
lobby-first-rules = De regels van beide spellen
create-order = Volgorde van de plaatsen
create-order-chosen = Zoals gekozen
create-order-chosen-note = Bij een revanche schuift iedereen een plaats door.
create-order-drawn = Geloot bij de start
create-order-drawn-note = De loting is eerlijk en te controleren, zoals alle trekkingen.
lobby-tables = Tafels
lobby-here = { $count ->
    [one] alleen jij bent hier
   *[other] { $count } mensen zijn hier
}
lobby-count = { $count ->
    [0] geen tafel
    [one] één tafel
   *[other] { $count } tafels
}
lobby-filter = Welke tafels
lobby-filter-status = Stand
lobby-filter-open = Open
lobby-filter-running = Onderweg
lobby-filter-finished = Afgelopen
lobby-filter-games = Beide spellen
lobby-filter-seats = Elke grootte
lobby-filter-seats-count = { $count } plaatsen
lobby-filter-paces = Elk tempo
lobby-filter-live = Live klok
lobby-filter-days = Over dagen
lobby-filter-mine = Alleen mijn
lobby-filter-none = Zo’n tafel is er niet. Kies anders, of open er een.
lobby-running-none = Er is geen spel bezig waar iedereen naar mag kijken.
lobby-finished-none = Hier is nog geen spel afgelopen.
lobby-show-more = Toon meer tafels
lobby-seats-here = hier: { $names }

waiting-here = aanwezig
history-file-what = Een gedownload spel kun je hier nalopen, en vanaf elke zet verder spelen.
history-file-open = Open een spelbestand
learn-game = Leer { $game } al spelend
learn-title = Leer het al spelend
learn-minutes = vijf minuten, met een gids
# At the table before the start
hint-option = Hulp
hint-option-note = Wie aan de beurt is mag de computer vragen wat te doen. Het spel telt dan niet mee.
