# Ce que lisent les administrateurs d’un serveur : ses réglages et `wissel admin`.

cli-serve-config = fichier de réglages (sinon { $default } dans le dossier des données)

cli-admin-data = dossier de la base de données (sinon : selon les réglages)
cli-admin-settings = afficher tous les réglages en vigueur
cli-admin-no-file = # aucun fichier n’a été lu

problem-SETTING_UNKNOWN = { $file } : il n’y a pas de réglage « { $entry } ».
problem-SETTING_NOT_TEXT = { $file }, { $entry } : doit être un texte, pas « { $value } ».
problem-SETTING_NOT_TOKEN = { $file }, { $entry } : doit être un secret d’au moins { $least } lettres et chiffres, sans espaces.
problem-SETTING_NOT_ADDRESS = { $file }, { $entry } : doit ressembler à https://play.example ou http://192.0.2.7:8000, pas à « { $value } ».
problem-SETTING_NOT_FLAG = { $file }, { $entry } : doit être true ou false, pas « { $value } ».
problem-SETTING_NOT_NUMBER = { $file }, { $entry } : doit être un nombre entier de { $least } à { $most }, pas « { $value } ».
problem-SETTING_NOT_RATE = { $file }, { $entry } : doit être quatre nombres supérieurs à 0 (par seconde et d’un coup, pour une session, puis pour une adresse), pas « { $value } ».
problem-SETTING_NOT_MAIL_ADDRESS = { $file }, { $entry } : doit être une adresse e-mail, pas « { $value } ».
problem-SETTING_NOT_ONE_OF = { $file }, { $entry } : doit être l’un de { $choices }, pas « { $value } ».
problem-SETTING_MISSING = { $entry } a aussi besoin de { $other }.
problem-SETTING_FILE_UNREADABLE = { $file } est illisible : { $reason }
problem-SETTING_FILE_MALFORMED = { $file } n’est pas du TOML valable : { $reason }

# wissel admin
cli-admin-list = lister les tables, les plus récentes d’abord
cli-admin-list-status = seulement les tables dans cet état
cli-admin-list-game = seulement les tables de ce jeu
cli-admin-list-person = seulement les tables où cette personne est assise
cli-admin-most = combien au plus (sinon { $default })
cli-admin-show = montrer une table
cli-admin-table = identifiant d’une table
cli-admin-close = fermer des tables, quoi qu’il s’y passe
cli-admin-people = lister les personnes, les dernières vues d’abord
cli-admin-people-words = partie d’un nom, ou identifiant
cli-admin-reports = lister ce qui a été signalé, le plus récent d’abord
cli-admin-reports-done = classer les signalements de la ligne de ce numéro
cli-admin-reports-set-aside = Les signalements de la ligne { $line } sont classés.
cli-admin-mute = interdire à une personne de parler
cli-admin-ban = interdire tout à une personne
cli-admin-unmute = rendre la parole à une personne
cli-admin-unban = lever l’interdiction d’une personne
cli-admin-person = identifiant d’une personne, ou son nom entier
cli-admin-days = pour tant de jours (sinon : pour de bon)
cli-admin-export = écrire tout ce qui est gardé sur une personne, en JSON
cli-admin-export-file = où (sinon : le terminal)
cli-admin-delete = effacer une personne ; ses parties restent sans son nom
cli-admin-delete-yes = le faire vraiment
cli-admin-backup = copier la base pendant que le serveur tourne, et vérifier la copie
cli-admin-backup-file = la copie
cli-admin-backup-force = écraser un fichier existant
cli-admin-restore = mettre une copie à la place de la base
cli-admin-restore-file = une copie faite par `backup`
cli-admin-restore-force = même s’il y a une base ; elle est gardée à côté
cli-admin-closed = { $table } est fermée. Un serveur en marche le dit aux personnes en moins d’une seconde.
cli-admin-mute-for-good = { $person } ne peut plus parler. Un serveur en marche en tient compte en moins d’une seconde.
cli-admin-mute-until = { $person } ne peut plus parler jusqu’au { $until }. Un serveur en marche en tient compte en moins d’une seconde.
cli-admin-ban-for-good = { $person } ne peut plus rien faire. Un serveur en marche en tient compte en moins d’une seconde.
cli-admin-ban-until = { $person } ne peut rien faire jusqu’au { $until }. Un serveur en marche en tient compte en moins d’une seconde.
cli-admin-lifted = { $person } est de nouveau libre. Un serveur en marche en tient compte en moins d’une seconde.
cli-admin-nothing-to-lift = { $person } était déjà libre.
cli-admin-written = Écrit dans { $file }. Ne le donne qu’à cette personne.
cli-admin-delete-sure = Ceci efface { $name } ({ $person }) pour de bon. Ajoute --yes pour le faire.
cli-admin-deleted = { $person } est effacé ; ses parties restent sans nom. Un serveur en marche l’oublie en moins d’une seconde. Les sauvegardes le contiennent encore.
cli-admin-backed-up = { $file } : { $tables } tables, { $people } personnes, { $size } Mo, vérifié.
cli-admin-restored = { $file } est en place : { $tables } tables, { $people } personnes, { $size } Mo.
cli-admin-ratings = montrer le classement de tous les joueurs, par jeu
cli-admin-recompute = le recalculer à partir de toutes les parties finies
cli-admin-recomputed = { $games ->
    [one] { $games } partie compte.
   *[other] { $games } parties comptent.
}
cli-column-player = joueur
cli-column-rating = classement
cli-column-uncertainty = ±
cli-column-games = parties
cli-column-table = table
cli-column-status = état
cli-column-game = jeu
cli-column-private = privée
cli-column-name = nom
cli-column-seats = places
cli-column-last = dernière entrée
cli-column-host = hôte
cli-column-to-act = places à jouer
cli-column-made = créée
cli-column-next = table suivante
cli-column-entries = entrées
cli-column-person = personne
cli-column-line = ligne
cli-column-at = quand
cli-column-reporter = signalé par
cli-column-text = texte
cli-column-seen = vu
cli-column-tables = tables
cli-column-muted = muet
cli-column-banned = banni
cli-status-open = ouverte
cli-status-running = en cours
cli-status-finished = finie
cli-status-closed = fermée

problem-PERSON_NOT_CLEAR = { $count } personnes s’appellent « { $person } » : donne l’identifiant de l’une d’elles.
problem-DATABASE_MISSING = Il n’y a pas de base { $file }.
problem-DATABASE_NEWER = La base { $file } vient d’une version plus récente de Wissel.
problem-DATABASE_UNREADABLE = La base { $file } est inutilisable : { $reason }
problem-DATABASE_IN_USE = { $file } est en service : arrête d’abord le serveur.
problem-FILE_EXISTS = { $file } existe déjà. Ajoute --force s’il peut disparaître.
problem-BACKUP_UNREADABLE = { $file } ne se lit pas comme une base de Wissel : { $reason }
problem-BACKUP_DAMAGED = { $file } est abîmé : { $reason }
problem-BACKUP_NEWER = { $file } a été fait par une version plus récente de Wissel.
