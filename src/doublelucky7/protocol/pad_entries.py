"""What people enter on a shared score pad, one tap at a time; only the shape is checked, the page does the scoring."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from doublelucky7.records.pad_record import MOST_PEOPLE, HouseRules, PadWheelUse, PersonIndex, PersonIndexes
from doublelucky7.rules.cards import Colour
from doublelucky7.rules.ruleset import FEWEST_PLAYERS, MOST_PLAYERS, JokerTrump, Mode

MOST_PALETTE_COLOURS: Final = 12
_WITHOUT_CONTROLS: Final = r"^[^\u0000-\u001f\u007f-\u009f]+(?![\s\S])"

PadEntryId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80, pattern=_WITHOUT_CONTROLS)]
"""Chosen by the device, new for each tap, the same when it is sent again."""

PadInstant: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]
PadName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20, pattern=_WITHOUT_CONTROLS)]
PadForfeit: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80, pattern=_WITHOUT_CONTROLS)]
PadToken: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_PLAYERS - 1)]
PaletteColour: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_PALETTE_COLOURS - 1)]
RoundNumber: TypeAlias = Annotated[int, Meta(ge=1, le=14)]
TrickNumber: TypeAlias = Annotated[int, Meta(ge=1, le=7)]
TrickCount: TypeAlias = Annotated[int, Meta(ge=0, le=7)]


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class PadRuleSet(_Part, frozen=True, kw_only=True):
    """What a crew plays, with its house rules."""

    rounds: Literal[7, 14]
    mode: Mode
    joker_trump: JokerTrump
    house: HouseRules


class PadPlayer(_Part, frozen=True):
    """Somebody at the table with one of the box's seven token colours."""

    name: PadName
    token: PadToken


class PadSetup(_Part, frozen=True, kw_only=True, rename="camel"):
    """Everything that is fixed before the first deal; the colours are places in the page's palette."""

    box: Literal["first", "second"]
    ruleset: PadRuleSet
    people: Annotated[tuple[PadPlayer, ...], Meta(min_length=FEWEST_PLAYERS, max_length=MOST_PEOPLE)]
    card_colours: Annotated[tuple[PaletteColour, ...], Meta(min_length=4, max_length=4)]
    token_colours: Annotated[tuple[PaletteColour, ...], Meta(min_length=MOST_PLAYERS, max_length=MOST_PLAYERS)]
    forfeits: Annotated[tuple[PadForfeit, ...], Meta(max_length=20)]


class PadTurnedUp(_Part, frozen=True):
    """The card turned up: a colour, or the Joker with the colour the dealer named (R3.2)."""

    card: Literal["R", "Y", "G", "B", "J"]
    named: Colour | None


class _Fact(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True, rename="camel"):
    pass


class SetupFact(_Fact, frozen=True, tag="setup"):
    """Who plays what."""

    setup: PadSetup


class FirstDealerFact(_Fact, frozen=True, tag="first_dealer"):
    """Who deals first."""

    person: PersonIndex


class SeatedFact(_Fact, frozen=True, tag="seated"):
    """Who plays from this round on, clockwise."""

    round: RoundNumber
    people: PersonIndexes


class TrumpFact(_Fact, frozen=True, tag="trump"):
    """What was turned up in a round; `null` takes it back."""

    round: RoundNumber
    turned_up: PadTurnedUp | None


class BidFact(_Fact, frozen=True, tag="bid"):
    """What somebody bid in a round; `null` takes it back."""

    round: RoundNumber
    person: PersonIndex
    bid: TrickCount | None


class WheelFact(_Fact, frozen=True, tag="wheel"):
    """What was done at the wheel in a round; `null` takes it back."""

    round: RoundNumber
    wheel: PadWheelUse | Literal["unused"] | None


class WinnerFact(_Fact, frozen=True, tag="winner"):
    """Who took a trick of a round; `null` takes it back."""

    round: RoundNumber
    trick: TrickNumber
    person: PersonIndex | None


class TakenFact(_Fact, frozen=True, tag="taken"):
    """How many tricks somebody took in a round; `null` takes it back."""

    round: RoundNumber
    person: PersonIndex
    tricks: TrickCount | None


PadFact: TypeAlias = SetupFact | FirstDealerFact | SeatedFact | TrumpFact | BidFact | WheelFact | WinnerFact | TakenFact


class PadEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A fact as it was entered, or the id of an earlier entry that is undone or redone: exactly one of the three.

    A fact names its place (round, person, trick), so that entering it again replaces what was there.
    """

    id: PadEntryId
    at: PadInstant
    fact: PadFact | UnsetType = UNSET
    undo: PadEntryId | UnsetType = UNSET
    redo: PadEntryId | UnsetType = UNSET

    def __post_init__(self) -> None:
        if [self.fact, self.undo, self.redo].count(UNSET) != len(("undo", "redo")):
            raise ValueError("an entry is one of fact, undo and redo")
