"""A game on paper, finished or running: as JSON, as text for people, and checked again; re-exports nothing."""
