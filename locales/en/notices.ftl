notice-turn-title = Your turn: { $game }
notice-turn-body = “{ $table }” waits for you.
notice-reminder-title = Time is running out: { $game }
notice-reminder-body = “{ $table }” still waits for you: { $left } left.
notice-consent-undo-title = { $name } asks to undo: { $game }
notice-consent-undo-body = “{ $table }” waits for your answer: { $left } left.
notice-consent-end-title = { $name } asks to end the game: { $game }
notice-consent-end-body = “{ $table }” waits for your answer: { $left } left.
notice-time-up-title = Your time is up: { $game }
notice-time-up-body = A computer player plays on for you at “{ $table }”. You can take your seat back at any time.
notice-time-up-ended-title = Your time is up: { $game }
notice-time-up-ended-body = With that the game at “{ $table }” has ended.
notice-rematch-title = { $name } plays again: { $game }
notice-rematch-body = At “{ $table }” a seat is free for you.
notice-table-full-title = Everybody is there: { $game }
notice-table-full-body = All seats at “{ $table }” are taken. Start the game.
notice-mail-subject = { $title }, { $table }
notice-mail-text =
    { $body }
    { $url }
    { $others ->
        [0] { "" }
        [one] { "" }
            One other table waits for you too.
       *[other] { "" }
            { $others } other tables wait for you too.
    }

    No more of these mails:
    { $stop }
notice-confirm-subject = Is this your mail address?
notice-confirm-text =
    Somebody, probably you, wants mails to { $address } when a table of Wissel waits for them. If that is right, open:
    { $url }

    If not, do nothing: nothing more will come.
notice-try-title = Wissel reaches you
notice-try-body = This is how you are told that it is your turn.
problem-BAD_ADDRESS = This address cannot be used. It begins with https:// and names a server on the internet, without another port.
problem-BAD_MAIL_ADDRESS = This is not a mail address.
problem-BAD_PUSH_KEYS = This browser's subscription is not complete. Switch the notices off and on again.
problem-NO_MAIL = This server sends no mail.
problem-MAIL_FAILED = The mail could not be sent. Is the address right?
problem-LINK_UNKNOWN = This link is no longer valid.
notices-title = When it is my turn
notices-sound = A sound
notices-sound-note = The gong of a station, while the page is open.
notices-push = Push to this browser
notices-push-on = Also with the page closed. Switch it on in every browser that is to tell you.
notices-push-off = Also with the page closed.
notices-push-denied = You have forbidden notices of this site in your browser's settings.
notices-push-impossible = Not possible here: the browser has no push, or this address has no https. On an iPhone, add Wissel to the home screen first.
notices-push-failed = The browser's push service does not answer. Try again later.
notices-mail = Mail to
notices-mail-note = When a table has waited for five minutes. You confirm the address first.
notices-mail-on = is told by mail.
notices-mail-confirm = Follow the link in the mail that was sent there.
notices-no-mail = This server sends no mail.
notices-save = Save
notices-remove = Remove
notices-hook = A webhook of my own
notices-hook-url = Address
notices-hook-note = Gets a signed request when a table waits for you.
notices-hook-paused = Left alone after too many failures. Save it to try again.
notices-secret = Copy its secret
notices-secret-copied = The secret is copied.
notices-try = Send me a sample
notices-try-sent = { $delivered ->
    [one] One sample is on its way.
   *[other] { $delivered } samples are on their way.
 }
notices-try-failed = { $failed ->
    [one] One sample could not be delivered.
   *[other] { $failed } samples could not be delivered.
 }
notices-page-confirm = Mails from Wissel
notices-page-confirm-text = From now on this address is told when a table waits.
notices-page-confirm-go = Yes, this is my address
notices-page-confirm-done = { $address } is confirmed.
notices-page-stop = No more mails
notices-page-stop-text = This address is then no longer told when a table waits.
notices-page-stop-go = Stop the mails
notices-page-stop-done = { $address } gets no more mails.
