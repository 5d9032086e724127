# Wat de woorden van de spellen betekenen: te zien bij een woord met een stippellijn eronder.

words-title = De woorden
words-lead = Waar een woord puntjes eronder heeft: wijs het aan, tik erop, of ga erheen met Tab, en het zegt wat het betekent.

word-pc-start-player = Startspeler: wie de eerste beurt had. Heeft een tafel een beurtlimiet, dan heeft ieder er aan het eind evenveel gehad.
word-pc-station = Startveld: een van de zes stations van Parijs rond de toren, waar een maatschappij vertrekt. Er wordt nooit iets anders gebouwd.
word-pc-share = Aandeel: een locomotief in de hand in plaats van op de kaart. Aan het eind is het de waarde van zijn maatschappij waard.
word-pc-value = Waarde: de punten van alle steden die een maatschappij heeft bereikt, met 4 voor Marseille. Ze daalt nooit.
word-pc-supply = Voorraad: de locomotieven van een maatschappij die niet gebouwd zijn en niet in een hand. Bouwen en ruilen nemen ervan.
word-pc-trade = Ruilen: één aandeel gaat terug naar zijn voorraad, een of twee van één andere maatschappij komen in de hand. Het is een hele beurt.
word-pc-limit = Limiet: hoeveel aandelen je zonder straf mag hebben: 20 met drie spelers, 15 met vier, 12 met vijf, 10 met zes. Elk aandeel daarboven kost 20 punten.
word-pc-barrier = Slagboom: een rood-witte boom op de zijde van een vak. Er gaat geen spoor overheen; van een andere kant kan het vak wel worden bereikt.
word-pc-cut-off = Insluiten: zolang een maatschappij geen stad heeft bereikt, moet er een vrije bereikbaar blijven. Wat dat zou verhinderen, mag niet.

word-ttr-route = Route: de vakken tussen twee steden die naast elkaar liggen. Je bouwt haar in één keer, met één kaart voor elk vak.
word-ttr-ticket = Ticket: twee steden die je in het geheim met je routes verbindt voor het eind. Gelukt levert het zijn punten op, mislukt kost het ze.
word-ttr-locomotive = Locomotief: een kaart die voor elke kleur geldt. Uit de open rij genomen is ze de enige kaart van die beurt.
word-ttr-tunnel = Tunnel: een route met een gestreepte bedding. Na je betaling worden drie kaarten omgedraaid: elke van jouw kleur en elke locomotief kost één kaart meer.
word-ttr-ferry = Veerboot: een route over water. Voor elk wiel erop moet één van de kaarten een locomotief zijn.
word-ttr-station = Station: voor je tickets mag je één route van een ander gebruiken die in die stad eindigt. Het eerste kost één kaart, de volgende twee en drie.
word-ttr-double = Dubbele route: twee routes naast elkaar tussen dezelfde steden. Niemand mag beide hebben; met twee of drie spelers wordt er maar één gebouwd.
word-ttr-express = European Express: 10 punten voor het langste pad over eigen routes. Een stad mag er vaker in, een route niet.
