from doublelucky7.kernel.bits cimport draw, following, stream
from doublelucky7.kernel.codes cimport COLOURS, MOST_PLAYERS, TRUMP_UNNAMED
from doublelucky7.kernel.position cimport (
    Position, begin, bid_at_random, deal_at_random, play_at_random, points_of,
)


cdef class Tally:
    cdef public long long rounds
    cdef long long points[7]
    cdef long long exact[7]
    cdef long long tricks[7]


cdef void add(Tally tally, Position at) noexcept nogil
cdef void random_rounds(
    Position at, Tally tally, int tricks, int joker_makes, unsigned long long seed, long long first, long long last
) noexcept nogil
cdef void _random_rounds_without_lock(
    Position at, Tally tally, int tricks, int joker_makes, unsigned long long seed, long long first, long long last
)
