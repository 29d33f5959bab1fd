cimport cython

from doublelucky7.kernel.bits cimport bit, draw, following, lowest_of, stream, unit, without_lowest
from doublelucky7.kernel.codes cimport (
    BASE_POINTS, CHANGE_BID, CHANGE_DEALER, CHANGE_TRUMP, COLOURS, EXTRA_CARD, JOKER, KIND_BITS, KIND_INSIGHT,
    KIND_NETWORK, KIND_SEARCH, KIND_THUMB, KIND_UNKNOWN, MOST_PLAYERS, MOST_ROWS, NO_TRUMP, PLAYER_SWAP, POINTS_PER_TRICK, TRICK_COUNTS, TRUMP_AS_LED, TRUMP_UNNAMED,
)
from doublelucky7.kernel.heuristic cimport act
from doublelucky7.kernel.inputs cimport describe, describe_bid, describe_card
from doublelucky7.kernel.learned cimport foresee_bid, foresee_card
from doublelucky7.kernel.moves cimport make
from doublelucky7.kernel.network cimport Scratch, sum_rows
from doublelucky7.kernel.position cimport (
    Position, begin, bid, deal_at_random, forbidden_bid, legal_cards, play, seat_to_bid, turn_up,
)
from doublelucky7.kernel.strength cimport Evaluation, Policy
from training.samples cimport Samples
from training.sizes cimport (
    CHOSEN, EXPLORED, FAIR, GLANCED, INSIGHT, LEARNER, MOST_CHOICES, MOST_ENTRIES, RIVAL, SEARCHER, STRANGER, THUMB,
)


cdef class Table:
    cdef readonly long long rounds
    cdef readonly Samples samples
    cdef Position at
    cdef Evaluation evaluation
    cdef Policy learner, opponent, thumb, insight, fair, searcher, bidding_stranger, playing_stranger
    cdef public double lasting, explored_bids, explored_cards, wheel_share, mixed_share, usual_share, alike_share
    cdef public double searchers_share, strangers_share
    cdef public double told_share_mixed, told_share_alone, told_seats
    cdef int roles[7]
    cdef int entries[7]
    cdef int entry_sample[7 * 32]
    cdef int entry_kind[7 * 32]
    cdef float entry_chosen[7 * 32 * 8]
    cdef float entry_best[7 * 32 * 8]
    cdef int choices
    cdef int moves[16]
    cdef double values[16]
    cdef float spreads[16 * 8]


cdef unsigned long long set_up(Table table, unsigned long long state) noexcept nogil
cdef int drawn_role(Table table, unsigned long long state) noexcept nogil
cdef unsigned long long cast(Table table, unsigned long long state) noexcept nogil
cdef unsigned long long tell_kinds(Table table, unsigned long long state) noexcept nogil
cdef int best_of(Table table) noexcept nogil
cdef void note_choice(Table table, int move, double value) noexcept nogil
cdef void record(Table table, int seat, int kind, int best, int choice) noexcept nogil
cdef unsigned long long learner_bids(
    Table table, Position at, Scratch scratch, int seat, unsigned long long state
) noexcept nogil
cdef unsigned long long learner_plays(
    Table table, Position at, Scratch scratch, unsigned long long state
) noexcept nogil
cdef unsigned long long turn_the_wheel(Table table, Position at, unsigned long long state) noexcept nogil
cdef unsigned long long note_between_tricks(Table table, Position at, double share, unsigned long long state) noexcept nogil
cdef void settle(Table table, Position at) noexcept nogil
cdef unsigned long long play_round(Table table, Position at, unsigned long long state) noexcept nogil
cdef unsigned long long fill_samples(Table table, int wanted, unsigned long long state) noexcept nogil
cdef void _fill_without_lock(Table table, int wanted, unsigned long long state)
