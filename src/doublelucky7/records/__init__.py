"""A finished or running game on paper: as JSON, as text for people, and checked again; this package re-exports nothing."""
