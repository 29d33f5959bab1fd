from doublelucky7.kernel.bits cimport bit, cards_of, count_of, draw, following, wide_draw
from doublelucky7.kernel.codes cimport COLOURS, DECK_SIZE, MOST_PLAYERS, MOST_TRIES, NO_SEAT
from doublelucky7.kernel.position cimport Position, copy_into
from doublelucky7.kernel.knowledge cimport Knowledge


cdef class Plan:
    cdef Position now
    cdef int loose, groups
    cdef public int stuck
    cdef unsigned long long taken
    cdef unsigned char cards[64]
    cdef unsigned char left[64]
    cdef int need[7]
    cdef int group_of[7]
    cdef unsigned long long masks[7]
    cdef int sizes[7]
    cdef int least[7]
    cdef unsigned char members[7][64]
    cdef unsigned long long ways[7][64]


cdef void lay_out(Plan plan, Knowledge knowledge) except *
cdef unsigned long long deal_bound(Plan plan, Position world, unsigned long long state) noexcept nogil
cpdef unsigned long long redeal(Plan plan, Position world, unsigned long long state) noexcept nogil
