"""Who may do what: callers, origins, sessions, codes and rate limits."""
