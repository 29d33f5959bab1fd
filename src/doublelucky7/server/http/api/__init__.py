"""The endpoints below `/api/v1`, a file for each thing they are about."""
