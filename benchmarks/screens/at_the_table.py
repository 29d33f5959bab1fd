"""The table, the wheel, the ends and the television at stacked positions, and what comes after a real game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from benchmarks.screens.camera import DESKTOP_LIGHT, ON_TELEVISION, PHONE_DARK, PHONE_LIGHT, SHOTS, Camera, Shot
from benchmarks.screens.stacked_server import Dealing
from doublelucky7.protocol.sitting import RematchAnswer
from doublelucky7.rules.actions import Action, ExtraCard, KeepPawn
from doublelucky7.rules.cards import Card
from doublelucky7.rules.legality import legal_actions
from doublelucky7.rules.ruleset import JokerTrump, Mode
from doublelucky7.rules.state import State
from doublelucky7.rules.waiting import (
    WaitingForBid,
    WaitingForCard,
    WaitingForDeal,
    WaitingForTrump,
    WaitingForWheel,
)
from doublelucky7.tables.state import Pausing, RoundForfeit, Vote
from testkit.browser.players import Player
from testkit.browser.stacked import StackedPage, StackedTable
from testkit.browser.tables import game_of, with_bots

_BOTS: Final = (2,)
_FORFEITS: Final = ("Sing a line", "Name the seven dwarfs", "Speak only in rhymes")
_OPTIONS: Final = (
    "change_bid",
    "player_swap",
    "change_dealer",
    "double_points",
    "change_trump",
    "extra_card",
    "no_trump",
)


def _wheel_table(players: int = 7, mode: Mode = Mode.TACTICAL_ESCAPE) -> StackedTable:
    return StackedTable(players, mode=mode, bots=_BOTS if players > 2 else (), seed=11, forfeits=_FORFEITS)


def _sensible(state: State) -> Action:
    """Low bids, pawns kept but for an Extra Card in the last round, any card."""
    legal = legal_actions(state)
    if state.round == 7:
        drawn = [action for action in legal if isinstance(action, ExtraCard)]
        if drawn:
            return drawn[0]
    kept = [action for action in legal if isinstance(action, KeepPawn)]
    return kept[0] if kept else legal[min(1, len(legal) - 1)]


def _in_round(number: int, kind: type, extra: Callable[[State], bool] = lambda state: True) -> Callable[[State], bool]:
    return lambda state: state.round == number and isinstance(state.waiting, kind) and extra(state)


def table(camera: Camera) -> None:
    """What a player sees, from the first question to the end of the game."""
    _show(
        camera,
        "card",
        _wheel_table().play_until(_in_round(7, WaitingForCard, lambda state: len(state.trick) == 6), _sensible),
        best=[PHONE_DARK, DESKTOP_LIGHT],
    )
    _show(
        camera,
        "table-of-four",
        _of_four(2),
        best=[PHONE_DARK],
    )
    _show(
        camera,
        "bid-last",
        _wheel_table().play_until(_in_round(7, WaitingForBid, lambda state: state.bids.count(None) == 1), _sensible),
    )
    _show(camera, "trump", _joker_turned_up())
    _show(camera, "round-end", _between_rounds(), seat=0)
    _show(camera, "forfeits", _with_forfeits(), seat=0)
    over = _wheel_table().play_until(lambda state: state.is_over, _sensible)
    over.change(votes=(Vote("person-1", RematchAnswer.YES),), rematch_since=over.now)
    _show(camera, "game-end", over, seat=0, then=_count_at_once)


def wheel(camera: Camera) -> None:
    """The wheel as it is offered, each option chosen, and the die."""
    offered = _wheel_table().play_until(_in_round(5, WaitingForWheel))
    _show(camera, "wheel", offered, best=[PHONE_LIGHT])
    for option in _OPTIONS:
        _show(camera, f"wheel-{option}", offered, then=_choosing(option))
    asked = _in_round(5, WaitingForWheel, lambda state: state.to_act not in _BOTS)
    _show(camera, "wheel-die", _wheel_table(4, Mode.LUCKY_DICE).play_until(asked))
    others = _wheel_table().play_until(_in_round(5, WaitingForWheel))
    _show(camera, "wheel-others", others, seat=((others.state.to_act or 0) + 2) % 7)


def sheets(camera: Camera) -> None:
    """What is opened during a game."""
    playing = _of_four(1)
    upright = [shot for shot in SHOTS if shot.screen["width"] < 900]
    for name, place in {"pad": 0, "wheel-board": 1, "talk": 3}.items():
        _show(camera, f"sheet-{name}", playing, then=_opening(place), shots=upright)
    _show(camera, "sheet-menu", playing, then=_menu)
    gone = _wheel_table(4).play_until(_in_round(4, WaitingForCard), _sensible)
    gone.leaves(gone.state.to_act or 0)
    gone.change(pausing=Pausing("person-3", gone.now))
    _show(camera, "pause", gone, seat=next(seat for seat in (0, 1, 3) if seat != gone.state.to_act))


def television(camera: Camera) -> None:
    """Every scene of the screen in the room."""
    scenes = {
        "gathering": _wheel_table(5).gathering(open_seats=2),
        "card": _wheel_table(5).play_until(
            _in_round(5, WaitingForCard, lambda state: len(state.trick) == 4), _sensible
        ),
        "seven": _wheel_table().play_until(
            _in_round(7, WaitingForCard, lambda state: len(state.trick) == 6), _sensible
        ),
        "wheel": _wheel_table(5).play_until(_in_round(5, WaitingForWheel)),
        "round-end": _between_rounds(),
        "forfeits": _with_forfeits(),
    }
    paused = _wheel_table(5).play_until(_in_round(4, WaitingForCard), _sensible)
    paused.change(pausing=Pausing("person-3", paused.now))
    over = _wheel_table().play_until(lambda state: state.is_over, _sensible)
    over.change(votes=(Vote("person-1", RematchAnswer.YES),), rematch_since=over.now)
    for name, table in {**scenes, "pause": paused, "end": over}.items():
        _show(camera, f"tv-{name}", table, role="table", shots=ON_TELEVISION)
    _show(camera, "watching", scenes["card"], role="watch")


def afterwards(camera: Camera, dealing: Dealing) -> None:
    dealing.is_fair = True
    device = camera.device()
    link = with_bots(device, bots=3, mode="tactical_escape", name="Annemarie")
    Player(device.page).hurry_to("end")
    dealing.is_fair = False
    game = game_of(device, link)
    device.open(f"/replay/{game}#140")
    camera.take("replay", device, device.page.get_by_role("slider").first.wait_for)
    device.open(f"/verify/{game}")
    camera.take("verify", device, device.page.locator("dl").wait_for)


def _show(
    camera: Camera,
    name: str,
    table: StackedTable,
    *,
    seat: int | None = None,
    role: str = "play",
    then: Callable[[StackedPage], None] = lambda shown: None,
    best: list[Shot] | None = None,
    shots: tuple[Shot, ...] | list[Shot] = SHOTS,
) -> None:
    """One position on every screen, from the eyes of who is asked, or of the seat named."""
    device = camera.device()
    viewer = None if role != "play" else (seat if seat is not None else table.state.to_act)
    shown = StackedPage(device.page, device.origin, table, seat=viewer, role=role)
    shown.open()

    def come_back() -> None:
        shown.page.locator("main").first.wait_for()
        then(shown)

    camera.take(name, device, come_back, best=best or [], shots=shots)
    device.context.close()


def _of_four(cards: int) -> StackedTable:
    """The fourth round of four, after the first trick, with so many cards laid; a person is asked for the next."""
    table = StackedTable(4, mode=Mode.TACTICAL_ESCAPE, bots=(3,), seed=11)
    return table.play_until(
        _in_round(4, WaitingForCard, lambda state: len(state.trick) == cards and bool(state.finished_tricks)), _sensible
    )


def _joker_turned_up() -> StackedTable:
    table = StackedTable(5, mode=Mode.CLASSIC, seed=3, joker_trump=JokerTrump.DEALER_CHOOSES)
    return table.play_until(lambda state: isinstance(state.waiting, WaitingForTrump) and state.turned_up is Card.JOKER)


def _between_rounds() -> StackedTable:
    table = _wheel_table().play_until(_in_round(6, WaitingForDeal), _sensible)
    for seat in (0, 1, 4):
        table.saw_pad(seat)
    return table


def _with_forfeits() -> StackedTable:
    table = _wheel_table(4).play_until(_in_round(4, WaitingForDeal), _sensible)
    missed = [score.seat for score in table.state.pad[-1].scores if score.bid != score.tricks]
    table.change(round_forfeits=tuple(RoundForfeit(4, seat, seat % len(_FORFEITS)) for seat in missed))
    return table


def _count_at_once(shown: StackedPage) -> None:
    shown.page.locator("[data-scene]").click()


def _choosing(option: str) -> Callable[[StackedPage], None]:
    return lambda shown: shown.page.locator(f"[data-sheet=wheel] [data-option={option}]").click(force=True)


def _opening(place: int) -> Callable[[StackedPage], None]:
    def open_sheet(shown: StackedPage) -> None:
        # On a wide screen they lie beside the table all the time.
        shown.page.set_viewport_size({"width": 390, "height": 844})
        shown.page.locator("nav.dock button").nth(place).click()

    return open_sheet


def _menu(shown: StackedPage) -> None:
    shown.page.locator(".menu").first.click()
