"""The authority over one game: who sits, who may do what when, and what everybody is sent; no sockets, no SQL."""
