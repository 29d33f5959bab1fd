from doublelucky7.kernel.codes cimport (
    BID, CARD, CHANGE_BID, CHANGE_DEALER, CHANGE_TRUMP, COLOURS, DOUBLE_POINTS, EXTRA_CARD, NAME_TRUMP, NO_CARD,
    NO_COLOUR, NO_TRUMP, PLAYER_SWAP, TRUMP_UNNAMED,
)
from doublelucky7.kernel.position cimport Position, bid, forbidden_bid, is_over, legal_cards, play


cpdef void make(Position at, int kind, int first, int second) noexcept nogil
