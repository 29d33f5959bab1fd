"""A whole table of seven with seven cards each, the wheel step by step, the ends, and what comes after."""

from __future__ import annotations

from collections.abc import Callable

from benchmarks.screens.camera import DESKTOP_LIGHT, PHONE_DARK, PHONE_LIGHT, Camera
from benchmarks.screens.stacked_server import Dealing
from testkit.browser.devices import DESKTOP
from testkit.browser.players import Player
from testkit.browser.tables import NOVICE, YOU, be_somebody, game_of, open_table, start, with_bots

_NAMES = ("Bo", "Chloé", "Esperanza", "Finn", "Maximiliane", "Gijs")
_OPTIONS = ("change_bid", "player_swap", "change_dealer", "double_points", "change_trump", "extra_card", "no_trump")
_LAST_ROUND = 7


def seven_players(camera: Camera, dealing: Dealing) -> None:
    """All seven at one device, so that everything is in our hands."""
    device = camera.device()
    seats = [YOU, *[{"kind": "you", "name": name} for name in _NAMES]]
    link = open_table(device, seats=seats, mode="tactical_escape", name="Annemarie")
    start(device, link)
    player = Player(device.page)
    player.hurry_to("curtain")
    camera.take("curtain", device, lambda: _until(player, "curtain"))
    _to_round(player, _LAST_ROUND)
    camera.take("round-end", device, lambda: player.hurry_to("go-on"))
    dealing.turns_up_the_joker_after = _LAST_ROUND * len(seats)
    player.answer("go-on")
    player.hurry_to("trump")
    dealing.turns_up_the_joker_after = None
    camera.take("trump", device, lambda: player.hurry_to("trump"))
    player.hurry_to("bid")
    for _ in seats[1:]:
        player.answer("bid")
        player.hurry_to("bid")
    camera.take("bid-last", device, lambda: player.hurry_to("bid"))
    player.hurry_to("wheel")
    camera.take("wheel", device, lambda: player.hurry_to("wheel"), best=[PHONE_LIGHT])
    for option in _OPTIONS:
        camera.take(f"wheel-{option}", device, _choosing(player, option))
    player.hurry_to("card")
    while device.page.locator(".laid").count() < len(seats) - 1:
        player.answer("card")
        player.hurry_to("card")
    camera.take("card", device, lambda: player.hurry_to("card"), best=[PHONE_DARK, DESKTOP_LIGHT])
    player.hurry_to("end")
    camera.take("game-end", device, lambda: player.hurry_to("end"))


def afterwards(camera: Camera, dealing: Dealing) -> None:
    dealing.is_fair = True
    device = camera.device()
    link = with_bots(device, bots=6, name="Annemarie")
    Player(device.page).hurry_to("end")
    dealing.is_fair = False
    game = game_of(device, link)
    device.open(f"/replay/{game}#140")
    camera.take("replay", device, device.page.get_by_role("slider").wait_for)
    device.open(f"/verify/{game}")
    camera.take("verify", device, device.page.locator("dl").wait_for)


def with_a_die(camera: Camera) -> None:
    """Four players and the eight-sided die, beside the things that are opened during a game."""
    device = camera.device()
    with_bots(device, mode="lucky_dice", name="Annemarie")
    player = Player(device.page)
    player.hurry_to("wheel")
    camera.take("wheel-die", device, lambda: player.hurry_to("wheel"))
    _to_round(player, 4)
    player.answer("go-on")
    player.hurry_to("card")
    camera.take("table-of-four", device, lambda: player.hurry_to("card"), best=[PHONE_DARK])
    for name, place in {"pad": 0, "wheel-board": 1, "talk": 3}.items():
        camera.take(f"sheet-{name}", device, _opening(player, place))
    camera.take("sheet-menu", device, _pressing(player, "header .menu, .menu"))


def table_screen(camera: Camera) -> None:
    host, television, watcher = camera.device(), camera.device(DESKTOP), camera.device()
    link = open_table(host, seats=[YOU, *[NOVICE] * 4], mode="tactical_escape", name="Annemarie")
    for screen, role in ((television, 0), (watcher, 1)):
        be_somebody(screen, "Screen")
        screen.open(f"/t/{link}")
        screen.page.locator(".others button").nth(role).click()
    camera.take("tv-gathering", television, television.page.locator("h1").first.wait_for)
    start(host, link)
    player = Player(host.page)
    _to_round(player, 3)
    player.answer("go-on")
    for asked in ("wheel", "card"):
        player.hurry_to(asked)
        camera.take(f"tv-{asked}", television, television.page.locator(".seat").first.wait_for)
    camera.take("watching", watcher, watcher.page.locator(".seat").first.wait_for)


def _to_round(player: Player, number: int) -> None:
    """Up to the score pad before this round."""
    for finished in range(1, number):
        player.hurry_to("go-on")
        if finished < number - 1:
            player.answer("go-on")


def _until(player: Player, asked: str) -> None:
    player.page.locator(f"[data-sheet={asked}]").wait_for()


def _choosing(player: Player, option: str) -> Callable[[], None]:
    def choose() -> None:
        player.hurry_to("wheel")
        player.page.locator(f"[data-sheet=wheel] [data-option={option}]").click(force=True)

    return choose


def _opening(player: Player, place: int) -> Callable[[], None]:
    def open_sheet() -> None:
        # On a wide screen they lie beside the table all the time.
        player.page.set_viewport_size({"width": 390, "height": 844})
        player.hurry_to("card")
        player.page.locator("nav.dock button").nth(place).click()

    return open_sheet


def _pressing(player: Player, button: str) -> Callable[[], None]:
    def press() -> None:
        player.hurry_to("card")
        player.page.locator(button).first.click()

    return press
