"""What lies on a table, drawn as SVG out of words and numbers; knows no game, and re-exports nothing."""
