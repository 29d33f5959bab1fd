"""The store in PostgreSQL, for a server of several nodes; needs the extra `postgres`."""
