from doublelucky7.kernel.bits cimport bit, cards_above, cards_below, cards_of, count_of, lowest_of, without_lowest
from doublelucky7.kernel.codes cimport (
    CARD_ROWS, COLOURS, DECK_SIZE, JOKER, JOKER_ROW, KIND_BITS, KIND_UNKNOWN, NO_BID, NO_CARD, NO_COLOUR, NO_SEAT, NUMBERS,
    ROW_DEMAND, ROW_EXTRA_SEAT, ROW_GONE_CARD, ROW_KIND_OF_ALL, ROW_KIND_OF_SEAT, ROW_KNOWN_CARD, ROW_KNOWN_SEAT,
    ROW_NO_TRUMP_COLOUR, ROW_OPENER_SEAT,
    ROW_OWN_CARD, ROW_OWN_HIGHER, ROW_OWN_LENGTH, ROW_OWN_LOWER, ROW_PLAY_BEATERS, ROW_PLAY_CARD, ROW_PLAY_HIGHER,
    ROW_PLAY_LATER, ROW_ROUND_CARDS, ROW_SEAT_BID, ROW_SEAT_LATER, ROW_SEAT_NEED, ROW_SEAT_VOID, ROW_SHOWN_CARD, ROW_SUM_OF_BIDS,
    ROW_SWAPPED_SEAT, ROW_TABLE_PLACE, ROW_TABLE_TRICKS, ROW_TRUMPS_OUT, ROW_WINNING_BEATERS, ROW_WINNING_CARD,
    ROW_WINNING_NEED, SLOT_LED, SLOT_OTHERS, SLOTS,
)
from doublelucky7.kernel.position cimport Position, power_of


cdef class Inputs:
    cdef public int count
    cdef unsigned long long unseen
    cdef unsigned short rows[160]
    cdef int slots[5]


cdef void turn_on(Inputs inputs, int row) noexcept nogil
cdef void give_slots(Inputs inputs, Position at, unsigned long long own) noexcept nogil
cdef int ranking(unsigned long long own, int colour) noexcept nogil
cdef int row_of(Inputs inputs, int card) noexcept nogil
cdef void turn_on_cards(Inputs inputs, int first, unsigned long long cards) noexcept nogil
cdef int need_of(Position at, int seat) noexcept nogil
cdef int wish_of(Position at, int seat) noexcept nogil
cdef int limited(int value, int most) noexcept nogil
cpdef void describe(Inputs inputs, Position at, int seat) noexcept nogil
cdef void describe_own(Inputs inputs, Position at, int seat, unsigned long long own) noexcept nogil
cdef void describe_gone(Inputs inputs, Position at, int seat) noexcept nogil
cdef void describe_swap(Inputs inputs, Position at, int seat) noexcept nogil
cdef void describe_seats(Inputs inputs, Position at, int seat) noexcept nogil
cdef void describe_sum(Inputs inputs, Position at, int total) noexcept nogil
cdef void describe_table(Inputs inputs, Position at, int seat) noexcept nogil
cdef void describe_kinds(Inputs inputs, Position at, int seat) noexcept nogil
cdef void describe_trick(Inputs inputs, Position at) noexcept nogil
cdef int beaters_of(Inputs inputs, Position at, int card) noexcept nogil
cpdef void describe_bid(Inputs inputs, Position at, int seat, int value) noexcept nogil
cpdef void describe_card(Inputs inputs, Position at, int card) noexcept nogil
