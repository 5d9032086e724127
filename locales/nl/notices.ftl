notice-turn-title = Jouw beurt: { $game }
notice-turn-body = ‘{ $table }’ wacht op je.
notice-reminder-title = De tijd raakt op: { $game }
notice-reminder-body = ‘{ $table }’ wacht nog op je: nog { $left }.
notice-consent-undo-title = { $name } vraagt om ongedaan te maken: { $game }
notice-consent-undo-body = ‘{ $table }’ wacht op je antwoord: nog { $left }.
notice-consent-end-title = { $name } vraagt om het spel te beëindigen: { $game }
notice-consent-end-body = ‘{ $table }’ wacht op je antwoord: nog { $left }.
notice-time-up-title = Je tijd is om: { $game }
notice-time-up-body = Een computer speelt aan ‘{ $table }’ voor je verder. Je kunt je plaats altijd terugnemen.
notice-time-up-ended-title = Je tijd is om: { $game }
notice-time-up-ended-body = Daarmee is het spel aan ‘{ $table }’ afgelopen.
notice-rematch-title = { $name } speelt nog een keer: { $game }
notice-rematch-body = Aan ‘{ $table }’ is een plaats voor je vrij.
notice-table-full-title = Iedereen is er: { $game }
notice-table-full-body = Alle plaatsen aan ‘{ $table }’ zijn bezet. Je kunt het spel beginnen.
notice-mail-subject = { $title }, { $table }
notice-mail-text =
    { $body }
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
notices-title = Als ik aan de beurt ben
notices-sound = Een geluid
notices-sound-note = De gong van een station, zolang de pagina open is.
notices-push = Melding op deze browser
notices-push-on = Ook als de pagina dicht is. Zet het aan in elke browser die je moet waarschuwen.
notices-push-off = Ook als de pagina dicht is.
notices-push-denied = Je hebt meldingen van deze site verboden in de instellingen van je browser.
notices-push-impossible = Kan hier niet: de browser kent geen meldingen, of dit adres heeft geen https. Zet Wissel op een iPhone eerst op het beginscherm.
notices-push-failed = De meldingsdienst van de browser antwoordt niet. Probeer het later nog eens.
notices-mail = Mail naar
notices-mail-note = Als een tafel vijf minuten gewacht heeft. Je bevestigt eerst het adres.
notices-mail-on = krijgt mail.
notices-mail-confirm = Volg de link in de mail die daarheen is gestuurd.
notices-no-mail = Deze server verstuurt geen mail.
notices-save = Bewaren
notices-remove = Verwijderen
notices-hook = Een eigen webhook
notices-hook-url = Adres
notices-hook-note = Krijgt een ondertekend verzoek als een tafel op je wacht.
notices-hook-paused = Na te veel mislukkingen met rust gelaten. Bewaar hem om het weer te proberen.
notices-secret = Geheim kopiëren
notices-secret-copied = Het geheim is gekopieerd.
notices-try = Stuur me een proef
notices-try-sent = { $delivered ->
    [one] Er is een proef onderweg.
   *[other] Er zijn { $delivered } proeven onderweg.
 }
notices-try-failed = { $failed ->
    [one] Eén proef kon niet worden bezorgd.
   *[other] { $failed } proeven konden niet worden bezorgd.
 }
notices-page-confirm = Mail van Wissel
notices-page-confirm-text = Dit adres krijgt voortaan bericht als een tafel wacht.
notices-page-confirm-go = Ja, dit is mijn adres
notices-page-confirm-done = { $address } is bevestigd.
notices-page-stop = Geen mail meer
notices-page-stop-text = Dit adres krijgt dan geen bericht meer als een tafel wacht.
notices-page-stop-go = Stop met mailen
notices-page-stop-done = { $address } krijgt geen mail meer.
