"""How the network of the bots is trained: self-play and gradient descent, compiled for the machine that trains."""
