notice-turn-title = À toi de jouer : { $game }
notice-turn-body = « { $table } » t’attend.
notice-reminder-title = Le temps presse : { $game }
notice-reminder-body = « { $table } » t’attend toujours : il te reste { $left }.
notice-consent-undo-title = { $name } demande d’annuler : { $game }
notice-consent-undo-body = « { $table } » attend ta réponse : il te reste { $left }.
notice-consent-end-title = { $name } demande de terminer la partie : { $game }
notice-consent-end-body = « { $table } » attend ta réponse : il te reste { $left }.
notice-time-up-title = Ton temps est écoulé : { $game }
notice-time-up-body = Un ordinateur continue à ta place à « { $table } ». Tu peux reprendre ta place à tout moment.
notice-time-up-ended-title = Ton temps est écoulé : { $game }
notice-time-up-ended-body = La partie à « { $table } » est donc finie.
notice-rematch-title = { $name } rejoue : { $game }
notice-rematch-body = À « { $table } », une place est libre pour toi.
notice-table-full-title = Tout le monde est là : { $game }
notice-table-full-body = Toutes les places de « { $table } » sont prises. Tu peux commencer la partie.
notice-mail-subject = { $title }, { $table }
notice-mail-text =
    { $body }
    { $url }
    { $others ->
        [0] { "" }
        [one] { "" }
            Une autre table t’attend aussi.
       *[other] { "" }
            { $others } autres tables t’attendent aussi.
    }

    Ne plus recevoir ces e-mails :
    { $stop }
notice-confirm-subject = Est-ce ton adresse e-mail ?
notice-confirm-text =
    Quelqu’un, sans doute toi, veut un e-mail à { $address } quand une table de Wissel l’attend. Si c’est bien cela, ouvre :
    { $url }

    Sinon, ne fais rien : rien d’autre ne viendra.
notice-try-title = Wissel te joint
notice-try-body = Voilà comment tu sauras que c’est ton tour.
problem-BAD_ADDRESS = Cette adresse ne convient pas. Elle commence par https:// et nomme un serveur sur internet, sans autre port.
problem-BAD_MAIL_ADDRESS = Ce n’est pas une adresse e-mail.
problem-BAD_PUSH_KEYS = L’abonnement de ce navigateur est incomplet. Désactive les notifications puis réactive-les.
problem-NO_MAIL = Ce serveur n’envoie pas d’e-mails.
problem-MAIL_FAILED = L’e-mail n’a pas pu être envoyé. L’adresse est-elle juste ?
problem-LINK_UNKNOWN = Ce lien n’est plus valable.
notices-title = Quand c’est mon tour
notices-sound = Un son
notices-sound-note = Le carillon d’une gare, tant que la page est ouverte.
notices-push = Notification dans ce navigateur
notices-push-on = Même page fermée. Active-la dans chaque navigateur qui doit te prévenir.
notices-push-off = Même page fermée.
notices-push-denied = Tu as interdit les notifications de ce site dans les réglages de ton navigateur.
notices-push-impossible = Impossible ici : le navigateur ne sait pas le faire, ou cette adresse n’a pas de https. Sur un iPhone, ajoute d’abord Wissel à l’écran d’accueil.
notices-push-failed = Le service de notification du navigateur ne répond pas. Réessaie plus tard.
notices-mail = E-mail à
notices-mail-note = Quand une table a attendu cinq minutes. Tu confirmes d’abord l’adresse.
notices-mail-on = est prévenue par e-mail.
notices-mail-confirm = Suis le lien dans l’e-mail qui y a été envoyé.
notices-no-mail = Ce serveur n’envoie pas d’e-mails.
notices-save = Enregistrer
notices-remove = Supprimer
notices-hook = Un webhook à moi
notices-hook-url = Adresse
notices-hook-note = Reçoit une requête signée quand une table t’attend.
notices-hook-paused = Mis de côté après trop d’échecs. Enregistre-le pour réessayer.
notices-secret = Copier son secret
notices-secret-copied = Le secret est copié.
notices-try = M’envoyer un essai
notices-try-sent = { $delivered ->
    [one] { $delivered } essai est en route.
   *[other] { $delivered } essais sont en route.
 }
notices-try-failed = { $failed ->
    [one] { $failed } essai n’a pas pu être remis.
   *[other] { $failed } essais n’ont pas pu être remis.
 }
notices-page-confirm = E-mails de Wissel
notices-page-confirm-text = Désormais cette adresse est prévenue quand une table attend.
notices-page-confirm-go = Oui, c’est mon adresse
notices-page-confirm-done = { $address } est confirmée.
notices-page-stop = Plus d’e-mails
notices-page-stop-text = Cette adresse n’est alors plus prévenue quand une table attend.
notices-page-stop-go = Arrêter les e-mails
notices-page-stop-done = { $address } ne reçoit plus d’e-mails.
