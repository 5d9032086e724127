# Tokens von Programmen: die Einstellungen, das Zeichen am Tisch, Ablehnungen.
token-title = Programme, die für dich spielen
token-note = Ein Programm von dir kann an Tischen Platz nehmen und in deinem Namen spielen. Die anderen sehen, dass es ein Programm ist. Es zeigt ein Token vor, das du hier machst.
token-none = Du hast keine Tokens.
token-name = Wofür
token-name-hint = damit du später weißt, welches Programm es hat
token-make = Token machen
token-made = Kopier es jetzt: Es wird nur dieses eine Mal gezeigt.
token-secret = Token von { $name }
token-copy = Kopieren
token-copied = Das Token ist kopiert.
token-copy-failed = Kopieren ist hier nicht erlaubt: Markier das Token und kopier es selbst.
token-used = zuletzt benutzt { $when }
token-unused = nie benutzt
token-revoke = Widerrufen
token-revoke-which = Das Token { $name } widerrufen
token-revoked = Das Token { $name } öffnet nichts mehr.

problem-BAD_TOKEN = Dieses Token öffnet nichts: Es ist falsch oder wurde widerrufen.
problem-TOKEN_SCOPE = Ein Token für „{ $scope }“ öffnet das nicht.
problem-TOKEN_IN_ADDRESS = Ein Token gehört nicht in eine Adresse, wo Protokolle es aufheben. Schick es im Header Authorization, und widerruf dieses.
problem-TOKEN_UNKNOWN = Ein solches Token hast du nicht.
problem-TOO_MANY_TOKENS = Du hast schon { $most } Tokens. Widerruf zuerst eines.
problem-NOT_A_PROGRAMS_SEAT = Ein Programm spielt nur auf Plätzen, auf die es sich selbst gesetzt hat.
