"""A server in which the same cards are dealt every time, and the Joker is turned up when a picture wants it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from doublelucky7.dealing.commitment import key_from_seed
from doublelucky7.dealing.supply import chance_for
from doublelucky7.rules.actions import ChanceAction, Deal
from doublelucky7.rules.cards import Card
from doublelucky7.rules.waiting import WaitingForChance
from doublelucky7.server import running
from doublelucky7.tables.services import TableServices
from testkit.browser.servers import BrowserServer, browser_server

_KEY = key_from_seed(7)


class Dealing:
    """What the next deals shall be like."""

    def __init__(self) -> None:
        self.turns_up_the_joker_after: int | None = None
        self.is_fair = False
        """From the game's own key, as everywhere else: only such a game can be replayed and checked afterwards."""

    def supply(self, key: bytes, waiting: WaitingForChance, rounds: int, draws: int) -> ChanceAction:
        action = chance_for(key if self.is_fair else _KEY, waiting, rounds, draws)
        if isinstance(action, Deal) and self.turns_up_the_joker_after is not None:
            others = tuple(card for card in action.deck if card is not Card.JOKER)
            place = self.turns_up_the_joker_after
            return Deal((*others[:place], Card.JOKER, *others[place:]))
        return action


@contextmanager
def stacked_server(data: Path, dealing: Dealing) -> Iterator[BrowserServer]:
    def furnished(**parts: Any) -> TableServices:
        return TableServices(**{**parts, "supply": dealing.supply})

    with patch.object(running, "TableServices", furnished), browser_server(data) as server:
        yield server
