# Une partie revue par l’ordinateur
problem-REVIEW_NOT_NOW = Tant que la partie est en cours, seul qui joue contre des ordinateurs, hors classement, peut la faire analyser.
problem-REVIEWS_FULL = { $most } parties attendent d’être analysées. Réessaie plus tard.
