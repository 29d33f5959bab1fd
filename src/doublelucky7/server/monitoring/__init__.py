"""What an operator sees of a running server: its logs and its metrics."""
