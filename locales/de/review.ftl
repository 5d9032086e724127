# Eine Partie, die der Computer noch einmal ansieht
problem-REVIEW_NOT_NOW = Solange die Partie läuft, kann sie nur nachbesprechen lassen, wer allein gegen Computer spielt und nicht fürs Rating.
problem-REVIEWS_FULL = { $most } Partien warten schon auf ihre Nachbesprechung. Bitte versuch es später noch einmal.
