"""Pictures of the table in the terminal: `python -m benchmarks.terminal_screens` writes them into docs/screens."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from doublelucky7.game.playing import Game
from doublelucky7.rules.actions import KeepPawn
from doublelucky7.rules.state import State
from doublelucky7.rules.waiting import WaitingForBid, WaitingForCard, WaitingForWheel
from doublelucky7.terminal.app import DARK, LIGHT, Pace, TerminalApp
from doublelucky7.terminal.choosing import ChoiceRow
from doublelucky7.terminal.drawing.pictures import Faces
from doublelucky7.terminal.snapshot import PlayedTable
from doublelucky7.terminal.tables.local import LocalTable
from doublelucky7.terminal.tables.replayed import ReplayedTable
from doublelucky7.wording.speech import Language, Wording

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "screens"
NAMES = ["Kim", "Paula", "Otto", "Vera", "Riet", "Bruno", "Ada"]
SMALL, LARGE = (80, 24), (140, 40)


def game_until(players: int, mode: str, is_so: Callable[[State], bool]) -> Game:
    """A game in which nobody uses the wheel before something is so and Kim is to act."""
    game = Game(NAMES[:players], mode, seed=11)
    while not (game.is_over or (game.to_act == 0 and is_so(game.state))):
        keeping = (action for action in game.legal_actions() if isinstance(action, KeepPawn))
        game.act(next(keeping, game.legal_actions()[len(game.legal_actions()) // 2]))
    return game


def at(game: Game) -> PlayedTable:
    """Kim's place at a game."""
    table = LocalTable(game, 0, None)
    table.show()
    return table


async def picture(
    name: str,
    table: PlayedTable,
    size: tuple[int, int] = SMALL,
    language: Language = Language.ENGLISH,
    keys: tuple[str, ...] = (),
    theme: str = DARK.name,
    faces: Faces = Faces.CHARMS,
) -> None:
    """Opens a table, presses keys, and writes what the screen shows."""

    async def open_table(_: bool) -> PlayedTable:  # noqa: FBT001  as the screen asks for it
        return table

    app = TerminalApp(open_table, Wording(language), pace=Pace.INSTANT, faces=faces)
    app.theme = theme
    async with app.run_test(size=size) as pilot:
        while app.snapshot is None or (app.snapshot.may_act and not app.query_one(ChoiceRow).offered):
            await pilot.pause(0.02)
        await pilot.press(*keys)
        await pilot.pause(0.2)
        (FOLDER / f"terminal-{name}.svg").write_text(app.export_screenshot(), encoding="utf-8")


async def main() -> None:
    """Writes every picture."""

    def is_seventh_trick(state: State) -> bool:
        return state.round == 7 and isinstance(state.waiting, WaitingForCard) and len(state.trick) > 1

    card = game_until(7, "classic", is_seventh_trick)
    wheel = game_until(
        4, "tactical_escape", lambda state: state.round == 5 and isinstance(state.waiting, WaitingForWheel)
    )
    bid = game_until(4, "lucky_dice", lambda state: state.round == 6 and isinstance(state.waiting, WaitingForBid))
    over = game_until(4, "tactical_escape", lambda state: False)
    await picture("card", at(card))
    await picture("card-ascii-light", at(card), theme=LIGHT.name, faces=Faces.LETTERS)
    await picture("wheel", at(wheel), language=Language.GERMAN)
    await picture("wheel-targets", at(wheel), keys=("2", "2"), language=Language.SPANISH)
    await picture("bid", at(bid), LARGE, Language.FRENCH)
    await picture("over", at(over), LARGE, Language.DUTCH)
    await picture("score", at(bid), keys=("s",))
    await picture("rules", at(bid), keys=("r",))
    await picture("replay", ReplayedTable(over.record(), None), keys=("plus",) * 40)


if __name__ == "__main__":
    asyncio.run(main())
