# Tokens of programs: the settings, the mark at a table, refusals.
token-title = Programs that play for you
token-note = A program of yours can sit down at tables and play in your name. The others see that it is a program. It shows a token, which you make here.
token-none = You have no tokens.
token-name = What for
token-name-hint = so that you know later which program has it
token-make = Make a token
token-made = Copy it now: it is shown this once only.
token-secret = Token of { $name }
token-copy = Copy
token-copied = The token is copied.
token-copy-failed = Copying is not allowed here: select the token and copy it yourself.
token-used = last used { $when }
token-unused = never used
token-revoke = Revoke
token-revoke-which = Revoke the token { $name }
token-revoked = The token { $name } opens nothing any more.

problem-BAD_TOKEN = This token opens nothing: it is wrong, or was revoked.
problem-TOKEN_SCOPE = A token for “{ $scope }” does not open this.
problem-TOKEN_IN_ADDRESS = A token must not stand in an address, where logs keep it. Send it in the Authorization header, and revoke this one.
problem-TOKEN_UNKNOWN = You have no such token.
problem-TOO_MANY_TOKENS = You have { $most } tokens already. Revoke one first.
problem-NOT_A_PROGRAMS_SEAT = A program plays only on seats that it sat down on itself.
