# The constants of codes.py as C sees them.
cdef enum:
    MOST_PLAYERS = 7
    MOST_TRICKS = 7
    DECK_SIZE = 57
    NUMBERS = 14
    COLOURS = 4
    JOKER = 56
    NO_CARD = 57
    NO_COLOUR = 4
    TRUMP_AS_LED = 5
    TRUMP_UNNAMED = 6
    NO_SEAT = 7
    NO_BID = 15
    BASE_POINTS = 10
    POINTS_PER_TRICK = 2
    NAME_TRUMP = 0
    BID = 1
    CARD = 2
    PASS = 3
    CHANGE_BID = 11
    PLAYER_SWAP = 12
    CHANGE_DEALER = 13
    DOUBLE_POINTS = 14
    CHANGE_TRUMP = 15
    EXTRA_CARD = 16
    NO_TRUMP = 17
    MOST_TRIES = 10000000
