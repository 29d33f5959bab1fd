"""The store in memory, for tests and programs that keep nothing."""
