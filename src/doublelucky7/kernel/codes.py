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

# What a seat is known to play like, from the rounds before: nothing is known, the network, judgement that looks ahead,
# the rule of thumb, a search. A position keeps it for all seats in one number, so many bits for each.
KIND_UNKNOWN = 0
KIND_NETWORK = 1
KIND_INSIGHT = 2
KIND_THUMB = 3
KIND_SEARCH = 4
KIND_BITS = 3

# Into how many equally likely parts a search divides what somebody's rounds to come may bring.
NORMAL_PARTS = 7

# Redealing gives up after so many vain attempts; only knowledge that contradicts itself needs them.
MOST_TRIES = 1_000_000

# The heuristic's parameters: for each kind of card a weight for each feature, then how the running trick is judged.
KINDS = 6
FEATURES = 12
SITUATION = 8
# A hand, the Extra Card and more fit in: arrays of cards, bids or moves have so many places.
CARD_SLOTS = 16

# The inputs of the network: where each kind of row begins, see `inputs`; then its size.
ROW_OWN_CARD = 0
ROW_OWN_HIGHER = 71
ROW_OWN_LOWER = 141
ROW_OWN_LENGTH = 211
ROW_GONE_CARD = 231
ROW_TRUMPS_OUT = 302
ROW_KNOWN_CARD = 317
ROW_KNOWN_SEAT = 388
ROW_EXTRA_SEAT = 395
ROW_SWAPPED_SEAT = 402
ROW_OPENER_SEAT = 409
ROW_NO_TRUMP_COLOUR = 416
ROW_SEAT_BID = 417
ROW_SEAT_NEED = 480
ROW_SEAT_VOID = 550
ROW_SEAT_LATER = 585
ROW_SUM_OF_BIDS = 613
ROW_DEMAND = 657
ROW_TABLE_TRICKS = 677
ROW_TABLE_PLACE = 719
ROW_ROUND_CARDS = 761
ROW_WINNING_CARD = 768
ROW_WINNING_NEED = 797
ROW_WINNING_BEATERS = 801
ROW_PLAY_CARD = 817
ROW_PLAY_HIGHER = 888
ROW_PLAY_BEATERS = 958
ROW_PLAY_LATER = 975
ROW_SHOWN_CARD = 989
ROW_KIND_OF_SEAT = 1415
ROW_KIND_OF_ALL = 1419
INPUT_ROWS = 1423
SLOTS = 5
SLOT_LED = 1
SLOT_OTHERS = 2
JOKER_ROW = 70
CARD_ROWS = 71
MOST_ROWS = 160
FIRST_UNITS = 256
SECOND_UNITS = 64
TRICK_COUNTS = 8
