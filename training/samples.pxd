from doublelucky7.kernel.codes cimport MOST_ROWS, TRICK_COUNTS
from training.sizes cimport MOST_SAMPLES


cdef class Samples:
    cdef readonly int count
    cdef unsigned short rows[16384 * 160]
    cdef unsigned char sizes[16384]
    cdef unsigned char fewest[16384]
    cdef unsigned char most[16384]
    cdef float targets[16384 * 8]
