# A game looked at again by the computer
problem-REVIEW_NOT_NOW = While the game runs only who plays alone against computer players, not for the ratings, can have it reviewed.
problem-REVIEWS_FULL = { $most } games wait to be reviewed. Please try again later.
