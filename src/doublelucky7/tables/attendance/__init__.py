"""Who is at a table, with which connections, and what of theirs is not stored."""
