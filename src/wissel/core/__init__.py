"""What every game shares: the protocol, play and replay, problems, chance and fair draws."""
