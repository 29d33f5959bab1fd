"""A table put on a device's screen at once: any number of players, in any situation of a real game, without a server's
table behind it. The page is the real one; only what it asks the table for is answered from here."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec
from playwright.sync_api import BrowserContext, Page, Route, WebSocketRoute

from doublelucky7 import Game
from doublelucky7.rules.actions import ExtraCard, PlaceBid, PlayerAction
from doublelucky7.rules.ruleset import Mode, RuleSet
from doublelucky7.rules.waiting import WaitingForBid, WaitingForCard, WaitingForWheel

Situation = Literal["bid", "wheel", "card", "full-trick", "watch"]
Role = Literal["play", "watch", "table"]

NAMES: Final = ("Annemarie", "Vera", "Dario", "Oma Riet", "Bartholomäus", "Kim", "Jean-Luc")
LAST_ROUND: Final = 7
_LINK: Final = "staged"
_ME: Final = "me"


def staged_game(
    players: int, situation: Situation, *, mode: Mode = Mode.TACTICAL_ESCAPE, round_number: int = 7
) -> Game:
    """A game in this round, just before the last card of the first trick, or at an earlier question."""
    game = Game(players, RuleSet(mode=mode), seed=5)
    while not _is_reached(game, situation, round_number):
        game.act(_next_action(game, situation, round_number))
    return game


def _is_reached(game: Game, situation: Situation, round_number: int) -> bool:
    state = game.state
    if state.round != round_number:
        return False
    match situation:
        case "bid":
            bids = [bid for bid in state.bids if bid is not None]
            return isinstance(state.waiting, WaitingForBid) and len(bids) == state.players - 1
        case "wheel":
            return isinstance(state.waiting, WaitingForWheel)
        case "card" | "full-trick" | "watch":
            return isinstance(state.waiting, WaitingForCard) and len(state.trick) == state.players - 1


def _next_action(game: Game, situation: Situation, round_number: int) -> PlayerAction:
    legal = game.legal_actions()
    if game.state.round == round_number and situation != "wheel":
        for action in legal:
            if isinstance(action, ExtraCard):
                return action
    # Not everybody bids 0: who bids what follows from seat and round.
    bids = [action for action in legal if isinstance(action, PlaceBid)]
    if bids:
        return bids[(bids[0].seat + game.state.round) % min(4, len(bids))]
    if isinstance(game.waiting, WaitingForCard):
        # An Extra Card stays on the table, so that it can be seen there.
        extra = game.view(game.to_act).seats[game.to_act or 0].extra_card
        return next((action for action in reversed(legal) if getattr(action, "card", None) != extra), legal[0])
    return legal[0]


class Staged:
    """What a table sends to one device, and what the device has asked of it."""

    def __init__(self, game: Game, situation: Situation = "card", role: Role = "play") -> None:
        seat = game.to_act if role == "play" else None
        self.viewer = seat
        self.asked: list[dict[str, Any]] = []
        self._sockets: list[WebSocketRoute] = []
        view = msgspec.to_builtins(game.view(seat))
        self.update: dict[str, Any] = {
            "kind": "update",
            "events": [],
            "table": _facts(game, seat, role),
            "yours": _yours(seat),
            "views": [view],
        }
        self._role = role

    def install(self, context: BrowserContext) -> None:
        context.route(f"**/api/v1/tables/{_LINK}", lambda route: _answer(route, self.update))
        context.route(
            "**/api/v1/session", lambda route: _answer(route, {"person": _ME, "name": NAMES[0], "language": "en"})
        )
        context.route_web_socket(f"**/ws/{_LINK}", self._connect)
        context.add_init_script(
            f"localStorage.setItem('dl7-known-here', 'yes');sessionStorage.setItem('dl7-role-{_LINK}', '{self._role}');"
        )

    def open(self, page: Page, origin: str) -> None:
        page.goto(f"{origin}/t/{_LINK}")
        page.locator("main").first.wait_for()

    def send(self) -> None:
        """The update as it is now, to every device that shows this table."""
        for socket in self._sockets:
            socket.send(json.dumps(self.update))

    def _connect(self, socket: WebSocketRoute) -> None:
        self._sockets.append(socket)
        socket.on_message(self._receive)
        socket.send(json.dumps(self.update))

    def _receive(self, message: str | bytes) -> None:
        self.asked.append(json.loads(message))


def _answer(route: Route, body: object) -> None:
    route.fulfill(json=body)


def _facts(game: Game, seat: int | None, role: Role) -> dict[str, Any]:
    players = game.state.players
    persons = {place for place in range(players) if place % 2 == (seat or 0) % 2}
    return {
        "game": f"{_LINK}.1",
        "link": _LINK,
        "number": 1,
        "version": 7,
        "at": 0,
        "phase": "finished" if game.is_over else "playing",
        "code": "mutigire",
        "host": _ME,
        "ruleset": msgspec.to_builtins(game.ruleset),
        "settings": {
            "pace": "normal",
            "absence": {"kind": "wait"},
            "move_clock": None,
            "spectators": "welcome",
            "stand_in": "club",
        },
        "forfeits": [],
        "seats": [_seat(place, seat or 0, is_person=place in persons) for place in range(players)],
        "visitors": [],
        "visitor_count": 0,
        "has_table_screen": role == "table",
        "pause": None,
        "awaited": None,
        "pad": None,
        "drawn_forfeits": [],
        "dealing": {
            "algorithm": "dl7-1",
            "commitment": "ab" * 32,
            "contributed": [],
            "contributions_until": None,
            "contributions": None,
            "secret": None,
        },
        "ranking": None,
        "club": [],
        "rematch": None,
        "next_game": None,
    }


def _seat(place: int, first: int, *, is_person: bool) -> dict[str, Any]:
    name = NAMES[(place - first) % len(NAMES)]
    person = {"kind": "person", "person": _ME if place == first else f"p{place}", "name": name}
    return {
        "seat": place,
        "holder": person if is_person else {"kind": "bot", "name": name, "level": "novice"},
        "presence": "here",
        "gone_since": None,
        "bot_may_play_from": None,
        "bot_steps_in_at": None,
        "stand_in": None,
    }


def _yours(seat: int | None) -> dict[str, Any]:
    own: Sequence[int] = () if seat is None else (seat,)
    return {
        "person": _ME,
        "seats": list(own),
        "may_take_back": None,
        "in_advance": [],
        "while_away": [],
        "offered": [],
        "muted": [],
    }
