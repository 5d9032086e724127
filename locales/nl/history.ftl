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

problem-MOMENT_UNKNOWN = Bij regel { $seq } was het spel nog niet begonnen.
