# Comptes et appareils : garder ses parties, se connecter, passer à un autre appareil.

account-title = Toi et tes appareils
account-nobody = Encore personne
account-guest = Invité : connu de ce navigateur seulement
account-guest-short = invité
account-as = Ton compte : { $name }
account-keep = Garder mes parties
account-keep-text = Avec un nom et un mot de passe, tu retrouves tes tables et tes parties sur n’importe quel appareil. Tout ce que tu as joué ici reste à toi. Nous ne demandons aucune adresse et n’envoyons rien.
account-kept = C’est gardé. Tu peux désormais te connecter de partout.
account-name = Nom pour te connecter
account-password = Mot de passe
account-password-hint = Au moins 10 caractères ; le mieux : quelques mots insolites. Personne ne pourra t’en envoyer un nouveau.
account-keep-submit = Garder
account-elsewhere = J’ai déjà joué sur un autre appareil
account-sign-in = Se connecter
account-leave-behind = Ce que tu as joué ici comme invité reste en arrière si tu te connectes sous un autre compte, et ne se retrouve plus.
account-move-code = Code de ton autre appareil
account-move-code-hint = Là-bas : ton nom, puis « Continuer sur un autre appareil ».
account-move-go = Continuer
account-move = Continuer sur un autre appareil
account-move-text = Affiche un code ici, puis scanne-le ou tape-le là-bas dans les deux minutes. Il sert une seule fois.
account-move-qr = Code QR qui t’emmène sur un autre appareil
account-move-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}
account-move-show = Afficher un code
account-move-failed = Ce code ne mène nulle part
account-devices = Appareils
account-device-unknown = Un appareil
account-device-here = celui-ci
account-device-seen = utilisé { $when }
account-device-end = Déconnecter : { $name }
account-sign-out = Déconnecter
account-sign-out-others = Déconnecter tous les autres
account-sign-out-here = Se déconnecter ici
account-password-old = Mot de passe actuel
account-password-new = Nouveau mot de passe
account-password-change = Changer le mot de passe
account-password-changed = C’est changé. Tous les autres appareils sont déconnectés, tous les jetons révoqués.
account-forget = M’effacer d’ici
account-forget-text = Ton nom, ton compte et tes sessions sont effacés aussitôt et pour de bon. Les parties que tu as jouées restent aux autres, sans ton nom ; dans celles en cours, un ordinateur continue.
account-forget-sure = Je le veux, et je sais que c’est irréversible.
account-forget-why = Coche d’abord la case.
account-forget-submit = M’effacer
account-moved-title = Tu es aussi sur un autre appareil
account-moved-text = Un autre appareil a pris ton code et joue maintenant sous le nom { $name }. Celui-ci doit-il rester connecté ? Si ce n’était pas toi, déconnecte l’autre dans « Appareils ».
account-moved-stay = Rester connecté
account-arrive-title = Continuer ici sous le nom { $name } ?
account-arrive-same = Cet appareil est déjà connecté.
account-arrive-text = L’autre appareil a affiché ce code. S’il n’était pas à toi, ne continue pas.
account-arrive-go = Continuer ici

problem-ACCOUNT_EXISTS = Tu as déjà un compte.
problem-ACCOUNT_NAME_TAKEN = Le nom « { $name } » est pris. Choisis-en un autre pour te connecter.
problem-NO_ACCOUNT = Tu n’as pas de compte ici.
problem-PASSWORD_WRONG = Ce n’est pas ton mot de passe.
problem-SIGN_IN_WRONG = Ce nom et ce mot de passe ne vont pas ensemble.
problem-PASSWORD_TOO_SHORT = Un mot de passe a au moins { $least } caractères.
problem-PASSWORD_TOO_LONG = Un mot de passe a au plus { $most } caractères.
problem-PASSWORD_TRIVIAL = Ce mot de passe est l’un des premiers que n’importe qui essaierait. Prends-en un autre, par exemple quatre mots sans rapport entre eux.
problem-MOVE_UNKNOWN = Ce code n’est pas valable. Il sert une fois, pendant deux minutes.
