from doublelucky7.kernel.bits cimport draw, following, stream
from doublelucky7.kernel.table cimport Table, step, write_mask
from doublelucky7.kernel.table_codes cimport ACTION_CODES
from doublelucky7.kernel.table_planes cimport write_information, write_observation


cdef class Batch:
    cdef readonly Py_ssize_t count
    cdef list tables
    cdef bytearray addresses
    cdef void** pointers


cdef inline void keep_addresses(Batch batch):
    # The list keeps the tables alive as long as the batch.
    cdef Py_ssize_t place
    batch.addresses = bytearray(batch.count * sizeof(void*))
    batch.pointers = <void**> <char*> batch.addresses
    for place in range(batch.count):
        batch.pointers[place] = <void*> batch.tables[place]


cpdef void step_all(Batch batch, int[::1] codes, Py_ssize_t first, Py_ssize_t last)
cpdef void write_all(
    Batch batch, int[::1] seats, float[:, ::1] rewards, signed char[:, ::1] ended, signed char[:, ::1] masks,
    Py_ssize_t first, Py_ssize_t last
)
cpdef void observe_all(
    Batch batch, float[:, ::1] rows, Py_ssize_t size, int with_recall, Py_ssize_t first, Py_ssize_t last
)
cpdef void choose_all(
    signed char[:, ::1] masks, int[::1] codes, unsigned long long seed, Py_ssize_t first, Py_ssize_t last
)
cdef void _write(
    Table at, int[::1] seats, float[:, ::1] rewards, signed char[:, ::1] ended, signed char[:, ::1] masks,
    Py_ssize_t place
) noexcept nogil
cdef int _random_code(signed char[:, ::1] masks, Py_ssize_t row, unsigned long long chance) noexcept nogil
