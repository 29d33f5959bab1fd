"""Stored games, each an append-only stream of entries that are durable before anybody is sent them; and sessions."""
