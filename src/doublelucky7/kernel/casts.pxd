cimport cython
from libc.math cimport exp

from doublelucky7.kernel.bits cimport following, stream, unit
from doublelucky7.kernel.codes cimport MOST_PLAYERS
from doublelucky7.kernel.heuristic cimport act
from doublelucky7.kernel.likelihood cimport log_of_table
from doublelucky7.kernel.position cimport Position, seat_to_bid
from doublelucky7.kernel.strength cimport Evaluation, Policy


cdef class Cast:
    cdef Policy first, second, third, fourth
    cdef long long[::1] kinds


cdef unsigned long long act_as(
    Cast cast, long long kind, Position at, Evaluation evaluation, unsigned long long state
) noexcept nogil
@cython.locals(chance=double, rest=double, plays=bint)
cdef double finish_as(
    Policy hero, Cast cast, long long place, int hero_seat, Position at, Evaluation evaluation,
    unsigned long long state, double decay
) noexcept nogil
cdef int kind_of_table(
    double[::1] logs, double[::1] shares, int models, long long world, long long worlds, double alike, double lot
) noexcept nogil
cdef int kind_of_seat(
    double[::1] logs, double[::1] shares, int models, long long world, long long worlds, int seat, double weight,
    double lot
) noexcept nogil
cpdef void draw_kinds(
    double[::1] logs, double[::1] shares, int models, long long worlds, double alike, long long[::1] picks,
    long long[::1] kinds, unsigned long long seed
)
