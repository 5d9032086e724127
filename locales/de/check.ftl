check-title = Jede Ziehung prüfen
check-lead = Alles hier rechnet dein eigener Browser aus, aus dem, was der Tisch veröffentlicht hat.
check-back = Zurück zum Tisch
check-running = Das Geheimnis wird nach dem Ende der Partie gezeigt; dann lässt sich hier jede Ziehung prüfen.
check-working = Wird berechnet …
check-good = { $count ->
    [one] Die eine Ziehung ist, wie sie sein muss
   *[other] Alle { $count } Ziehungen sind, wie sie sein müssen
}
check-bad = { $count ->
    [one] Eine Sache passt nicht
   *[other] { $count } Sachen passen nicht
}
check-secret = Das Geheimnis und sein Fingerabdruck
check-secret-text = Der Server hat den Fingerabdruck gezeigt, bevor jemand Platz nahm. Er passt nur zu diesem einen Geheimnis.
check-commitment = Gezeigter Fingerabdruck
check-computed = Fingerabdruck des Geheimnisses
check-key = Geheimnis
check-seeds = Was jeder Platz beigetragen hat
check-seeds-text = Der Browser jeder Person hat 32 eigene Zufallsbytes beigetragen. Der Server allein konnte die Ziehungen also nicht bestimmen.
check-seed-none = Computer: trägt nichts bei
check-draws = Die Ziehungen
check-draw = Ziehung
check-what = Was gezogen wurde
check-pool = Aus
check-index = Nummer
check-fits = Passt
check-yes = passt
check-no = passt nicht
check-limits = Das beweist, dass niemand eine Ziehung nachträglich geändert hat und dass der Server sie nicht allein bestimmen konnte. Es kann nicht beweisen, dass der Server und die Person, die zuletzt Platz nahm, nicht zusammengearbeitet haben.
check-file = Die Partie als Datei laden
check-unreadable = Die Datei dieser Partie ergibt keinen Sinn.
check-start = { $company } beginnt in { $place }
check-share = { $name } erhält eine Aktie: { $company }
check-first = { $name } beginnt
check-missing = { $count ->
    [one] Eine Ziehung fehlt oder ist zu viel.
   *[other] { $count } Ziehungen fehlen oder sind zu viel.
}
check-card = { $name } erhält { $card }
check-fill = Platz { $place } der Auslage: { $card }
check-draw-card = Verdeckt gezogen: { $card }
check-reveal = Für einen Tunnel aufgedeckt: { $card }
check-ticket = { $name } zur Wahl gestellt: { $ticket }
check-offer = Zur Wahl: { $ticket }
check-order = Wer wo sitzt, wurde aus diesen Beiträgen und dem Geheimnis gelost und ist, wie es sein muss.
check-order-bad = Wer wo sitzt, ist nicht das, was diese Beiträge und das Geheimnis ergeben.
