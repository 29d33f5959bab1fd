"""Where a game is played: in this process against bots, at a server, or again from a record."""
