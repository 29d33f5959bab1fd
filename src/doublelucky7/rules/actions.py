"""What can be done to a game: by a player, always with its seat, or by chance from outside.

An action refuses a value of the wrong kind when it is made; whether it is allowed is for the rules to say.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

import msgspec
from msgspec.structs import astuple

from doublelucky7.rules.cards import Card, Colour
from doublelucky7.rules.ruleset import Seat
from doublelucky7.rules.wheel import WheelOption

_KINDS: Final[dict[str, type]] = {"card": Card, "colour": Colour, "deck": tuple}
"""What each field of an action holds; all others hold whole numbers."""

SEAT_FIELDS: Final = ("seat", "target", "first", "second")
"""The fields of an action that hold a seat."""

_IN_WORDS: Final[dict[type, str]] = {
    int: "a whole number",
    Card: "a Card, such as Card.R7",
    Colour: "a Colour, such as Colour.RED",
    tuple: "a tuple of Cards",
}


class _Action(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True, gc=False):
    def __post_init__(self) -> None:
        for field, value in zip(self.__struct_fields__, astuple(self), strict=True):
            kind = _KINDS.get(field, int)
            # Not isinstance: True would pass for seat 1, and records could not hold it.
            if type(value) is not kind or (isinstance(value, tuple) and {type(card) for card in value} - {Card}):
                raise ValueError(f"{field} of {type(self).__name__} is {_IN_WORDS[kind]}, not {value!r}")


class SeatAction(_Action, frozen=True):
    """Whatever a player does; one class, because asking a union of types about a type takes long."""


class NameTrump(SeatAction, frozen=True, tag="name_trump"):
    """The dealer names the trump colour after turning up the Joker (R3.2)."""

    seat: Seat
    colour: Colour


class PlaceBid(SeatAction, frozen=True, tag="place_bid"):
    """A player predicts the number of tricks (R4)."""

    seat: Seat
    bid: int


class KeepPawn(SeatAction, frozen=True, tag="keep_pawn"):
    """A player passes when the wheel is offered (R7.1)."""

    seat: Seat


class RollDie(SeatAction, frozen=True, tag="roll_die"):
    """A player rolls the Lucky Dice (R7.5)."""

    seat: Seat


class PlainOption(SeatAction, frozen=True):
    """An option of the wheel that has no target: there is nothing to choose about it."""

    seat: Seat


class ChangeBid(SeatAction, frozen=True, tag="change_bid"):
    """W1: one player's bid goes up or down by exactly one."""

    seat: Seat
    target: Seat
    change: Literal[-1, 1]


class PlayerSwap(SeatAction, frozen=True, tag="player_swap"):
    """W2: two players exchange their hands; an exchange has no order, so the lower seat comes first."""

    seat: Seat
    first: Seat
    second: Seat

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.first > self.second:
            lower, higher = self.second, self.first
            msgspec.structs.force_setattr(self, "first", lower)
            msgspec.structs.force_setattr(self, "second", higher)


class ChangeDealer(SeatAction, frozen=True, tag="change_dealer"):
    """W3: the dealer token goes to another player."""

    seat: Seat
    target: Seat


class DoublePoints(PlainOption, frozen=True, tag="double_points"):
    """W4: one's own points of this round count double."""


class ChangeTrump(SeatAction, frozen=True, tag="change_trump"):
    """W5: a new trump colour for the round."""

    seat: Seat
    colour: Colour


class ExtraCard(PlainOption, frozen=True, tag="extra_card"):
    """W6: the next card of the pile is laid face up in front of the player."""


class NoTrump(PlainOption, frozen=True, tag="no_trump"):
    """W7: no trump colour this round."""


class PlayCard(SeatAction, frozen=True, tag="play_card"):
    """A player plays a card from the hand, or the own Extra Card (R5, W6)."""

    seat: Seat
    card: Card


class DrawForDealer(_Action, frozen=True, tag="draw_for_dealer"):
    """Chance: a shuffled deck, from the top of which those in question draw for the deal (R2.1)."""

    deck: tuple[Card, ...]


class Deal(_Action, frozen=True, tag="deal"):
    """Chance: the shuffled deck of a round, top card first (R2.2)."""

    deck: tuple[Card, ...]


class DieFell(_Action, frozen=True, tag="die_fell"):
    """Chance: the face of the die that was rolled (R7.5)."""

    face: int


OptionAction: TypeAlias = ChangeBid | PlayerSwap | ChangeDealer | DoublePoints | ChangeTrump | ExtraCard | NoTrump
WheelAction: TypeAlias = KeepPawn | RollDie | OptionAction
PlayerAction: TypeAlias = NameTrump | PlaceBid | WheelAction | PlayCard
ChanceAction: TypeAlias = DrawForDealer | Deal | DieFell
Action: TypeAlias = PlayerAction | ChanceAction

OPTION_KINDS: Final[dict[WheelOption, type[OptionAction]]] = {
    WheelOption(kind.__struct_config__.tag): kind for kind in get_args(OptionAction)
}
"""An option's action bears the option's name as its tag."""

_OPTION_OF: Final = {kind: option for option, kind in OPTION_KINDS.items()}


def option_of(action: OptionAction) -> WheelOption:
    """The option of the wheel that an action carries out."""
    return _OPTION_OF[type(action)]
