cimport cython
from libc.math cimport exp

from doublelucky7.kernel.codes cimport FIRST_UNITS, INPUT_ROWS, SECOND_UNITS, TRICK_COUNTS
from doublelucky7.kernel.inputs cimport Inputs


cdef class Network:
    cdef short start[FIRST_UNITS]
    cdef short first[INPUT_ROWS * FIRST_UNITS]
    cdef short second[SECOND_UNITS * FIRST_UNITS]
    cdef double second_scale
    cdef double second_bias[SECOND_UNITS]
    cdef double third[SECOND_UNITS * TRICK_COUNTS]
    cdef double third_bias[TRICK_COUNTS]


cdef class Scratch:
    cdef readonly Inputs inputs
    cdef short base[256]
    cdef short units[256]
    cdef int sums[64]
    cdef double second[64]
    cdef double logits[8]
    cdef double spread[8]


cdef void sum_rows(Network network, Scratch scratch) noexcept nogil
cdef void add_choice(Network network, Scratch scratch, int known) noexcept nogil
@cython.locals(first=int, second=int, third=int, fourth=int, row=int, unit=int, value=short)
cdef void weigh_units(Network network, Scratch scratch, int output) noexcept nogil
cdef void spread_tricks(Network network, Scratch scratch, int fewest, int most) noexcept nogil
