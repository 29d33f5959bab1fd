"""The same rules over integers."""
