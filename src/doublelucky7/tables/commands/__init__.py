"""What people ask of a table, and the table of itself: from a command to the entries it leads to."""
