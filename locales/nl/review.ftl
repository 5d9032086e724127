# A game looked at again by the computer
problem-REVIEW_NOT_NOW = Zolang het spel loopt kan alleen wie in zijn eentje tegen computerspelers speelt, niet voor de ranglijst, het laten nabespreken.
problem-REVIEWS_FULL = { $most } spellen wachten op hun nabespreking. Probeer het later nog eens.
