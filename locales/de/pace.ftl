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
pace-own-live = Live, eigene Zeiten
pace-own-over-days = Über Tage, eigene Zeiten
pace-own-bank = Minuten für die ganze Partie
pace-own-increment = Sekunden nach jedem Zug
pace-own-days = Tage pro Zug
pace-own-vacation = Urlaubstage
pace-late = Zeit um
pace-late-computer = Ein Computer spielt weiter
pace-late-end = Die Partie endet
pace-left = { $name }: noch { $time }
pace-away = { $name } ist im Urlaub bis { $date }.
pace-days-hours = { $days } T. { $hours } Std.
pace-days-brief = { $days } T.
pace-hours-brief = { $hours } Std.
pace-hours-minutes = { $hours } Std. { $minutes } min
pace-minutes = { $minutes } min
pace-call = Noch { $seconds } Sekunden.
pace-menu-vacation = Urlaub …
pace-vacation-days = Tage
pace-note-reminded = { $name } hat nur noch wenig Zeit.
pace-note-flagged = Die Zeit ist um: { $name }. Ein Computer spielt weiter.
pace-note-flagged-end = Die Zeit ist um: { $name }.
pace-note-frozen = Der Server war weg. Die Uhren standen still.
pace-note-vacation = { $name } ist im Urlaub bis { $date }.
pace-note-back = { $name } ist aus dem Urlaub zurück.

vacation-title = Urlaub
vacation-what = Deine Uhren stehen still an allen deinen Tischen über Tage, auch an denen, die inzwischen beginnen.
vacation-play = Ziehen darfst du trotzdem.
vacation-now = Du bist im Urlaub bis { $date }.
vacation-over = Du bist zurück. Deine Uhren laufen wieder.
vacation-until = Bis { $date }.
vacation-none = Du spielst gerade an keinem Tisch über Tage.
vacation-stands = steht still bis { $date }
vacation-spent = läuft weiter
vacation-left = { $days ->
    [one] Dort bleibt noch ein Urlaubstag.
   *[other] Dort bleiben noch { $days } Urlaubstage.
}
vacation-short = Wo weniger übrig ist, als du fort bist, läuft deine Uhr früher weiter.
vacation-back = Ich bin zurück
vacation-go = Uhren anhalten

problem-NO_CLOCK = Dieser Tisch hat keine solche Uhr.
problem-TIME_LEFT = Es ist noch Zeit übrig.
problem-VACATION_SAME = Das ändert nichts an deiner Uhr an diesem Tisch.
