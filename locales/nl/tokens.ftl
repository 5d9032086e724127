# Tokens of programs: the settings, the mark at a table, refusals.
token-title = Programma’s die voor je spelen
token-note = Een programma van jou kan aan tafels gaan zitten en in jouw naam spelen. De anderen zien dat het een programma is. Het toont een token, dat je hier maakt.
token-none = Je hebt geen tokens.
token-name = Waarvoor
token-name-hint = zodat je later weet welk programma het heeft
token-make = Een token maken
token-made = Kopieer het nu: het wordt alleen deze ene keer getoond.
token-secret = Token van { $name }
token-copy = Kopiëren
token-copied = Het token is gekopieerd.
token-copy-failed = Kopiëren mag hier niet: selecteer het token en kopieer het zelf.
token-used = laatst gebruikt { $when }
token-unused = nooit gebruikt
token-revoke = Intrekken
token-revoke-which = Het token { $name } intrekken
token-revoked = Het token { $name } opent niets meer.

problem-BAD_TOKEN = Dit token opent niets: het is verkeerd of ingetrokken.
problem-TOKEN_SCOPE = Een token voor ‘{ $scope }’ opent dit niet.
problem-TOKEN_IN_ADDRESS = Een token hoort niet in een adres, want dat komt in logboeken. Stuur het in de Authorization-header, en trek dit in.
problem-TOKEN_UNKNOWN = Zo’n token heb je niet.
problem-TOO_MANY_TOKENS = Je hebt al { $most } tokens. Trek er eerst een in.
problem-NOT_A_PROGRAMS_SEAT = Een programma speelt alleen op plaatsen waar het zelf is gaan zitten.
