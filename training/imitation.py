"""What searchers find in games, noted, and a network that learns to expect it."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from doublelucky7.arena.play import play_game
from doublelucky7.bots.bot import Bot
from doublelucky7.bots.levels import bot_named
from doublelucky7.bots.players.yardsticks import FirstExpertBot
from doublelucky7.dealing.commitment import key_from_seed
from doublelucky7.kernel.inputs import Inputs, describe, describe_bid, describe_card
from doublelucky7.kernel.network import Network
from doublelucky7.kernel.observing import knowledge_of
from doublelucky7.rules.actions import PlaceBid, PlayCard, PlayerAction
from doublelucky7.rules.ruleset import Mode, RuleSet
from doublelucky7.rules.views import Heard
from training.learner import Gradient, Learner
from training.run import FRESH
from training.samples import Samples
from training.sizes import MOST_CHOICES, MOST_SAMPLES

NOTES: Final = "notes.jsonl"
# Mostly one kind of searcher at a table; in one seat of five somebody else.
SEARCHERS: Final = ("expert@1", "expert@1", "expert@1", "plain@1")
OTHERS: Final = ("expert", "expert", "insight@1", "club")
SHARE_OF_OTHERS: Final = 0.2
PLAYERS: Final = (2, 3, 4, 4, 4, 4, 4, 5, 6)
SAMPLES_A_STEP: Final = 384
LAST_SHARE_OF_SPEED: Final = 0.02


class Note(msgspec.Struct, frozen=True, array_like=True):
    """A decision: the inputs known before it, the tricks still possible, and what was found about each choice."""

    known: tuple[int, ...]
    fewest: int
    most: int
    choices: tuple[tuple[tuple[int, ...], tuple[float, ...]], ...]


class NotingBot:
    """Moves as a searcher does, and notes what it found."""

    def __init__(self, searcher: FirstExpertBot) -> None:
        self._searcher = searcher
        self._inputs = Inputs()
        self.name, self.version = searcher.name, searcher.version
        self.notes: list[Note] = []

    def choose(self, heard: Heard, seed: int) -> PlayerAction:
        """The searcher's choice."""
        legal = heard.view.legal
        if len(legal) == 1 or not isinstance(legal[0], PlaceBid | PlayCard):
            return self._searcher.choose(heard, seed)
        valued = self._searcher.valuations(heard, seed)
        if len(valued) == 1:
            # The only one worth trying, so nothing was played out.
            return valued[0].action
        now, view = knowledge_of(heard).now, heard.view
        seat = view.seats[legal[0].seat]
        describe(self._inputs, now, seat.seat)
        known = self._inputs.listed()
        choices = []
        for one in valued:
            self._inputs.count = len(known)
            if isinstance(one.action, PlaceBid):
                describe_bid(self._inputs, now, seat.seat, one.action.bid)
            elif isinstance(one.action, PlayCard):
                describe_card(self._inputs, now, one.action.card.position)
            choices.append((tuple(self._inputs.listed()[len(known) :]), one.tricks))
        left = view.tricks - sum(other.tricks_won for other in view.seats)
        self.notes.append(Note(tuple(known), seat.tricks_won, seat.tricks_won + left, tuple(choices)))
        return valued[0].action


def notes_of_game(seed: int, number: int) -> list[Note]:
    """What was noted in one game."""
    chance = Random(f"{seed} {number}")
    searcher = chance.choice(SEARCHERS)
    players = chance.choice(PLAYERS)
    seats: list[Bot] = []
    noting: list[NotingBot] = []
    for _ in range(players):
        if chance.random() < SHARE_OF_OTHERS:
            seats.append(bot_named(chance.choice(OTHERS)))
            continue
        bot = bot_named(searcher)
        assert isinstance(bot, FirstExpertBot), "only these tell what they found"
        noting.append(NotingBot(bot))
        seats.append(noting[-1])
    play_game(RuleSet(mode=Mode.CLASSIC), seats, key_from_seed(chance.getrandbits(48)), chance.getrandbits(30))
    return [note for bot in noting for note in bot.notes]


def play_and_note(path: Path, seed: int, minutes: float) -> None:
    """Play games for so many minutes and add what was noted, a line a game, after the last line that is whole."""
    end = time.monotonic() + 60 * minutes
    with path.open("a+b") as file:
        file.seek(0)
        noted = file.read()
        number = noted.count(b"\n")
        file.truncate(noted.rfind(b"\n") + 1)
        while time.monotonic() < end:
            file.write(msgspec.json.encode(notes_of_game(seed, number)) + b"\n")
            file.flush()
            number += 1
            print(f"\r{number} games", end="", flush=True)
    print()


def read_notes(path: Path) -> list[Note]:
    """Everything noted so far; a line cut short by a kill ends the file."""
    lines = path.read_bytes().splitlines(keepends=True)
    decoder = msgspec.json.Decoder(list[Note])
    return [note for line in lines if line.endswith(b"\n") for note in decoder.decode(line)]


def batches(notes: Sequence[Note], samples: Samples) -> Iterator[None]:
    """Fill the samples with as many whole decisions as there is room for, again and again."""
    samples.clear()
    for note in notes:
        for rows, tricks in note.choices:
            samples.add((*note.known, *rows), note.fewest, note.most, tricks)
        if samples.count > MOST_SAMPLES - MOST_CHOICES:
            yield
            samples.clear()
    yield


def learn(notes: list[Note], start: Path, seed: int, epochs: int, speed: float) -> Network:
    """A network that began with stored weights and has seen all notes so often."""
    network, learner, samples, gradient = Network(), Learner(seed), Samples(), Gradient()
    network.unpack(start.read_bytes())
    learner.start_from(network)
    chance = Random(seed)
    in_all, done = epochs * sum(len(note.choices) for note in notes), 0
    for epoch in range(epochs):
        chance.shuffle(notes)
        loss, steps = 0.0, 0
        for _ in batches(notes, samples):
            for first in range(0, samples.count, SAMPLES_A_STEP):
                last = min(first + SAMPLES_A_STEP, samples.count)
                pace = speed * max(LAST_SHARE_OF_SPEED, 0.5 + 0.5 * math.cos(math.pi * done / in_all))
                gradient.of(learner, samples, first, last)
                loss += learner.learn_from(gradient, last - first, pace, FRESH)
                done, steps = done + last - first, steps + 1
        print(f"epoch {epoch + 1} of {epochs}: loss {loss / steps:.4f}", flush=True)
    learner.write_to(network, averaged=True)
    return network
