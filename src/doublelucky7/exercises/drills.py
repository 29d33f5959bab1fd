"""Endless exercises, one for every number: a hand to bid on, a pawn to use or to keep; and the stored bids to save."""

from __future__ import annotations

from random import Random
from typing import Final

import msgspec

from doublelucky7.arena.play import steps_of
from doublelucky7.bots.asking import ask
from doublelucky7.bots.choice_seeds import seed_of_choice
from doublelucky7.bots.levels import bot_named
from doublelucky7.coach.company import company_of
from doublelucky7.coach.judgements import Prospect
from doublelucky7.coach.valuing import MoveValuer
from doublelucky7.dealing.commitment import key_from_seed
from doublelucky7.dealing.shuffle import round_deck
from doublelucky7.exercises.prospects import outlook_of
from doublelucky7.exercises.round_play import LONG_GAME, RoundPlay, cards_dealt, dealt
from doublelucky7.exercises.saves import play_of, saves
from doublelucky7.protocol.exercises import Drill
from doublelucky7.rules.actions import KeepPawn, PlayCard, PlayerAction
from doublelucky7.rules.engine import start
from doublelucky7.rules.ruleset import ROUNDS_IN_A_SERIES, Mode, RuleSet, Seat
from doublelucky7.rules.views import Heard
from doublelucky7.rules.waiting import WaitingForWheel

NUMBERS: Final = 1_000_000
"""Exercises are numbered below this."""
OTHERS: Final = "club@1"
"""The others at the table; their version never changes, so a number always means the same exercise."""
_SEED: Final = 7_715
_YOU: Final[Seat] = 0
_TABLE_SIZES: Final = (3, 4, 4, 5)
_BIDDING_ROUNDS: Final = (2, 3, 4, 5, 6, 8, 9, 10, 11)
"""Of the long game: 2 to 7 cards, none doubled."""
_WHEEL_MODES: Final = (Mode.TACTICAL_ESCAPE, Mode.LUCKY_DICE)


class PosedExercise(msgspec.Struct, frozen=True, kw_only=True):
    """A decision to make, and what every legal action should bring, the best first."""

    drill: Drill
    number: int
    heard: Heard
    prospects: tuple[Prospect, ...]
    worlds: int
    found_by: tuple[str, ...] = ()
    """The levels that find the best, where that has been tried."""


def exercise(drill: Drill, number: int, valuer: MoveValuer) -> PosedExercise:
    """The exercise of a number; the stored ones come round again."""
    match drill:
        case Drill.BID:
            return _valued(drill, number, _hand_to_bid_on(number), valuer)
        case Drill.WHEEL:
            return _valued(drill, number, _pawn_to_use_or_keep(number), valuer)
        case Drill.SAVE:
            return _bid_to_save(number)


def _valued(drill: Drill, number: int, heard: Heard, valuer: MoveValuer) -> PosedExercise:
    found = outlook_of(valuer, heard, company_of([OTHERS]))
    return PosedExercise(drill=drill, number=number, heard=heard, prospects=found.prospects, worlds=found.worlds)


def _hand_to_bid_on(number: int) -> Heard:
    random = Random(f"{Drill.BID.value} {number}")
    players, round_number = random.choice(_TABLE_SIZES), random.choice(_BIDDING_ROUNDS)
    deck = round_deck(key_from_seed(_SEED, number), round_number)
    dealer = random.randrange(players)
    play = dealt(LONG_GAME, players, round_number, dealer, deck[: cards_dealt(players, round_number)])
    return _until_your_turn(play, number).heard(_YOU)


def _until_your_turn(play: RoundPlay, number: int) -> RoundPlay:
    bot = bot_named(OTHERS)
    while (seat := play.state.to_act) not in (None, _YOU):
        assert seat is not None
        play = play.after(ask(bot, play.heard(seat), seed_of_choice(number, len(play.events))))
    return play


def _pawn_to_use_or_keep(number: int) -> Heard:
    """A game played up to where you are asked at the wheel in some round; until then you have kept your pawn."""
    random = Random(f"{Drill.WHEEL.value} {number}")
    # The long game: its first series ends without anybody playing for the win yet.
    ruleset = RuleSet(mode=random.choice(_WHEEL_MODES), rounds=14)
    players, wanted_round = random.choice(_TABLE_SIZES), random.randint(1, ROUNDS_IN_A_SERIES)
    bot = bot_named(OTHERS)
    asked: list[Heard] = []

    def decide(seat: Seat, heard: Heard, seed: int) -> PlayerAction:
        if seat == _YOU and isinstance(heard.view.waiting, WaitingForWheel):
            if heard.view.round >= wanted_round:
                asked.append(heard)
            return KeepPawn(_YOU)
        return ask(bot, heard, seed)

    for _ in steps_of(start(ruleset, players), key_from_seed(_SEED, number), number, decide):
        if asked:
            break
    return asked[0]


def _bid_to_save(number: int) -> PosedExercise:
    stored = saves()
    save = stored[number % len(stored)]
    play = play_of(save)
    seat = play.state.to_act
    assert seat is not None
    prospects = tuple(Prospect(PlayCard(seat, one.card), one.points, one.made) for one in save.worth)
    return PosedExercise(
        drill=Drill.SAVE, number=number, heard=play.heard(seat), prospects=prospects, worlds=0, found_by=save.found_by
    )
