# Wat de woorden van de spellen betekenen: te zien bij een woord met een stippellijn eronder.

word-pc-share = Aandeel: een locomotief in de hand in plaats van op de kaart. Aan het eind is het de waarde van zijn maatschappij waard.
word-pc-value = Waarde: de punten van alle steden die een maatschappij heeft bereikt, met 4 voor Marseille. Ze daalt nooit.
word-pc-supply = Voorraad: de locomotieven van een maatschappij die niet gebouwd zijn en niet in een hand. Bouwen en ruilen nemen ervan.
word-pc-trade = Ruilen: één aandeel gaat terug naar zijn voorraad, een of twee van één andere maatschappij komen in de hand. Het is een hele beurt.
word-pc-limit = Limiet: hoeveel aandelen je zonder straf mag hebben: 20 met drie spelers, 15 met vier, 12 met vijf, 10 met zes. Elk aandeel daarboven kost 20 punten.
word-pc-barrier = Slagboom: een rood-witte boom op de zijde van een veld. Er gaat geen spoor overheen; van een andere kant kan het veld wel worden bereikt.
word-pc-cut-off = Insluiten: zolang een maatschappij geen stad heeft bereikt, moet er een vrije bereikbaar blijven. Wat dat zou verhinderen, mag niet.
