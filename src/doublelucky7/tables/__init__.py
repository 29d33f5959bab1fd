"""The authority over one game: who sits, who may do what when, and what everybody is told; no sockets, no SQL."""
