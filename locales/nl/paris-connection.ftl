# Paris Connection. In problem-* is $company het id van een maatschappij, want ook de server zegt deze zinnen;
# elders zijn $company en $Company haar naam middenin en aan het begin van een zin.

pc-name = Paris Connection
company-red = Rood
company-red-mid = rood
company-red-many = rood
company-blue = Blauw
company-blue-mid = blauw
company-blue-many = blauw
company-yellow = Geel
company-yellow-mid = geel
company-yellow-many = geel
company-purple = Paars
company-purple-mid = paars
company-purple-many = paars
company-black = Zwart
company-black-mid = zwart
company-black-many = zwart
company-brown = Bruin
company-brown-mid = bruin
company-brown-many = bruin

problem-WRONG_PHASE = Rond eerst af waaraan je begonnen bent.
problem-OTHER_COMPANY = In deze beurt bouw je aan { $company ->
    [red] rood
    [blue] blauw
    [yellow] geel
    [purple] paars
    [black] zwart
    [brown] bruin
   *[other] { $company }
}.
problem-NO_SUPPLY = { $company ->
    [red] Rood
    [blue] Blauw
    [yellow] Geel
    [purple] Paars
    [black] Zwart
    [brown] Bruin
   *[other] { $company }
} heeft niets meer in de voorraad.
problem-HEX_CLOSED = Hier wordt nooit gebouwd.
problem-HEX_FULL = Dit vak is vol.
problem-OWN_THERE = { $company ->
    [red] Rood
    [blue] Blauw
    [yellow] Geel
    [purple] Paars
    [black] Zwart
    [brown] Bruin
   *[other] { $company }
} staat hier al.
problem-NOT_ADJACENT = { $company ->
    [red] Rood
    [blue] Blauw
    [yellow] Geel
    [purple] Paars
    [black] Zwart
    [brown] Bruin
   *[other] { $company }
} grenst niet aan dit vak.
problem-BARRIER = Er staat een slagboom in de weg.
problem-CUTS_OFF = Dit zou { $company ->
    [red] rood
    [blue] blauw
    [yellow] geel
    [purple] paars
    [black] zwart
    [brown] bruin
   *[other] { $company }
} afsnijden van de laatste vrije stad die het kan bereiken.
problem-FIVE_PLACED = Meer dan vijf locomotieven in één beurt mag niet.
problem-GAME_ENDING = Met deze beurt eindigt het spel: er wordt niets meer geplaatst.
problem-NOWHERE = { $company ->
    [red] Rood
    [blue] Blauw
    [yellow] Geel
    [purple] Paars
    [black] Zwart
    [brown] Bruin
   *[other] { $company }
} kan nergens meer bouwen.
problem-NOT_HELD = Je hebt geen aandeel { $company ->
    [red] rood
    [blue] blauw
    [yellow] geel
    [purple] paars
    [black] zwart
    [brown] bruin
   *[other] { $company }
}.
problem-SAME_COMPANY = Neem van een andere maatschappij dan die je teruggeeft.
problem-ONLY_ONE_LEFT = { $company ->
    [red] Rood
    [blue] Blauw
    [yellow] Geel
    [purple] Paars
    [black] Zwart
    [brown] Bruin
   *[other] { $company }
} heeft er nog maar één in de voorraad.
problem-NOTHING_PLACED = Plaats eerst minstens één locomotief.

# het bord
pc-now-choose = Bouw of ruil
pc-now-choose-help = Kies een maatschappij om te bouwen, of ruil een [aandeel](pc-share).
pc-now-chosen = Bouw { $company }
pc-now-chosen-help = Plaats één tot vijf locomotieven, een voor een.
pc-now-built-help = Plaats er nog een, of rond af.
pc-now-full-help = Dat was de vijfde. Rond je beurt af of neem er een terug.
pc-now-stuck-help = Er kan niets meer bij. Rond je beurt af.
pc-now-ending-help = Als je afrondt, eindigt het spel.
pc-now-trade = Ruil een aandeel
pc-now-trade-help = Geef er een terug, neem er een of twee van een andere maatschappij.
pc-now-other-choosing = Is aan de beurt
pc-now-other-building = Bouwt { $company }
pc-now-won = { $name } wint met { $total ->
    [one] één punt
   *[other] { $total } punten
}
pc-now-shared = { $names } winnen samen met { $total ->
    [one] één punt
   *[other] { $total } punten
}
pc-finish-with = Afronden met { $count ->
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
   *[other] { $count }
}
pc-finish-ends = Spel beëindigen
pc-trade = Ruilen

# maatschappijen
pc-companies = Maatschappijen
pc-companies-note = { $placed } van { $all } gebouwd
pc-company = Maatschappij
pc-supply = Voorraad
pc-held-others = Bij anderen
pc-held-all = In handen
pc-held-others-tip = Aandelen { $company } in handen van alle anderen samen
pc-held-all-tip = Aandelen { $company } in alle handen samen
pc-value = Waarde
pc-supply-left = nog { $count }
pc-company-row = { $Company }: waarde { $value }, { $supply } in de voorraad, { $held } bij anderen
pc-company-row-all = { $Company }: waarde { $value }, { $supply } in de voorraad, { $held } in handen

# achter het scherm
pc-screen = Achter je scherm
pc-screen-note = alleen jij ziet dit
pc-shares-of-limit = { $count } van { $limit } aandelen
pc-shares-change = { $before } → { $count } van { $limit } aandelen
pc-worth = nu { $worth } waard
pc-worth-penalty = nu { $worth } waard, min { $penalty } strafpunten
pc-penalty = elk aandeel boven { $limit } kost { $penalty }
pc-over-limit = { $over ->
    [one] één aandeel te veel: { $points } punten eraf
   *[other] { $over } aandelen te veel: { $points } punten eraf
}
pc-your-shares = Jouw { $count } van { $limit }
pc-hand-of = { $count } { $company }
pc-watching-hands = De handen blijven verborgen tot het einde.
pc-watching-limit = Tot en met { $limit } aandelen kost niets; elk aandeel daarboven kost { $penalty }.

# waardespoor
pc-track = Waardespoor
pc-track-note = waarde van een aandeel
pc-track-company = { $Company } vanaf { $station }: { $value }

# vakken
pc-points = { $points ->
    [0] geen punten
    [one] 1 punt
   *[other] { $points } punten
}
pc-hex-points = { $name }, { $points ->
    [0] geen punten
    [one] 1 punt
   *[other] { $points } punten
}
pc-hex-rural = Platteland { $id }
pc-hex-able = Hier mogelijk: { $companies }.
pc-hex-start = Beginstation van { $company }.
pc-hex-ends = Wie hier bouwt, beëindigt het spel.
pc-hex-rises = { $Company } stijgt van { $from } naar { $to }.
pc-hex-stays = { $Company } blijft op { $from }.
pc-hex-with = Hier staat: { $companies }.
pc-hex-nobody = Geen enkele maatschappij kan hier nu bouwen.
pc-lay = Hier bouwen
pc-lay-for = Bouw hier { $company }

# ruilen
pc-trade-title = Ruilen
pc-trade-give = Geef er een
pc-trade-take = Neem
pc-trade-one = één
pc-trade-two = twee
pc-trade-count = Hoeveel
pc-trade-choose-give = Kies het aandeel dat je teruggeeft.
pc-trade-choose-take = Kies de maatschappij die je neemt.
pc-trade-go = Geef 1 { $give }, neem { $count } { $take }
pc-trade-worth = Nu waard
pc-trade-supply = Voorraad { $company }
pc-trade-penalty = Strafpunten
pc-trade-in-supply = nog { $count }
pc-trade-held = je hebt er { $count }

# eerst vragen
pc-ends-title = Dit beëindigt het spel
pc-ends-place = Met een locomotief hier eindigt het spel zodra je je beurt afrondt. Alle handen gaan open en worden geteld.
pc-ends-trade = Na deze ruil heeft nog maar één voorraad locomotieven: het spel eindigt en alle handen worden geteld.
pc-ends-yes-place = Hier bouwen
pc-ends-yes-trade = Ruilen en eindigen
pc-ends-no = Nog niet

# verloop; $company, $give en $take zijn tekens
pc-log-building = { $name } bouwt { $company }: { $count } geplaatst
pc-log-built = { $name } bouwde { $count } { $company }
pc-log-traded = { $name } ruilde 1 { $give } voor { $count } { $take }
pc-log-stations = De maatschappijen lootten hun station.
pc-log-dealt = Iedereen trok { $count } aandelen.
pc-log-starts = { $name } is startspeler.

# hetzelfde in woorden, voor wie luistert
pc-say-your-turn = Jij bent aan de beurt.
pc-say-turn = { $name } is aan de beurt.
pc-say-placed = { $name } plaatst { $company } in { $hex }. { $Company } is { $value } waard.
pc-say-placed-rural = { $name } plaatst { $company } op het platteland.
pc-say-built = { $name } is klaar met { $company }, nu { $value } waard.
pc-say-traded = { $name } ruilde één { $give } voor { $count } { $take }.
pc-say-back = { $name } nam een plaatsing terug.
pc-say-chosen = Je bouwt { $company }. { $count ->
    [one] Eén vak is mogelijk.
   *[other] { $count } vakken zijn mogelijk.
}

# einde
pc-end-title = Eindstand
pc-end-reason-end_hex = { $hex } is bereikt.
pc-end-reason-one_supply = Nog maar één voorraad heeft locomotieven.
pc-end-reason-turn_limit = Iedereen heeft alle beurten gehad.
pc-end-winner = Winnaar
pc-end-winners = Gedeelde winst
pc-end-penalty = Straf
pc-end-total = Totaal
pc-end-rank = Plaats
pc-end-player = Speler
pc-end-over = { $over } te veel
pc-end-open = Eindstand

# legenda
pc-key = Legenda
pc-key-end = { $points }, beëindigt het spel
pc-key-rural = twee maatschappijen
pc-key-barrier = slagboom

# de kaart en haar knoppen
pc-board = Kaart van Frankrijk
pc-zoom-in = Dichterbij
pc-zoom-out = Verder weg
pc-fit = Hele kaart
pc-overview = Hele kaart

# de spelregels, genummerd als in de regelbestanden van het spel
rules-pc-r1 = Materiaal en begin
rules-pc-r2 = De beurt
rules-pc-r3 = Einde en telling
rules-pc-r4 = Hier afgesproken
rules-pc-table = Naar aantal spelers
rules-pc-players = Spelers
rules-pc-first = Eerste aandelen
rules-pc-limit = Aandelen zonder straf
rules-pc-r1-1 = Er zijn zes maatschappijen: rood, blauw, geel, paars, zwart en bruin. Elk heeft 33 locomotieven.
rules-pc-r1-2 = Het bord is een kaart van Frankrijk in zeshoekige vakken. De Eiffeltoren is gesloten. Eromheen liggen zes beginvakken, de grote stations. Groene vakken zijn platteland. Steden zijn 1 (beige), 2 (paars), 3 (rood) of 4 (blauw) waard; alleen Marseille is blauw.
rules-pc-r1-3 = Van elke maatschappij komt één locomotief op een beginvak, door het lot bepaald. Verder wordt daar nooit iets geplaatst.
rules-pc-r1-4 = Van elke maatschappij staat één locomotief op het waardespoor, bij het teken van haar beginvak. Elke maatschappij begint met waarde 0; er is geen hoogste waarde en maatschappijen mogen gelijk staan.
rules-pc-r1-5 = De andere 31 van elke maatschappij gaan in een zak. Elke speler trekt eerste aandelen, verborgen voor de anderen. Een aandeel is een locomotief: op de kaart is het spoor, in de hand een aandeel.
rules-pc-r1-6 = De rest wordt per maatschappij in zes open voorraden gelegd. Zo kan iedereen uitrekenen hoeveel aandelen van een maatschappij alle spelers samen hebben, maar niet wie wat heeft.
rules-pc-r1-7 = De startspeler wordt geloot en aangewezen. Er wordt met de klok mee gespeeld.
rules-pc-r2-1 = In je beurt bouw je of ruil je. Passen kan niet.
rules-pc-r2-2 = Bouwen: neem één tot vijf locomotieven van één maatschappij uit haar voorraad en plaats ze een voor een. Je hoeft vooraf niet te zeggen hoeveel.
rules-pc-r2-3 = Elke locomotief komt naast een locomotief van dezelfde maatschappij die al op de kaart staat. Vertakken mag.
rules-pc-r2-4 = Over een zijde met een rood-witte slagboom kun je niet heen. Het vak mag wel langs een andere zijde worden betreden.
rules-pc-r2-5 = In een stad staat één locomotief. Op het platteland staan er twee, van verschillende maatschappijen. Nooit twee van dezelfde maatschappij in een vak.
rules-pc-r2-6 = Niet afsnijden: je mag niet plaatsen waar een maatschappij die nog geen stad heeft bereikt daarna geen vrije stad meer kan bereiken. Er wordt gelopen over vakken die zij nog mag betreden; hoeveel locomotieven er over zijn, telt niet mee. Een maatschappij die al een stad heeft, mag worden ingesloten. Hangen twee zulke maatschappijen van één laatste stad af, dan mag geen van beide haar nemen.
rules-pc-r2-7 = Elke stad voegt haar waarde toe aan de maatschappij die haar bereikt, meteen.
rules-pc-r2-8 = Ruilen: geef één aandeel terug aan zijn voorraad en neem één of twee aandelen van één andere maatschappij. Twee alleen als die voorraad er minstens twee heeft. Een ruil is openbaar.
rules-pc-r2-9 = Zonder straf mag je 20, 15, 12 of 10 aandelen hebben met 3, 4, 5 of 6 spelers. Meer mag ook; dat kost punten aan het einde.
rules-pc-r3-1 = Het spel eindigt als er een locomotief in Marseille wordt geplaatst. De 4 punten tellen mee.
rules-pc-r3-2 = Het eindigt ook als nog maar één voorraad locomotieven heeft. Een plaatsing die het spel beëindigt, is de laatste van de beurt; tot je de beurt afrondt, kun je haar terugnemen.
rules-pc-r3-3 = Alle handen gaan open. Elk aandeel is de waarde van zijn maatschappij waard. Elk aandeel boven de grens kost 20 punten, geteld over de hele hand.
rules-pc-r3-4 = De meeste punten winnen. Bij gelijke stand is de winst gedeeld.
rules-pc-r4-1 = Niemand komt vast te zitten: zolang twee voorraden locomotieven hebben, is er altijd een ruil.
rules-pc-r4-2 = Een tafel kan een beurtlimiet hebben, 40 beurten elk tenzij anders gekozen. Na ieders laatste beurt eindigt het spel en wordt er gewoon geteld.
rules-pc-r4-3 = Een bouw eindigt als je hem afrondt, ook na de vijfde locomotief. Tot dan kun je je plaatsingen terugnemen, de laatste het eerst; de anderen zien ze als voorlopig.
rules-pc-r4-4 = Met de geheugensteun ziet iedereen wat elke speler openlijk heeft gegeven en genomen. De handen blijven verborgen tot het einde.
