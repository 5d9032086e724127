check-title = Check every draw
check-lead = Everything below is worked out by your own browser, from what the table has published.
check-back = Back to the table
check-running = The secret is shown when the game is over; then every draw can be checked here.
check-working = Working it out…
check-good = { $count ->
    [one] The one draw is as it must be
   *[other] All { $count } draws are as they must be
}
check-bad = { $count ->
    [one] One thing does not fit
   *[other] { $count } things do not fit
}
check-secret = The secret and its fingerprint
check-secret-text = The server showed the fingerprint before anybody sat down. It fits only this one secret.
check-commitment = Fingerprint shown
check-computed = Fingerprint of the secret
check-key = Secret
check-seeds = What each seat added
check-seeds-text = Each person's browser added its own 32 random bytes, so the server alone could not choose the draws.
check-seed-none = computer: adds nothing
check-draws = The draws
check-draw = Draw
check-what = What was drawn
check-pool = Out of
check-index = Number
check-fits = Fits
check-yes = fits
check-no = does not fit
check-limits = This proves that nobody changed a draw afterwards, and that the server alone could not choose them. It cannot prove that the server and the last to sit down did not work together.
check-file = Download the game as a file
check-unreadable = The file of this game makes no sense.
check-start = { $company } starts at { $place }
check-share = { $name } gets a share: { $company }
check-first = { $name } begins
check-missing = { $count ->
    [one] One draw is missing or one too many.
   *[other] { $count } draws are missing or too many.
}
check-card = { $name } is dealt { $card }
check-fill = Place { $place } of the row: { $card }
check-draw-card = Drawn blind: { $card }
check-reveal = Turned over for a tunnel: { $card }
check-ticket = { $name } is offered { $ticket }
check-offer = On offer: { $ticket }
check-order = Who sits where was drawn from these seeds and the secret, and is as it must be.
check-order-bad = Who sits where is not what these seeds and the secret give.
