# Terugkijken naar een spel, moment voor moment.

history-title = Terugkijken
history-plate = Terugkijken
history-which = Zet { $number } van { $count }, beurt { $turn }
history-begin = Het begin
history-open = Loop het spel na
history-slider = Moment van het spel
history-before = Eén zet terug
history-after = Eén zet verder
history-turn-before = Eén beurt terug
history-turn-after = Eén beurt verder
history-play = Speel af
history-pause = Stop met afspelen
history-at-start = Dit is het begin.
history-at-end = Dit is tot nu toe de laatste zet.
history-eyes = Door wiens ogen
history-eyes-all = Ogen van een toeschouwer
history-link = Kopieer een link naar dit moment
history-link-copied = De link naar dit moment is gekopieerd.
history-close = Terug naar nu
history-close-turn = Jij bent: terug naar nu
history-close-over = Terug naar het einde
history-news = { $count ->
    [one] Intussen: één zet
   *[other] Intussen: { $count } zetten
}
history-help-key = het spel nalopen; daarna pijlen, Page Up, Page Down, Home, End

history-name-file = Spel uit een bestand
history-name-branch = Wat als: { $table }
history-name-lesson = Een eerste spel

history-branch = Wat als …
history-branch-title = Wat als: vanaf zet { $number }
history-branch-what = Je speelt vanaf dit moment verder, aan een eigen tafel. Computerspelers nemen de andere plaatsen.
history-branch-seat = Jij speelt als
history-branch-note = De tafel is besloten en telt niet mee. Alles is zoals het tot hier was, ook de verborgen kaarten; wat hierna getrokken wordt, wordt opnieuw getrokken. Het spel is voorbij, dus niets ervan is nog geheim.
history-branch-go = Speel vanaf hier verder
history-branch-end = Hier is het spel voorbij: ga terug naar een eerdere zet.
history-origin-file = Uit een bestand
history-origin-file-note = Dit spel is uit een bestand gelezen: de namen zijn wat het bestand zegt. Het telt niet mee.
history-origin-branch = Wat als
history-origin-branch-note = Dit spel heeft een ander verlaten, om te proberen wat er nog meer kon. Het telt niet mee, en de trekkingen zijn niet te controleren.
history-origin-lesson = Een eerste spel
history-origin-lesson-note = Dit spel begint met een gekozen verdeling, zodat er iets te laten zien is. Het telt niet voor de rating.
history-origin-there = Waar het afsloeg

problem-FILE_TOO_LONG = Het bestand heeft meer dan { $most } regels, meer dan welk spel ook nodig heeft.
problem-FILE_WRONG = Het bestand klopt niet bij regel { $entry }: { $reason }
problem-MOMENT_UNKNOWN = Bij regel { $seq } was het spel nog niet begonnen.
