waiting-title = Waiting for departure
waiting-seats = Seats
waiting-seats-note = { $free ->
    [0] all taken
    [one] one free
   *[other] { $free } free
}
waiting-free = Free
waiting-host = host
waiting-you = you
waiting-computer = computer
waiting-away = away
waiting-sit = Sit here
waiting-seat-computer = Seat a computer
waiting-seat-computer-on = Seat a computer on seat { $number }
waiting-remove = Send { $name } away
waiting-leave = Leave my seat
waiting-start = Start the game
waiting-start-why = { $free ->
    [one] One seat is still free: wait for a player, or seat a computer there.
   *[other] { $free } seats are still free: wait for players, or seat computers there.
}
waiting-fill = Fill with computers
waiting-for-host = { $name } starts the game when all seats are taken.
waiting-first-move = The game has begun. You see its first move at { $time }.
waiting-for-somebody = Whoever sits down first is the host and starts the game.
waiting-share = Invite
waiting-share-note = they need only this link
waiting-link = Link to this table
waiting-copy = Copy
waiting-copied = The link is copied.
waiting-copy-failed = Copying is not allowed here: select the link and copy it yourself.
waiting-send = Send
waiting-qr = QR code
waiting-qr-hide = Hide the QR code
waiting-qr-alt = QR code of the link to this table
waiting-code = Read it out: { $code }
waiting-private = By link only: not in any list.
waiting-public = In the list of open tables: anyone may sit down.
waiting-options = Agreed
waiting-on = on
waiting-off = off
waiting-map = Map
waiting-map-paris-connection-france = France
waiting-map-ticket-to-ride-europe-europe = Europe
waiting-fair = Fair draws
waiting-fair-text = The server has fixed its secret already; this is its fingerprint. Your browser adds its own chance when you sit down. When the game is over, everybody can check every draw.
waiting-close = Close the table
waiting-share-text = Come and play { $game } with me.
waiting-announce-sat = { $name } has sat down.
waiting-announce-left = { $name } has left.
waiting-table-gone = This table was closed.
waiting-removed-you = The host has freed your seat.
waiting-table-expired = Nobody came for too long, so this table was closed.
waiting-rated = Rating
waiting-rated-yes = counts
waiting-rated-no = does not count
waiting-colour = Your colour
waiting-colour-taken = { $name } has chosen this colour.
