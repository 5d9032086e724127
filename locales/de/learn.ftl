# Lernen beim Spielen. Ein Text kann Wörter markieren, die erklärt werden: [Aktie](pc-share) ist das Wort `word-pc-share`.

learn-title = Lernen beim Spielen
learn-lead = Eine erste Partie nur für dich, mit einer Führung, die eins nach dem anderen zeigt. Sie dauert fünf Minuten, und aussteigen kannst du bei jedem Schritt.
learn-what-paris-connection = Bau Gleise, lass eine Gesellschaft wachsen, tausch eine gegen zwei. Du lernst, was Aktien wert sind und wie es endet.
learn-rather-read = Lieber die Regeln lesen
learn-opening = Deine erste Partie wird gegeben
learn-failed = Diese Lektion konnte nicht beginnen
learn-game = { $game } beim Spielen lernen
learn-minutes = fünf Minuten, mit Führung
learn-guide = Führung
learn-progress = Schritt { $at } von { $count }
learn-next = Weiter
learn-back = Der Schritt davor
learn-skip = Diesen Schritt überspringen
learn-there = Dorthin
learn-leave = Ohne Führung weiter
learn-early = Zuerst ziehen die anderen, dann du.
learn-lobby = Zur Startseite
learn-play-on = Diese Partie weiterspielen

learn-pc-welcome-title = Das sind deine
learn-pc-welcome = Sechs Eisenbahngesellschaften brechen von Paris auf. Keine gehört dir, aber du hast [Aktien](pc-share) von ihnen, hinter deinem Schirm verborgen: Niemand sonst sieht sie. Am meisten hast du von { $best }.
learn-pc-value-title = Was eine Aktie wert ist
learn-pc-value = Am Ende ist jede Aktie den [Wert](pc-value) ihrer Gesellschaft wert. Alle beginnen bei 0. Eine Gesellschaft wächst, wenn ihre Strecke Städte erreicht, egal wer sie baut.
learn-pc-place-title = Bau
learn-pc-place = Wähl hier { $best }, dann eines der markierten Felder auf der Karte: Dort wird eine Lokomotive hingestellt.
learn-pc-town-title = Weiter zu einer Stadt
learn-pc-town = Gut. Jede Lokomotive kommt neben eine ihrer Gesellschaft; bis zu fünf in einem Zug. Mach weiter, bis eine in einer Stadt steht: Die Zahl dort ist, was sie bringt.
learn-pc-grown-title = { $Company } ist { $value } wert
learn-pc-grown = { $shares ->
    [0] { $town } brachte { $points }. Du hast keine Aktie von { $company }: Diesmal hast du für andere gebaut.
    [one] { $town } brachte { $points }. Deine eine Aktie von { $company } ist jetzt { $worth } wert, und die der anderen wachsen genauso.
   *[other] { $town } brachte { $points }. Deine { $shares } Aktien von { $company } sind jetzt { $worth } wert, und die der anderen wachsen genauso.
}
learn-pc-finish-title = Schließ deinen Zug ab
learn-pc-finish = Setz noch mehr, wenn du magst, oder schließ ab. Bis dahin kannst du alles zurücknehmen, eins nach dem anderen.
learn-pc-others-title = Jetzt die anderen
learn-pc-others = Achte darauf, was sie bauen: Es verrät, was sie haben. Um das zuletzt Gesetzte läuft eine gepunktete Linie.
learn-pc-ground-title = Wo du bauen kannst
learn-pc-ground = In eine Stadt passt eine Lokomotive, aufs grüne Land zwei verschiedener Gesellschaften. Über eine [Schranke](pc-barrier) geht nichts, und keine Gesellschaft darf [abgeschnitten](pc-cut-off) werden. Zeig oder tipp auf ein Feld: Es sagt, warum nicht.
learn-pc-trade-title = Tausch eine gegen zwei
learn-pc-trade = Statt zu bauen kannst du [tauschen](pc-trade): Gib eine Aktie und nimm eine oder zwei einer anderen Gesellschaft. Gib jetzt eine von einer Gesellschaft, von der du kaum etwas hast, und nimm zwei von { $best }.
learn-pc-traded-title = Du hast jetzt { $hand }
learn-pc-traded = { $count ->
    [one] Eine Aktie von { $took } für eine von { $gave }. Das haben alle gesehen. Was sonst hinter deinem Schirm liegt, weißt nur du.
   *[other] Zwei Aktien von { $took } für eine von { $gave }. Das haben alle gesehen. Was sonst hinter deinem Schirm liegt, weißt nur du.
}
learn-pc-limit-title = Aber nicht zu viele
learn-pc-limit = Mehr Aktien, mehr Punkte, bis zum [Limit](pc-limit): Am Ende kostet jede Aktie über { $limit } ganze { $penalty }. Wie viele du hast, steht hier.
learn-pc-end-title = Wie es endet
learn-pc-end = Die Partie endet, wenn eine Lokomotive Marseille im Süden erreicht oder nur noch ein [Vorrat](pc-supply) da ist. Alle zeigen ihre Aktien, und die meisten Punkte gewinnen.
learn-pc-free-title = Das ist schon alles
learn-pc-free = Spiel diese Partie zu Ende, oder geh und spiel mit anderen. Die Regeln stehen jederzeit im Menü.
