# Konten und Geräte: seine Spiele behalten, sich anmelden, auf ein anderes Gerät umziehen.

account-title = Du und deine Geräte
account-nobody = Noch niemand
account-guest = Gast: nur diesem Browser bekannt
account-guest-short = Gast
account-as = Angemeldet als { $name }
account-keep = Meine Spiele behalten
account-keep-text = Mit einem Namen und einem Passwort findest du deine Tische und Spiele auf jedem Gerät wieder. Alles, was du hier gespielt hast, bleibt deins. Wir fragen nach keiner Adresse und verschicken nichts.
account-kept = Behalten. Ab jetzt kannst du dich überall anmelden.
account-name = Name für die Anmeldung
account-password = Passwort
account-password-hint = Mindestens 10 Zeichen; am besten ein paar ausgefallene Wörter. Ein neues kann dir niemand schicken.
account-keep-submit = Behalten
account-elsewhere = Ich habe schon auf einem anderen Gerät gespielt
account-sign-in = Anmelden
account-leave-behind = Was du hier als Gast gespielt hast, bleibt zurück, wenn du dich als jemand anderes anmeldest, und ist dann nicht mehr auffindbar.
account-move-code = Code deines anderen Geräts
account-move-code-hint = Dort: dein Name, dann „Auf anderem Gerät weiterspielen“.
account-move-go = Weiter
account-move = Auf anderem Gerät weiterspielen
account-move-text = Zeig hier einen Code an und scanne ihn dort oder tippe ihn ein, innerhalb von zwei Minuten. Er gilt einmal.
account-move-qr = QR-Code, der dich auf ein anderes Gerät mitnimmt
account-move-left = { $seconds ->
    [one] Noch eine Sekunde
   *[other] Noch { $seconds } Sekunden
}
account-move-show = Code anzeigen
account-move-failed = Dieser Code führt nirgendwohin
account-devices = Geräte
account-device-unknown = Ein Gerät
account-device-here = dieses hier
account-device-seen = benutzt { $when }
account-device-end = Abmelden: { $name }
account-sign-out = Abmelden
account-sign-out-others = Alle anderen abmelden
account-sign-out-here = Hier abmelden
account-password-old = Bisheriges Passwort
account-password-new = Neues Passwort
account-password-change = Passwort ändern
account-password-changed = Geändert. Alle anderen Geräte sind abgemeldet, alle Tokens widerrufen.
account-forget = Mich hier löschen
account-forget-text = Dein Name, dein Konto und deine Sitzungen werden sofort und endgültig gelöscht. Gespielte Partien bleiben den anderen erhalten, ohne deinen Namen; in laufenden spielen Computer weiter.
account-forget-sure = Ich will das und weiß, dass es sich nicht rückgängig machen lässt.
account-forget-why = Setz zuerst das Häkchen.
account-forget-submit = Mich löschen
account-moved-title = Du bist auch auf einem anderen Gerät
account-moved-text = Ein anderes Gerät hat deinen Code angenommen und spielt jetzt als { $name }. Soll dieses hier angemeldet bleiben? Wenn du das nicht warst, melde das andere Gerät unter „Geräte“ ab.
account-moved-stay = Angemeldet bleiben
account-arrive-title = Hier als { $name } weiterspielen?
account-arrive-same = Dieses Gerät ist schon angemeldet.
account-arrive-text = Das andere Gerät hat diesen Code angezeigt. Wenn es nicht deines war, mach nicht weiter.
account-arrive-go = Hier weiterspielen

problem-ACCOUNT_EXISTS = Du hast schon ein Konto.
problem-ACCOUNT_NAME_TAKEN = Der Name „{ $name }“ ist vergeben. Nimm für die Anmeldung einen anderen.
problem-NO_ACCOUNT = Du hast hier kein Konto.
problem-PASSWORD_WRONG = Das ist nicht dein Passwort.
problem-SIGN_IN_WRONG = Name und Passwort gehören nicht zusammen.
problem-PASSWORD_TOO_SHORT = Ein Passwort hat mindestens { $least } Zeichen.
problem-PASSWORD_TOO_LONG = Ein Passwort hat höchstens { $most } Zeichen.
problem-PASSWORD_TRIVIAL = Dieses Passwort würde jeder als eines der ersten probieren. Nimm ein anderes, zum Beispiel vier Wörter, die nicht zusammengehören.
problem-MOVE_UNKNOWN = Dieser Code gilt nicht. Er ist einmal gut, zwei Minuten lang.
