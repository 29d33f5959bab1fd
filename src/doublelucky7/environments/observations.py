"""What a seat knows, as numbers: made from `Heard` alone, so that nothing else can get in.

An observation is what a seat sees now; an information state adds everything it was told since the deal. Both are arrays
of 32-bit floats with the planes that `planes_of_observation` and `planes_of_information` list, one after the other;
NumPy reads them with `asarray(observation)`. Seats are counted clockwise from the observer, cards are in deck order.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, NamedTuple

import msgspec

from doublelucky7.environments.action_codes import ACTION_CODES, code_of
from doublelucky7.rules.cards import COLOURS, FULL_DECK, Card
from doublelucky7.rules.events import (
    BidPlaced,
    CardPlayed,
    DieShowed,
    HandDealt,
    HandReceived,
    OptionEvent,
    PawnKept,
    TrumpTurned,
)
from doublelucky7.rules.options import action_behind
from doublelucky7.rules.ruleset import ROUNDS_IN_A_SERIES, JokerTrump, Mode, Seat
from doublelucky7.rules.trump import TrumpFace
from doublelucky7.rules.views import Heard, View
from doublelucky7.rules.waiting import (
    GameIsOver,
    WaitingForBid,
    WaitingForCard,
    WaitingForDeal,
    WaitingForDie,
    WaitingForDraw,
    WaitingForOption,
    WaitingForTrump,
    WaitingForWheel,
)
from doublelucky7.rules.wheel import DIE_FACES, WHEEL_OPTIONS

OBSERVATION_VERSION: Final = 1
"""Changes whenever a plane comes to mean something else."""

_CARDS: Final = len(FULL_DECK)
_BIDS: Final = ROUNDS_IN_A_SERIES + 1
_ROUNDS: Final = 2 * ROUNDS_IN_A_SERIES
_POINTS: Final = 100.0
"""What points are divided by, so that most numbers stay near one."""
_WAITINGS: Final = (
    WaitingForDraw,
    WaitingForDeal,
    WaitingForTrump,
    WaitingForBid,
    WaitingForWheel,
    WaitingForDie,
    WaitingForOption,
    WaitingForCard,
    GameIsOver,
)
_MODES: Final = tuple(Mode)
_JOKER_TRUMPS: Final = tuple(JokerTrump)
_TRUMP_FACES: Final = tuple(TrumpFace)


class Plane(NamedTuple):
    """A stretch of an array: its name, and how many numbers it has."""

    name: str
    size: int


@cache
def planes_of_observation(players: int) -> tuple[Plane, ...]:
    """The planes of an observation at a table of so many players, in their order."""
    return (
        Plane("mode: classic, tactical_escape, lucky_dice", len(_MODES)),
        Plane("joker_trump: dealer_leads, dealer_chooses", len(_JOKER_TRUMPS)),
        Plane("14 rounds, and open memory", 2),
        Plane("waiting: draw, deal, trump, bid, wheel, die, option, card, nothing", len(_WAITINGS)),
        Plane("seat to act", players),
        Plane("dealer", players),
        Plane("round 1 to 14", _ROUNDS),
        Plane("tricks of the round, 1 to 7", ROUNDS_IN_A_SERIES),
        Plane("own hand", _CARDS),
        Plane("hand given away in a swap", _CARDS),
        Plane("turned-up card", _CARDS),
        Plane("turned-up card lies face down", 1),
        Plane("how trump came about: turned_up, named, as_led, changed, none", len(_TRUMP_FACES)),
        Plane("trump colour", len(COLOURS)),
        Plane("bid of each seat: 0 to 7, or none yet", players * (_BIDS + 1)),
        Plane("tricks won by each seat: 0 to 7", players * _BIDS),
        Plane("card laid by each seat in the running trick", players * _CARDS),
        Plane("colour to follow", len(COLOURS)),
        Plane("card laid by each seat in the last trick", players * _CARDS),
        Plane("winner of the last trick", players),
        Plane("Extra Card", _CARDS),
        Plane("owner of the Extra Card", players),
        Plane("seat whose points count double", players),
        Plane("pawn of each seat: in hand, or on an option", players * (1 + len(WHEEL_OPTIONS))),
        Plane("seats yet to be asked at the wheel", players),
        Plane("face of the die that must be carried out", DIE_FACES),
        Plane("points of each seat, in hundreds", players),
        Plane("penalty of each seat, in hundreds", players),
    )


@cache
def planes_of_information(players: int) -> tuple[Plane, ...]:
    """The planes of an information state: those of an observation, then all that was told since the deal."""
    return (
        *planes_of_observation(players),
        Plane("hand as it was dealt", _CARDS),
        Plane("hand as it was received in a swap", _CARDS),
        Plane("card turned up, even if it lies face down now", _CARDS),
        Plane("bid of each seat as it was placed: 0 to 7, or none yet", players * (_BIDS + 1)),
        Plane("seats that kept their pawn", players),
        Plane("face the die showed", DIE_FACES),
        Plane("seat that used an option", players),
        Plane("code of the option used, as that seat counts", ACTION_CODES),
        Plane("card played by each seat in each trick", ROUNDS_IN_A_SERIES * players * _CARDS),
    )


def size_of(planes: Iterable[Plane]) -> int:
    """How many numbers an array with these planes has."""
    return sum(plane.size for plane in planes)


def observation_of(heard: Heard) -> array[float]:
    """What a seat sees now.

    Examples:
        >>> from doublelucky7 import Game
        >>> game = Game(4, seed=7)
        >>> len(observation_of(game.heard(0))) == size_of(planes_of_observation(4))
        True
    """
    found = array("f")
    for numbers in _observed(heard.view):
        found.extend(numbers)
    return found


def information_of(heard: Heard) -> array[float]:
    """What a seat sees now, and all it was told since the deal."""
    found = observation_of(heard)
    for numbers in _told(heard):
        found.extend(numbers)
    return found


def information_text(heard: Heard) -> str:
    """The same as text: equal for a seat exactly where it was told the same."""
    view = heard.view
    before = {"viewer": view.viewer, "ruleset": view.ruleset, "players": view.players, "pad": view.pad}
    return msgspec.json.encode({**before, "waiting": view.waiting, "events": heard.events}).decode()


def _observed(view: View) -> Iterable[Iterable[float]]:
    """The planes of an observation, in their order."""
    seats = _seats_from(view)
    yield _one_of(len(_MODES), _MODES.index(view.ruleset.mode))
    yield _one_of(len(_JOKER_TRUMPS), _JOKER_TRUMPS.index(view.ruleset.joker_trump))
    yield (float(view.ruleset.rounds == _ROUNDS), float(view.ruleset.open_memory))
    yield _one_of(len(_WAITINGS), _WAITINGS.index(type(view.waiting)))
    yield _one_seat(view, view.to_act)
    yield _one_seat(view, view.dealer)
    yield _one_of(_ROUNDS, view.round - 1 if view.round else None)
    yield _one_of(ROUNDS_IN_A_SERIES, view.tricks - 1 if view.tricks else None)
    yield _cards(view.hand or ())
    yield _cards(view.given_away or ())
    yield _cards(() if view.turned_up is None else (view.turned_up,))
    yield (float(view.turned_up_face_down),)
    yield _one_of(len(_TRUMP_FACES), None if view.trump is None else _TRUMP_FACES.index(view.trump.face))
    colour = None if view.trump is None else view.trump.colour
    yield _one_of(len(COLOURS), None if colour is None else COLOURS.index(colour))
    for seat in seats:
        yield _bid(view.seats[seat].bid)
    for seat in seats:
        yield _one_of(_BIDS, view.seats[seat].tricks_won)
    yield from _laid(view, [(play.seat, play.card) for play in view.trick.plays])
    yield _one_of(len(COLOURS), None if view.trick.led is None else COLOURS.index(view.trick.led))
    last = view.last_trick
    yield from _laid(view, [] if last is None else [(play.seat, play.card) for play in last.plays])
    yield _one_seat(view, None if last is None else last.winner)
    extra = next(((one.seat, one.extra_card) for one in view.seats if one.extra_card is not None), None)
    yield _cards(() if extra is None else (extra[1],))
    yield _one_seat(view, None if extra is None else extra[0])
    yield _one_seat(view, next((one.seat for one in view.seats if one.points_doubled), None))
    for seat in seats:
        yield _pawn(view, seat)
    asked = () if view.wheel is None else view.wheel.to_ask
    yield [float(seat in asked) for seat in seats]
    yield _one_of(DIE_FACES, view.waiting.face - 1 if isinstance(view.waiting, WaitingForOption) else None)
    yield [view.seats[seat].points / _POINTS for seat in seats]
    yield [view.seats[seat].penalty / _POINTS for seat in seats]


def _told(heard: Heard) -> Iterable[Iterable[float]]:
    """The planes that an information state adds, in their order."""
    view, events = heard.view, heard.events
    seats = _seats_from(view)
    yield _cards(next((event.hand for event in events if isinstance(event, HandDealt)), ()))
    yield _cards(next((event.hand for event in events if isinstance(event, HandReceived)), ()))
    yield _cards([event.card for event in events if isinstance(event, TrumpTurned)])
    bids = {event.seat: event.bid for event in events if isinstance(event, BidPlaced)}
    for seat in seats:
        yield _bid(bids.get(seat))
    kept = {event.seat for event in events if isinstance(event, PawnKept)}
    yield [float(seat in kept) for seat in seats]
    yield _one_of(DIE_FACES, next((event.face - 1 for event in events if isinstance(event, DieShowed)), None))
    used = _option_used(heard)
    yield _one_seat(view, None if used is None else used[0])
    yield _one_of(ACTION_CODES, None if used is None else used[1])
    plays = [(event.seat, event.card) for event in events if isinstance(event, CardPlayed)]
    for trick in range(ROUNDS_IN_A_SERIES):
        yield from _laid(view, plays[trick * view.players : (trick + 1) * view.players])


def _option_used(heard: Heard) -> tuple[Seat, int] | None:
    """Who used which option of the wheel in this round."""
    placed = {event.seat: event.bid for event in heard.events if isinstance(event, BidPlaced)}
    bids = [placed.get(seat) for seat in range(heard.view.players)]
    actions = (action_behind(event, bids) for event in heard.events if isinstance(event, OptionEvent))
    used = next((action for action in actions if action is not None), None)
    return None if used is None else (used.seat, code_of(used, heard.view.players))


def _seats_from(view: View) -> list[Seat]:
    if view.viewer is None:
        raise ValueError("only a seat has observations, a spectator has none")
    return [(view.viewer + place) % view.players for place in range(view.players)]


def _one_of(size: int, place: int | None) -> list[float]:
    numbers = [0.0] * size
    if place is not None:
        numbers[place] = 1.0
    return numbers


def _one_seat(view: View, seat: Seat | None) -> list[float]:
    return _one_of(view.players, None if seat is None else (seat - (view.viewer or 0)) % view.players)


def _cards(cards: Iterable[Card]) -> list[float]:
    numbers = [0.0] * _CARDS
    for card in cards:
        numbers[card.position] = 1.0
    return numbers


def _bid(bid: int | None) -> list[float]:
    return _one_of(_BIDS + 1, _BIDS if bid is None else bid)


def _laid(view: View, plays: Sequence[tuple[Seat, Card]]) -> Iterable[list[float]]:
    """A stretch for every seat, with the card it laid."""
    laid = dict(plays)
    return (_cards((laid[seat],) if seat in laid else ()) for seat in _seats_from(view))


def _pawn(view: View, seat: Seat) -> list[float]:
    if view.wheel is None:
        return [0.0] * (1 + len(WHEEL_OPTIONS))
    on_options = [float(option.blocked_by == seat) for option in view.wheel.options]
    return [float(seat in view.wheel.pawns_in_hand), *on_options]
