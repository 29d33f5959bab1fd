from libc.math cimport sqrt

from doublelucky7.kernel.bits cimport bit, cards_above, cards_below, cards_of, count_of, lowest_of, without_lowest
from doublelucky7.kernel.codes cimport (
    CARD_SLOTS, DECK_SIZE, FEATURES, JOKER, KINDS, NO_BID, NO_CARD, NO_COLOUR, NUMBERS, SITUATION,
)
from doublelucky7.kernel.network cimport Network, Scratch
from doublelucky7.kernel.position cimport Position, power_of


cdef class Policy:
    cdef double weights[6][12]
    cdef double situation[8]
    cdef public double noise, bid_heat, card_heat
    cdef readonly Network network
    cdef readonly int learned


cdef class Evaluation:
    cdef readonly int held, count, choice
    cdef readonly Scratch scratch
    cdef unsigned long long unseen
    cdef int cards[16]
    cdef double chances[16]
    cdef double features[12]
    cdef int moves[16]
    cdef double values[16]
    cdef double spread[16]


cdef void load(Policy policy, list values) except *
cdef list as_list(Policy policy)
cdef double smooth(double x) noexcept nogil
cdef void describe_seat(
    Evaluation evaluation, Position at, int seat, int tricks_left, double share, double demand
) noexcept nogil
cdef int describe_colour(
    Evaluation evaluation, Position at, int seat, int colour, int tricks_left, double share
) noexcept nogil
cdef void describe_card(Evaluation evaluation, int card, double share) noexcept nogil
cdef double weigh(Policy policy, Evaluation evaluation, int kind, int first, int last) noexcept nogil
cdef unsigned long long held_by(Position at, int seat) noexcept nogil
cdef double share_of_others(Position at, int tricks_left, Evaluation evaluation) noexcept nogil
cdef double demand_of_others(Position at, int seat, int tricks_left) noexcept nogil
cdef double chance_in_the_last(Position at, int seat, int card, Evaluation evaluation) noexcept nogil
cpdef list described(Position at, int seat, int tricks_left, Evaluation evaluation)
cpdef void judge_cards(Policy policy, Position at, int seat, int tricks_left, Evaluation evaluation) noexcept nogil
cdef double chance_now(Policy policy, Position at, int seat, int card, unsigned long long unseen) noexcept nogil
cdef void compute_trick_chances(Evaluation evaluation, int leave_out, int leave_out_too) noexcept nogil
