"""The store in one SQLite file, for a server of one node."""
