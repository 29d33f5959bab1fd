"""Where a game's cards and dice come from: first from what was stacked, then from a key, else from whoever plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

import msgspec

from doublelucky7.dealing.supply import chance_for
from doublelucky7.records.building import Decided
from doublelucky7.rules.actions import ChanceAction, Deal, DieFell, DrawForDealer
from doublelucky7.rules.cards import FULL_DECK, Card
from doublelucky7.rules.events import Event
from doublelucky7.rules.first_dealer import draws_made
from doublelucky7.rules.ruleset import Seat
from doublelucky7.rules.waiting import WaitingForChance, WaitingForDeal, WaitingForDie, WaitingForDraw


class Chance(msgspec.Struct, frozen=True, kw_only=True):
    """Everything stacked, each in its order, and the key behind the rest, None where there is none."""

    draws: tuple[DrawForDealer, ...] = ()
    decks: tuple[Deal, ...] = ()
    faces: tuple[DieFell, ...] = ()
    key: bytes | None = None
    deck: tuple[Card, ...] = FULL_DECK

    @property
    def is_stacked(self) -> bool:
        """Whether somebody has decided anything of it beforehand."""
        return bool(self.draws or self.decks or self.faces)

    def for_what_waits(
        self, waiting: WaitingForChance, rounds_begun: int, done: Sequence[Decided], events: Sequence[Event]
    ) -> ChanceAction | None:
        """What comes next after all that was done, None where it has to be supplied by hand."""
        draws = draws_made(events)
        stacked: Sequence[ChanceAction]
        match waiting:
            case WaitingForDraw():
                stacked, used = self.draws, draws
            case WaitingForDeal():
                stacked, used = self.decks, rounds_begun
            case WaitingForDie():
                stacked, used = self.faces, sum(isinstance(decided.action, DieFell) for decided in done)
            case _ as unreachable:
                assert_never(unreachable)
        if used < len(stacked):
            return stacked[used]
        return None if self.key is None else chance_for(self.key, waiting, rounds_begun, draws, self.deck)


def chance_in(done: Sequence[Decided], key: bytes | None) -> Chance:
    """The same chance once more, so that a game that was loaded deals the same cards after an undo."""
    actions = [decided.action for decided in done]
    return Chance(
        draws=tuple(action for action in actions if isinstance(action, DrawForDealer)),
        decks=tuple(action for action in actions if isinstance(action, Deal)),
        faces=tuple(action for action in actions if isinstance(action, DieFell)),
        key=key,
    )


def stacked_deck(top: str | Sequence[Card], deck: tuple[Card, ...] = FULL_DECK) -> tuple[Card, ...]:
    """A whole deck with these cards on top, in this order, and all others under them; text is like "R7 G1 J"."""
    cards = [card_named(code) for code in top.split()] if isinstance(top, str) else list(top)
    for place, card in enumerate(cards):
        if not isinstance(card, Card):
            raise ValueError(f"a deck is made of Cards, or written like 'R7 G1 J'; {card!r} is neither")
        if card in cards[:place]:
            raise ValueError(f"no card exists twice, but {card.value} is stacked twice in a deck")
        if card not in deck:
            raise ValueError(f"this variant is played without {card.value}")
    return (*cards, *(card for card in deck if card not in cards))


def draw_won_by(seat: Seat) -> DrawForDealer:
    """A deck for the draw in which this seat draws the Joker (R2.1)."""
    others = [card for card in FULL_DECK if card is not Card.JOKER]
    return DrawForDealer((*others[:seat], Card.JOKER, *others[seat:]))


def card_named(code: str) -> Card:
    """The card of a code like R7 or J."""
    try:
        return Card(code)
    except ValueError:
        raise ValueError(
            f"there is no card {code!r}; cards are R1 to R14, Y1 to Y14, G1 to G14, B1 to B14 and J"
        ) from None
