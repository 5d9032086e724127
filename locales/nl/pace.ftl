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
pace-late = Tijd om
pace-late-computer = Een computer speelt door
pace-late-end = Het spel eindigt
pace-left = { $name }: nog { $time }
pace-away = met vakantie
pace-days-hours = { $days } d { $hours } u
pace-hours-minutes = { $hours } u { $minutes } min
pace-minutes = { $minutes } min
pace-call = Nog { $seconds } seconden.
pace-menu-vacation = Vakantie …
pace-vacation-title = Je klok stilzetten?
pace-vacation-text = Je klok staat zo veel dagen stil. Je hebt er aan deze tafel nog { $days }. Je mag ondertussen spelen.
pace-vacation-now = Je bent met vakantie. Je klok staat stil.
pace-vacation-days = Dagen
pace-vacation-go = Klok stilzetten
pace-vacation-back = Ik ben terug
pace-note-reminded = { $name } heeft nog weinig tijd.
pace-note-flagged = De tijd van { $name } is om. Een computerspeler speelt door.
pace-note-flagged-end = De tijd van { $name } is om.
pace-note-frozen = De server was weg. De klokken stonden stil.
pace-note-vacation = { $name } is met vakantie.
pace-note-back = { $name } is terug van vakantie.

problem-NO_CLOCK = Deze tafel heeft zo’n klok niet.
problem-TIME_LEFT = Er is nog tijd.
problem-VACATION_SPENT = { $days ->
    [one] Er is nog één vakantiedag over.
   *[other] Er zijn nog { $days } vakantiedagen over.
}
