# A game looked at again by the computer
problem-REVIEW_NOT_NOW = Zolang het spel loopt kan alleen wie in zijn eentje tegen computerspelers speelt, niet voor de ranglijst, het laten nabespreken.
problem-REVIEWS_FULL = { $most } spellen wachten op hun nabespreking. Probeer het later nog eens.

review-title = Nabespreking
review-open = Bespreek het spel na
review-close = Sluit de nabespreking
review-what = De computer bekijkt elke zet opnieuw, met wat de speler toen wist: hoe groot was de kans op winst, wat was beter geweest, welke zetten beslisten het spel? Dat duurt een paar minuten, en blijft bewaard voor iedereen die dit spel bekijkt.
review-what-mine = De computer bekijkt je zetten tot nu toe opnieuw, met wat je toen wist: hoe groot was de kans op winst, en wat was beter geweest?
review-go = Begin de nabespreking
review-old = Het spel is intussen verdergegaan.
review-go-on = Bespreek ook de nieuwe zetten
review-waiting = { $count ->
    [0] Het begint zo.
    [one] Eén ander spel gaat voor.
   *[other] { $count } andere spellen gaan voor.
}
review-preparing = De computer maakt het zoeken nog klaar. Daarna begint de nabespreking vanzelf.
review-running = { $done } van { $count } zetten zijn bekeken. Computerspelers aan andere tafels gaan voor.
review-progress = Bekeken zetten
review-stop = Stop
review-failed = De nabespreking ging mis. Dat is genoteerd; je kunt het nog eens proberen.
review-chance = { $percent }%
review-lost = −{ $percent }%
review-graph = Kans op winst in de loop van het spel, zoals elk die toen kon zien. { $courses }
review-course = { $name }: van { $from }% naar { $to }%
review-here = Beurt { $turn }, { $name }
review-chosen = Gekozen: { $deed }
review-best = Wat het zoeken het best vindt
review-better = Beter: { $deed } ({ $percent }%).
review-best-taken = Het zoeken vindt niets beters.
review-as-good = Even goed als het beste dat het zoeken vindt.
review-turning = Zetten die het meest kostten
review-none-turning = Geen enkele zet kostte veel.
review-table = Alle zetten als tabel
review-story = Het verloop
review-story-always = Naar wat ieder toen wist, stond { $name } van begin tot eind voor.
review-story-ahead = Naar wat ieder toen wist, stond { $name } vanaf beurt { $turn } voorgoed voor.
review-story-late = Naar wat ieder toen wist, stond { $name } tot het laatst niet voor: de eindtelling besliste.
review-story-rise = De kans van { $name } steeg het meest tussen beurt { $from } en { $to }, van { $before }% naar { $after }%: door wat de anderen deden en wat er getrokken werd.
review-story-rise-in = De kans van { $name } steeg het meest in beurt { $turn }, van { $before }% naar { $after }%: door wat er getrokken werd.
review-story-go = Bekijk beurt { $turn }
review-why = Wat ervoor pleit, in de plaats van { $name }:
review-why-mine = Wat ervoor pleit:
review-axis = Beurt
review-column-name = Speler
review-column-moves = Zetten
review-column-good = Zo goed als de beste
review-column-mean = Kosten per zet
review-column-turn = Beurt
review-column-move = Zet
review-column-chance = Kans
review-column-lost = Kostte
review-to-turn = Ga naar beurt { $turn }, { $name }
review-note = De kansen zijn schattingen: voor elke zet speelt de computer { $iterations } spellen in gedachten verder, met gissingen voor wat die speler niet kon zien. Een paar procent is toeval. Zetten zonder keus zijn weggelaten.

# Moves in words
review-pc-place = bouw { $company } in { $hex }
review-pc-place-rural = bouw { $company } op het platteland ({ $id })
review-pc-finish = rond de bouw af
review-pc-trade = geef 1 { $give }, neem { $count } { $take }
review-ttr-face = neem { $cards } uit de rij
review-ttr-face-place = neem open kaart { $place }
review-ttr-blind = trek een kaart van de stapel
review-ttr-tickets = trek tickets
review-ttr-pass = pas
review-ttr-decline = geef de tunnel op
review-ttr-claim = bouw { $route } met { $cards }
review-ttr-station = bouw een station in { $city } met { $cards }
review-ttr-keep = houd { $tickets }
review-ttr-pay = betaal nog { $cards } voor de tunnel

known-title = Wat { $name } van de anderen kon weten
known-sure = Zeker
known-expected = Gemiddeld
known-believed = Waarschijnlijk
known-fact = In werkelijkheid
known-pc-how = Naar wat openlijk gegeven en genomen is. Wat niemand kon weten, is gelijk verdeeld.
known-pc-how-builds = Zeker: naar wat openlijk gegeven en genomen is. Waarschijnlijk: daarbij naar wat elk gebouwd heeft.
known-ttr-none = geen
known-ttr-cards = Van { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} was zeker: { $cards }.
known-ttr-cards-fact = In werkelijkheid: { $cards }.
known-ttr-likely = De routes wijzen op { $tickets }.
known-ttr-unlikely = De routes verraden geen ticket.
known-ttr-whole = { $ticket } (de hele weg)
known-ttr-part = { $ticket } ({ $percent }% van de weg)
known-ttr-believed = De routes maken waarschijnlijk: { $tickets }.
known-ttr-chance = { $ticket } ({ $percent }%)
known-ttr-tickets-fact = Tickets in werkelijkheid: { $tickets }.
