# Leren door te spelen. Een tekst kan woorden aanstippen die worden uitgelegd: [aandeel](pc-share) is `word-pc-share`.

learn-lead = Een eerste spel voor jou alleen, met een gids die één ding tegelijk laat zien. Het duurt vijf minuten, en je kunt er bij elke stap mee ophouden.
learn-what-paris-connection = Bouw spoor, laat een maatschappij groeien, ruil één voor twee. Je leert wat aandelen waard zijn en hoe het eindigt.
learn-what-ticket-to-ride-europe = Neem kaarten, bouw een route, probeer een tunnel. Je leert wat tickets vragen en waar stations voor zijn.
learn-rather-read = Ik lees liever de regels
learn-opening = Je eerste spel wordt gedeeld
learn-failed = Deze les kon niet beginnen
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
learn-pc-place = Kies hier { $best }, en dan een van de aangestreepte vakken op de kaart: daar komt een locomotief.
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
learn-pc-ground = Een stad heeft plaats voor één locomotief, groen land voor twee van verschillende maatschappijen. Niets gaat over een [slagboom](pc-barrier), en geen maatschappij mag worden [afgesneden](pc-cut-off). Wijs een vak aan of tik erop: het zegt waarom niet.
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

learn-ttr-welcome-title = Spoorwegen door Europa
learn-ttr-welcome = Je verzamelt kaarten, betaalt ermee voor [routes](ttr-route) tussen de steden, en verbindt de steden op je geheime tickets.
learn-ttr-tickets-title = Kies je tickets
learn-ttr-tickets = Elk [ticket](ttr-ticket) noemt twee steden. Verbinden jouw routes ze, dan leveren ze punten op; anders kosten ze er evenveel. Houd Budapest – Zürich en Paris – Wien: ze delen een weg. Een lang ticket is zwaar in een eerste spel.
learn-ttr-cards-title = Neem kaarten
learn-ttr-cards = In een beurt doe je één van vier dingen. Het eerste: neem twee kaarten. Neem de oranje uit de open rij.
learn-ttr-second-title = En een tweede
learn-ttr-second = Nu de gele, of een blinde van de stapel. Als eerste genomen was een open [locomotief](ttr-locomotive) je enige kaart geweest.
learn-ttr-others-title = Nu de andere speler
learn-ttr-others = Kijk wat de ander neemt en bouwt. De lijst telt treinen, kaarten en tickets van iedereen.
learn-ttr-claim-title = Bouw een route
learn-ttr-claim = München – Wien heeft drie oranje vakken: betaal drie oranje kaarten. Kies de route op de kaart en bevestig.
learn-ttr-claim-any-title = Bouw een route
learn-ttr-claim-any = München – Wien is bezet. Kies een andere route die op de kaart oplicht, of druk op Bouwen voor een lijst.
learn-ttr-claimed-title = { $points ->
    [one] Eén punt voor { $name }
   *[other] { $points } punten voor { $name }
}
learn-ttr-claimed = Een route levert meteen punten op: 1, 2, 4 en 7 voor een tot vier vakken, 15 voor zes, 21 voor acht. Je hebt nog { $trains } treinen.
learn-ttr-again-title = Nog eens de andere speler
learn-ttr-again = Daarna wacht er een tunnel op je.
learn-ttr-tunnel-title = Probeer een tunnel
learn-ttr-tunnel = Een gestreepte bedding is een [tunnel](ttr-tunnel): je legt je kaarten neer, en er worden er drie omgedraaid. Elke van jouw kleur kost er één meer. Probeer München – Zürich met twee gele kaarten; de kansen staan erbij.
learn-ttr-tunnel-due-title = { $due ->
    [one] Eén kaart erbij
   *[other] { $due } kaarten erbij
}
learn-ttr-tunnel-due = Zoveel van de drie zijn geel of locomotief. Betaal ze ook, als je kunt; of neem je kaarten terug, en je beurt is voorbij.
learn-ttr-tunnel-free-title = Niets meer te betalen
learn-ttr-tunnel-free = Geen van de drie kaarten had jouw kleur. De tunnel is van jou.
learn-ttr-tunnel-paid-title = De tunnel is van jou
learn-ttr-tunnel-paid = Goed om kaarten over te hebben: niemand weet wat er wordt omgedraaid.
learn-ttr-tunnel-left-title = Een andere keer
learn-ttr-tunnel-left = Je kaarten zijn terug in je hand; alleen de beurt is weg. Verzamel er wat extra en probeer het nog eens.
learn-ttr-tunnel-seen-title = Tunnels
learn-ttr-tunnel-seen = Een gestreepte bedding is een [tunnel](ttr-tunnel): je legt je kaarten neer, en er worden er drie omgedraaid. Elke van jouw kleur kost er één meer. Houd er wat achter de hand voor je er een probeert.
learn-ttr-ferry-title = Veerboten
learn-ttr-ferry = Golven zijn een [veerboot](ttr-ferry): elk wiel op de vakken vraagt een locomotief. Bewaar er daarvoor een.
learn-ttr-station-title = Stations
learn-ttr-station = Is een weg bezet? Bouw een [station](ttr-station) in een stad: voor je tickets mag je één route van een ander gebruiken die daar eindigt. Je hebt er drie; elk dat over is, levert 4 punten op.
learn-ttr-station-draw-title = Eerst een kaart
learn-ttr-station-draw = Het eerste station kost één kaart, en je hand is leeg. Neem er een uit de rij of van de stapel.
learn-ttr-station-build-title = Bouw een station
learn-ttr-station-build = Druk op Station en kies een stad zonder station; { $city } ligt midden in je wegen. Het eerste kost één kaart, van welke kleur ook.
learn-ttr-station-built-title = Je station in { $city }
learn-ttr-station-built = Aan het eind telt één route van een ander die in { $city } eindigt voor je tickets alsof ze van jou is; welke, zie je dan. Stations over: { $left }. Bouw er alleen een waar het meer oplevert dan zijn 4 punten.
learn-ttr-more-title = Nieuwe tickets
learn-ttr-more = Het vierde: neem drie tickets en houd er minstens één. Wees laat in het spel voorzichtig.
learn-ttr-last-title = Hoe het eindigt
learn-ttr-last = Heeft iemand aan het eind van een beurt twee treinen of minder, dan krijgt ieder nog één beurt.
learn-ttr-score-title = Wat telt
learn-ttr-score = Routes, dan tickets, stations, en 10 punten voor het langste pad, de [European Express](ttr-express). Het wordt voor je ogen geteld.
learn-ttr-free-play-title = Dat is alles
learn-ttr-free-play = Speel dit spel uit, of ga met anderen spelen. De regels staan altijd in het menu.
