# Accounts and devices: keeping one’s games, signing in, moving to another device.

account-title = Jij en je apparaten
account-nobody = Nog niemand
account-guest = Gast: alleen deze browser kent je
account-guest-short = gast
account-as = Aangemeld als { $name }
account-keep = Bewaar mijn spellen
account-keep-text = Met een naam en een wachtwoord vind je je tafels en spellen vanaf elk apparaat. Alles wat je hier gespeeld hebt, blijft van jou. We vragen geen adres en sturen niets.
account-kept = Bewaard. Vanaf nu kun je je overal aanmelden.
account-name = Naam om mee aan te melden
account-password = Wachtwoord
account-password-hint = Minstens 10 tekens; een paar losse woorden is het best. Niemand kan je een nieuw sturen.
account-keep-submit = Bewaar ze
account-elsewhere = Ik heb op een ander apparaat gespeeld
account-sign-in = Aanmelden
account-leave-behind = Wat je hier als gast gespeeld hebt, blijft achter als je je als iemand anders aanmeldt, en is niet terug te vinden.
account-move-code = Code van je andere apparaat
account-move-code-hint = Daar: je naam, dan ‘Verder op een ander apparaat’.
account-move-go = Verder
account-move = Verder op een ander apparaat
account-move-text = Toon hier een code, en scan of typ hem daar binnen twee minuten. Hij werkt één keer.
account-move-qr = QR-code die je meeneemt naar een ander apparaat
account-move-left = { $seconds ->
    [one] Nog één seconde
   *[other] Nog { $seconds } seconden
}
account-move-show = Toon een code
account-move-failed = Deze code leidt nergens heen
account-devices = Apparaten
account-device-unknown = Een apparaat
account-device-here = dit apparaat
account-device-seen = { $when } gebruikt
account-device-end = Afmelden: { $name }
account-sign-out = Afmelden
account-sign-out-others = Meld alle andere af
account-sign-out-here = Hier afmelden
account-password-old = Wachtwoord tot nu toe
account-password-new = Nieuw wachtwoord
account-password-change = Wachtwoord wijzigen
account-password-changed = Gewijzigd. Alle andere apparaten zijn afgemeld en alle tokens ingetrokken.
account-forget = Verwijder mij hier
account-forget-text = Je naam, je account en je sessies worden meteen en voorgoed verwijderd. Spellen die je gespeeld hebt, blijven voor de anderen, zonder je naam; in lopende spellen gaan computerspelers verder.
account-forget-sure = Ik wil dit, en weet dat het niet terug te draaien is.
account-forget-why = Vink eerst het vakje aan.
account-forget-submit = Verwijder mij
account-moved-title = Je bent ook op een ander apparaat
account-moved-text = Een ander apparaat heeft je code gebruikt en speelt nu als { $name }. Blijft dit apparaat aangemeld? Was jij dat niet, meld het andere dan af onder ‘Apparaten’.
account-moved-stay = Aangemeld blijven
account-arrive-title = Hier verder als { $name }?
account-arrive-same = Dit apparaat is al aangemeld.
account-arrive-text = Het andere apparaat toonde deze code. Was het van iemand anders, ga dan niet verder.
account-arrive-go = Hier verder

problem-ACCOUNT_EXISTS = Je hebt al een account.
problem-ACCOUNT_NAME_TAKEN = De naam ‘{ $name }’ is bezet. Kies een andere om mee aan te melden.
problem-NO_ACCOUNT = Je hebt hier geen account.
problem-PASSWORD_WRONG = Dit is niet je wachtwoord.
problem-SIGN_IN_WRONG = Naam en wachtwoord horen niet bij elkaar.
problem-PASSWORD_TOO_SHORT = Een wachtwoord heeft minstens { $least } tekens.
problem-PASSWORD_TOO_LONG = Een wachtwoord heeft hoogstens { $most } tekens.
problem-PASSWORD_TRIVIAL = Dit wachtwoord is een van de eerste die iemand zou proberen. Neem een ander, bijvoorbeeld vier woorden die niet bij elkaar horen.
problem-MOVE_UNKNOWN = Deze code geldt niet. Hij werkt één keer, twee minuten lang.
