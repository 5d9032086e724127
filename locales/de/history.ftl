# Eine Partie ansehen, Augenblick für Augenblick.

history-title = Rückblick
history-plate = Rückblick
history-which = Aktion { $number } von { $count }, Zug { $turn }
history-begin = Der Anfang
history-open = Partie durchgehen
history-slider = Augenblick der Partie
history-before = Eine Aktion zurück
history-after = Eine Aktion weiter
history-turn-before = Einen Zug zurück
history-turn-after = Einen Zug weiter
history-play = Abspielen
history-pause = Anhalten
history-at-start = Das ist der Anfang.
history-at-end = Das ist die bisher letzte Aktion.
history-eyes = Mit wessen Augen
history-eyes-all = Mit den Augen der Zuschauer
history-link = Link zu diesem Augenblick kopieren
history-link-copied = Der Link zu diesem Augenblick ist kopiert.
history-close = Zurück zum Jetzt
history-close-turn = Du bist am Zug: zurück
history-close-over = Zurück zum Ende
history-news = { $count ->
    [one] Inzwischen: eine Aktion
   *[other] Inzwischen: { $count } Aktionen
}
history-help-key = Partie durchgehen; dann Pfeile, Bild auf, Bild ab, Pos 1, Ende

history-name-file = Partie aus einer Datei
history-name-branch = Was wäre, wenn: { $table }
history-name-lesson = Eine erste Partie

history-branch = Was wäre, wenn …
history-branch-title = Was wäre, wenn: ab Aktion { $number }
history-branch-what = Von diesem Augenblick an spielst du weiter, an einem eigenen Tisch. Auf den anderen Plätzen sitzen Computer.
history-branch-seat = Du spielst als
history-branch-note = Der Tisch ist privat und zählt nicht fürs Rating. Bis hierher ist alles, wie es war, auch die verdeckten Karten; ab hier wird neu gezogen. Die Partie ist vorbei, darum ist nichts davon mehr geheim.
history-branch-go = Von hier weiterspielen
history-branch-end = Hier ist die Partie vorbei: Geh zu einer früheren Aktion zurück.
history-origin-file = Aus einer Datei
history-origin-file-note = Diese Partie wurde aus einer Datei gelesen: Die Namen sind, was dort steht. Sie zählt nicht fürs Rating.
history-origin-branch = Was wäre, wenn
history-origin-branch-note = Diese Partie ist von einer anderen abgezweigt, um auszuprobieren, was sonst möglich war. Sie zählt nicht fürs Rating, und ihre Ziehungen lassen sich nicht prüfen.
history-origin-lesson = Eine erste Partie
history-origin-lesson-note = Diese Partie ist so gegeben, dass es etwas zu zeigen gibt. Sie zählt nicht fürs Rating.
history-origin-there = Wo sie abzweigte

problem-FILE_TOO_LONG = Die Datei hat mehr als { $most } Einträge, mehr als jede Partie braucht.
problem-FILE_WRONG = Die Datei stimmt bei ihrem Eintrag { $entry } nicht: { $reason }
problem-MOMENT_UNKNOWN = Bei Eintrag { $seq } hatte die Partie noch nicht begonnen.
