# Profielen: wat mensen gespeeld hebben.

people-since = hier sinds { $date }
people-none = Er is nog geen partij afgelopen.
people-none-mine = Er is nog geen partij van je afgelopen. Wat je speelt komt hier te staan.
people-games = { $count ->
    [one] 1 partij
   *[other] { $count } partijen
}
people-rating = Rating
people-unrated = Nog geen rating
people-won = Gewonnen
people-average = Gemiddeld
people-best = Beste
people-company = Favoriete maatschappij
people-tickets = Tickets gehaald
people-of = van { $count }
people-longest = Langste pad
people-express = Express
people-by-players = Naar aantal spelers
people-players = Spelers
people-played = Partijen
people-last = Laatste partijen
people-show-more = Eerdere spellen
people-opponents = Onderling
people-place = Plaats { $rank } van { $of }
people-private = besloten
people-course = Verloop van de rating over { $games } partijen, van { $from } naar { $to }
people-against = { $mine } tegen { $theirs }
people-never-met = Deze twee hebben samen nog geen partij beëindigd, of geen die je mag zien.
people-even = gelijk
people-averages = Gemiddeld { $mine } punten tegen { $theirs }.
people-with-you = Jij en { $name }
people-address = Adres van je profiel
people-address-label = Adres
people-address-hint = 3 tot 15 letters, cijfers en streepjes. Wie het heeft, vindt deze pagina; je inlognaam blijft van jou. Met een adres sta je ook op de ranglijst.
people-address-choose = Adres kiezen
people-address-save = Bewaren
people-address-drop = Opgeven
people-address-kept = Je profiel staat op { $address }.
people-dealings = { $name } dempen, blokkeren of melden
people-hear-again = Weer horen
people-silence-mute = Je hoort { $name } niet.
people-silence-block = Jij en { $name } horen elkaar niet.
people-report = { $name } melden
people-report-about = Wat is er mis?
people-report-name = De naam
people-report-talk = Wat er gezegd wordt
people-report-play = Hoe er gespeeld wordt
people-report-text = Wat er gebeurde
people-report-note = De beheerder van deze server leest het. { $name } hoort er niets van.
people-report-done = De beheerder van deze server weet het.

problem-BAD_HANDLE = Een adres heeft 3 tot { $most } letters, cijfers en losse streepjes, en begint met een letter.
problem-HANDLE_TAKEN = Het adres “{ $handle }” is bezet.

ladder-title = Ranglijst
ladder-text = Computerspelers, mensen met een adres voor hun profiel, en jij. Wie weinig heeft gespeeld, staat lager.
ladder-rank = Plaats
ladder-player = Speler
ladder-computer = computer
ladder-none = Er is nog geen partij met rating afgelopen.
ladder-you = jij
