"""The game against bots that is not over yet: one file, written whole after every decision."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import msgspec

from doublelucky7.bots.levels import UnknownBot, bot_named
from doublelucky7.game.playing import Game
from doublelucky7.records.disagreements import ImpossibleHistory
from doublelucky7.records.record import BotPlayer
from doublelucky7.records.unreadable import UnreadableRecord
from doublelucky7.rules.ruleset import Seat

RUNNING_GAME: Final = "terminal-game.json"
FINISHED_GAMES: Final = "terminal-games.jsonl"


class CannotGoOn(Exception):
    """Raised where the kept game cannot be read; the file stays where it is."""


class _Kept(msgspec.Struct, frozen=True):
    you: Seat
    record: str


class KeptGame:
    """The files of one person's games in a folder."""

    def __init__(self, folder: Path) -> None:
        self.running = folder / RUNNING_GAME
        self.finished = folder / FINISHED_GAMES

    def exists(self) -> bool:
        """Whether there is a game to go on with."""
        return self.running.is_file()

    def keep(self, game: Game, you: Seat) -> None:
        """Writes the game down; one that is over joins the finished ones."""
        self.running.parent.mkdir(parents=True, exist_ok=True)
        if game.is_over:
            with self.finished.open("a", encoding="utf-8", newline="\n") as file:
                file.write(game.save())
            self.forget()
            return
        fresh = self.running.with_suffix(".fresh")
        fresh.write_bytes(msgspec.json.encode(_Kept(you, game.save())))
        os.replace(fresh, self.running)

    def load(self) -> tuple[Game, Seat]:
        """The game and the person's seat in it; raises `CannotGoOn`."""
        try:
            kept = msgspec.json.decode(self.running.read_bytes(), type=_Kept)
            game = Game.loads(kept.record)
            bots = {
                seat: bot_named(f"{player.bot}@{player.version}")
                for seat, player in enumerate(game.seats)
                if isinstance(player, BotPlayer)
            }
            return Game.loads(kept.record, bots=bots), kept.you
        except (OSError, ValueError, UnknownBot, UnreadableRecord, ImpossibleHistory) as failure:
            raise CannotGoOn(str(failure)) from failure

    def forget(self) -> None:
        """Removes the game that is not over."""
        self.running.unlink(missing_ok=True)
