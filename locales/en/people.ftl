# Profiles: what people have played.

people-since = here since { $date }
people-none = No game has ended yet.
people-none-mine = No game of yours has ended yet. What you play will be shown here.
people-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
people-rating = Rating
people-unrated = No rating yet
people-won = Won
people-average = Average
people-best = Best
people-company = Favourite company
people-tickets = Tickets done
people-of = of { $count }
people-longest = Longest path
people-express = Express
people-by-players = By number of players
people-players = Players
people-played = Games
people-last = Last games
people-opponents = Head to head
people-place = Place { $rank } of { $of }
people-private = private
people-course = Course of the rating over { $games } games, from { $from } to { $to }
people-against = { $mine } against { $theirs }
people-never-met = These two have not ended a game together, or none that you may see.
people-even = even
people-averages = On average { $mine } points against { $theirs }.
