# Lernen beim Spielen. Ein Text kann Wörter markieren, die erklärt werden: [Aktie](pc-share) ist das Wort `word-pc-share`.

learn-lead = Eine erste Partie nur für dich, mit einer Führung, die eins nach dem anderen zeigt. Sie dauert fünf Minuten, und aussteigen kannst du bei jedem Schritt.
learn-what-paris-connection = Bau Gleise, lass eine Gesellschaft wachsen, tausch eine gegen zwei. Du lernst, was Aktien wert sind und wie es endet.
learn-what-ticket-to-ride-europe = Zieh Karten, bau eine Strecke, versuch einen Tunnel. Du lernst, was Tickets verlangen und wozu Bahnhöfe gut sind.
learn-rather-read = Lieber die Regeln lesen
learn-opening = Deine erste Partie wird gegeben
learn-failed = Diese Lektion konnte nicht beginnen
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

learn-ttr-welcome-title = Eisenbahnen durch Europa
learn-ttr-welcome = Du sammelst Karten, bezahlst damit [Strecken](ttr-route) zwischen den Städten und verbindest die Städte auf deinen geheimen Tickets.
learn-ttr-tickets-title = Wähl deine Tickets
learn-ttr-tickets = Jedes [Ticket](ttr-ticket) nennt zwei Städte. Verbinden deine Strecken sie, bringen sie die Punkte, sonst kosten sie ebenso viele. Behalte Budapest – Zürich und Paris – Wien: Sie teilen sich einen Weg. Ein langes ist in der ersten Partie schwer.
learn-ttr-cards-title = Zieh Karten
learn-ttr-cards = In einem Zug tust du eins von vier Dingen. Das erste: zwei Karten nehmen. Nimm die orange aus der offenen Auslage.
learn-ttr-second-title = Und eine zweite
learn-ttr-second = Jetzt die gelbe, oder eine verdeckte vom Stapel. Als erste genommen wäre eine offene [Lokomotive](ttr-locomotive) deine einzige Karte gewesen.
learn-ttr-others-title = Jetzt ist der andere dran
learn-ttr-others = Achte darauf, was da genommen und gebaut wird. Die Liste zählt Waggons, Karten und Tickets von allen.
learn-ttr-claim-title = Bau eine Strecke
learn-ttr-claim = München – Wien hat drei orange Felder: Bezahl drei orange Karten. Wähl die Strecke auf der Karte und bestätige.
learn-ttr-claim-any-title = Bau eine Strecke
learn-ttr-claim-any = München – Wien ist vergeben. Wähl eine andere Strecke, die auf der Karte hell ist, oder drück auf Bauen für eine Liste.
learn-ttr-claimed-title = { $points ->
    [one] Ein Punkt für { $name }
   *[other] { $points } Punkte für { $name }
}
learn-ttr-claimed = Eine Strecke zählt sofort: 1, 2, 4 und 7 Punkte für ein bis vier Felder, 15 für sechs, 21 für acht. Du hast noch { $trains } Waggons.
learn-ttr-again-title = Noch einmal der andere
learn-ttr-again = Danach wartet ein Tunnel auf dich.
learn-ttr-tunnel-title = Versuch einen Tunnel
learn-ttr-tunnel = Ein gestricheltes Gleisbett ist ein [Tunnel](ttr-tunnel): Du legst deine Karten aus, und drei weitere werden aufgedeckt. Jede in deiner Farbe kostet eine mehr. Versuch München – Zürich mit zwei gelben; die Chancen stehen daneben.
learn-ttr-tunnel-due-title = { $due ->
    [one] Eine Karte mehr
   *[other] { $due } Karten mehr
}
learn-ttr-tunnel-due = So viele der drei sind gelb oder Lokomotiven. Bezahl sie auch, wenn du kannst; oder nimm deine Karten zurück, und dein Zug ist vorbei.
learn-ttr-tunnel-free-title = Nichts mehr zu bezahlen
learn-ttr-tunnel-free = Keine der drei Karten hatte deine Farbe. Der Tunnel gehört dir.
learn-ttr-tunnel-paid-title = Der Tunnel gehört dir
learn-ttr-tunnel-paid = Gut, wenn man Karten übrig hat: Niemand weiß, was aufgedeckt wird.
learn-ttr-tunnel-left-title = Ein andermal
learn-ttr-tunnel-left = Deine Karten sind wieder auf deiner Hand; nur der Zug ist weg. Sammle ein paar mehr und versuch es noch einmal.
learn-ttr-tunnel-seen-title = Tunnel
learn-ttr-tunnel-seen = Ein gestricheltes Gleisbett ist ein [Tunnel](ttr-tunnel): Du legst deine Karten aus, und drei weitere werden aufgedeckt. Jede in deiner Farbe kostet eine mehr. Hab ein paar übrig, bevor du einen versuchst.
learn-ttr-ferry-title = Fähren
learn-ttr-ferry = Wellen sind eine [Fähre](ttr-ferry): Jedes Rad auf ihren Feldern verlangt eine Lokomotive. Heb dafür eine auf.
learn-ttr-station-title = Bahnhöfe
learn-ttr-station = Ist ein Weg verbaut? Bau einen [Bahnhof](ttr-station) in einer Stadt: Für deine Tickets darfst du eine fremde Strecke benutzen, die dort endet. Du hast drei; jeder, der übrig bleibt, bringt 4 Punkte.
learn-ttr-station-draw-title = Erst eine Karte
learn-ttr-station-draw = Der erste Bahnhof kostet eine Karte, und deine Hand ist leer. Nimm eine aus der Auslage oder vom Stapel.
learn-ttr-station-build-title = Bau einen Bahnhof
learn-ttr-station-build = Drück auf Bahnhof und wähl eine Stadt ohne Bahnhof; { $city } liegt mitten in deinen Wegen. Der erste kostet eine einzige Karte, egal welcher Farbe.
learn-ttr-station-built-title = Dein Bahnhof in { $city }
learn-ttr-station-built = Am Ende zählt eine fremde Strecke, die in { $city } endet, für deine Tickets, als wäre sie deine; welche, siehst du dann. Bahnhöfe übrig: { $left }. Bau nur dort einen, wo er mehr bringt als seine 4 Punkte.
learn-ttr-more-title = Neue Tickets
learn-ttr-more = Das vierte: drei Tickets nehmen und mindestens eines behalten. Spät in der Partie mit Vorsicht.
learn-ttr-last-title = Wie es endet
learn-ttr-last = Wenn jemand am Ende eines Zuges zwei Waggons oder weniger hat, haben alle noch einen letzten Zug.
learn-ttr-score-title = Was zählt
learn-ttr-score = Strecken, dann Tickets, Bahnhöfe und 10 Punkte für den längsten Weg, den [European Express](ttr-express). Es wird vor deinen Augen gezählt.
learn-ttr-free-play-title = Das ist schon alles
learn-ttr-free-play = Spiel diese Partie zu Ende, oder geh und spiel mit anderen. Die Regeln stehen jederzeit im Menü.
