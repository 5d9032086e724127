# Wat de server zelf zegt: weigeringen, de pagina zolang de client niet gebouwd is, namen van gasten.

client-missing-title = De browserclient is niet gebouwd
client-missing-hint = Start de server met bin/serve, dat bouwt hem, of voer in web/ “npm ci” en “npm run build” uit. Programma’s kunnen de interface wel gebruiken: zie /schema/openapi.json.

guest-name = Gast { $number }
table-name = Tafel van { $name }

problem-BAD_REQUEST = De aanvraag is niet geldig: { $place }.
problem-NOT_FOUND = Hier is niets.
problem-WRONG_METHOD = Dit adres neemt zo’n aanvraag niet aan.
problem-TOO_LARGE = De aanvraag is te groot.
problem-NOT_JSON = De aanvraag moet JSON zijn.
problem-WRONG_ORIGIN = De aanvraag kwam van een pagina die niet van deze site is.
problem-RATE_LIMITED = Te veel tegelijk. Wacht nog { $seconds ->
    [one] één seconde.
   *[other] { $seconds } seconden.
}
problem-INTERNAL = Er ging iets mis op de server. Het is genoteerd.
problem-WARMING_UP = De server maakt de spellen nog klaar ({ $percent } %). Probeer het zo meteen opnieuw.
