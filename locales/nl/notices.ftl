notice-turn-title = Jouw beurt: { $game }
notice-turn-body = “{ $table }” wacht op je.
notice-mail-subject = Jouw beurt: { $game }, { $table }
notice-mail-text =
    “{ $table }” ({ $game }) wacht op je:
    { $url }
    { $others ->
        [0] { "" }
        [one] { "" }
            Er wacht nog een andere tafel op je.
       *[other] { "" }
            Er wachten nog { $others } andere tafels op je.
    }

    Deze mails niet meer ontvangen:
    { $stop }
notice-confirm-subject = Is dit je mailadres?
notice-confirm-text =
    Iemand, waarschijnlijk jij, wil mail op { $address } als een tafel van Wissel op diegene wacht. Klopt dat, open dan:
    { $url }

    Zo niet, doe dan niets: er komt verder niets.
notice-try-title = Wissel bereikt je
notice-try-body = Zo hoor je dat je aan de beurt bent.
problem-BAD_ADDRESS = Dit adres kan niet. Het begint met https:// en noemt een server op internet, zonder andere poort.
problem-BAD_MAIL_ADDRESS = Dit is geen mailadres.
problem-BAD_PUSH_KEYS = De aanmelding van deze browser is niet volledig. Zet de meldingen uit en weer aan.
problem-NO_MAIL = Deze server verstuurt geen mail.
problem-MAIL_FAILED = De mail kon niet worden verstuurd. Klopt het adres?
problem-LINK_UNKNOWN = Deze link is niet meer geldig.
