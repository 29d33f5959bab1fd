"""The game in a terminal: a table of text, or line by line; needs the extra `terminal` for the table."""
