"""A client of the server in Python, for terminals, bots on the network, tests and benchmarks; no rules, no screens."""
