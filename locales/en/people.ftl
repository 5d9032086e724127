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
people-show-more = Earlier games
people-opponents = Head to head
people-place = Place { $rank } of { $of }
people-private = private
people-course = Course of the rating over { $games } games, from { $from } to { $to }
people-against = { $mine } against { $theirs }
people-never-met = These two have not ended a game together, or none that you may see.
people-even = even
people-averages = On average { $mine } points against { $theirs }.
people-with-you = You and { $name }
people-address = Address of your profile
people-address-label = Address
people-address-hint = 3 to 15 letters, digits and hyphens. Whoever has it finds this page; your name to sign in with stays your own. With an address you stand on the ladder too.
people-address-choose = Choose an address
people-address-save = Keep it
people-address-drop = Give it up
people-address-kept = Your profile is at { $address }.
people-dealings = Mute, block or report { $name }
people-hear-again = Hear again
people-silence-mute = You do not hear { $name }.
people-silence-block = You and { $name } do not hear each other.
people-report = Report { $name }
people-report-about = What is wrong?
people-report-name = The name
people-report-talk = What is said
people-report-play = How it is played
people-report-text = What happened
people-report-note = The host of this server reads it. { $name } is not told.
people-report-done = The host of this server has been told.

problem-BAD_HANDLE = An address has 3 to { $most } letters, digits and single hyphens, and begins with a letter.
problem-HANDLE_TAKEN = The address “{ $handle }” is taken.

ladder-title = Ladder
ladder-text = Computer players, people who have chosen an address for their profile, and you. Whoever has played little stands lower.
ladder-rank = Rank
ladder-player = Player
ladder-computer = computer
ladder-none = No rated game has ended yet.
ladder-you = you
