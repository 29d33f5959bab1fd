"""Double Lucky 7, the trick-prediction card game, as a library."""
