"""Where games are kept: one append-only stream of entries for each, durable before anybody is told."""
