"""A table that stands as a test wants it, and a page that is told of it: nobody plays to get there.

The state comes from the rules, the messages from the server's own encoder; only the way between them is made up.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from msgspec.structs import replace
from playwright.sync_api import Page, Route, WebSocketRoute

from doublelucky7.protocol.messages import Done, Said
from doublelucky7.protocol.sitting import BotSeat, Holder, OpenSeat, PersonSeat, Phase, TableSettings, Talk
from doublelucky7.rules.actions import Action, Deal, KeepPawn
from doublelucky7.rules.cards import FULL_DECK, Card
from doublelucky7.rules.engine import decide, evolve
from doublelucky7.rules.engine import start as start_game
from doublelucky7.rules.events import Event, RoundScored
from doublelucky7.rules.legality import legal_actions
from doublelucky7.rules.ruleset import JokerTrump, Mode, RuleSet, Seat
from doublelucky7.rules.state import State
from doublelucky7.server.access.addresses import qr_as_svg
from doublelucky7.storage.entry import ByPerson
from doublelucky7.tables.attendance.people import Attendance, arrived, departed
from doublelucky7.tables.attendance.transient import forfeit_done, seen_pad
from doublelucky7.tables.state import TableState
from doublelucky7.tables.stream.events import StoredEvent, TableEntry
from doublelucky7.tables.updates.encoding import Seen, UpdateEncoder, encoded
from testkit.browser.patience import Patience
from testkit.games.random_play import chance

SEVEN_NAMES: Final = ("Anna", "Bartholomäus", "Cem", "Oma Riet", "Jean-Luc", "Maximiliane", "Vera")
LINK: Final = "stacked"
_NOON: Final = 1_800_000_000_000
_LONG_AGO: Final = _NOON - 600_000
_A_MOMENT: Final = 15.0

Choose = Callable[[State], Action]


class StackedTable:
    """A table and its game as values, changed by whatever a test says happens."""

    def __init__(
        self,
        players: int,
        *,
        mode: Mode = Mode.CLASSIC,
        rounds: int = 7,
        names: Sequence[str] = SEVEN_NAMES,
        bots: Sequence[Seat] = (),
        forfeits: tuple[str, ...] = (),
        joker_trump: JokerTrump = JokerTrump.DEALER_LEADS,
        seed: int = 7,
    ) -> None:
        self._random = Random(seed)
        ruleset = RuleSet(rounds=14 if rounds == 14 else 7, mode=mode, joker_trump=joker_trump)
        holders: list[Holder] = [
            BotSeat(name, "novice") if seat in bots else PersonSeat(_person(seat), name)
            for seat, name in enumerate(names[:players])
        ]
        self.now = _NOON
        self.attendance = Attendance(since=_LONG_AGO)
        for seat, name in enumerate(names[:players]):
            if seat not in bots:
                self.attendance = arrived(self.attendance, _person(seat), name)
        self.table = TableState(
            game="stacked-game",
            link=LINK,
            code="mutigire",
            number=1,
            previous=None,
            version=1,
            opened_at=_LONG_AGO,
            phase=Phase.PLAYING,
            host=_person(0),
            ruleset=ruleset,
            settings=TableSettings(),
            forfeits=forfeits,
            seats=tuple(holders),
            secret="00" * 32,
            commitment="5eed" * 16,
            contributed=(None,) * players,
            state=start_game(ruleset, players),
            stand_ins=(None,) * players,
            done_for=((),) * players,
            bot_stood_in=(False,) * players,
            awaited_since=_NOON,
        )

    @property
    def state(self) -> State:
        return self.table.running

    def gathering(self, *, open_seats: int = 0) -> StackedTable:
        """The same people before their game."""
        seats = (*self.table.seats[: len(self.table.seats) - open_seats], *[OpenSeat()] * open_seats)
        self.table = replace(self.table, phase=Phase.GATHERING, state=None, seats=seats)
        return self

    def change(self, **fields: Any) -> None:
        """Something about the table that is no event of the game."""
        self.table = replace(self.table, version=self.table.version + 1, **fields)

    def leaves(self, seat: Seat) -> None:
        self.attendance = departed(self.attendance, _person(seat), _LONG_AGO)

    def saw_pad(self, seat: Seat) -> None:
        self.attendance = seen_pad(self.attendance, _person(seat), self.state.round)

    def did_forfeit(self, seat: Seat) -> None:
        self.attendance = forfeit_done(self.attendance, seat, self.state.round)

    def play_until(self, reached: Callable[[State], bool], choose: Choose | None = None) -> StackedTable:
        """Plays on, as chance wants or as chosen, until the game stands so; nobody is told on the way."""
        while not reached(self.state):
            self._fold(self.next_action(choose))
        self.table = replace(self.table, round_scored_at=self.now, awaited_since=self.now)
        return self

    def next_action(self, choose: Choose | None = None) -> Action:
        """What chance brings, or whoever is asked does, as chosen or anything."""
        if self.state.to_act is None:
            return chance(self.state, self._random)
        return (choose or self.anything)(self.state)

    def anything(self, state: State) -> Action:
        """Any legal action; pawns are kept."""
        legal = legal_actions(state)
        kept = next((action for action in legal if isinstance(action, KeepPawn)), None)
        return self._random.choice(legal) if kept is None else kept

    def act(self, *actions: Action) -> list[StoredEvent]:
        """What these actions bring about."""
        events = [event for action in actions for event in self._fold(action)]
        if any(isinstance(event, RoundScored) for event in events):
            self.table = replace(self.table, round_scored_at=self.now)
        return list(events)

    def happens(self, *events: StoredEvent) -> tuple[TableEntry, ...]:
        """Events as the newest entries of the stream."""
        first = self.table.version - len(events) + 1
        return tuple(
            TableEntry(first + place, self.now, ByPerson(_person(0)), event) for place, event in enumerate(events)
        )

    def update(self, seat: Seat | None, *events: StoredEvent, seen: Seen | None = None) -> tuple[bytes, Seen]:
        """What the person on a seat, or a spectator, is sent."""
        encoder = UpdateEncoder(self.table, self.attendance, self.now, self.happens(*events))
        return encoder.update_for(None if seat is None else _person(seat), seen)

    def _fold(self, action: Action) -> tuple[Event, ...]:
        events, state = decide(self.state, action), self.state
        for event in events:
            state = evolve(state, event)
        phase = Phase.FINISHED if state.is_over else Phase.PLAYING
        since = events if isinstance(action, Deal) else (*self.table.since_deal, *events)
        self.table = replace(
            self.table, state=state, version=self.table.version + len(events), phase=phase, since_deal=since
        )
        return events


def deck_of(*first: Card) -> Deal:
    """A deal that begins with these cards."""
    return Deal((*first, *(card for card in FULL_DECK if card not in first)))


class StackedPage:
    """A page at a stacked table, as a player, a table screen or a watcher; it hears only what it is told."""

    def __init__(
        self, page: Page, origin: str, table: StackedTable, *, seat: Seat | None = 0, role: str = "play"
    ) -> None:
        self.page, self.table, self.seat = page, table, seat
        self._origin, self._role = origin, role
        self._socket: WebSocketRoute | None = None
        self._seen: Seen | None = None
        self.asked: list[dict[str, Any]] = []
        """The commands that the page has sent."""
        page.route("**/api/v1/session", self._tell_session)
        page.route(f"**/api/v1/tables/{LINK}", self._tell_table)
        self.members: list[str] = []
        """Who at the table is in the High Rollers Club."""
        page.route(f"**/api/v1/tables/{LINK}/club", lambda route: route.fulfill(json={"people": self.members}))
        page.route(f"**/api/v1/tables/{LINK}/invitation", lambda route: route.fulfill(json={"link": LINK, "urls": []}))
        page.route("**/qr.svg", lambda route: route.fulfill(content_type="image/svg+xml", body=_QR))
        page.route_web_socket(f"**/ws/{LINK}", self._connect)

    def open(self, **preferences: object) -> Page:
        """Come to the table on a device that prefers this; lessons are off unless they are wished for."""
        kept = {
            "dl7-known-here": "yes",
            "dl7-device": json.dumps({"lessons": False, **preferences}),
        }
        self.page.add_init_script(
            f"for (const [key, value] of Object.entries({json.dumps(kept)})) localStorage[key] ??= value;"
            f"sessionStorage['dl7-role-{LINK}'] = {json.dumps(self._role)};"
        )
        self.page.goto(f"{self._origin}/t/{LINK}")
        self.page.locator("main").first.wait_for()
        return self.page

    def look(self, table: StackedTable | None = None) -> None:
        """The page sees the table as it stands, all of it anew."""
        if table is not None:
            self.table = table
        self._seen = None
        self.tell()

    def tell(self, *events: StoredEvent) -> None:
        """The page hears what happened, and how the table stands now."""
        message, self._seen = self.table.update(self.seat, *events, seen=self._seen)
        assert self._socket is not None, "the page is not open"
        self._socket.send(message.decode())

    def act(self, *actions: Action) -> None:
        """Something is done at the table, and the page hears of it."""
        self.tell(*self.table.act(*actions))

    def says(self, seat: Seat, talk: Talk) -> None:
        """Somebody at the table speaks."""
        assert self._socket is not None, "the page is not open"
        self._socket.send(encoded(Said(seat, _person(seat), talk)).decode())

    def wait_for(self, kind: str) -> dict[str, Any]:
        """The newest command of this kind, as soon as the page has sent one."""
        patience = Patience()
        while not (found := [command for command in self.asked if command["kind"] == kind]):
            self.page.wait_for_timeout(_A_MOMENT)
            patience.look(len(self.asked))
        return found[-1]

    def _connect(self, socket: WebSocketRoute) -> None:
        self._socket, self._seen = socket, None
        socket.on_message(self._hear)
        self.tell()

    def _hear(self, message: str | bytes) -> None:
        sent = json.loads(message)
        if sent["kind"] == "do" and self._socket is not None:
            self.asked.append(sent["command"])
            self._socket.send(encoded(Done(sent["id"], self.table.table.version)).decode())

    def _tell_session(self, route: Route) -> None:
        person = _person(0 if self.seat is None else self.seat)
        route.fulfill(json={"person": person, "name": SEVEN_NAMES[self.seat or 0], "language": "en"})

    def _tell_table(self, route: Route) -> None:
        message, _ = self.table.update(self.seat)
        route.fulfill(content_type="application/json", body=message)


_QR: Final = qr_as_svg(f"http://table.example:7777/t/{LINK}")


def _person(seat: Seat) -> str:
    return f"person-{seat}"
