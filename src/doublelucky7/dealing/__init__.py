"""All chance of a game, drawn from one key that anyone can check afterwards; this package re-exports nothing."""
