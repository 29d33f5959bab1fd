"""Pictures of every screen, taken from real games in a real browser."""
