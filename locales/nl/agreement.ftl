# Wat spelers aan een tafel afspreken: ongedaan maken, het spel beëindigen; en opgeven.

agree-menu-undo = Een beurt ongedaan maken …
agree-menu-end = Het spel beëindigen …
agree-menu-concede = Opgeven …
agree-undo-title = Ongedaan maken vanaf welke beurt?
agree-undo-text = Deze beurt en alle latere worden teruggenomen, als iedereen het goedvindt. Kaarten worden dan opnieuw getrokken.
agree-undo-alone = Deze beurt en alle latere worden teruggenomen. Kaarten worden dan opnieuw getrokken.
agree-undo-none = Er is geen beurt die ongedaan gemaakt kan worden.
agree-end-title = Het spel nu beëindigen?
agree-end-text = Als iedereen het goedvindt, eindigt het spel en telt de huidige stand.
agree-end-alone = Het spel eindigt en de huidige stand telt.
agree-rated-alone = Deze partij telt voor je rating. Tegen computerspelers wordt niets teruggenomen en wordt tot het einde gespeeld; opgeven kan.
agree-concede-title = Opgeven?
agree-concede-text = Een computerspeler speelt voor jou verder, en jij eindigt als laatste. Je krijgt je plaats niet terug.
agree-concede-last = Het spel eindigt, en jij eindigt als laatste.
agree-ask = De anderen vragen
agree-undo-now = Ongedaan maken
agree-end-now = Spel beëindigen
agree-concede-now = Opgeven

agree-region = Een verzoek
agree-asks-undo = { $name } wil beurt { $turn } en alles daarna ongedaan maken.
agree-asks-undo-any = { $name } wil de laatste zetten ongedaan maken.
agree-asks-end = { $name } wil het spel beëindigen; de huidige stand telt dan.
agree-yours-undo = Je hebt gevraagd om beurt { $turn } en alles daarna ongedaan te maken.
agree-yours-undo-any = Je hebt gevraagd om de laatste zetten ongedaan te maken.
agree-yours-end = Je hebt gevraagd om het spel te beëindigen.
agree-undone = Wat ongedaan zou worden gemaakt
agree-until = Open tot { $when }.
agree-awaited = Nog geen antwoord van { $names }.
agree-yes = Akkoord
agree-no = Niet akkoord
agree-withdraw = Intrekken
agree-given-up = gaf op

agree-note-asked-undo = { $name } vraagt om ongedaan te maken.
agree-note-asked-end = { $name } vraagt om het spel te beëindigen.
agree-note-given = { $name } vindt het goed.
agree-note-refused-undo = { $name } wil niets ongedaan maken.
agree-note-refused-end = { $name } wil het spel niet beëindigen.
agree-note-withdrawn = { $name } trok het verzoek in.
agree-note-rewound = Iedereen vond ongedaan maken goed, zoals { $name } had gevraagd.
agree-note-conceded = { $name } gaf op.
agree-reason-consent = Iedereen wilde het spel beëindigen.
agree-reason-conceded = Alle anderen gaven op.
agree-reason-time = De tijd was om.

ask-first-title = Weet je het zeker?
ask-first-finish = Je beurt eindigt.
ask-first-face = Je neemt de open kaart.
ask-first-blind = Je trekt een kaart van de stapel.
ask-first-tickets = Je trekt tickets, en moet er een aantal houden.
ask-first-pass = Je past.
ask-first-yes = Ja
ask-first-no = Nog niet
ask-first-never = Ja, en niet meer vragen

problem-ASKED_BEFORE = Dit werd afgewezen. Vraag het opnieuw nadat iemand een zet heeft gedaan.
problem-CONCEDED = Deze plaats is voorgoed opgegeven.
problem-NO_REQUEST = Dit verzoek staat niet meer open.
problem-NOT_ASKED = Jouw antwoord is niet nodig.
problem-REQUEST_EXPIRED = Dit verzoek is verlopen.
problem-REQUEST_OPEN = Er staat nog een ander verzoek open.
