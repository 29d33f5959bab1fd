"""The kernel's integer codes; `codes.pxd` repeats them as C constants, and a test holds the two together."""

from __future__ import annotations

MOST_PLAYERS = 7
MOST_TRICKS = 7
DECK_SIZE = 57
NUMBERS = 14
COLOURS = 4

# Cards are their place in deck order: colour * 14 + number - 1, the Joker last.
JOKER = 56
NO_CARD = 57

# What trump can be: a colour 0-3, nothing (W7), as the dealer leads (R3.1), or still to be named (R3.2).
NO_COLOUR = 4
TRUMP_AS_LED = 5
TRUMP_UNNAMED = 6

NO_SEAT = 7
NO_BID = 15

BASE_POINTS = 10
POINTS_PER_TRICK = 2

# The kinds of moves a search compares and a history is made of; a move is (kind, first, second).
NAME_TRUMP = 0
BID = 1
CARD = 2
PASS = 3
# W1-W7 with their targets: bid (seat, new bid), swap (seat, seat), dealer (seat), double (seat), trump (colour),
# extra card (seat), no trump.
CHANGE_BID = 11
PLAYER_SWAP = 12
CHANGE_DEALER = 13
DOUBLE_POINTS = 14
CHANGE_TRUMP = 15
EXTRA_CARD = 16
NO_TRUMP = 17

# Redealing gives up after so many vain attempts; only knowledge that contradicts itself needs them.
MOST_TRIES = 1_000_000

# The heuristic's parameters: for each kind of card a weight for each feature, then how the running trick is judged.
KINDS = 6
FEATURES = 12
SITUATION = 8
ROOM_FOR_CARDS = 16
