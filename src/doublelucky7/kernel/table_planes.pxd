from doublelucky7.kernel.bits cimport lowest_of, without_lowest
from doublelucky7.kernel.codes cimport COLOURS, DECK_SIZE, MOST_PLAYERS, MOST_TRICKS, NO_BID, NO_CARD, TRUMP_UNNAMED
from doublelucky7.kernel.table cimport Table
from doublelucky7.kernel.table_codes cimport (
    ACTION_CODES, ASKING_OPTION, ASKING_WHEEL, CLASSIC, DIE_FACES, FACE_CHANGED, IN_HAND, MODES, OPTIONS, PENALTY,
    POINTS_SCALE, ROUNDS_IN_A_SERIES, TRUMP_FACES, WAITINGS,
)

cdef int write_observation(Table at, float[:, ::1] rows, Py_ssize_t row) noexcept nogil
cdef int write_information(Table at, float[:, ::1] rows, Py_ssize_t row) noexcept nogil
cdef int _write_table(Table at, float[:, ::1] rows, Py_ssize_t row) noexcept nogil
cdef int _write_trick(Table at, float[:, ::1] rows, Py_ssize_t row, int place) noexcept nogil
cdef int _write_wheel(Table at, float[:, ::1] rows, Py_ssize_t row, int place) noexcept nogil
cdef void _write_cards(unsigned long long cards, float[:, ::1] rows, Py_ssize_t row, int place) noexcept nogil
