from libc.math cimport erf, sqrt

from doublelucky7.kernel.bits cimport stream
from doublelucky7.kernel.casts cimport Cast, draw_kinds, finish_as
from doublelucky7.kernel.codes cimport MOST_PLAYERS, NORMAL_PARTS, TRICK_COUNTS
from doublelucky7.kernel.moves cimport make
from doublelucky7.kernel.position cimport (
    Position, bid_at_random, copy_into, play_at_random, points_if_made, points_of
)
from doublelucky7.kernel.redeal cimport Plan, redeal
from doublelucky7.kernel.strength cimport Evaluation, Policy
from doublelucky7.kernel.knowledge cimport Knowledge


cdef class Trials:
    cdef readonly int count
    cdef int kinds[256]
    cdef int firsts[256]
    cdef int seconds[256]
    cdef double totals[7]
    cdef double own_parts[NORMAL_PARTS]
    cdef double scale, deviation


cdef void note(Trials trials, list moves, list totals, double scale) except *
cdef double chance_to_end_first(Trials trials, Position at, int me, double points) noexcept nogil
cdef double win_chance(Trials trials, Position at, int me, double points) noexcept nogil
cdef void evaluate(
    Knowledge knowledge, Plan plan, Trials trials, Policy hero, Cast cast, Position world, Position at,
    Evaluation evaluation, long long[::1] picks, double[::1] points, double[::1] tricks, double[::1] wins,
    double[::1] foreseen, double decay, unsigned long long seed, long long first, long long last
) noexcept nogil
cdef void _evaluate_without_lock(
    Knowledge knowledge, Plan plan, Trials trials, Policy hero, Cast cast, Position world, Position at,
    Evaluation evaluation, long long[::1] picks, double[::1] points, double[::1] tricks, double[::1] wins,
    double[::1] foreseen, double decay, unsigned long long seed, long long first, long long last
)
cdef long long random_worlds(
    Plan plan, Position world, int me, unsigned long long seed, long long first, long long last
) noexcept nogil
cdef long long _random_worlds_without_lock(
    Plan plan, Position world, int me, unsigned long long seed, long long first, long long last
)
