# Worauf man sich am Tisch einigt: zurücknehmen, die Partie beenden; und aufgeben.

agree-menu-undo = Einen Zug zurücknehmen …
agree-menu-end = Die Partie beenden …
agree-menu-concede = Aufgeben …
agree-undo-title = Ab welchem Zug zurücknehmen?
agree-undo-text = Dieser Zug und alle späteren werden zurückgenommen, wenn alle zustimmen. Karten werden dann neu gezogen.
agree-undo-alone = Dieser Zug und alle späteren werden zurückgenommen. Karten werden dann neu gezogen.
agree-undo-none = Es gibt keinen Zug, der sich zurücknehmen ließe.
agree-end-title = Die Partie jetzt beenden?
agree-end-text = Wenn alle zustimmen, endet die Partie und wird gewertet, wie sie steht.
agree-end-alone = Die Partie endet und wird gewertet, wie sie steht.
agree-rated-alone = Diese Partie zählt fürs Rating. Gegen Computerspieler wird nichts zurückgenommen und bis zum Ende gespielt; aufgeben kannst du.
agree-concede-title = Aufgeben?
agree-concede-text = Ein Computer spielt für dich weiter, und du landest auf dem letzten Rang. Deinen Platz bekommst du nicht zurück.
agree-concede-last = Die Partie endet, und du landest auf dem letzten Rang.
agree-ask = Die anderen fragen
agree-undo-now = Zurücknehmen
agree-end-now = Partie beenden
agree-concede-now = Aufgeben

agree-region = Eine Anfrage
agree-asks-undo = { $name } möchte Zug { $turn } und alles danach zurücknehmen.
agree-asks-undo-any = { $name } möchte die letzten Aktionen zurücknehmen.
agree-asks-end = { $name } möchte die Partie beenden und werten, wie sie steht.
agree-yours-undo = Du hast gefragt, ob Zug { $turn } und alles danach zurückgenommen wird.
agree-yours-undo-any = Du hast gefragt, ob die letzten Aktionen zurückgenommen werden.
agree-yours-end = Du hast gefragt, ob die Partie endet.
agree-undone = Was zurückgenommen würde
agree-until = Offen bis { $when }.
agree-awaited = Noch keine Antwort: { $names }.
agree-yes = Einverstanden
agree-no = Ablehnen
agree-withdraw = Zurückziehen
agree-given-up = hat aufgegeben

agree-note-asked-undo = { $name } möchte zurücknehmen.
agree-note-asked-end = { $name } möchte die Partie beenden.
agree-note-given = { $name } ist einverstanden.
agree-note-refused-undo = { $name } möchte nichts zurücknehmen.
agree-note-refused-end = { $name } möchte die Partie nicht beenden.
agree-note-withdrawn = { $name } hat die Anfrage zurückgezogen.
agree-note-rewound = Alle waren mit dem Zurücknehmen einverstanden, wie { $name } gefragt hatte.
agree-note-conceded = { $name } hat aufgegeben.
agree-reason-consent = Alle wollten die Partie beenden.
agree-reason-conceded = Alle anderen haben aufgegeben.
agree-reason-time = Die Zeit ist abgelaufen.

ask-first-title = Bist du sicher?
ask-first-finish = Dein Zug endet.
ask-first-face = Du nimmst die offene Karte.
ask-first-blind = Du ziehst eine Karte vom Stapel.
ask-first-tickets = Du ziehst Tickets und musst einige davon behalten.
ask-first-pass = Du passt.
ask-first-yes = Ja
ask-first-no = Noch nicht
ask-first-never = Ja, und nicht mehr fragen

problem-ASKED_BEFORE = Das wurde abgelehnt. Frag noch einmal, wenn jemand gezogen hat.
problem-CONCEDED = Dieser Platz wurde endgültig aufgegeben.
problem-NO_REQUEST = Diese Anfrage ist nicht mehr offen.
problem-NOT_ASKED = Deine Antwort ist nicht gefragt.
problem-REQUEST_EXPIRED = Diese Anfrage ist abgelaufen.
problem-REQUEST_OPEN = Eine andere Anfrage ist noch offen.
