# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: infer_types=True, annotation_typing=False
"""What one seat was told of a round: the position as far as it lies open, and every move since the deal."""

from __future__ import annotations

import cython

if not cython.compiled:
    from doublelucky7.kernel.bits import bit, count_of
    from doublelucky7.kernel.codes import (
        CARD,
        DECK_SIZE,
        EXTRA_CARD,
        MOST_PLAYERS,
    )
    from doublelucky7.kernel.moves import make
    from doublelucky7.kernel.position import Position, begin, copy_into, turn_up

# One naming of trump, seven bids, one wheel option and forty-nine cards are the most a round can hold.
_MOST_MOVES = 64


class Knowledge:
    """A seat's memory of a round; `now` holds its own hand and of the others only cards known to be there."""

    def __init__(
        self,
        players: int,
        tricks: int,
        dealer: int,
        round_factor: int,
        turned: int,
        joker_makes: int,
        me: int,
        hand: int,
    ) -> None:
        self.me = me
        self.now = Position()
        self.start = Position()
        begin(self.now, players, tricks, dealer, round_factor)
        turn_up(self.now, turned, joker_makes)
        self.now.hands[me] = hand
        copy_into(self.start, self.now)
        # Cards that lie in another hand or in the pile, nobody told this seat where.
        self.unseen = (bit(DECK_SIZE) - 1) & ~hand & ~bit(turned)
        self.moves = 0
        if not cython.compiled:
            self.hidden = [0] * MOST_PLAYERS
            self.known = [0] * MOST_PLAYERS
            self.spent = [0] * MOST_PLAYERS
            self.kinds = [0] * _MOST_MOVES
            self.firsts = [0] * _MOST_MOVES
            self.seconds = [0] * _MOST_MOVES
        for seat in range(players):
            # How many cards of a hand are unknown, which are known (W2), and which were played from it.
            self.hidden[seat] = 0 if seat == me else tricks
            self.known[seat] = 0
            self.spent[seat] = 0

    def note_move(self, kind: int, first: int, second: int = 0) -> None:
        """Take note of a move by whoever was next; an Extra Card (W6) comes as (seat, card)."""
        self.kinds[self.moves] = kind
        self.firsts[self.moves] = first
        self.seconds[self.moves] = second
        self.moves += 1
        if kind == EXTRA_CARD:
            self.now.under = second
            self.unseen &= ~bit(second)
        if kind == CARD and not (self.now.turn == self.now.extra_owner and first == self.now.extra_card):
            seat = self.now.turn
            self.spent[seat] |= bit(first)
            if self.known[seat] & bit(first):
                self.known[seat] &= ~bit(first)
            elif seat != self.me:
                self.hidden[seat] -= 1
                self.unseen &= ~bit(first)
        make(self.now, kind, first, second)

    def receive(self, hand: int) -> None:
        """Look at the hand a Player Swap brought (W2): the own former hand is known to be in the other seat's hand."""
        other = self.now.swapped_other if self.me == self.now.swapped_one else self.now.swapped_one
        # The swap has been heard, so the former hand lies with the other seat already.
        self.known[other] = self.now.hands[other]
        self.hidden[other] -= count_of(self.known[other])
        self.now.hands[self.me] = hand
        self.unseen &= ~hand

    def play_without(self, cards: int) -> None:
        """Take note of cards that this game is played without, as small variants are."""
        self.unseen &= ~cards

    def hand(self) -> int:
        """The own hand."""
        return self.now.hands[self.me]

    def hidden_of(self, seat: int) -> int:
        """How many cards of a seat's hand this one does not know."""
        return self.hidden[seat]

    def known_of(self, seat: int) -> int:
        """The cards this one knows to be in another seat's hand."""
        return self.known[seat]
