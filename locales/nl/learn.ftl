# Leren door te spelen. Een tekst kan woorden aanstippen die worden uitgelegd: [aandeel](pc-share) is `word-pc-share`.

learn-title = Leer het al spelend
learn-lead = Een eerste spel voor jou alleen, met een gids die één ding tegelijk laat zien. Het duurt vijf minuten, en je kunt er bij elke stap mee ophouden.
learn-what-paris-connection = Bouw spoor, laat een maatschappij groeien, ruil één voor twee. Je leert wat aandelen waard zijn en hoe het eindigt.
learn-rather-read = Ik lees liever de regels
learn-opening = Je eerste spel wordt gedeeld
learn-failed = Deze les kon niet beginnen
learn-game = Leer { $game } al spelend
learn-minutes = vijf minuten, met een gids
learn-guide = Gids
learn-progress = Stap { $at } van { $count }
learn-next = Verder
learn-back = De vorige stap
learn-skip = Sla deze stap over
learn-there = Ga erheen
learn-leave = Verder zonder gids
learn-early = Eerst zijn de anderen, dan jij.
learn-lobby = Naar de beginpagina
learn-play-on = Dit spel uitspelen

learn-pc-welcome-title = Deze zijn van jou
learn-pc-welcome = Zes spoorwegmaatschappijen vertrekken uit Parijs. Geen ervan is van jou, maar je hebt er [aandelen](pc-share) van, verborgen achter je scherm: niemand anders ziet ze. Van { $best } heb je de meeste.
learn-pc-value-title = Wat een aandeel waard is
learn-pc-value = Aan het eind is elk aandeel de [waarde](pc-value) van zijn maatschappij waard. Alle beginnen op 0. Een maatschappij groeit als haar spoor steden bereikt, wie er ook bouwt.
learn-pc-place-title = Bouw
learn-pc-place = Kies hier { $best }, en dan een van de aangestreepte velden op de kaart: daar komt een locomotief.
learn-pc-town-title = Door naar een stad
learn-pc-town = Goed. Elke locomotief komt naast een van haar maatschappij; hoogstens vijf in één beurt. Ga door tot er een in een stad staat: het cijfer daar is wat ze oplevert.
learn-pc-grown-title = { $Company } is nu { $value } waard
learn-pc-grown = { $shares ->
    [0] { $town } leverde { $points } op. Je hebt geen aandeel { $company }: deze keer bouwde je voor anderen.
    [one] { $town } leverde { $points } op. Je ene aandeel { $company } is nu { $worth } waard, en die van de anderen groeien evenveel mee.
   *[other] { $town } leverde { $points } op. Je { $shares } aandelen { $company } zijn nu { $worth } waard, en die van de anderen groeien evenveel mee.
}
learn-pc-finish-title = Rond je beurt af
learn-pc-finish = Plaats er nog meer, of rond af. Tot dan kun je alles terugnemen, een voor een.
learn-pc-others-title = Nu de anderen
learn-pc-others = Kijk wat ze bouwen: het verraadt wat ze hebben. Om wat het laatst is geplaatst, staat een stippellijn.
learn-pc-ground-title = Waar je kunt bouwen
learn-pc-ground = Een stad heeft plaats voor één locomotief, groen land voor twee van verschillende maatschappijen. Niets gaat over een [slagboom](pc-barrier), en geen maatschappij mag worden [ingesloten](pc-cut-off). Wijs een veld aan of tik erop: het zegt waarom niet.
learn-pc-trade-title = Ruil één voor twee
learn-pc-trade = In plaats van te bouwen kun je [ruilen](pc-trade): geef één aandeel en neem er een of twee van een andere maatschappij. Geef er nu een van een maatschappij waar je weinig van hebt, en neem twee { $best }.
learn-pc-traded-title = Je hebt er nu { $hand }
learn-pc-traded = { $count ->
    [one] Eén aandeel { $took } voor één { $gave }. Dat zag iedereen. Wat er verder achter je scherm staat, weet alleen jij.
   *[other] Twee aandelen { $took } voor één { $gave }. Dat zag iedereen. Wat er verder achter je scherm staat, weet alleen jij.
}
learn-pc-limit-title = Maar niet te veel
learn-pc-limit = Meer aandelen, meer punten, tot de [limiet](pc-limit): aan het eind kost elk aandeel boven { $limit } { $penalty } punten. Hoeveel je er hebt, staat hier.
learn-pc-end-title = Hoe het eindigt
learn-pc-end = Het spel eindigt als een locomotief Marseille bereikt, in het zuiden, of als er nog maar één [voorraad](pc-supply) over is. Allen tonen hun aandelen, en de meeste punten winnen.
learn-pc-free-title = Dat is alles
learn-pc-free = Speel dit spel uit, of ga met anderen spelen. De regels staan altijd in het menu.
