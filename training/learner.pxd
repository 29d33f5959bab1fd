cimport cython
from libc.math cimport expf, fabsf, logf, lround, sqrtf

from doublelucky7.kernel.bits cimport following, unit
from doublelucky7.kernel.codes cimport FIRST_UNITS, INPUT_ROWS, MOST_ROWS, SECOND_UNITS, TRICK_COUNTS
from doublelucky7.kernel.network cimport Network
from training.samples cimport Samples
from training.sizes cimport (
    AT_FIRST, AT_FIRST_BIAS, AT_SECOND, AT_SECOND_BIAS, AT_THIRD, AT_THIRD_BIAS, LARGEST_START,
    LARGEST_SUM, PARAMETERS,
)


cdef class Learner:
    cdef readonly long long steps
    cdef long long first
    cdef long long last
    cdef float values[PARAMETERS]
    cdef float means[PARAMETERS]
    cdef float squares[PARAMETERS]
    cdef float averages[PARAMETERS]
    cdef float scales[256]


cdef class Gradient:
    cdef readonly double loss
    cdef float slopes[PARAMETERS]
    cdef float units[256]
    cdef float second[64]
    cdef float spread[8]
    cdef float back_units[256]
    cdef float back_second[64]


cdef void start_at_random(Learner learner, unsigned long long seed) noexcept nogil
@cython.locals(into=cython.double, out=cython.double, weight=cython.double, scale=cython.double)
cdef void take_over(Learner learner, Network network)
@cython.locals(total=cython.float, value=cython.float)
cdef float weigh(Learner learner, Gradient gradient, int output) noexcept nogil
@cython.locals(top=cython.float, total=cython.float, value=cython.float, offset=cython.int, row=cython.int)
cdef void forward(Learner learner, Gradient gradient, Samples samples, int sample) noexcept nogil
@cython.locals(slope=cython.float, value=cython.float, loss=cython.float, offset=cython.int, row=cython.int)
cdef float backward(Learner learner, Gradient gradient, Samples samples, int sample) noexcept nogil
cdef void add_up(Learner learner, Gradient gradient, Samples samples, int first, int last) noexcept nogil
cdef void _add_up_without_lock(Learner learner, Gradient gradient, Samples samples, int first, int last)
@cython.locals(
    slope=cython.float, mean=cython.float, square=cython.float, share=cython.float,
    speed=cython.float, keep_mean=cython.float, keep_square=cython.float, small=cython.float
)
cdef void descend(Learner learner, Gradient gradient, float share, float speed) noexcept nogil
@cython.locals(fresh=cython.float)
cdef void follow(Learner learner, float fresh) noexcept nogil
@cython.locals(value=cython.float)
cdef void find_scales(Learner learner, bint averaged) noexcept nogil
@cython.locals(value=cython.double, total=cython.double, most=cython.double, place=cython.int)
cdef void quantise(Learner learner, Network network, bint averaged) noexcept nogil
cdef float chosen(Learner learner, bint averaged, int place) noexcept nogil
cdef int whole(double value, int most) noexcept nogil
