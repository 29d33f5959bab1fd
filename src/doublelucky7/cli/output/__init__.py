"""What commands show in a terminal: cards, names, score pads, tricks, progress."""
