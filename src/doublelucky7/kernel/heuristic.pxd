from doublelucky7.kernel.bits cimport bit, draw, following, lowest_of, stream, unit, without_lowest
from doublelucky7.kernel.codes cimport (
    BASE_POINTS, CARD_SLOTS, COLOURS, KIND_BITS, POINTS_PER_TRICK, TRUMP_UNNAMED,
)
from doublelucky7.kernel.learned cimport chance_to_make, value_bids, value_cards
from doublelucky7.kernel.playouts cimport Tally
from doublelucky7.kernel.position cimport (
    Position, begin, bid, deal_at_random, forbidden_bid, legal_cards, play, seat_to_bid,
)
from doublelucky7.kernel.strength cimport Evaluation, Policy, chance_now, judge_cards, compute_trick_chances


cdef void list_bids(Position at, Evaluation evaluation) noexcept nogil
cdef void list_cards(unsigned long long cards, Evaluation evaluation) noexcept nogil
cpdef void evaluate_bids(Policy policy, Position at, Evaluation evaluation) noexcept nogil
cpdef void evaluate_cards(Policy policy, Position at, Evaluation evaluation) noexcept nogil
cpdef void evaluate_trump(Policy policy, Position at, Evaluation evaluation) noexcept nogil
cdef double chance_with(Evaluation evaluation, int tricks) noexcept nogil
cdef double worth_by_thumb(Policy policy, int need, int tricks_left, double wins, double keeps) noexcept nogil
cpdef double chance_of_bid(Policy policy, Position at, int seat, Evaluation evaluation) noexcept nogil
cdef void choose(Evaluation evaluation) noexcept nogil
cdef unsigned long long act(Policy policy, Position at, Evaluation evaluation, unsigned long long state) noexcept nogil
cpdef unsigned long long finish(
    Policy hero, Policy others, int hero_seat, Position at, Evaluation evaluation, unsigned long long state
) noexcept nogil
cdef void policy_rounds(
    Policy hero, Policy others, Position at, Evaluation evaluation, Tally tally, int players, int tricks,
    int joker_makes, int others_kind, unsigned long long seed, long long first, long long last
) noexcept nogil
cdef void _policy_rounds_without_lock(
    Policy hero, Policy others, Position at, Evaluation evaluation, Tally tally, int players, int tricks,
    int joker_makes, int others_kind, unsigned long long seed, long long first, long long last
)
