# Ce dont on convient à une table : revenir en arrière, terminer la partie ; et abandonner.

agree-menu-undo = Annuler un tour…
agree-menu-end = Terminer la partie…
agree-menu-concede = Abandonner…
agree-undo-title = Annuler à partir de quel tour ?
agree-undo-text = Ce tour et tous les suivants sont annulés, si tout le monde est d’accord. Les cartes sont alors repiochées.
agree-undo-alone = Ce tour et tous les suivants sont annulés. Les cartes sont alors repiochées.
agree-undo-none = Il n’y a aucun tour à annuler.
agree-end-title = Terminer la partie maintenant ?
agree-end-text = Si tout le monde est d’accord, la partie s’arrête et se compte telle qu’elle est.
agree-end-alone = La partie s’arrête et se compte telle qu’elle est.
agree-rated-alone = Cette partie compte pour ton classement. Contre l’ordinateur, rien n’est repris et on joue jusqu’au bout ; tu peux abandonner.
agree-concede-title = Abandonner ?
agree-concede-text = Un ordinateur continue à ta place, et tu finis en dernière position. Tu ne pourras pas reprendre ta place.
agree-concede-last = La partie s’arrête, et tu finis en dernière position.
agree-ask = Demander aux autres
agree-undo-now = Annuler le tour
agree-end-now = Terminer la partie
agree-concede-now = Abandonner

agree-region = Une demande
agree-asks-undo = { $name } demande d’annuler le tour { $turn } et tout ce qui suit.
agree-asks-undo-any = { $name } demande d’annuler les derniers coups.
agree-asks-end = { $name } demande de terminer la partie et de la compter telle qu’elle est.
agree-yours-undo = Tu as demandé d’annuler le tour { $turn } et tout ce qui suit.
agree-yours-undo-any = Tu as demandé d’annuler les derniers coups.
agree-yours-end = Tu as demandé de terminer la partie.
agree-undone = Ce qui serait annulé
agree-until = Valable jusqu’à { $when }.
agree-awaited = Pas encore de réponse : { $names }.
agree-yes = D’accord
agree-no = Refuser
agree-withdraw = Retirer
agree-given-up = a abandonné

agree-note-asked-undo = { $name } demande d’annuler.
agree-note-asked-end = { $name } demande de terminer la partie.
agree-note-given = { $name } est d’accord.
agree-note-refused-undo = { $name } ne veut rien annuler.
agree-note-refused-end = { $name } ne veut pas terminer la partie.
agree-note-withdrawn = { $name } a retiré la demande.
agree-note-rewound = Tout le monde a accepté d’annuler, comme { $name } l’avait demandé.
agree-note-conceded = { $name } a abandonné.
agree-reason-consent = Tout le monde a voulu terminer la partie.
agree-reason-conceded = Tous les autres ont abandonné.
agree-reason-time = Le temps est écoulé.

ask-first-title = C’est sûr ?
ask-first-finish = Ton tour se termine.
ask-first-face = Tu prends la carte visible.
ask-first-blind = Tu pioches une carte.
ask-first-tickets = Tu pioches des billets, et devras en garder.
ask-first-pass = Tu passes.
ask-first-yes = Oui
ask-first-no = Pas encore
ask-first-never = Oui, et ne plus demander

problem-ASKED_BEFORE = Cela a été refusé. Redemande quand quelqu’un aura joué.
problem-CONCEDED = Cette place a été abandonnée pour de bon.
problem-NO_REQUEST = Cette demande n’est plus ouverte.
problem-NOT_ASKED = Ta réponse n’est pas attendue.
problem-REQUEST_EXPIRED = Cette demande a expiré.
problem-REQUEST_OPEN = Une autre demande est encore ouverte.
