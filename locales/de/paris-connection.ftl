# Paris Connection. In problem-* ist $company die Kennung einer Gesellschaft, denn diese Sätze sagt auch der Server;
# sonst sind $company und $Company ihr Name: eine Farbe als Hauptwort, „Rot“, „Blau“.

pc-name = Paris Connection
company-red = Rot
company-red-mid = Rot
company-red-many = Rot
company-blue = Blau
company-blue-mid = Blau
company-blue-many = Blau
company-yellow = Gelb
company-yellow-mid = Gelb
company-yellow-many = Gelb
company-purple = Lila
company-purple-mid = Lila
company-purple-many = Lila
company-black = Schwarz
company-black-mid = Schwarz
company-black-many = Schwarz
company-brown = Braun
company-brown-mid = Braun
company-brown-many = Braun

problem-WRONG_PHASE = Bring zuerst zu Ende, was du angefangen hast.
problem-OTHER_COMPANY = In diesem Zug baust du { $company ->
    [red] Rot
    [blue] Blau
    [yellow] Gelb
    [purple] Lila
    [black] Schwarz
    [brown] Braun
   *[other] { $company }
}.
problem-NO_SUPPLY = { $company ->
    [red] Rot
    [blue] Blau
    [yellow] Gelb
    [purple] Lila
    [black] Schwarz
    [brown] Braun
   *[other] { $company }
} hat nichts mehr im Vorrat.
problem-HEX_CLOSED = Hier wird nie gebaut.
problem-HEX_FULL = Dieses Feld ist voll.
problem-OWN_THERE = { $company ->
    [red] Rot
    [blue] Blau
    [yellow] Gelb
    [purple] Lila
    [black] Schwarz
    [brown] Braun
   *[other] { $company }
} steht schon hier.
problem-NOT_ADJACENT = { $company ->
    [red] Rot
    [blue] Blau
    [yellow] Gelb
    [purple] Lila
    [black] Schwarz
    [brown] Braun
   *[other] { $company }
} grenzt nicht an dieses Feld.
problem-BARRIER = Eine Schranke steht im Weg.
problem-CUTS_OFF = Das würde { $company ->
    [red] Rot
    [blue] Blau
    [yellow] Gelb
    [purple] Lila
    [black] Schwarz
    [brown] Braun
   *[other] { $company }
} von der letzten freien Stadt abschneiden, die noch erreichbar ist.
problem-FIVE_PLACED = Mehr als fünf Lokomotiven gehen in einem Zug nicht.
problem-GAME_ENDING = Mit diesem Zug endet die Partie: Mehr wird nicht gesetzt.
problem-NOWHERE = { $company ->
    [red] Rot
    [blue] Blau
    [yellow] Gelb
    [purple] Lila
    [black] Schwarz
    [brown] Braun
   *[other] { $company }
} kann nirgends mehr bauen.
problem-NOT_HELD = Du hast keine Aktie von { $company ->
    [red] Rot
    [blue] Blau
    [yellow] Gelb
    [purple] Lila
    [black] Schwarz
    [brown] Braun
   *[other] { $company }
}.
problem-SAME_COMPANY = Nimm von einer anderen Gesellschaft, als du gibst.
problem-ONLY_ONE_LEFT = { $company ->
    [red] Rot
    [blue] Blau
    [yellow] Gelb
    [purple] Lila
    [black] Schwarz
    [brown] Braun
   *[other] { $company }
} hat nur noch eine im Vorrat.
problem-NOTHING_PLACED = Setz zuerst mindestens eine Lokomotive.

# das Schild
pc-now-choose = Bau oder tausch
pc-now-choose-help = Wähl eine Gesellschaft zum Bauen oder tausch eine [Aktie](pc-share).
pc-now-chosen = Bau { $company }
pc-now-chosen-help = Setz eine bis fünf Lokomotiven, eine nach der anderen.
pc-now-built-help = Noch eine, oder fertig.
pc-now-full-help = Das war die fünfte. Schließ deinen Zug ab oder nimm eine zurück.
pc-now-stuck-help = Mehr lässt sich nicht setzen. Schließ deinen Zug ab.
pc-now-ending-help = Wenn du abschließt, endet die Partie.
pc-now-trade = Tausch eine Aktie
pc-now-trade-help = Gib eine zurück, nimm eine oder zwei einer anderen Gesellschaft.
pc-now-other-choosing = Ist am Zug
pc-now-other-building = Baut { $company }
pc-now-won = { $name } gewinnt mit { $total ->
    [one] einem Punkt
   *[other] { $total } Punkten
}
pc-now-shared = { $names } gewinnen gemeinsam mit { $total ->
    [one] einem Punkt
   *[other] { $total } Punkten
}
pc-finish-with = Fertig mit { $count ->
    [1] einer
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[other] { $count }
}
pc-finish-ends = Partie beenden
pc-trade = Tauschen

# Gesellschaften
pc-companies = Gesellschaften
pc-companies-note = { $placed } von { $all } gebaut
pc-company = Gesellschaft
pc-supply = Vorrat
pc-held-others = Andere
pc-held-all = Auf Händen
pc-held-others-tip = Aktien von { $company } auf den Händen aller anderen zusammen
pc-held-all-tip = Aktien von { $company } auf allen Händen zusammen
pc-value = Wert
pc-supply-left = noch { $count }
pc-company-row = { $Company }: Wert { $value }, { $supply } im Vorrat, { $held } bei anderen
pc-company-row-all = { $Company }: Wert { $value }, { $supply } im Vorrat, { $held } auf Händen

# hinter dem Schirm
pc-screen = Hinter deinem Schirm
pc-screen-note = siehst nur du
pc-shares-of-limit = { $count } von { $limit } Aktien
pc-shares-change = { $before } → { $count } von { $limit } Aktien
pc-worth = heute { $worth } wert
pc-worth-penalty = heute { $worth } wert, { $penalty } weniger als Abzug
pc-penalty = jede Aktie über { $limit } kostet { $penalty }
pc-over-limit = { $over ->
    [one] eine Aktie zu viel: { $points } Punkte weniger
   *[other] { $over } Aktien zu viel: { $points } Punkte weniger
}
pc-your-shares = Deine { $count } von { $limit }
pc-hand-of = { $count } { $company }
pc-watching-hands = Die Hände bleiben bis zum Ende verdeckt.
pc-watching-limit = Bis { $limit } Aktien kostet nichts; jede weitere kostet { $penalty }.

# Wertungsleiste
pc-track = Wertungsleiste
pc-track-note = Wert einer Aktie
pc-track-company = { $Company } von { $station }: { $value }

# Felder
pc-points = { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}
pc-hex-points = { $name }, { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}
pc-hex-rural = Land { $id }
pc-hex-able = Hier möglich: { $companies }.
pc-hex-start = Startbahnhof von { $company }.
pc-hex-ends = Wer hier baut, beendet die Partie.
pc-hex-rises = { $Company } steigt von { $from } auf { $to }.
pc-hex-stays = { $Company } bleibt bei { $from }.
pc-hex-with = Hier: { $companies }.
pc-hex-nobody = Hier kann jetzt keine Gesellschaft bauen.
pc-lay = Hier bauen
pc-lay-for = Hier { $company } bauen

# tauschen
pc-trade-title = Tauschen
pc-trade-give = Gib eine
pc-trade-take = Nimm
pc-trade-one = eine
pc-trade-two = zwei
pc-trade-count = Wie viele
pc-trade-choose-give = Wähl die Aktie, die du zurückgibst.
pc-trade-choose-take = Wähl die Gesellschaft, die du nimmst.
pc-trade-go = 1 { $give } geben, { $count } { $take } nehmen
pc-trade-worth = Heute wert
pc-trade-supply = Vorrat von { $company }
pc-trade-penalty = Abzug
pc-trade-in-supply = noch { $count }
pc-trade-held = du hast { $count }

# vorher fragen
pc-ends-title = Das beendet die Partie
pc-ends-place = Mit einer Lokomotive hier endet die Partie, sobald du deinen Zug abschließt. Alle Hände werden gezeigt und gezählt.
pc-ends-trade = Nach diesem Tausch hat nur noch ein Vorrat Lokomotiven: Die Partie endet, und alle Hände werden gezählt.
pc-ends-yes-place = Hier bauen
pc-ends-yes-trade = Tauschen und beenden
pc-ends-no = Noch nicht

# Verlauf; $company, $give und $take sind gezeichnet
pc-log-building = { $name } baut { $company }: { $count } gesetzt
pc-log-built = { $name } baute { $count } { $company }
pc-log-traded = { $name } tauschte 1 { $give } gegen { $count } { $take }
pc-log-stations = Die Gesellschaften haben ihre Bahnhöfe gezogen.
pc-log-dealt = Alle haben { $count } Aktien gezogen.
pc-log-starts = { $name } beginnt.

# dasselbe in Worten, für alle, die zuhören
pc-say-your-turn = Du bist am Zug.
pc-say-turn = { $name } ist am Zug.
pc-say-placed = { $name } setzt { $company } nach { $hex }. { $Company } ist { $value } wert.
pc-say-placed-rural = { $name } setzt { $company } aufs Land.
pc-say-built = { $name } hat { $company } fertig gebaut, Wert { $value }.
pc-say-traded = { $name } hat eine { $give } gegen { $count } { $take } getauscht.
pc-say-back = { $name } hat eine Lokomotive zurückgenommen.
pc-say-chosen = Du baust { $company }. { $count ->
    [one] Ein Feld ist möglich.
   *[other] { $count } Felder sind möglich.
}

# Ende
pc-end-title = Endstand
pc-end-reason-end_hex = { $hex } ist erreicht.
pc-end-reason-one_supply = Nur noch ein Vorrat hat Lokomotiven.
pc-end-reason-turn_limit = Alle haben alle Züge gehabt.
pc-end-winner = Sieg
pc-end-winners = Gemeinsamer Sieg
pc-end-penalty = Abzug
pc-end-total = Summe
pc-end-rank = Platz
pc-end-player = Spieler
pc-end-over = { $over } zu viel
pc-end-open = Endstand

# Legende
pc-key = Legende
pc-key-end = { $points }, beendet die Partie
pc-key-rural = zwei Gesellschaften
pc-key-barrier = Schranke

# die Karte und ihre Knöpfe
pc-board = Karte von Frankreich
pc-zoom-in = Näher
pc-zoom-out = Weiter weg
pc-fit = Ganze Karte
pc-overview = Ganze Karte

# die Regeln, nummeriert wie in den Regeldateien des Spiels
rules-pc-r1 = Material und Beginn
rules-pc-r2 = Der Zug
rules-pc-r3 = Ende und Wertung
rules-pc-r4 = Hier festgelegt
rules-pc-table = Nach Spielerzahl
rules-pc-players = Spieler
rules-pc-first = Erste Aktien
rules-pc-limit = Aktien ohne Abzug
rules-pc-r1-1 = Es gibt sechs Gesellschaften: Rot, Blau, Gelb, Lila, Schwarz und Braun. Jede hat 33 Lokomotiven.
rules-pc-r1-2 = Der Spielplan ist eine Karte von Frankreich aus Sechsecken. Der Eiffelturm ist geschlossen. Um ihn liegen sechs Startfelder, die großen Bahnhöfe. Grüne Felder sind Land. Städte sind 1 (beige), 2 (lila), 3 (rot) oder 4 (blau) wert; blau ist nur Marseille.
rules-pc-r1-3 = Eine Lokomotive jeder Gesellschaft kommt durch Los auf ein Startfeld. Sonst wird dort nie etwas gesetzt.
rules-pc-r1-4 = Eine Lokomotive jeder Gesellschaft steht auf der Wertungsleiste, beim Zeichen ihres Startfelds. Jede Gesellschaft beginnt mit Wert 0; einen höchsten Wert gibt es nicht, und Gleichstand ist möglich.
rules-pc-r1-5 = Die anderen 31 jeder Gesellschaft kommen in einen Beutel. Alle ziehen erste Aktien, ungesehen von den anderen. Eine Aktie ist eine Lokomotive: auf der Karte Gleis, auf der Hand Aktie.
rules-pc-r1-6 = Der Rest wird in sechs offene Vorräte sortiert. So können alle ausrechnen, wie viele Aktien einer Gesellschaft alle zusammen haben, aber nicht, wer welche hat.
rules-pc-r1-7 = Wer beginnt, wird gelost und gezeigt. Gespielt wird im Uhrzeigersinn.
rules-pc-r2-1 = In deinem Zug baust oder tauschst du. Passen geht nicht.
rules-pc-r2-2 = Bauen: Nimm eine bis fünf Lokomotiven einer Gesellschaft aus ihrem Vorrat und setz sie nacheinander. Wie viele, musst du nicht vorher sagen.
rules-pc-r2-3 = Jede muss neben einer Lokomotive derselben Gesellschaft stehen, die schon auf der Karte ist. Verzweigen ist erlaubt.
rules-pc-r2-4 = Über eine Feldseite mit rot-weißer Schranke geht es nicht. Von einer anderen Seite darf man das Feld betreten.
rules-pc-r2-5 = In eine Stadt passt eine Lokomotive. Aufs Land passen zwei, von verschiedenen Gesellschaften. Nie zwei derselben Gesellschaft in einem Feld.
rules-pc-r2-6 = Kein Abschneiden: Du darfst nicht dorthin setzen, wo eine Gesellschaft, die noch keine Stadt erreicht hat, danach keine freie mehr erreichen könnte. Gegangen wird über Felder, die diese Gesellschaft noch betreten darf; wie viele Lokomotiven sie noch hat, spielt keine Rolle. Eine Gesellschaft, die eine Stadt erreicht hat, darf eingeschlossen werden. Wenn zwei solche Gesellschaften auf eine letzte Stadt angewiesen sind, darf keine sie nehmen.
rules-pc-r2-7 = Jede Stadt zählt ihren Wert sofort zur Gesellschaft, die sie erreicht.
rules-pc-r2-8 = Tauschen: Gib eine Aktie in ihren Vorrat zurück, dann nimm eine oder zwei Aktien einer anderen Gesellschaft. Zwei nur, wenn ihr Vorrat mindestens zwei hat. Ein Tausch ist für alle offen.
rules-pc-r2-9 = Ohne Abzug darfst du 20, 15, 12 oder 10 Aktien haben, bei 3, 4, 5 oder 6 Spielern. Mehr ist erlaubt; es kostet am Ende.
rules-pc-r3-1 = Das Spiel endet, wenn eine Lokomotive in Marseille gesetzt wird. Deren 4 Punkte zählen.
rules-pc-r3-2 = Es endet auch, wenn nur noch ein Vorrat Lokomotiven hat. Was das Spiel beendet, ist das Letzte seines Zuges; bis du den Zug abschließt, kannst du es zurücknehmen.
rules-pc-r3-3 = Alle Hände werden gezeigt. Jede Aktie ist so viel wert wie ihre Gesellschaft. Jede Aktie über dem Limit kostet 20 Punkte, gezählt über die ganze Hand.
rules-pc-r3-4 = Die meisten Punkte gewinnen. Ein Gleichstand ist ein gemeinsamer Sieg.
rules-pc-r4-1 = Niemand steckt je fest: Solange zwei Vorräte Lokomotiven haben, gibt es immer einen Tausch.
rules-pc-r4-2 = Ein Tisch kann ein Zuglimit haben, 40 Züge pro Kopf, wenn nichts anderes gewählt ist. Nach dem letzten Zug aller endet das Spiel und wird wie sonst gewertet.
rules-pc-r4-3 = Ein Bau endet, wenn du ihn abschließt, auch nach der fünften Lokomotive. Bis dahin kannst du Gesetztes zurücknehmen, das Letzte zuerst; die anderen sehen es als vorläufig.
rules-pc-r4-4 = Mit der Gedächtnishilfe sehen alle, was jede Person offen gegeben und genommen hat. Die Hände bleiben bis zum Ende verdeckt.
