"""The table on the whole screen, driven by Textual's pilot."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from rich.color import ColorSystem
from rich.style import Style
from textual.pilot import Pilot
from textual.widgets import Static

from doublelucky7.game.playing import Game
from doublelucky7.rules.actions import KeepPawn, PlayCard
from doublelucky7.rules.cards import Card
from doublelucky7.rules.ruleset import Mode, RuleSet
from doublelucky7.rules.waiting import WaitingForWheel
from doublelucky7.terminal.app import DARK, LIGHT, Pace, TerminalApp
from doublelucky7.terminal.choosing import ChoiceButton, ChoiceRow
from doublelucky7.terminal.drawing.pictures import Faces, style_of
from doublelucky7.terminal.sheet_screens import ListSheet, ReadingSheet
from doublelucky7.terminal.snapshot import PlayedTable
from doublelucky7.terminal.tables.kept_game import KeptGame
from doublelucky7.terminal.tables.local import LocalTable
from doublelucky7.terminal.tables.replayed import ReplayedTable
from doublelucky7.wording.speech import Language, Wording

ENGLISH = Wording(Language.ENGLISH)
SMALLEST = (80, 24)
LAST_ROUND = 7


def table_of(players: int, mode: Mode, kept: KeptGame | None = None) -> LocalTable:
    return LocalTable.begin("Kim", players, RuleSet(mode=mode), "random", 7, kept)


def app_at(table: PlayedTable, **more: Any) -> TerminalApp:
    async def open_table(_: bool) -> PlayedTable:
        return table

    return TerminalApp(open_table, ENGLISH, pace=Pace.INSTANT, **more)


def driven(app: TerminalApp, drive: Callable[[Pilot[None]], Awaitable[None]], size: tuple[int, int] = SMALLEST) -> None:
    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await until(pilot, lambda: app.snapshot is not None)
            await drive(pilot)

    asyncio.run(run())


async def until(pilot: Pilot[None], is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not is_so():
            await pilot.pause(0.005)
    await pilot.pause()


def asked(app: TerminalApp) -> bool:
    return app.snapshot is not None and app.snapshot.may_act and bool(app.query_one(ChoiceRow).offered)


def prompt_of(app: TerminalApp) -> str:
    return str(app.query_one("#prompt", Static).render())


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("mode", list(Mode))
def test_a_whole_game_is_played_with_enter_alone(players: int, mode: Mode) -> None:
    play_with_enter(table_of(players, mode))


@pytest.mark.slow
def test_the_last_round_and_the_next_game_are_played_with_enter_alone() -> None:
    table = table_of(3, Mode.LUCKY_DICE)
    while table.game.state.round < LAST_ROUND:
        table.game.act(table.game.legal_actions()[0])
    play_with_enter(table)


def play_with_enter(table: LocalTable) -> None:
    app = app_at(table)

    async def play(pilot: Pilot[None]) -> None:
        while not table.game.is_over:
            await until(pilot, lambda: table.game.is_over or asked(app))
            if not table.game.is_over:
                await pilot.press("enter")
        await until(
            pilot, lambda: app.snapshot is not None and app.snapshot.view is not None and bool(app.snapshot.view.result)
        )
        await pilot.press("n")
        await until(pilot, lambda: not table.game.is_over)

    driven(app, play)


def test_digits_lift_and_take_and_the_mouse_does_too() -> None:
    table = table_of(4, Mode.CLASSIC)
    app = app_at(table)

    async def bid_and_play(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: asked(app))
        buttons = list(app.query(ChoiceButton))
        assert buttons[0].has_focus
        await pilot.press("1")
        assert buttons[1].has_focus
        assert table.game.view(0).seats[0].bid is None, "the first press only lifts"
        await pilot.press("1")
        await until(pilot, lambda: table.game.view(0).seats[0].bid == 1)
        await until(pilot, lambda: asked(app) and isinstance(table.game.legal_actions()[0], PlayCard))
        done = len(table.game.actions)
        card = app.query(ChoiceButton).first()
        await pilot.click(card)
        await pilot.click(card)
        await until(pilot, lambda: len(table.game.actions) > done)

    driven(app, bid_and_play)


def test_r5_2_a_refused_card_says_why_and_stays_in_hand() -> None:
    game = Game(3, first_dealer=1, decks=["Y2 R3 R9 B1", "R3 Y3 R9 B7 Y4 R8 G1"])
    while game.state.round < 2 or not (game.to_act == 0 and game.state.trick):
        game.act(game.legal_actions()[0])
    table = LocalTable(game, 0, None)
    table.show()
    app = app_at(table)

    async def try_the_blue_one(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: asked(app))
        await pilot.press("2", "enter")
        assert "(R5.2)" in prompt_of(app)
        assert len(game.view(0).hand or ()) == 2

    driven(app, try_the_blue_one)


def test_many_targets_of_the_wheel_are_a_list_that_scrolls() -> None:
    game = Game(7, "tactical_escape", seed=5, first_dealer=6)
    while not isinstance(game.waiting, WaitingForWheel):
        game.act(game.legal_actions()[0])
    table = LocalTable(game, 0, None)
    table.show()
    app = app_at(table)

    async def choose_the_last_target(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: asked(app))
        await pilot.press("2", "2")
        buttons = list(app.query(ChoiceButton))
        assert len(buttons) == 7 * 6 // 2
        await pilot.press("up")
        await until(pilot, lambda: app.screen.region.contains_region(buttons[-1].region))
        assert buttons[-1].has_focus
        await pilot.press("enter")
        await until(pilot, lambda: not isinstance(game.waiting, WaitingForWheel))

    driven(app, choose_the_last_target)


def test_sheets_open_and_close_and_hints_are_given() -> None:
    app = app_at(table_of(3, Mode.TACTICAL_ESCAPE))

    async def look_up(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: asked(app))
        for key in ("s", "t", "w", "r"):
            await pilot.press(key)
            assert isinstance(app.screen, ReadingSheet)
            await pilot.press("escape")
            assert not isinstance(app.screen, ReadingSheet)
        await pilot.press("h")
        await until(pilot, lambda: "strong player" in prompt_of(app))

    driven(app, look_up)


def test_faces_theme_and_pace_can_be_changed() -> None:
    app = app_at(table_of(3, Mode.CLASSIC))

    async def change(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: asked(app))
        await pilot.press("f", "l", "c")
        assert (app.faces, app.theme, app.pace) == (Faces.LETTERS, LIGHT.name, Pace.SLOW)
        await pilot.press("l")
        assert app.theme == DARK.name

    driven(app, change)


def test_cards_keep_their_colours_where_there_are_only_sixteen() -> None:
    cards = (Card.R7, Card.Y7, Card.G7, Card.B7)
    colours = [Style.parse(style_of(card)).bgcolor for card in cards]
    shown = [colour.downgrade(ColorSystem.STANDARD).number for colour in colours if colour is not None]
    red, bright_yellow, green, bright_blue = 1, 11, 2, 12
    assert shown == [red, bright_yellow, green, bright_blue]


def test_leaving_keeps_the_game_and_starting_offers_to_go_on(tmp_path: Path) -> None:
    kept = KeptGame(tmp_path)
    app = app_at(table_of(3, Mode.CLASSIC, kept))

    async def leave(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: asked(app))
        await pilot.press("enter", "q")

    driven(app, leave)
    assert kept.exists()

    async def open_table(goes_on: bool) -> PlayedTable:
        assert goes_on
        return LocalTable.resume(kept)

    again = TerminalApp(open_table, ENGLISH, asks_to_go_on=True, pace=Pace.INSTANT)

    async def go_on() -> None:
        async with again.run_test(size=SMALLEST) as pilot:
            await until(pilot, lambda: isinstance(again.screen, ListSheet))
            await pilot.press("enter")
            await until(pilot, lambda: asked(again))

    asyncio.run(go_on())


def test_a_replay_goes_forth_and_back_and_changes_eyes() -> None:
    game = Game(["Kim", "Ada"], "lucky_dice", seed=7)
    while not game.is_over:
        game.act(game.legal_actions()[0])
    app = app_at(ReplayedTable(game.record(), None))

    async def go_through(pilot: Pilot[None]) -> None:
        await pilot.press("plus", "plus", "space", "minus")
        await until(pilot, lambda: app.snapshot is not None and app.snapshot.caption.startswith("2/"))
        assert app.snapshot is not None
        assert app.snapshot.hands is not None
        await pilot.press("e")
        await until(pilot, lambda: app.snapshot is not None and app.snapshot.hands is None)
        assert app.snapshot.view is not None
        assert app.snapshot.view.viewer == 0
        assert not app.snapshot.may_act

    driven(app, go_through)


@pytest.mark.parametrize("size", [SMALLEST, (200, 60)])
def test_seven_players_with_seven_cards_fit(size: tuple[int, int]) -> None:
    # Seat 3 deals the seventh round, so that four cards lie before Kim plays.
    game = Game(7, "tactical_escape", seed=5, first_dealer=4)
    while game.state.round < 7 or not (game.to_act == 0 and game.state.trick):
        keeping = (action for action in game.legal_actions() if isinstance(action, KeepPawn))
        game.act(next(keeping, game.legal_actions()[0]))
    table = LocalTable(game, 0, None)
    table.show()
    app = app_at(table)

    async def look(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: asked(app))
        screen = app.screen.region
        for place in ("#bar", "#seats", "#felt", "#prompt", "#choices"):
            assert screen.contains_region(app.query_one(place).region), place
        regions = [app.query_one(place).region for place in ("#seats", "#felt", "#prompt", "#choices")]
        assert all(not one.overlaps(other) for one in regions for other in regions if one is not other)
        assert all(screen.contains_region(button.region) for button in app.query(ChoiceButton))

    driven(app, look, size)
