"""How a lesson is written down: who holds what, what the others do, when the learner is asked, and what is said."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

import msgspec

from doublelucky7.rules.actions import ChangeBid, ChangeDealer, PlaceBid, PlayCard, PlayerAction
from doublelucky7.rules.ruleset import Mode, Seat
from doublelucky7.rules.wheel import WheelOption

YOU: Seat = 0
PAULA: Seat = 1
OTTO: Seat = 2
PLAYERS = 3

START = ""
"""Stands for the first thing the learner is asked, where others are named by what the learner did before."""


class Sentence(msgspec.Struct, frozen=True):
    """The key of a sentence and the thing it points at."""

    key: str
    points_at: str


class Beginning(Enum):
    """Where the page first looks at the round; what came before is played, and not shown."""

    BIDS = "bid"
    WHEEL = "wheel"
    CARDS = "card"


class About(Enum):
    """What a question is about."""

    WHO_LEADS = "who_leads"
    WHO_DEALS = "who_deals"
    ROUND_SEVEN = "round_seven"


class Quiz(msgspec.Struct, frozen=True):
    """A question after so many tricks; about points it is asked only of who made the bid."""

    about: About
    after_tricks: int
    question: Sentence
    explanation: Sentence


class Script(msgspec.Struct, frozen=True, kw_only=True):
    """One part of a lesson; cards are written as in records, seats are you, Paula and Otto."""

    round: int
    dealer: Seat
    hands: tuple[str, str, str]
    turned_up: str
    bids: tuple[int | None, int, int]
    """None where the learner is asked."""
    begins: Beginning
    mode: Mode = Mode.CLASSIC
    bids_instead: Mapping[tuple[int, Seat], int] = {}
    """What a seat bids, by the learner's bid, where the one of `bids` is forbidden then."""
    order: Mapping[Seat, str] = {}
    """In which order a seat gives away its cards as far as it may, where it is not that of the hand."""
    least_cards: int | None = None
    """The learner is asked for a card while holding at least so many; never where it is None."""
    asks_on_after: frozenset[str] | None = None
    """After anything else at the wheel the rest plays itself."""
    stops_at_first_card: bool = False
    earlier_pawn: WheelOption | None = None
    """Where Otto's pawn stands since the round before."""
    faces: tuple[int, ...] = ()
    """What the die shows."""
    prompts: Mapping[str, Sentence]
    """What is said before a decision, by what the learner did last."""
    remarks: Mapping[str, Sentence] = {}
    """What is said after a decision of the learner."""
    made: Sentence | None = None
    missed: Sentence | None = None
    quizzes: tuple[Quiz, ...] = ()
    film: tuple[str, ...] = ()
    """What the film shows the learner doing."""


class LessonScript(msgspec.Struct, frozen=True):
    """A lesson with its parts, each from a position of its own."""

    name: str
    clauses: tuple[str, ...]
    parts: tuple[Script, ...]


def label_of(action: PlayerAction) -> str:
    """What a script calls an action: the card, the bid, or the option with its target where that matters."""
    match action:
        case PlayCard(card=card):
            return card.value
        case PlaceBid(bid=bid):
            return f"bid {bid}"
        case ChangeBid(target=target, change=change):
            return f"change_bid {target} {change:+d}"
        case ChangeDealer(target=target):
            return f"change_dealer {target}"
        case _:
            return str(action.__struct_config__.tag)
