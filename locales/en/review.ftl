# A game looked at again by the computer
problem-REVIEW_NOT_NOW = While the game runs only who plays alone against computer players, not for the ratings, can have it reviewed.
problem-REVIEWS_FULL = { $most } games wait to be reviewed. Please try again later.

review-title = Review
review-open = Review the game
review-close = Close the review
review-what = The computer looks at each move again, from what its player knew then: how likely was a win, what would have been better, which moves decided the game? That takes a minute or two, and is kept for all who look at this game.
review-what-mine = The computer looks at your moves so far again, from what you knew then: how likely was a win, and what would have been better?
review-go = Start the review
review-old = The game has gone on since.
review-go-on = Review the new moves too
review-waiting = { $count ->
    [0] It begins in a moment.
    [one] One other game comes first.
   *[other] { $count } other games come first.
}
review-preparing = The computer’s search is still being made ready. The review begins by itself after that.
review-running = { $done } of { $count } moves are looked at. Computer players at other tables go first.
review-progress = Moves looked at
review-stop = Stop
review-failed = The review went wrong. It has been noted; you may try again.
review-chance = { $percent }%
review-lost = −{ $percent }%
review-graph = Chance of winning over the game, as each could see it then. { $courses }
review-course = { $name }: from { $from }% to { $to }%
review-here = Turn { $turn }, { $name }
review-chosen = Chosen: { $deed }
review-best = What the search likes best
review-better = Better: { $deed } ({ $percent }%).
review-best-taken = The search finds nothing better.
review-as-good = As good as the best that the search finds.
review-turning = Moves that cost most
review-none-turning = No single move cost much.
review-table = All moves as a table
review-story = How it went
review-story-always = By what each knew then, { $name } was ahead from beginning to end.
review-story-ahead = By what each knew then, { $name } was ahead for good from turn { $turn }.
review-story-late = By what each knew then, { $name } was not ahead to the last: the final score decided.
review-story-rise = The chance of { $name } rose most between turns { $from } and { $to }, from { $before }% to { $after }%: by what the others did and what was drawn.
review-story-rise-in = The chance of { $name } rose most in turn { $turn }, from { $before }% to { $after }%: by what was drawn.
review-story-go = See turn { $turn }
review-why = What speaks for it, in { $name }’s place:
review-why-mine = What speaks for it:
review-axis = Turn
review-column-name = Player
review-column-moves = Moves
review-column-good = As good as the best
review-column-mean = Cost of a move
review-column-turn = Turn
review-column-move = Move
review-column-chance = Chance
review-column-lost = Cost
review-to-turn = Go to turn { $turn }, { $name }
review-note = Chances are estimates: for each move the computer plays { $iterations } games on in its head, with guesses for what that player could not see. A few percent are luck. Moves without a choice are left out.

# Moves in words
review-pc-place = build { $company } in { $hex }
review-pc-place-rural = build { $company } in the countryside ({ $id })
review-pc-finish = finish the build
review-pc-trade = give 1 { $give }, take { $count } { $take }
review-ttr-face = take { $cards } from the row
review-ttr-face-place = take open card { $place }
review-ttr-blind = draw a card from the deck
review-ttr-tickets = draw tickets
review-ttr-pass = pass
review-ttr-decline = give the tunnel up
review-ttr-claim = claim { $route } for { $cards }
review-ttr-station = build a station in { $city } for { $cards }
review-ttr-keep = keep { $tickets }
review-ttr-pay = pay { $cards } more for the tunnel

known-title = What { $name } could know of the others
known-sure = Surely
known-expected = On average
known-believed = Probably
known-fact = In fact
known-pc-how = From what was given and taken openly. What nobody could know is spread evenly.
known-pc-how-builds = Surely: from what was given and taken openly. Probably: besides, from what each has built.
known-ttr-none = none
known-ttr-cards = Of { $count ->
    [one] 1 card
   *[other] { $count } cards
} it was sure: { $cards }.
known-ttr-cards-fact = In fact: { $cards }.
known-ttr-likely = The routes speak for { $tickets }.
known-ttr-unlikely = The routes do not tell of a ticket.
known-ttr-whole = { $ticket } (the whole way)
known-ttr-part = { $ticket } ({ $percent }% of the way)
known-ttr-believed = The routes make likely: { $tickets }.
known-ttr-chance = { $ticket } ({ $percent }%)
known-ttr-tickets-fact = Tickets in fact: { $tickets }.
