notice-turn-title = Du bist am Zug: { $game }
notice-turn-body = „{ $table }“ wartet auf dich.
notice-reminder-title = Die Zeit wird knapp: { $game }
notice-reminder-body = „{ $table }“ wartet noch auf dich: Dir bleiben { $left }.
notice-consent-undo-title = { $name } möchte zurücknehmen: { $game }
notice-consent-undo-body = „{ $table }“ wartet auf deine Antwort: Dir bleiben { $left }.
notice-consent-end-title = { $name } möchte die Partie beenden: { $game }
notice-consent-end-body = „{ $table }“ wartet auf deine Antwort: Dir bleiben { $left }.
notice-time-up-title = Deine Zeit ist um: { $game }
notice-time-up-body = Ein Computer spielt an „{ $table }“ für dich weiter. Du kannst deinen Platz jederzeit zurücknehmen.
notice-time-up-ended-title = Deine Zeit ist um: { $game }
notice-time-up-ended-body = Damit ist die Partie an „{ $table }“ zu Ende.
notice-rematch-title = { $name } spielt noch einmal: { $game }
notice-rematch-body = An „{ $table }“ ist ein Platz für dich frei.
notice-table-full-title = Alle sind da: { $game }
notice-table-full-body = Alle Plätze an „{ $table }“ sind besetzt. Du kannst die Partie beginnen.
notice-mail-subject = { $title }, { $table }
notice-mail-text =
    { $body }
    { $url }
    { $others ->
        [0] { "" }
        [one] { "" }
            Noch ein Tisch wartet auf dich.
       *[other] { "" }
            Noch { $others } Tische warten auf dich.
    }

    Keine solchen Mails mehr:
    { $stop }
notice-confirm-subject = Ist das deine Mailadresse?
notice-confirm-text =
    Jemand, wahrscheinlich du, möchte Mails an { $address }, wenn ein Tisch von Wissel wartet. Wenn das stimmt, öffne:
    { $url }

    Wenn nicht, tu nichts: Dann kommt auch nichts mehr.
notice-try-title = Wissel erreicht dich
notice-try-body = So erfährst du, dass du am Zug bist.
problem-BAD_ADDRESS = Diese Adresse geht nicht. Sie beginnt mit https:// und nennt einen Server im Internet, ohne anderen Port.
problem-BAD_MAIL_ADDRESS = Das ist keine Mailadresse.
problem-BAD_PUSH_KEYS = Die Anmeldung dieses Browsers ist unvollständig. Schalte die Benachrichtigungen aus und wieder ein.
problem-NO_MAIL = Dieser Server verschickt keine Mails.
problem-MAIL_FAILED = Die Mail konnte nicht verschickt werden. Stimmt die Adresse?
problem-LINK_UNKNOWN = Dieser Link gilt nicht mehr.
notices-title = Wenn ich am Zug bin
notices-sound = Ein Ton
notices-sound-note = Der Gong eines Bahnhofs, solange die Seite offen ist.
notices-push = Nachricht an diesen Browser
notices-push-on = Auch bei geschlossener Seite. Schalte es in jedem Browser ein, der dir Bescheid geben soll.
notices-push-off = Auch bei geschlossener Seite.
notices-push-denied = In den Einstellungen deines Browsers hast du Benachrichtigungen dieser Website verboten.
notices-push-impossible = Hier nicht möglich: Der Browser kann es nicht, oder diese Adresse hat kein https. Auf einem iPhone leg Wissel zuerst auf den Home-Bildschirm.
notices-push-failed = Der Nachrichtendienst des Browsers antwortet nicht. Versuch es später noch einmal.
notices-mail = Mail an
notices-mail-note = Wenn ein Tisch fünf Minuten gewartet hat. Zuerst bestätigst du die Adresse.
notices-mail-on = bekommt eine Mail.
notices-mail-confirm = Folge dem Link in der Mail, die dorthin ging.
notices-no-mail = Dieser Server verschickt keine Mails.
notices-save = Speichern
notices-remove = Entfernen
notices-hook = Ein eigener Webhook
notices-hook-url = Adresse
notices-hook-note = Bekommt eine signierte Anfrage, wenn ein Tisch auf dich wartet.
notices-hook-paused = Nach zu vielen Fehlschlägen stillgelegt. Speichere ihn, um es neu zu versuchen.
notices-secret = Sein Geheimnis kopieren
notices-secret-copied = Das Geheimnis ist kopiert.
notices-try = Probe an mich senden
notices-try-sent = { $delivered ->
    [one] Eine Probe ist unterwegs.
   *[other] { $delivered } Proben sind unterwegs.
 }
notices-try-failed = { $failed ->
    [one] Eine Probe kam nicht an.
   *[other] { $failed } Proben kamen nicht an.
 }
notices-page-confirm = Mails von Wissel
notices-page-confirm-text = Ab jetzt erfährt diese Adresse, wenn ein Tisch wartet.
notices-page-confirm-go = Ja, das ist meine Adresse
notices-page-confirm-done = { $address } ist bestätigt.
notices-page-stop = Keine Mails mehr
notices-page-stop-text = Diese Adresse erfährt dann nicht mehr, wenn ein Tisch wartet.
notices-page-stop-go = Mails abstellen
notices-page-stop-done = { $address } bekommt keine Mails mehr.
