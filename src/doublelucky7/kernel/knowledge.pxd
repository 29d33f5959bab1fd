from doublelucky7.kernel.bits cimport bit, count_of
from doublelucky7.kernel.codes cimport CARD, DECK_SIZE, EXTRA_CARD, MOST_PLAYERS
from doublelucky7.kernel.moves cimport make
from doublelucky7.kernel.position cimport Position, begin, copy_into, turn_up


cdef class Knowledge:
    cdef readonly int me, moves
    cdef readonly Position now
    cdef Position start
    cdef readonly unsigned long long unseen
    cdef int hidden[7]
    cdef unsigned long long known[7]
    cdef unsigned long long spent[7]
    cdef int kinds[64]
    cdef int firsts[64]
    cdef int seconds[64]
