# Jetons des programmes : les réglages, la marque à une table, les refus.
token-title = Programmes qui jouent pour toi
token-note = Un programme à toi peut s’asseoir à des tables et jouer en ton nom. Les autres voient que c’est un programme. Il présente un jeton, que tu fais ici.
token-none = Tu n’as pas de jetons.
token-name = Pour quoi
token-name-hint = pour savoir plus tard quel programme l’a
token-make = Faire un jeton
token-made = Copie-le maintenant : il n’est montré que cette fois.
token-secret = Jeton de { $name }
token-copy = Copier
token-copied = Le jeton est copié.
token-copy-failed = Copier n’est pas permis ici : sélectionne le jeton et copie-le toi-même.
token-used = dernier usage { $when }
token-unused = jamais utilisé
token-revoke = Révoquer
token-revoke-which = Révoquer le jeton { $name }
token-revoked = Le jeton { $name } n’ouvre plus rien.

problem-BAD_TOKEN = Ce jeton n’ouvre rien : il est faux, ou a été révoqué.
problem-TOKEN_SCOPE = Un jeton pour « { $scope } » n’ouvre pas ceci.
problem-TOKEN_IN_ADDRESS = Un jeton ne doit pas être dans une adresse, où des journaux le gardent. Envoie-le dans l’en-tête Authorization, et révoque celui-ci.
problem-TOKEN_UNKNOWN = Tu n’as pas de tel jeton.
problem-TOO_MANY_TOKENS = Tu as déjà { $most } jetons. Révoques-en un d’abord.
problem-NOT_A_PROGRAMS_SEAT = Un programme ne joue qu’aux places où il s’est assis lui-même.
