"""What the coach says of a game, as values only: what is sent to people needs neither bots nor kernel."""

from __future__ import annotations

from enum import Enum
from typing import Final

import msgspec

from doublelucky7.rules.actions import PlayerAction
from doublelucky7.rules.cards import Card, Colour
from doublelucky7.rules.wheel import WheelOption

HUNDREDTHS: Final = 100


class MoveValue(msgspec.Struct, frozen=True, kw_only=True):
    """One legal action and what it should bring."""

    action: PlayerAction
    points: float
    """Expected points of the round; at the wheel with the worth of a pawn that is kept."""
    error: float
    """The standard error of that mean, 0 where no deals were played out."""
    made: float
    """The chance to make the bid, as it comes true for people."""
    tricks: tuple[float, ...]
    """The forecast: the chances to end the round with 0, 1, … 7 tricks, as they come true for people."""
    tricks_at_best: tuple[float, ...]
    """The same where everybody plays on as the network does, which is what the points go by."""
    wins: float | None
    """The chance to win the game, in the last two rounds."""
    gain: float
    """Points more than the action that was chosen."""
    gain_error: float
    """The standard error of that gain, which the same deals for both keep small."""
    worth: float
    """What the actions are ranked by: points, what the network alone says, and in the last rounds the chance to win."""


class Judgement(msgspec.Struct, frozen=True, kw_only=True):
    """A decision judged from what its seat had heard: every legal action, the best first."""

    step: int
    round: int
    moves: tuple[MoveValue, ...]
    chosen: int
    """The place of the chosen action among the moves, counted from 0."""
    lost: float
    """The points the choice cost against the best."""
    error: float
    """The standard error of that loss."""
    is_mistake: bool
    worlds: int
    """How many deals every action was played out in; 0 where the network alone judged."""


class ReasonCode(Enum):
    """What can be said about a mistake."""

    WANTED_FORBIDDEN = "wanted_forbidden"
    BID_TOO_HIGH = "bid_too_high"
    BID_TOO_LOW = "bid_too_low"
    BID_WORTH_MORE = "bid_worth_more"
    TRUMP_LONGER = "trump_longer"
    HIGHER_STILL_OUT = "higher_still_out"
    TAKE_IT_NOW = "take_it_now"
    DEALER_LEADS_AGAIN = "dealer_leads_again"
    HIGH_CARD_WASTED = "high_card_wasted"
    ONE_TOO_MANY = "one_too_many"
    LOSE_IT_NOW = "lose_it_now"
    SHORT_MORE_OFTEN = "short_more_often"
    OVER_MORE_OFTEN = "over_more_often"
    PENALTY_NEAR = "penalty_near"
    USE_THE_PAWN = "use_the_pawn"
    KEEP_THE_PAWN = "keep_the_pawn"
    ROLL_THE_DIE = "roll_the_die"
    OTHER_OPTION = "other_option"
    OTHER_TARGET = "other_target"


class Reason(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A reason with what its sentence needs; absent is what it does not need."""

    code: ReasonCode
    card: Card | None = None
    other_card: Card | None = None
    colour: Colour | None = None
    other_colour: Colour | None = None
    option: WheelOption | None = None
    bid: int | None = None
    other_bid: int | None = None
    count: int | None = None
    other_count: int | None = None
    points: float | None = None


class KeyDecisionKind(Enum):
    """Why a decision mattered."""

    LOST = "lost"
    """Something better was there."""
    FOUND = "found"
    """The one good choice was found."""


class KeyDecision(msgspec.Struct, frozen=True):
    """A decision that mattered: its step in the replay, and how many points it cost or saved."""

    step: int
    kind: KeyDecisionKind
    points: float


class ReviewedDecision(msgspec.Struct, frozen=True):
    """A decision judged, with the reasons where it was a mistake."""

    judgement: Judgement
    reasons: tuple[Reason, ...]


class RoundLedger(msgspec.Struct, frozen=True, kw_only=True):
    """One round in hundredths of a point; all parts but `score` add up to `score`."""

    round: int
    average: int
    """What an average hand brings in that place."""
    cards: int
    """Luck: what the hand was worth at the deal beyond an average one."""
    table: int
    """Luck: what trump and the bids before the own one made of it."""
    bid: int
    """Skill: the bid, and the trump where it was named, against the best."""
    play: int
    """Skill: the cards played, against the best."""
    wheel: int
    """What the own pawn added in this round."""
    rest: int
    """Luck: others' choices and how the cards lay."""
    score: int

    @property
    def luck(self) -> int:
        """What came without the player's doing."""
        return self.cards + self.table + self.rest

    @property
    def skill(self) -> int:
        """What the player's own choices made of it."""
        return self.bid + self.play + self.wheel


class GameReview(msgspec.Struct, frozen=True, kw_only=True):
    """What the coach makes of one seat's game."""

    version: int
    seat: int
    decisions: tuple[ReviewedDecision, ...]
    ledger: tuple[RoundLedger, ...]
    penalty: int
    moments: tuple[KeyDecision, ...]
    worlds: int
    """How many deals a look took; 0 where there is no compiled kernel and the network alone judged."""


class Prospect(msgspec.Struct, frozen=True):
    """A legal action, the points it should bring, the chance to make the bid, and the chances of 0, 1, … 7 tricks."""

    action: PlayerAction
    points: float
    made: float
    tricks: tuple[float, ...] = ()
    """Empty where nothing is foreseen."""
