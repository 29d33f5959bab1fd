"""The stored entries of one game: reading and writing them, and what is folded from them."""
