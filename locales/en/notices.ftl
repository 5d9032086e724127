notice-turn-title = Your turn: { $game }
notice-turn-body = “{ $table }” waits for you.
notice-mail-subject = Your turn: { $game }, { $table }
notice-mail-text =
    “{ $table }” ({ $game }) waits for you:
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
