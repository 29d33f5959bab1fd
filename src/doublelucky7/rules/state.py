"""The whole state of a game, secrets included; only the engine and those it trusts may import this."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from doublelucky7.rules.cards import Card, Hand
from doublelucky7.rules.ruleset import RuleSet, Seat
from doublelucky7.rules.scoring import GameResult, RoundScore
from doublelucky7.rules.tricks import LaidCard, LaidCards, Trick
from doublelucky7.rules.trump import Trump
from doublelucky7.rules.waiting import GameIsOver, Waiting, WaitingForSeat
from doublelucky7.rules.wheel import Pawns

T = TypeVar("T")


class State(msgspec.Struct, frozen=True, kw_only=True):
    """Everything there is to know about a game between two events, as one frozen value."""

    ruleset: RuleSet
    players: int
    waiting: Waiting
    dealer: Seat | None = None
    pad: tuple[RoundScore, ...] = ()
    series_without_pawn: tuple[int, ...]
    pawns: Pawns
    result: GameResult | None = None

    # What follows belongs to the running round and begins anew with each deal.
    round: int = 0
    tricks: int = 0
    pile: tuple[Card, ...] = ()
    turned_up: Card | None = None
    trump: Trump | None = None
    hands: tuple[Hand, ...]
    given_away: tuple[Hand | None, ...]
    bids: tuple[int | None, ...]
    extra_card: LaidCard | None = None
    doubler: Seat | None = None
    trick: LaidCards = ()
    finished_tricks: tuple[Trick, ...] = ()
    tricks_won: tuple[int, ...]

    @property
    def to_act(self) -> Seat | None:
        """The seat that must decide now, None while chance decides and after the end."""
        waiting = self.waiting
        return waiting.seat if isinstance(waiting, WaitingForSeat) else None

    @property
    def is_over(self) -> bool:
        """Whether the last round has been scored."""
        return isinstance(self.waiting, GameIsOver)

    @property
    def dealer_token(self) -> Seat:
        """The seat the dealer token lies with, from the moment the first dealer is found."""
        assert self.dealer is not None
        return self.dealer

    @property
    def next_dealer(self) -> Seat:
        """Who deals the next round: the first dealer, then always the one to the left (R2.4)."""
        return self.dealer_token if self.round == 0 else (self.dealer_token + 1) % self.players


def with_at(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """The values of all seats, with another one at this seat."""
    return (*values[:seat], value, *values[seat + 1 :])
