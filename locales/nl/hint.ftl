# What one could do: hints at a table that allows them
hint-ask = Wat kan ik doen?
hint-title = Je kunt …
hint-thinking = De computer denkt na.
hint-preparing = De computer maakt het zoeken nog klaar. Daarna komt het antwoord vanzelf.
hint-chance = Daarmee win je ongeveer { $percent } van 100 spellen zoals dit.
hint-close = Iets anders is ongeveer even goed.
hint-others = Andere goede zetten
hint-note = Een schatting met wat jij weet. Niemand anders hoort het.
hint-close-card = Sluiten

# Why: facts of one's own side
hint-pc-rises = { $Company } stijgt van { $from } naar { $to }.
hint-pc-holding = Van { $company } heb jij { $mine ->
    [0] geen aandeel
    [one] één aandeel
   *[other] { $mine } aandelen
}, de anderen samen { $others }.
hint-pc-ends = Het beëindigt het spel.
hint-pc-values = { $Company } is vandaag { $takeValue } per aandeel waard, { $give } { $giveValue }.
hint-pc-over = Je hebt dan { $shares } aandelen; elk boven { $limit } kost { $penalty }.
hint-ttr-points = Het levert { $points ->
    [one] één punt
   *[other] { $points } punten
} op.
hint-ttr-on-way = Het ligt op de kortste weg die nog ontbreekt voor { $count ->
    [one] je ticket
   *[other] je tickets
} { $tickets }.
hint-ttr-locomotive = Een locomotief past bij elke kleur.
hint-ttr-colour = { $route }, op de weg van een ticket, vraagt { $cards }; je hebt er { $have }.
hint-ttr-more = Je hebt al { $cards }.
hint-ttr-blind = Geen open kaart is er een waar de ontbrekende wegen van je tickets om vragen.
hint-ttr-all-done = Al je tickets zijn klaar.
hint-ttr-no-way = Voor { $ticket } is geen weg over.
hint-ttr-trains = { $ticket } vraagt { $trains ->
    [one] één trein
   *[other] { $trains } treinen
} en levert { $points } op.
hint-ttr-shared = Hun wegen hebben { $count ->
    [one] één route
   *[other] { $count } routes
} gemeen.

hint-option-yes = toegestaan
hint-option-no = geen

# Refusals
problem-NO_HINTS = Aan deze tafel is geen hulp.
problem-HINTS_RATED = Een spel dat meetelt heeft geen hulp.
