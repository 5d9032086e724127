# Uhren: das Tempo eines Tisches, was eine Uhr zeigt und sagt, Urlaub.

pace-title = Tempo
pace-none = Ohne Uhr
pace-live = { $minutes } min + { $seconds } s
pace-days = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
}
pace-hint-live = Zeit für die ganze Partie, und nach jedem Zug etwas dazu.
pace-hint-days = So lange darf jeder Zug dauern. Urlaub hält die Uhr an.
pace-late = Zeit um
pace-late-computer = Ein Computer spielt weiter
pace-late-end = Die Partie endet
pace-left = { $name }: noch { $time }
pace-away = im Urlaub
pace-days-hours = { $days } T. { $hours } Std.
pace-hours-minutes = { $hours } Std. { $minutes } min
pace-minutes = { $minutes } min
pace-call = Noch { $seconds } Sekunden.
pace-menu-vacation = Urlaub …
pace-vacation-title = Deine Uhr anhalten?
pace-vacation-text = Deine Uhr steht so viele Tage still. An diesem Tisch hast du noch { $days }. Ziehen darfst du trotzdem.
pace-vacation-now = Du bist im Urlaub. Deine Uhr steht still.
pace-vacation-days = Tage
pace-vacation-go = Uhr anhalten
pace-vacation-back = Ich bin zurück
pace-note-reminded = { $name } hat nur noch wenig Zeit.
pace-note-flagged = Die Zeit ist um: { $name }. Ein Computer spielt weiter.
pace-note-flagged-end = Die Zeit ist um: { $name }.
pace-note-frozen = Der Server war weg. Die Uhren standen still.
pace-note-vacation = { $name } ist im Urlaub.
pace-note-back = { $name } ist aus dem Urlaub zurück.

problem-NO_CLOCK = Dieser Tisch hat keine solche Uhr.
problem-TIME_LEFT = Es ist noch Zeit übrig.
problem-VACATION_SPENT = { $days ->
    [one] Ein Urlaubstag ist übrig.
   *[other] { $days } Urlaubstage sind übrig.
}
