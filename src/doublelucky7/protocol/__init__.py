"""What crosses the wire, both directions, and the words of a table it is made of; this package re-exports nothing."""
