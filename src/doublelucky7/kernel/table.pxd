from doublelucky7.kernel.bits cimport draw, following, lowest_of, without_lowest
from doublelucky7.kernel.codes cimport (
    COLOURS, MOST_PLAYERS, MOST_TRICKS, NO_BID, NO_CARD, NO_COLOUR, NO_SEAT, TRUMP_AS_LED, TRUMP_UNNAMED,
)
from doublelucky7.kernel.position cimport (
    Position, begin, bid, deal_at_random, forbidden_bid, is_over, legal_cards, play, points_of, seat_to_bid,
)
from doublelucky7.kernel.table_codes cimport (
    ACTION_CODES, ASKING_BID, ASKING_CARD, ASKING_OPTION, ASKING_TRUMP, ASKING_WHEEL, CLASSIC, CODE_BID,
    CODE_CHANGE_DEALER, CODE_CHANGE_TRUMP, CODE_DOUBLE_POINTS, CODE_EXTRA_CARD, CODE_KEEP_PAWN, CODE_LOWER_BID,
    CODE_NAME_TRUMP, CODE_NO_TRUMP, CODE_PLAYER_SWAP, CODE_RAISE_BID, CODE_ROLL_DIE, DIE_FACES, DOUBLE_ROUND,
    FACE_CHANGED, FACE_LED, FACE_NAMED, FACE_NONE, FACE_TURNED, IN_HAND, LUCKY_DICE, NO_CODE, NO_FACE, OPTIONS,
    PENALTY, ROUNDS_IN_A_SERIES, TRUMP_FACES, UNLUCKY_FACE, W_CHANGE_BID, W_CHANGE_DEALER, W_CHANGE_TRUMP, W_DOUBLE_POINTS,
    W_EXTRA_CARD, W_NO_TRUMP, W_PLAYER_SWAP,
)


cdef class Table(Position):
    cdef readonly int mode, rounds, joker_makes, round, asking, seat, face, trump_face
    cdef readonly int finished, scored, rolled_face, option_seat, option_code, kept, has_last_trick, last_winner, games
    cdef readonly unsigned long long chance
    cdef int points[7]
    cdef int missed[7]
    cdef int pawns[7]
    cdef int placed[7]
    cdef int last_trick[7]
    cdef int plays[49]
    cdef float rewards[7]
    cdef unsigned long long dealt[7]
    cdef unsigned long long given[7]
    cdef unsigned long long received[7]


cdef void begin_game(Table at, unsigned long long chance) noexcept nogil
cdef void step(Table at, int code) noexcept nogil
cdef void write_mask(Table at, signed char[:, ::1] masks, Py_ssize_t row) noexcept nogil
cdef void _begin_round(Table at) noexcept nogil
cdef void _after_bids(Table at) noexcept nogil
cdef void _ask_next(Table at, int place) noexcept nogil
cdef void _begin_play(Table at) noexcept nogil
cdef bint _is_available(Table at, int option) noexcept nogil
cdef bint _is_free(Table at, int option) noexcept nogil
cdef void _roll(Table at) noexcept nogil
cdef int _seat_at(Table at, int places) noexcept nogil
cdef void _use_option(Table at, int code) noexcept nogil
cdef void _swap(Table at, int pair) noexcept nogil
cdef void _play(Table at, int card) noexcept nogil
cdef void _score(Table at) noexcept nogil
cdef void _mask_option(Table at, int option, signed char[:, ::1] masks, Py_ssize_t row) noexcept nogil
