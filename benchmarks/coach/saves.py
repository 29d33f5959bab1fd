"""Mines positions for "save the bid": `python -m benchmarks.coach saves FILE --first 1 --rounds 4000 --wanted 600`.

Bots of the ladder play single rounds; the network proposes decisions in which one card stands out, and a search with
eight times the deals of the coach says by how much. Positions that nobody on the ladder solves are left out.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from doublelucky7.bots.asking import ask
from doublelucky7.bots.bot import Bot
from doublelucky7.bots.choice_seeds import seed_of_choice
from doublelucky7.bots.levels import bot_named
from doublelucky7.bots.players.learned import ExpertBot
from doublelucky7.coach.decisions import Decision
from doublelucky7.coach.judgements import Judgement
from doublelucky7.coach.judging import judge
from doublelucky7.coach.valuing import FULL_EFFORT, MoveValuer
from doublelucky7.dealing.commitment import key_from_seed
from doublelucky7.dealing.shuffle import round_deck
from doublelucky7.exercises.round_play import LONG_GAME, cards_dealt, dealt
from doublelucky7.exercises.saves import LEAST_GAIN, CardWorth, Save
from doublelucky7.rules.actions import PlaceBid, PlayCard, PlayerAction
from doublelucky7.rules.cards import Card
from doublelucky7.rules.views import Heard

SEED: Final = 1577
LADDER: Final = ("novice", "club", "expert", "master")
ROUNDS: Final = (3, 4, 5, 6, 8, 9, 10, 11)
"""Of the long game: 3 to 7 cards, none doubled."""
STANDS_OUT: Final = 2.5
"""The network must see about this much before the search looks."""
TIMES_THE_WORLDS: Final = 8
STANDARD_ERRORS: Final = 2.0
TRIES: Final = 3
"""A level that chooses at random is asked so often, and finds a card it plays most times."""
DIGITS: Final = 2


def add_to(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=4000)
    parser.add_argument("--wanted", type=int, default=600)


def run(arguments: argparse.Namespace) -> None:
    miner = _Miner()
    grades = Counter[str]()
    for number in range(arguments.first, arguments.first + arguments.rounds):
        save = miner.mined(number, arguments.wanted // len(LADDER), grades)
        if save is None:
            continue
        grades[save.found_by[0]] += 1
        with arguments.file.open("ab") as file:
            file.write(msgspec.json.encode(save) + b"\n")
        print(f"round {number}: {sum(grades.values())} {dict(grades)}", flush=True)
        if sum(grades.values()) >= arguments.wanted:
            break


class _Miner:
    def __init__(self) -> None:
        self._valuer = MoveValuer()
        self._expert = ExpertBot()
        self._bots: dict[str, Bot] = {level: bot_named(level) for level in LADDER}

    def mined(self, number: int, share: int, grades: Counter[str]) -> Save | None:
        """A position of a round, of a grade that is not plentiful already; None where there is none."""
        random = Random(SEED + number)
        players, round_number = random.choice((3, 4, 4, 5)), random.choice(ROUNDS)
        dealer = random.randrange(players)
        cards = round_deck(key_from_seed(SEED, number), round_number)[: cards_dealt(players, round_number)]
        play = dealt(LONG_GAME, players, round_number, dealer, cards)
        bids: list[int] = []
        played: list[Card] = []
        while not play.is_over:
            seat = play.state.to_act
            assert seat is not None
            heard = play.heard(seat)
            if self._stands_out(heard):
                found = self._confirmed(heard)
                if found is not None:
                    first = next((level for level in LADDER if level in found[1]), None)
                    if first is None or grades[first] >= 2 * share:
                        return None
                    return Save(
                        round=round_number,
                        players=players,
                        dealer=dealer,
                        cards=" ".join(card.value for card in cards),
                        bids=tuple(bids),
                        played=" ".join(card.value for card in played),
                        worth=found[0],
                        found_by=found[1],
                    )
            level = "expert" if random.random() < 0.5 else "club"
            action = ask(self._bots[level], heard, seed_of_choice(number, len(play.events)))
            if isinstance(action, PlaceBid):
                bids.append(action.bid)
            elif isinstance(action, PlayCard):
                played.append(action.card)
            play = play.after(action)
        return None

    def _stands_out(self, heard: Heard) -> bool:
        legal = heard.view.legal
        if len(legal) == 1 or not isinstance(legal[0], PlayCard):
            return False
        first, second, *_ = self._expert.valuations(heard, 0)
        return first.points - second.points >= STANDS_OUT

    def _confirmed(self, heard: Heard) -> tuple[tuple[CardWorth, ...], tuple[str, ...]] | None:
        effort = FULL_EFFORT.times(TIMES_THE_WORLDS)
        glance = judge(self._valuer, Decision(0, heard, heard.view.legal[0]), FULL_EFFORT.times(1))
        if not _is_clear(judge(self._valuer, Decision(0, heard, glance.moves[1].action), FULL_EFFORT.times(1)), 0.0):
            return None
        judged = judge(self._valuer, Decision(0, heard, glance.moves[1].action), effort)
        if not _is_clear(judged, STANDARD_ERRORS):
            return None
        worth = []
        for one in judged.moves:
            assert isinstance(one.action, PlayCard)
            worth.append(CardWorth(one.action.card, round(one.points, DIGITS), round(one.made, DIGITS)))
        best = judged.moves[0].action
        found_by = tuple(level for level in LADDER if self._finds(level, heard, best))
        return tuple(worth), found_by

    def _finds(self, level: str, heard: Heard, best: PlayerAction) -> bool:
        choices = [ask(self._bots[level], heard, seed_of_choice(SEED, nth)) for nth in range(TRIES)]
        return 2 * choices.count(best) > len(choices)


def _is_clear(judged: Judgement, errors: float) -> bool:
    """Whether the first card is better than every other by enough, beyond doubt."""
    first, second = judged.moves[0], max(judged.moves[1:], key=lambda one: one.points)
    return first.points - second.points - errors * judged.error >= LEAST_GAIN
