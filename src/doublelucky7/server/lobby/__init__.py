"""The tables of a server: which are here, which are on another node, and how they come and go."""
