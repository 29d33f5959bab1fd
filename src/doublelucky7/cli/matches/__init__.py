"""Many games between bots, for `arena` and `simulate`."""
