from doublelucky7.kernel.codes cimport MOST_ROWS, TRICK_COUNTS
from doublelucky7.kernel.network cimport Network, Scratch, add_choice, spread_tricks, sum_rows
from training.samples cimport Samples


cdef class Teacher:
    cdef Network network
    cdef Scratch scratch


cdef void expect(Teacher teacher, Samples samples, int sample) noexcept nogil
cdef void change_targets(Teacher teacher, Samples samples, double kept, double added) noexcept nogil
cdef void _teach_without_lock(Teacher teacher, Samples samples, double kept, double added)
