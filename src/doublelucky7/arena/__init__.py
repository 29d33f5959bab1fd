"""Where bots meet: the loop that plays a game, matches over duplicate deals, ratings and reports."""
