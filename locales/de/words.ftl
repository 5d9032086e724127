# Was die Wörter der Spiele bedeuten: steht neben einem Wort mit gepunkteter Linie.

word-pc-share = Aktie: eine Lokomotive auf einer Hand statt auf der Karte. Am Ende ist sie so viel wert wie ihre Gesellschaft.
word-pc-value = Wert: die Punkte aller Städte, die eine Gesellschaft erreicht hat, mit 4 für Marseille. Er sinkt nie.
word-pc-supply = Vorrat: die Lokomotiven einer Gesellschaft, die weder gebaut noch auf einer Hand sind. Bauen und Tauschen nehmen davon.
word-pc-trade = Tausch: Eine Aktie geht in ihren Vorrat zurück, eine oder zwei einer anderen Gesellschaft kommen auf die Hand. Das ist ein ganzer Zug.
word-pc-limit = Limit: wie viele Aktien man ohne Abzug haben darf: 20 zu dritt, 15 zu viert, 12 zu fünft, 10 zu sechst. Jede weitere kostet 20 Punkte.
word-pc-barrier = Schranke: eine rot-weiße Stange an der Seite eines Feldes. Kein Gleis führt hinüber; von einer anderen Seite lässt sich das Feld betreten.
word-pc-cut-off = Abschneiden: Solange eine Gesellschaft keine Stadt erreicht hat, muss eine freie für sie erreichbar bleiben. Was das verhindert, ist verboten.
