# What players agree on at a table: undoing, ending the game; and giving up.

agree-menu-undo = Undo a turn …
agree-menu-end = End the game …
agree-menu-concede = Give up …
agree-undo-title = Undo from which turn?
agree-undo-text = This turn and all later ones are taken back, if everybody agrees. Cards are then drawn anew.
agree-undo-alone = This turn and all later ones are taken back. Cards are then drawn anew.
agree-undo-none = There is no turn that could be undone.
agree-end-title = End the game now?
agree-end-text = If everybody agrees, the game ends and is scored as it stands.
agree-end-alone = The game ends and is scored as it stands.
agree-rated-alone = This game counts for your rating. Against computer players nothing is taken back, and the game is played to its end; you can give up.
agree-concede-title = Give up?
agree-concede-text = A computer player plays on for you, and you rank last. You cannot take your seat back.
agree-concede-last = The game ends, and you rank last.
agree-ask = Ask the others
agree-undo-now = Undo
agree-end-now = End the game
agree-concede-now = Give up

agree-region = A request
agree-asks-undo = { $name } asks to undo turn { $turn } and all after it.
agree-asks-undo-any = { $name } asks to undo the last moves.
agree-asks-end = { $name } asks to end the game and score it as it stands.
agree-yours-undo = You have asked to undo turn { $turn } and all after it.
agree-yours-undo-any = You have asked to undo the last moves.
agree-yours-end = You have asked to end the game.
agree-undone = What would be undone
agree-until = Open until { $when }.
agree-awaited = Not answered yet: { $names }.
agree-yes = Agree
agree-no = Decline
agree-withdraw = Withdraw
agree-given-up = gave up

agree-note-asked-undo = { $name } asks to undo.
agree-note-asked-end = { $name } asks to end the game.
agree-note-given = { $name } agrees.
agree-note-refused-undo = { $name } does not want to undo.
agree-note-refused-end = { $name } does not want to end the game.
agree-note-withdrawn = { $name } withdrew the request.
agree-note-rewound = Everybody agreed to undo, as { $name } had asked.
agree-note-conceded = { $name } gave up.
agree-reason-consent = All agreed to end the game.
agree-reason-conceded = All others gave up.
agree-reason-time = Time ran out.

ask-first-title = Are you sure?
ask-first-finish = Your turn ends.
ask-first-face = You take the open card.
ask-first-blind = You draw a card from the deck.
ask-first-tickets = You draw tickets, and must keep some of them.
ask-first-pass = You pass.
ask-first-yes = Yes
ask-first-no = Not yet
ask-first-never = Yes, and don't ask again

problem-ASKED_BEFORE = This was declined. Ask again when somebody has moved.
problem-CONCEDED = This seat was given up for good.
problem-NO_REQUEST = This request is no longer open.
problem-NOT_ASKED = Your answer is not awaited.
problem-REQUEST_EXPIRED = This request has expired.
problem-REQUEST_OPEN = Another request is still open.
