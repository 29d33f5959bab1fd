"""Players made of code: each sees only what its seat was told."""
