"""The coach: judges decisions by what a seat had heard, tells luck from skill and says why; it sees no state."""
