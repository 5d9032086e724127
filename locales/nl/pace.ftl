# Klokken: het tempo van een tafel, wat een klok toont en zegt, vakantie.

pace-title = Tempo
pace-none = Geen klok
pace-live = { $minutes } min + { $seconds } s
pace-days = { $days ->
    [one] 1 dag per zet
   *[other] { $days } dagen per zet
}
pace-hint-live = Tijd voor het hele spel, en iets erbij na elke beurt.
pace-hint-days = Zo lang mag elke zet duren. Vakantie zet de klok stil.
pace-own-live = Live, met eigen tijden
pace-own-over-days = Over dagen, met eigen tijden
pace-own-bank = Minuten voor het hele spel
pace-own-increment = Seconden na elke beurt
pace-own-days = Dagen per zet
pace-own-vacation = Vakantiedagen
pace-late = Tijd om
pace-late-computer = Een computer speelt door
pace-late-end = Het spel eindigt
pace-left = { $name }: nog { $time }
pace-away = { $name } is met vakantie tot { $date }.
pace-days-hours = { $days } d { $hours } u
pace-days-brief = { $days } d
pace-hours-brief = { $hours } u
pace-hours-minutes = { $hours } u { $minutes } min
pace-minutes = { $minutes } min
pace-call = Nog { $seconds } seconden.
pace-menu-vacation = Vakantie …
pace-vacation-days = Dagen
pace-note-reminded = { $name } heeft nog weinig tijd.
pace-note-flagged = De tijd van { $name } is om. Een computerspeler speelt door.
pace-note-flagged-end = De tijd van { $name } is om.
pace-note-frozen = De server was weg. De klokken stonden stil.
pace-note-vacation = { $name } is met vakantie tot { $date }.
pace-note-back = { $name } is terug van vakantie.

vacation-title = Vakantie
vacation-what = Je klokken staan stil aan al je tafels over dagen, en aan die intussen beginnen.
vacation-play = Spelen mag je toch.
vacation-now = Je bent met vakantie tot { $date }.
vacation-over = Je bent terug. Je klokken lopen weer.
vacation-until = Tot { $date }.
vacation-none = Je speelt nu aan geen tafel over dagen.
vacation-stands = staat stil tot { $date }
vacation-spent = loopt door
vacation-left = { $days ->
    [one] Er is daar nog één vakantiedag over.
   *[other] Er zijn daar nog { $days } vakantiedagen over.
}
vacation-short = Waar minder over is dan je weg bent, loopt je klok eerder weer.
vacation-back = Ik ben terug
vacation-go = Klokken stilzetten

problem-NO_CLOCK = Deze tafel heeft zo’n klok niet.
problem-TIME_LEFT = Er is nog tijd.
problem-VACATION_SAME = Dat verandert niets aan je klok aan deze tafel.
