"""How the database came to be what it is; run at every start."""
