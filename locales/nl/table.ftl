# Het kader van elke speltafel: bord, bladen, spelers, verloop, einde.

table-your-turn = Jouw beurt
table-over = Eindpunt
table-watching = Je kijkt toe.
table-played-for-me = Een computerspeler speelt voor jou.
table-mover-away = { $name } is afwezig.
table-next = Hierna ben jij aan de beurt.
table-last-turn-had = Dat was je laatste beurt.
table-turns-until = { $turns ->
    [one] Nog één beurt, dan ben jij.
   *[other] Nog { $turns } beurten, dan ben jij.
}
table-turn = { $table }, beurt { $turn }
table-turns-left = { $turns ->
    [one] Laatste beurt
   *[other] Nog { $turns } beurten
}
table-take-back = Terugnemen
table-nothing-back = Er valt niets terug te nemen.
table-cancel = Annuleren
table-close = Sluiten
table-rules = Spelregels
table-settings = Instellingen
table-menu = Tafelmenu
table-help = Toetsen en hulp
table-connection-lost = De verbinding is weg. We proberen het opnieuw …

table-players = Spelers
table-players-note = aandelen in de hand
table-you = jij
table-computer = computer
table-stand-in = computer, voor { $name }
table-away = afwezig
table-start-player = startspeler
table-to-move = aan de beurt
table-replace-short = Laat een computer spelen
table-return = Weer zelf spelen
table-replace-ask = Een computerspeler speelt voor { $name } totdat { $name } terugkomt.
table-log = Verloop
table-log-note = nieuwste boven
table-log-empty = Er is nog niets gebeurd.
table-tabs = Onderdelen van de tafel
table-sheet-taller = Meer tonen
table-sheet-lower = Minder tonen
table-shares-count = { $count ->
    [one] één aandeel
   *[other] { $count } aandelen
}
table-gave = { $count } gegeven
table-took = { $count } genomen

table-menu-leave = Laat een computer voor mij spelen
table-menu-return = Weer zelf spelen
table-menu-export = Dit spel downloaden
table-menu-invite = Uitnodiging kopiëren
table-menu-copied = Gekopieerd.
table-menu-lobby = Naar de beginpagina
table-menu-check = Elke trekking controleren

table-since = Sinds je vorige beurt
table-since-short = { $count ->
    [one] Sinds je vorige beurt: één beurt
   *[other] Sinds je vorige beurt: { $count } beurten
}
table-since-close = Verder
table-again = Nog een keer
table-again-go = Naar de nieuwe tafel
table-lobby = Naar de beginpagina
table-download = Spel downloaden
table-print = Afdrukken
table-scoring-skip = Overslaan
table-scoring-replay = Telling nog eens
table-scoring-title = Wat was het waard?
table-see-map = Kaart bekijken
table-check = Elke trekking controleren

table-help-title = Toetsen
table-help-companies = een maatschappij kiezen
table-help-finish = de beurt afronden
table-help-back = terugnemen
table-help-trade = ruilen
table-help-escape = sluiten wat openstaat
table-help-arrows = over de kaart bewegen
table-help-enter = plaatsen of bevestigen
table-help-help = deze lijst
table-help-touch = Op een aanraakscherm: tik op een vak om te zien wat het waard is, tik nog een keer om er te bouwen. Houd iets vast om te lezen wat het is.

table-note-started = Het spel begint.
table-note-seated = { $name } ging zitten.
table-note-left = { $name } ging weg.
table-note-removed = { $name } is van tafel gestuurd.
table-note-replaced = Een computerspeler speelt voor { $name }.
table-note-returned = { $name } is terug.
table-note-closed = De tafel is gesloten.
table-note-drawn = De plaatsen zijn geloot, en het spel begint.
table-note-expired = Te lang kwam er niemand: de tafel is gesloten.
table-help-next = naar de volgende tafel die op je wacht
table-next-on = Verder naar { $name }

token-program = programma
token-program-of = Hier speelt een programma van { $name }
ttr-colour-red = rood
ttr-colour-blue = blauw
ttr-colour-green = groen
ttr-colour-yellow = geel
ttr-colour-black = zwart
ttr-colour-white = wit
ttr-colour-orange = oranje
ttr-colour-pink = roze
ttr-colour-gray = elke kleur
plain-to-map = Kaart tonen
plain-from-map = Tafel in woorden
