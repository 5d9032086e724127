# Ce que le serveur dit lui-même : refus, la page tant que le client n’est pas construit, noms des invités.

client-missing-title = Le client pour navigateur n’est pas construit
client-missing-hint = Démarre le serveur avec bin/serve, qui le construit, ou lance « npm ci » et « npm run build » dans web/. Les programmes peuvent quand même utiliser l’interface : voir /schema/openapi.json.

guest-name = Invité { $number }
table-name = Chez { $name }

problem-BAD_REQUEST = La requête n’est pas valable : { $place }.
problem-NOT_FOUND = Il n’y a rien ici.
problem-WRONG_METHOD = Cette adresse n’accepte pas ce genre de requête.
problem-TOO_LARGE = La requête est trop grande.
problem-NOT_JSON = La requête doit être du JSON.
problem-RATE_LIMITED = Trop à la fois. Attends { $seconds ->
    [one] { $seconds } seconde, s’il te plaît.
   *[other] { $seconds } secondes, s’il te plaît.
}
problem-INTERNAL = Quelque chose a mal tourné sur le serveur. C’est noté.
problem-WARMING_UP = Le serveur prépare encore les jeux ({ $percent } %). Réessaie dans un instant.

problem-ALREADY_SEATED = Tu as déjà une place à cette table.
problem-BANNED = L’administrateur de ce serveur t’a retiré le droit de jouer ici.
problem-BAD_OPTION = L’option « { $option } » ne peut pas être « { $value } ».
problem-BAD_SEAT_COUNT = Ce jeu a de { $least } à { $most } places.
problem-BOT_BAD_OPTION = Le joueur ordinateur « { $bot } » n’a pas d’option « { $option } ».
problem-BOT_UNKNOWN = Il n’y a pas de joueur ordinateur « { $bot } ».
problem-COMMAND_USED = Quelqu’un d’autre a utilisé le numéro de cette commande. Réessaie.
problem-GAME_UNKNOWN = Il n’y a pas de jeu « { $game } » ici.
problem-NAME_TAKEN = Quelqu’un s’appelle déjà « { $name } » ici.
problem-NEXT_EXISTS = La table suivante existe déjà.
problem-NO_PERSON_PLAYS = Personne ne joue à cette place qu’un ordinateur pourrait remplacer.
problem-NOT_OVER = La partie n’est pas encore finie.
problem-PERSON_NOT_FOUND = Personne ne s’appelle « { $person } » ici.
problem-PERSON_PRESENT = La personne à cette place est là.
problem-PERSON_HAS_TIME = La personne à cette place a encore du temps. Sur plusieurs jours, c’est la pendule qui décide.
problem-SEAT_FREE = Cette place est libre.
problem-SEAT_HELD = Un ordinateur tient ta place. Reprends-la d’abord.
problem-SEAT_UNKNOWN = Cette table n’a pas de telle place.
problem-TABLE_CLOSED = Cette table a été abandonnée.
problem-TABLE_TOO_LONG = Cette table a eu { $most } coups, plus qu’il n’en faut pour une partie. On ne peut plus que la fermer.

# Des fichiers de partie et de carte ; lu par qui les fait.
problem-BAD_ENTRY = Une entrée du genre « { $kind } » ne peut pas être ici.
problem-BAD_ENTRY_NUMBER = Les entrées ne sont pas numérotées dans l’ordre : { $number }.
problem-BAD_OUTCOME = Ceci ne peut pas être tiré ici : { $outcome }.
problem-DRAW_DIFFERS = Le tirage { $draw } n’est pas celui que donnent le secret et les apports.
problem-MAP_BAD_ID = { $file }, { $entry } : « { $id } » ne peut pas être un identifiant.
problem-MAP_COUNT = { $file }, { $entry } : il en faut de { $least } à { $most }, pas { $found }.
problem-MAP_DIFFERS = Ce n’est pas la carte « { $map } » sur laquelle la partie a été jouée.
problem-MAP_DUPLICATE = { $file }, { $entry } : « { $id } » y est deux fois.
problem-MAP_MALFORMED = { $file }, { $entry } : { $detail }
problem-MAP_NO_NEIGHBOURS = { $file }, { $entry } : { $a } et { $b } ne se touchent pas.
problem-MAP_REFERENCE = { $file }, { $entry } : il n’y a pas de « { $id } ».
problem-MAP_SCHEMA = { $file }, { $entry } : doit être « { $expected } », pas « { $found } ».
problem-MAP_SHUT_IN = { $file }, { $entry } : « { $id } » est inaccessible.
problem-MAP_TOO_LARGE = { $file }, { $entry } : { $most } au plus sont possibles, pas { $found }.
problem-MAP_UNKNOWN = Ce jeu n’a pas de carte « { $map } ».
problem-OUTCOMES_LEFT = Il a été tiré plus que le jeu ne tire ici : { $outcome }.
problem-OUTCOMES_MISSING = Il a été tiré moins que le jeu ne tire ici.
problem-OUTCOMES_WITHHELD = Le fichier omet des tirages, car la partie n’était pas finie quand il a été fait.
problem-RULES_VERSION_UNKNOWN = Les règles de cette partie, version { $version }, ne sont pas connues ici.
problem-COMMITMENT_DIFFERS = Le secret n’est pas celui qui a été promis à l’ouverture de la table.
problem-FAIR_VERSION_UNKNOWN = Les tirages équitables de version { $version } ne sont pas connus ici.
problem-FILE_TOO_LARGE = Le fichier dépasse { $most } octets.
problem-FILE_UNREADABLE = Le fichier est illisible : { $reason }
problem-ENTRY_UNREADABLE = Illisible : { $reason }
problem-NO_FAIR_DRAWS = Les tirages de cette partie n’ont pas été faits à une table et ne peuvent pas être vérifiés.
problem-RESULT_DIFFERS = La partie ne finit pas par le résultat que donne le fichier.
problem-SECRET_MISSING = Le secret des tirages n’est montré qu’une fois la partie finie.
problem-SEEDS_DIFFER = Le fichier n’a pas un apport aux tirages pour chacune des { $seats } places.
problem-BAD_NUMBER = Ce nombre ne désigne aucune action du jeu.
problem-SENT_AWAY = L’hôte t’a retiré de cette table.
problem-COLOUR_UNKNOWN = Ce jeu n’a pas cette couleur.
problem-COLOUR_TAKEN = Quelqu’un d’autre a choisi cette couleur.
problem-NOBODY_WATCHES = Personne ne peut regarder cette partie tant qu’elle se joue.
problem-BAD_SEAT_ORDER = Les places du fichier ne peuvent pas être dans cet ordre.
problem-SEAT_ORDER_DIFFERS = Les places ne sont pas dans l’ordre que donnent le secret et les apports.
reset-mail-subject = Un nouveau mot de passe pour Wissel
reset-mail-text =
    Quelqu’un, sans doute toi, a oublié le mot de passe de { $name }. Choisis-en un autre dans les { $minutes } minutes :
    { $url }

    Si ce n’était pas toi, ne fais rien : ton mot de passe reste.
