# Was die Wörter der Spiele bedeuten: steht neben einem Wort mit gepunkteter Linie.

words-title = Die Wörter
words-lead = Wo ein Wort Punkte unter sich hat, zeig darauf, tipp es an oder geh mit Tab hin: Es sagt, was es bedeutet.

word-pc-start-player = Startspieler: wer den ersten Zug hatte. Hat ein Tisch ein Zuglimit, hatten am Ende alle gleich viele.
word-pc-station = Startfeld: einer der sechs Bahnhöfe von Paris rund um den Turm, von dem eine Gesellschaft losfährt. Dort wird nie etwas anderes gebaut.
word-pc-share = Aktie: eine Lokomotive auf einer Hand statt auf der Karte. Am Ende ist sie so viel wert wie ihre Gesellschaft.
word-pc-value = Wert: die Punkte aller Städte, die eine Gesellschaft erreicht hat, mit 4 für Marseille. Er sinkt nie.
word-pc-supply = Vorrat: die Lokomotiven einer Gesellschaft, die weder gebaut noch auf einer Hand sind. Bauen und Tauschen nehmen davon.
word-pc-trade = Tausch: Eine Aktie geht in ihren Vorrat zurück, eine oder zwei einer anderen Gesellschaft kommen auf die Hand. Das ist ein ganzer Zug.
word-pc-limit = Limit: wie viele Aktien man ohne Abzug haben darf: 20 zu dritt, 15 zu viert, 12 zu fünft, 10 zu sechst. Jede weitere kostet 20 Punkte.
word-pc-barrier = Schranke: eine rot-weiße Stange an der Seite eines Feldes. Kein Gleis führt hinüber; von einer anderen Seite lässt sich das Feld betreten.
word-pc-cut-off = Abschneiden: Solange eine Gesellschaft keine Stadt erreicht hat, muss eine freie für sie erreichbar bleiben. Was das verhindert, ist verboten.

word-ttr-route = Strecke: die Felder zwischen zwei benachbarten Städten. Man baut sie ganz, mit einer Karte für jedes Feld.
word-ttr-ticket = Ticket: zwei Städte, die deine Strecken bis zum Ende geheim verbinden sollen. Erfüllt bringt es seine Punkte, verfehlt kostet es sie.
word-ttr-locomotive = Lokomotive: eine Karte, die für jede Farbe steht. Aus der offenen Auslage genommen ist sie die einzige Karte ihres Zuges.
word-ttr-tunnel = Tunnel: eine Strecke mit gestricheltem Gleisbett. Nach dem Auslegen werden drei Karten aufgedeckt: Jede in deiner Farbe und jede Lokomotive kostet eine Karte mehr.
word-ttr-ferry = Fähre: eine Strecke übers Wasser. Für jedes Rad darauf muss eine der Karten eine Lokomotive sein.
word-ttr-station = Bahnhof: Für deine Tickets darfst du eine fremde Strecke benutzen, die in seiner Stadt endet. Der erste kostet eine Karte, die nächsten zwei und drei.
word-ttr-double = Doppelstrecke: zwei Strecken nebeneinander zwischen denselben Städten. Niemand darf beide haben; zu zweit oder dritt wird nur eine gebaut.
word-ttr-express = European Express: 10 Punkte für den längsten Weg über eigene Strecken. Eine Stadt darf zweimal vorkommen, eine Strecke nicht.
