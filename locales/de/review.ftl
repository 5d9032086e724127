# Eine Partie, die der Computer noch einmal ansieht
problem-REVIEW_NOT_NOW = Solange die Partie läuft, kann sie nur nachbesprechen lassen, wer allein gegen Computer spielt und nicht fürs Rating.
problem-REVIEWS_FULL = { $most } Partien warten schon auf ihre Nachbesprechung. Bitte versuch es später noch einmal.

review-title = Nachbesprechung
review-open = Partie nachbesprechen
review-close = Nachbesprechung schließen
review-what = Der Computer sieht sich jeden Zug noch einmal an, mit dem, was damals bekannt war: Wie groß war die Aussicht auf den Sieg, was wäre besser gewesen, welche Züge haben die Partie entschieden? Das dauert ein bis zwei Minuten und bleibt für alle erhalten, die diese Partie ansehen.
review-what-mine = Der Computer sieht sich deine bisherigen Züge noch einmal an, mit dem, was du damals wusstest: Wie groß war die Aussicht auf den Sieg, und was wäre besser gewesen?
review-go = Nachbesprechung beginnen
review-old = Die Partie ist seitdem weitergegangen.
review-go-on = Auch die neuen Züge nachbesprechen
review-waiting = { $count ->
    [0] Gleich geht es los.
    [one] Eine andere Partie kommt zuerst.
   *[other] { $count } andere Partien kommen zuerst.
}
review-preparing = Die Suche des Computers wird noch vorbereitet. Danach beginnt die Nachbesprechung von selbst.
review-running = { $done } von { $count } Zügen sind angesehen. Computer an anderen Tischen kommen zuerst.
review-progress = Angesehene Züge
review-stop = Abbrechen
review-failed = Die Nachbesprechung ist misslungen. Das ist notiert; du kannst es noch einmal versuchen.
review-chance = { $percent } %
review-lost = −{ $percent } %
review-graph = Aussicht auf den Sieg im Lauf der Partie, wie jeder sie damals sehen konnte. { $courses }
review-course = { $name }: von { $from } % auf { $to } %
review-here = Zug { $turn }, { $name }
review-chosen = Gewählt: { $deed }
review-best = Was die Suche am besten findet
review-better = Besser: { $deed } ({ $percent } %).
review-best-taken = Die Suche findet nichts Besseres.
review-as-good = So gut wie das Beste, das die Suche findet.
review-turning = Züge, die am meisten gekostet haben
review-none-turning = Kein einzelner Zug hat viel gekostet.
review-table = Alle Züge als Tabelle
review-story = Der Verlauf
review-story-always = Nach dem, was jeder damals wusste, lag { $name } von Anfang bis Ende vorn.
review-story-ahead = Nach dem, was jeder damals wusste, lag { $name } ab Zug { $turn } endgültig vorn.
review-story-late = Nach dem, was jeder damals wusste, lag { $name } bis zuletzt nicht vorn: Die Schlusswertung entschied.
review-story-rise = Am meisten stieg die Aussicht von { $name } zwischen Zug { $from } und { $to }, von { $before } % auf { $after } %: durch das, was die anderen taten und was gezogen wurde.
review-story-rise-in = Am meisten stieg die Aussicht von { $name } in Zug { $turn }, von { $before } % auf { $after } %: durch das, was gezogen wurde.
review-story-go = Zug { $turn } ansehen
review-why = Was dafür spricht, an der Stelle von { $name }:
review-why-mine = Was dafür spricht:
review-axis = Zug
review-column-name = Spieler
review-column-moves = Aktionen
review-column-good = So gut wie die beste
review-column-mean = Kosten je Aktion
review-column-turn = Zug
review-column-move = Aktion
review-column-chance = Aussicht
review-column-lost = Kosten
review-to-turn = Zu Zug { $turn }, { $name }
review-note = Die Aussichten sind Schätzungen: Für jeden Zug spielt der Computer { $iterations } Partien im Kopf weiter und rät, was damals nicht zu sehen war. Ein paar Prozent sind Zufall. Züge ohne Wahl fehlen.

# Züge in Worten
review-pc-place = { $company } nach { $hex } bauen
review-pc-place-rural = { $company } ins Land bauen ({ $id })
review-pc-finish = den Bau abschließen
review-pc-trade = 1 { $give } geben, { $count } { $take } nehmen
review-ttr-face = { $cards } aus der Auslage nehmen
review-ttr-face-place = die offene Karte { $place } nehmen
review-ttr-blind = eine verdeckte Karte ziehen
review-ttr-tickets = Tickets ziehen
review-ttr-pass = passen
review-ttr-decline = den Tunnel aufgeben
review-ttr-claim = { $route } für { $cards } bauen
review-ttr-station = einen Bahnhof in { $city } für { $cards } bauen
review-ttr-keep = { $tickets } behalten
review-ttr-pay = für den Tunnel noch { $cards } zahlen

known-title = Was { $name } von den anderen wissen konnte
known-sure = Sicher
known-expected = Im Mittel
known-believed = Vermutlich
known-fact = Wirklich
known-pc-how = Nach dem, was offen gegeben und genommen wurde. Was niemand wissen konnte, ist gleichmäßig verteilt.
known-pc-how-builds = Sicher: nach dem, was offen gegeben und genommen wurde. Vermutlich: dazu nach dem, was gebaut wurde.
known-ttr-none = keine
known-ttr-cards = Von { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} war sicher: { $cards }.
known-ttr-cards-fact = Wirklich: { $cards }.
known-ttr-likely = Die Strecken sprechen für { $tickets }.
known-ttr-unlikely = Die Strecken verraten kein Ticket.
known-ttr-whole = { $ticket } (der ganze Weg)
known-ttr-part = { $ticket } ({ $percent } % des Wegs)
known-ttr-believed = Die Strecken machen wahrscheinlich: { $tickets }.
known-ttr-chance = { $ticket } ({ $percent } %)
known-ttr-tickets-fact = Tickets wirklich: { $tickets }.
