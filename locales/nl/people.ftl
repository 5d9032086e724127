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
people-opponents = Onderling
people-place = Plaats { $rank } van { $of }
people-private = besloten
people-course = Verloop van de rating over { $games } partijen, van { $from } naar { $to }
people-against = { $mine } tegen { $theirs }
people-never-met = Deze twee hebben samen nog geen partij beëindigd, of geen die je mag zien.
people-even = gelijk
people-averages = Gemiddeld { $mine } punten tegen { $theirs }.
