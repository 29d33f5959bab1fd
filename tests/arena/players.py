"""Bots of a few lines for the arena's tests: some play, some fail, each in a way of its own."""

import os
import time

from doublelucky7.rules.actions import KeepPawn, PlaceBid, PlayCard, PlayerAction
from doublelucky7.rules.cards import Card
from doublelucky7.rules.views import Heard
from doublelucky7.rules.waiting import WaitingForBid

UNFORTUNATE = Card.R7
"""Whoever is dealt this card fails, if it is one of those that fail."""


class Meek:
    """Takes the first thing offered: the lowest bid, the lowest card, the pawn kept in hand."""

    name = "meek"
    version = "1"

    def choose(self, heard: Heard, seed: int) -> PlayerAction:
        return heard.view.legal[0]


class Bold:
    """Takes the last thing offered: the highest bid, the highest card, the last option of the wheel."""

    name = "bold"
    version = "1"

    def choose(self, heard: Heard, seed: int) -> PlayerAction:
        return heard.view.legal[-1]


class _Failing(Meek):
    def choose(self, heard: Heard, seed: int) -> PlayerAction:
        if isinstance(heard.view.waiting, WaitingForBid) and UNFORTUNATE in (heard.view.hand or ()):
            self.fail()
        return super().choose(heard, seed)

    def fail(self) -> None:
        raise NotImplementedError


class Crashing(_Failing):
    name = "crashing"

    def fail(self) -> None:
        raise ZeroDivisionError("seven over nothing")


class Leaving(_Failing):
    name = "leaving"

    def fail(self) -> None:
        raise SystemExit("I quit")


class Dying(_Failing):
    """Takes its process down, as a fault in compiled code would."""

    name = "dying"

    def fail(self) -> None:
        os._exit(3)


class Dawdling(_Failing):
    """Thinks for a third of a second, then answers."""

    name = "dawdling"

    def fail(self) -> None:
        begun = time.thread_time()
        while time.thread_time() < begun + 0.3:
            pass


class Hanging(_Failing):
    """Never answers."""

    name = "hanging"

    def fail(self) -> None:
        while True:
            time.sleep(0.01)


class Cheating(Meek):
    """Plays a card it does not hold once it has bid."""

    name = "cheating"

    def choose(self, heard: Heard, seed: int) -> PlayerAction:
        legal = super().choose(heard, seed)
        if isinstance(legal, PlaceBid | KeepPawn) or UNFORTUNATE in (heard.view.hand or ()):
            return legal
        return PlayCard(legal.seat, UNFORTUNATE)


class Unable:
    """Cannot even be made."""

    def __init__(self) -> None:
        raise RuntimeError("no parts left")


class Nameless:
    """Forgot to say what it is called."""

    version = "1"

    def choose(self, heard: Heard, seed: int) -> PlayerAction:
        return heard.view.legal[0]


def named(bot: type) -> str:
    """How the command line would be told of a bot in this file."""
    return f"{bot.__module__}:{bot.__qualname__}"
