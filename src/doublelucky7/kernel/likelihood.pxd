from libc.math cimport exp, log

from doublelucky7.kernel.bits cimport count_of, stream
from doublelucky7.kernel.codes cimport (
    BID, CARD, EXTRA_CARD, MOST_PLAYERS, NAME_TRUMP, NO_SEAT, PLAYER_SWAP,
)
from doublelucky7.kernel.heuristic cimport list_bids, evaluate_bids, evaluate_cards, evaluate_trump
from doublelucky7.kernel.moves cimport make
from doublelucky7.kernel.position cimport Position, copy_into, legal_cards, seat_to_bid
from doublelucky7.kernel.redeal cimport Plan, redeal
from doublelucky7.kernel.strength cimport Evaluation, Policy
from doublelucky7.kernel.knowledge cimport Knowledge


cdef double log_chance_of(Evaluation evaluation, int move, double heat, double noise) noexcept nogil
cdef void judge(
    Knowledge knowledge, Position world, Policy model, Position at, Evaluation evaluation, double[::1] logs,
    long long base
) noexcept nogil
cdef void judge_worlds(
    Knowledge knowledge, Plan plan, Policy model, Position world, Position at, Evaluation evaluation, double[::1] logs,
    long long offset, unsigned long long seed, long long first, long long last
) noexcept nogil
cdef void _judge_worlds_without_lock(
    Knowledge knowledge, Plan plan, Policy model, Position world, Position at, Evaluation evaluation, double[::1] logs,
    long long offset, unsigned long long seed, long long first, long long last
)
cdef double mix(double[::1] logs, double[::1] shares, int models, long long world, long long worlds) noexcept nogil
cdef void add_to_all(double[::1] logs, double[::1] by_seat, long long first, long long worlds) noexcept nogil
cdef double effective(double[::1] logs, long long worlds, double top, double sharpness) noexcept nogil
cdef void resample(
    double[::1] logs, long long worlds, double top, double sharpness, long long wanted, long long[::1] counts
) noexcept nogil
cdef double explained(
    double[::1] logs, double[::1] shares, int models, long long world, long long worlds, int seat, int kind, double alike
) noexcept nogil
cdef double log_of_table(
    double[::1] logs, double[::1] shares, int models, long long world, long long worlds, int kind, double alike
) noexcept nogil
cdef double mix_tables(
    double[::1] logs, double[::1] shares, int models, long long world, long long worlds, double alike
) noexcept nogil
cdef void combine(
    double[::1] logs, double[::1] shares, int models, long long worlds, double alike, double[::1] total
) noexcept nogil
