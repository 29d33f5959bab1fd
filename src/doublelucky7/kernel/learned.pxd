from doublelucky7.kernel.bits cimport lowest_of, without_lowest
from doublelucky7.kernel.codes cimport BASE_POINTS, NO_BID, POINTS_PER_TRICK
from doublelucky7.kernel.inputs cimport describe, describe_bid, describe_card
from doublelucky7.kernel.network cimport Network, Scratch, add_choice, spread_tricks, sum_rows
from doublelucky7.kernel.position cimport Position, forbidden_bid, legal_cards, seat_to_bid
from doublelucky7.kernel.strength cimport Evaluation


cpdef void foresee(Network network, Position at, int seat, Scratch scratch) noexcept nogil
cdef void foresee_bid(Network network, Position at, int seat, int value, int known, Scratch scratch) noexcept nogil
cdef void foresee_card(Network network, Position at, int card, int known, Scratch scratch) noexcept nogil
cpdef void value_bids(Network network, Position at, Evaluation evaluation) noexcept nogil
cpdef void value_cards(Network network, Position at, Evaluation evaluation) noexcept nogil
cpdef list forecasts(Network network, Position at, Evaluation evaluation)
cpdef double chance_to_make(Network network, Position at, int seat, Evaluation evaluation) noexcept nogil
