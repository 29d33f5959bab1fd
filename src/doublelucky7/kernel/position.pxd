from doublelucky7.kernel.bits cimport bit, cards_of, count_of, draw, following, lowest_of, nth_of
from doublelucky7.kernel.codes cimport (
    BASE_POINTS, COLOURS, DECK_SIZE, JOKER, MOST_PLAYERS, MOST_TRICKS, NO_BID, NO_CARD, NO_COLOUR, NO_SEAT, NUMBERS,
    POINTS_PER_TRICK, TRUMP_UNNAMED,
)


cdef class Position:
    cdef public int players, tricks, dealer, trump, turned, under
    cdef public int bids_made, tricks_done, played, turn, led, winner, best
    cdef public int extra_owner, extra_card, opener, swapped_one, swapped_other, doubled, round_factor, player_kinds
    cdef public unsigned long long gone
    cdef unsigned long long hands[7]
    cdef unsigned long long shown[7]
    cdef int bids[7]
    cdef int won[7]
    cdef int voids[7]
    cdef int trick[7]
    cdef unsigned char deck[64]
    cdef unsigned long long laid[7]


cpdef void begin(Position at, int players, int tricks, int dealer, int round_factor) noexcept nogil
cpdef void turn_up(Position at, int card, int joker_makes) noexcept nogil
cpdef void copy_into(Position target, Position source) noexcept nogil
cpdef int seat_to_bid(Position at) noexcept nogil
cpdef int forbidden_bid(Position at) noexcept nogil
cpdef void bid(Position at, int value) noexcept nogil
cdef unsigned long long cards_led(int colour) noexcept nogil
cdef unsigned long long cards_to_follow(unsigned long long hand, unsigned long long led) noexcept nogil
cpdef unsigned long long legal_cards(Position at) noexcept nogil
cpdef void play(Position at, int card) noexcept nogil
cdef int power_of(Position at, int card) noexcept nogil
cpdef bint is_over(Position at) noexcept nogil
cpdef int points_of(Position at, int seat) noexcept nogil
cpdef int points_if_made(Position at, int seat) noexcept nogil
cpdef unsigned long long deal_at_random(Position at, int joker_makes, unsigned long long state) noexcept nogil
cpdef unsigned long long bid_at_random(Position at, unsigned long long state) noexcept nogil
cpdef unsigned long long play_at_random(Position at, unsigned long long state) noexcept nogil
cdef unsigned long long play_trick_at_random(Position at, unsigned long long state) noexcept nogil
cdef int winner_of(Position at, unsigned long long played, unsigned long long led) noexcept nogil
