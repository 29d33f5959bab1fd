"""What bots decide with: tuned parameters, the network, search, and what wheel, pawn and standing are worth."""
