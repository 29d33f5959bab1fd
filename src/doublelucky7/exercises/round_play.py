"""One round played on its own: the game as it stands, and what has happened since the deal."""

from __future__ import annotations

from typing import Final

import msgspec

from doublelucky7.rules.actions import Action, Deal
from doublelucky7.rules.cards import FULL_DECK, Card
from doublelucky7.rules.engine import act, before_round
from doublelucky7.rules.events import Event
from doublelucky7.rules.ruleset import RuleSet, Seat, tricks_in
from doublelucky7.rules.seeing import heard_by
from doublelucky7.rules.state import State
from doublelucky7.rules.views import Heard
from doublelucky7.rules.waiting import WaitingForDeal

LONG_GAME: Final = RuleSet(rounds=14)
"""Exercises stand in the long game, so that nobody plays for the win in a round that stands for itself."""


class RoundPlay(msgspec.Struct, frozen=True):
    """A round as far as it has been played."""

    state: State
    events: tuple[Event, ...]
    """All events since the deal, the secret ones included."""

    def after(self, action: Action) -> RoundPlay:
        """The round after one more action; raises `IllegalAction` for what the rules refuse."""
        outcome = act(self.state, action)
        return RoundPlay(outcome.state, (*self.events, *outcome.events))

    def heard(self, seat: Seat) -> Heard:
        """What a seat has heard of it."""
        return heard_by(seat, self.state, self.events)

    @property
    def is_over(self) -> bool:
        """Whether the round has been scored."""
        return self.state.is_over or isinstance(self.state.waiting, WaitingForDeal)


def dealt(ruleset: RuleSet, players: int, round_number: int, dealer: Seat, cards: tuple[Card, ...]) -> RoundPlay:
    """A round with its cards dealt; the cards named lie on top of the deck, in the order they are dealt."""
    table = before_round(ruleset, players, round_number, dealer)
    on_top = set(cards)
    deck = (*cards, *(card for card in FULL_DECK if card not in on_top))
    return RoundPlay(table, ()).after(Deal(deck))


def cards_dealt(players: int, round_number: int) -> int:
    """How many cards are dealt or turned up in a round."""
    return players * tricks_in(round_number) + 1
