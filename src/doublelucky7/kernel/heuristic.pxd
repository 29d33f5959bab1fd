from doublelucky7.kernel.bits cimport bit, draw, following, lowest_of, stream, unit, without_lowest
from doublelucky7.kernel.codes cimport (
    BASE_POINTS, COLOURS, MOST_TRICKS, NO_BID, NO_CARD, POINTS_PER_TRICK, ROOM_FOR_CARDS, TRUMP_UNNAMED,
)
from doublelucky7.kernel.learned cimport chance_to_make, value_bids, value_cards
from doublelucky7.kernel.playouts cimport Tally, add
from doublelucky7.kernel.position cimport (
    Position, begin, bid, copy_into, deal_at_random, forbidden_bid, legal_cards, play, seat_to_bid,
)
from doublelucky7.kernel.strength cimport Mind, Policy, chance_now, look, spread_out


cdef void list_bids(Position at, Mind mind) noexcept nogil
cdef void list_cards(unsigned long long cards, Mind mind) noexcept nogil
cpdef void think_of_bids(Policy policy, Position at, Mind mind) noexcept nogil
cpdef void think_of_cards(Policy policy, Position at, Mind mind) noexcept nogil
cpdef void think_of_trump(Policy policy, Position at, Mind mind) noexcept nogil
cdef double chance_with(Mind mind, int tricks) noexcept nogil
cdef double worth_by_thumb(Policy policy, int need, int tricks_left, double wins, double keeps) noexcept nogil
cpdef double chance_of_bid(Policy policy, Position at, int seat, Mind mind) noexcept nogil
cdef void choose(Mind mind) noexcept nogil
cdef unsigned long long act(Policy policy, Position at, Mind mind, unsigned long long state) noexcept nogil
cpdef unsigned long long finish(
    Policy hero, Policy others, int hero_seat, Position at, Mind mind, unsigned long long state
) noexcept nogil
cdef void policy_rounds(
    Policy hero, Policy others, Position at, Mind mind, Tally tally, int players, int tricks, int joker_makes,
    unsigned long long seed, long long first, long long last
) noexcept nogil
cdef void _policy_rounds_without_lock(
    Policy hero, Policy others, Position at, Mind mind, Tally tally, int players, int tricks, int joker_makes,
    unsigned long long seed, long long first, long long last
)
