check-title = Elke trekking controleren
check-lead = Alles hieronder rekent je eigen browser uit, met wat de tafel heeft bekendgemaakt.
check-back = Terug naar de tafel
check-running = Het geheim wordt getoond als het spel is afgelopen; dan is hier elke trekking te controleren.
check-working = Aan het rekenen …
check-good = { $count ->
    [one] De ene trekking klopt
   *[other] Alle { $count } trekkingen kloppen
}
check-bad = { $count ->
    [one] Eén ding klopt niet
   *[other] { $count } dingen kloppen niet
}
check-secret = Het geheim en zijn vingerafdruk
check-secret-text = De server toonde de vingerafdruk voordat er iemand zat. Hij past alleen op dit ene geheim.
check-commitment = Getoonde vingerafdruk
check-computed = Vingerafdruk van het geheim
check-key = Geheim
check-seeds = Wat elke plaats toevoegde
check-seeds-text = De browser van elke speler voegde 32 eigen willekeurige bytes toe, zodat de server de trekkingen niet alleen kon kiezen.
check-seed-none = computer: voegt niets toe
check-draws = De trekkingen
check-draw = Trekking
check-what = Wat getrokken is
check-pool = Uit
check-index = Nummer
check-fits = Klopt
check-yes = klopt
check-no = klopt niet
check-limits = Dit bewijst dat niemand achteraf een trekking heeft veranderd, en dat de server ze niet alleen kon kiezen. Het bewijst niet dat de server en wie het laatst ging zitten niet samenspanden.
check-file = Download het spel als bestand
check-unreadable = Het bestand van dit spel klopt niet.
check-start = { $company } begint op { $place }
check-share = { $name } krijgt een aandeel: { $company }
check-first = { $name } begint
check-missing = { $count ->
    [one] Er ontbreekt een trekking, of er is er een te veel.
   *[other] { $count } trekkingen ontbreken of zijn te veel.
}
check-card = { $name } krijgt { $card }
check-fill = Plaats { $place } van de rij: { $card }
check-draw-card = Blind getrokken: { $card }
check-reveal = Omgedraaid voor een tunnel: { $card }
check-ticket = { $name } krijgt aangeboden: { $ticket }
check-offer = Aangeboden: { $ticket }
check-order = Wie waar zit is geloot uit deze bijdragen en het geheim, en klopt.
check-order-bad = Wie waar zit is niet wat deze bijdragen en het geheim geven.
