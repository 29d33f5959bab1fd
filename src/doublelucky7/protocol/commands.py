"""What a person may ask of a table; what is done in the game itself are the rules' player actions."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from doublelucky7.protocol.sitting import (
    AdvanceAnswer,
    AwayChoice,
    Forfeits,
    Hex32,
    LevelName,
    PersonId,
    RawText,
    RematchAnswer,
    SeatCount,
    TableSettings,
    Talk,
)
from doublelucky7.rules.actions import PlayerAction
from doublelucky7.rules.ruleset import MOST_PLAYERS, RuleSet, Seat


class _Command(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True, gc=False):
    pass


class NotStored(_Command, frozen=True):
    """A command whose effect ends with a restart; one class, because asking a union of types takes long."""


class TakeSeat(_Command, frozen=True, tag="take_seat"):
    """Sit down on an open seat, once more for each further person at this device."""

    seat: Seat
    name: RawText


class LeaveSeat(_Command, frozen=True, tag="leave_seat"):
    """Stand up before the game starts."""

    seat: Seat


class FillSeat(_Command, frozen=True, tag="fill_seat"):
    """Host: a bot of this level sits on an open seat or changes its level."""

    seat: Seat
    level: LevelName


class FreeSeat(_Command, frozen=True, tag="free_seat"):
    """Host: whoever sits here, person or bot, gets up."""

    seat: Seat


class ReorderSeats(_Command, frozen=True, tag="reorder_seats"):
    """Host: seat i goes to who sat on seat `order[i]`."""

    order: Annotated[tuple[Seat, ...], msgspec.Meta(max_length=MOST_PLAYERS)]


class ResizeTable(_Command, frozen=True, tag="resize_table"):
    """Host: another number of seats; only open ones can go."""

    seats: SeatCount


class ChangeRules(_Command, frozen=True, tag="change_rules"):
    """Host: another rule set, before the start."""

    ruleset: RuleSet


class ChangeSettings(_Command, frozen=True, tag="change_settings"):
    """Host: pace and spectators at any time, absence and clock before the start."""

    settings: TableSettings


class WriteForfeits(_Command, frozen=True, tag="write_forfeits"):
    """Host: the table's own list of forfeits, empty for none (R6.5)."""

    forfeits: Forfeits


class HandOnHost(_Command, frozen=True, tag="hand_on_host"):
    """Host: somebody else at the table is host now."""

    person: PersonId


class StartGame(_Command, frozen=True, tag="start_game"):
    """Host: the seats are final, each client adds to the dealing, then cards are dealt."""


class CloseTable(_Command, frozen=True, tag="close_table"):
    """Host: the table ends here, and the dealing's secret is laid open."""


class PromiseContribution(_Command, frozen=True, tag="promise_contribution"):
    """A seat's client publishes the hash of what it will add to the dealing, before anybody's contribution is known."""

    seat: Seat
    hash: Hex32


class RemovePerson(_Command, frozen=True, tag="remove_person"):
    """Host: a person leaves the table for good; in a game bots take the seats."""

    person: PersonId


class Contribute(_Command, frozen=True, tag="contribute"):
    """A seat's client adds 32 bytes of its own to the dealing: those it has promised, once all promises are made.

    Without a promise the bytes count as promised now: such a client trusts the server to keep them to itself.
    """

    seat: Seat
    hex: Hex32


class OfferSeat(NotStored, frozen=True, tag="offer_seat"):
    """The holder offers the seat to another person who is at the table."""

    seat: Seat
    person: PersonId


class AcceptSeat(_Command, frozen=True, tag="accept_seat"):
    """The person to whom a seat was offered sits down on it."""

    seat: Seat
    name: RawText


class TakeBack(_Command, frozen=True, tag="take_back"):
    """Undo of the own bid or card, until the next action by any seat."""

    seat: Seat


class AskCoach(_Command, frozen=True, tag="ask_coach"):
    """Ask the coach about the decision the own seat has to make, where nobody else plays; it is noted in the record."""

    seat: Seat


class Pause(_Command, frozen=True, tag="pause"):
    """Any seated person stops the game for a while."""


class Resume(_Command, frozen=True, tag="resume"):
    """The game goes on: at once by who paused it, after a while by anybody."""


class StepAway(_Command, frozen=True, tag="step_away"):
    """A person leaves the device for a while: a bot plays all the own seats, or the table pauses."""

    choice: AwayChoice


class ComeBack(_Command, frozen=True, tag="come_back"):
    """A person plays the own seats again."""


class LetBotPlay(_Command, frozen=True, tag="let_bot_play"):
    """Anybody seated, once the table has waited long enough: a bot plays for an absent person until they are back."""

    seat: Seat


class AnswerWheelInAdvance(NotStored, frozen=True, tag="answer_wheel_in_advance"):
    """Pass on the wheel before being asked, or take that back."""

    seat: Seat
    answer: AdvanceAnswer


class GoOn(NotStored, frozen=True, tag="go_on"):
    """A seated person has seen the score pad."""


class GoOnForAll(NotStored, frozen=True, tag="go_on_for_all"):
    """Host, or after a while anybody seated: the next round is dealt though somebody still reads the score pad."""


class ForfeitDone(NotStored, frozen=True, tag="forfeit_done"):
    """The holder of a seat, or the host, has seen its forfeit done (R6.5)."""

    seat: Seat


class AnswerRematch(_Command, frozen=True, tag="answer_rematch"):
    """Play again with the same crew, or not."""

    answer: RematchAnswer


class Say(NotStored, frozen=True, tag="say"):
    """Canned table talk or an emote."""

    seat: Seat
    talk: Talk


class Mute(NotStored, frozen=True, tag="mute"):
    """Hear nothing said by this person."""

    person: PersonId


class Unmute(NotStored, frozen=True, tag="unmute"):
    """Hear this person again."""

    person: PersonId


class BeTheTable(NotStored, frozen=True, tag="be_the_table"):
    """This device shows the table to everybody in the room and makes the sounds, until it goes."""


HostCommand: TypeAlias = (
    FillSeat
    | FreeSeat
    | ReorderSeats
    | ResizeTable
    | ChangeRules
    | ChangeSettings
    | WriteForfeits
    | HandOnHost
    | RemovePerson
    | StartGame
    | CloseTable
)
TableCommand: TypeAlias = (
    HostCommand
    | TakeSeat
    | LeaveSeat
    | PromiseContribution
    | Contribute
    | AcceptSeat
    | TakeBack
    | AskCoach
    | Pause
    | Resume
    | StepAway
    | ComeBack
    | LetBotPlay
    | AnswerRematch
)
StoredCommand: TypeAlias = TableCommand | PlayerAction
"""Commands that become entries of the game's stream."""

BoundedCommand: TypeAlias = (
    PlayerAction
    | PromiseContribution
    | Contribute
    | Resume
    | ComeBack
    | LetBotPlay
    | LeaveSeat
    | RemovePerson
    | CloseTable
)
"""Stored commands that can be repeated only together with others, so a game goes on where those are refused."""

TransientCommand: TypeAlias = (
    OfferSeat | AnswerWheelInAdvance | GoOn | GoOnForAll | ForfeitDone | Say | Mute | Unmute | BeTheTable
)
"""Commands whose effect is not stored and ends with a restart."""

Command: TypeAlias = StoredCommand | TransientCommand
