"""The deal of the day: rounds of 3, 5 and 7 cards against bots that never change, the same for everybody."""

from __future__ import annotations

import datetime as dt
import hashlib
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from doublelucky7.bots.asking import ask
from doublelucky7.bots.choice_seeds import seed_of_choice
from doublelucky7.bots.levels import bot_named
from doublelucky7.dealing.shuffle import round_deck
from doublelucky7.exercises.round_play import RoundPlay
from doublelucky7.rules.actions import Action, Deal, PlayerAction
from doublelucky7.rules.engine import before_round
from doublelucky7.rules.events import VisibleEvent, visible_to
from doublelucky7.rules.ruleset import RuleSet, Seat
from doublelucky7.rules.scoring import SeatScore
from doublelucky7.rules.seeing import view_of
from doublelucky7.rules.state import State
from doublelucky7.rules.views import View
from doublelucky7.rules.waiting import WaitingForDeal

YOU: Final[Seat] = 0
PLAYERS: Final = 4
OTHERS: Final = "insight@1"
"""The bot in all other seats, by name and version: a day's deal must stay what it was."""
ROUNDS: Final = (3, 5, 7)
_EXACT, _NEAR, _FAR = "🍀", "🔸", "▫️"
_NEAR_TRICKS: Final = 1


class Step(msgspec.Struct, frozen=True):
    """Something that happened, as you were told it, and how the table looks to you after it."""

    events: tuple[VisibleEvent, ...]
    view: View


class Try(msgspec.Struct, frozen=True):
    """A day's deal as far as it has been played: all steps from the first deal on."""

    steps: tuple[Step, ...]
    own: int
    """How many decisions were yours."""
    state: State

    @property
    def is_over(self) -> bool:
        """Whether the last card has been played."""
        return self.state.is_over


def key_of_day(day: dt.date) -> bytes:
    """What all cards of a day come from."""
    return hashlib.sha256(f"doublelucky7 deal of the day {day.isoformat()}".encode()).digest()


def played(day: dt.date, actions: Sequence[PlayerAction]) -> Try:
    """The day's deal after these decisions of yours; raises `IllegalAction` for one that the rules refuse."""
    key, bot, left = key_of_day(day), bot_named(OTHERS), list(actions)
    seed = int.from_bytes(key)
    play = RoundPlay(before_round(RuleSet(), PLAYERS, ROUNDS[0], seed % PLAYERS), ())
    steps: list[Step] = []
    while not play.state.is_over:
        if isinstance(play.state.waiting, WaitingForDeal):
            play = _before_next_deal(play.state)
        seat = play.state.to_act
        action: Action
        if seat is None:
            action = Deal(round_deck(key, play.state.round + 1))
        elif seat == YOU:
            if not left:
                break
            action = left.pop(0)
        else:
            action = ask(bot, play.heard(seat), seed_of_choice(seed, len(steps)))
        before = len(play.events)
        play = play.after(action)
        steps.append(Step(visible_to(YOU, play.events[before:]), view_of(play.state, YOU)))
    return Try(tuple(steps), len(actions) - len(left), play.state)


def scores_of(state: State) -> tuple[SeatScore, ...]:
    """Your line of every round that has been scored."""
    return tuple(row.scores[YOU] for row in state.pad)


def place_of(state: State) -> int:
    """Your place by points among all, 1 for the first."""
    totals = [sum(row.scores[seat].points for row in state.pad) for seat in range(PLAYERS)]
    return 1 + sum(total > totals[YOU] for total in totals)


def symbols_of(state: State) -> str:
    """The result in symbols, one a round: exact, one trick off, further off; it tells nothing about the cards."""
    return "".join(_symbol(score) for score in scores_of(state))


def _symbol(score: SeatScore) -> str:
    off = abs(score.bid - score.tricks)
    if off == 0:
        return _EXACT
    return _NEAR if off <= _NEAR_TRICKS else _FAR


def _before_next_deal(state: State) -> RoundPlay:
    """The rounds between are left out."""
    following = next(number for number in ROUNDS if number > state.round)
    return RoundPlay(replace(state, round=following - 1), ())
