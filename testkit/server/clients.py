"""Clients of a real server: HTTP over a real socket, and websockets that play.

Not `doublelucky7.client`: tests see every byte, header and status here, choose wrong ones, and no lost connection
comes back by itself.
"""

from __future__ import annotations

import http.client
import json
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from http import HTTPStatus
from itertools import count
from typing import Any
from urllib.parse import urljoin

import msgspec
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from doublelucky7.protocol.commands import Command, Contribute, GoOn
from doublelucky7.protocol.merging import ReceivedMessage, Update, UpdateMerger
from doublelucky7.protocol.messages import (
    Do,
    Done,
    Goodbye,
    Look,
    RefusedByRules,
    RefusedByTable,
)
from doublelucky7.protocol.sitting import Phase

SECONDS = 20.0
_encode = msgspec.json.Encoder().encode


class Answer:
    def __init__(self, response: http.client.HTTPResponse) -> None:
        self.status = response.status
        self.headers = {name.lower(): value for name, value in response.getheaders()}
        self.body = response.read()

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Browser:
    """A page of the server: it sends its origin, and keeps the cookie it is given."""

    def __init__(self, port: int, host: str = "localhost") -> None:
        self.port = port
        self.headers = {"Host": f"{host}:{port}", "Origin": f"http://{host}:{port}"}

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> Answer:
        """The answer, also where the table is on another node: a browser follows by itself."""
        answer = self.ask_once(method, path, body, **headers)
        if answer.status == HTTPStatus.TEMPORARY_REDIRECT:
            return self.ask(method, urljoin(path, answer.headers["location"]), body, **headers)
        return answer

    def ask_once(self, method: str, path: str, body: object = None, **headers: str) -> Answer:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=SECONDS)
        sent = {**self.headers, **{name.replace("_", "-"): value for name, value in headers.items()}}
        content = body if isinstance(body, bytes) else None if body is None else _encode(body)
        connection.request(method, path, content, {name: value for name, value in sent.items() if value})
        answer = Answer(connection.getresponse())
        connection.close()
        return answer

    def get(self, path: str, **headers: str) -> Answer:
        return self.ask("GET", f"/api/v1{path}", **headers)

    def post(self, path: str, body: object = None, **headers: str) -> Answer:
        return self.ask("POST", f"/api/v1{path}", body, **headers)

    def become(self, name: str, language: str = "en") -> str:
        """Begins a session and answers with the person's id."""
        answer = self.post("/session", {"name": name, "language": language})
        assert answer.status == 200, answer.body
        self.keep(answer)
        return str(answer.json["person"])

    def keep(self, answer: Answer) -> None:
        self.headers["Cookie"] = answer.headers["set-cookie"].partition(";")[0]

    def open(self, *seats: object, **more: object) -> Any:
        answer = self.post("/tables", {"seats": seats, **more})
        assert answer.status == 201, answer.body
        return answer.json

    def sit_at(self, link: str) -> Device:
        return Device(self.port, link, self.headers)


class Program(Browser):
    """A bot on the network: no origin, a bearer token."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        del self.headers["Origin"]

    def keep(self, answer: Answer) -> None:
        self.headers["Authorization"] = f"Bearer {answer.json['token']}"


class Device:
    """A websocket at a table, with everything it has received."""

    def __init__(self, port: int, link: str, headers: dict[str, str]) -> None:
        extra = {name: value for name, value in headers.items() if name in ("Cookie", "Authorization")}
        origin = headers.get("Origin")
        opening = connect(
            f"ws://{headers['Host']}/ws/{link}",
            origin=None if origin is None else Origin(origin),
            additional_headers=extra,
            compression=None,
            open_timeout=SECONDS,
            close_timeout=1,
            proxy=None,
            ping_interval=None,
        )
        self._until_closed = ExitStack()
        self.socket: ClientConnection = self._until_closed.enter_context(opening)
        self.raw: list[bytes] = []
        self._merger = UpdateMerger()
        self.messages: list[ReceivedMessage] = []
        self._ids = count(1)
        self._name = secrets.token_hex(4)

    @property
    def last(self) -> Update:
        return next(message for message in reversed(self.messages) if isinstance(message, Update))

    def receive(self) -> ReceivedMessage:
        received = self.socket.recv(SECONDS)
        raw = received.encode() if isinstance(received, str) else received
        self.raw.append(raw)
        message = self._merger.read(raw)
        self.messages.append(message)
        return message

    def receive_until(self, is_it: Callable[[ReceivedMessage], bool]) -> ReceivedMessage:
        while not is_it(message := self.receive()):
            pass
        return message

    def wait_for(self, is_so: Callable[[Update], bool]) -> Update:
        """The first update, from the last one on, of which something is so."""
        if any(isinstance(message, Update) for message in self.messages) and is_so(self.last):
            return self.last
        found = self.receive_until(lambda message: isinstance(message, Update) and is_so(message))
        assert isinstance(found, Update)
        return found

    def send(self, message: object) -> None:
        self.socket.send(_encode(message).decode())

    def ask(self, command: Command, after: int | None = None, action_id: str | None = None) -> ReceivedMessage:
        """Sends a command and answers with the reply."""
        action_id = action_id or f"{self._name}-{next(self._ids)}"
        self.send(Do(id=action_id, after=self.last.table.version if after is None else after, command=command))
        return self.receive_until(
            lambda message: isinstance(message, Done | RefusedByTable | RefusedByRules) and message.id == action_id
        )

    def do(self, command: Command) -> Done:
        """Has a command carried out, and receives the table after it."""
        done = self.ask(command)
        assert isinstance(done, Done), done
        self.wait_for(lambda update: update.table.version >= done.version)
        return done

    def receive_goodbye(self) -> Goodbye:
        message = self.receive_until(lambda message: isinstance(message, Goodbye))
        assert isinstance(message, Goodbye)
        return message

    def close(self) -> None:
        self._until_closed.close()


def what_is_due(update: Update) -> Command | None:
    """The first thing that the holder of this device's seats is waited for."""
    table, yours = update.table, update.yours
    for seat in yours.seats:
        if table.phase is Phase.CONTRIBUTING and seat not in table.dealing.contributed:
            return Contribute(seat, secrets.token_hex(32))
    if table.pad is not None and yours.person in table.pad.still_reading:
        return GoOn()
    return next((view.legal[0] for view in update.views if view.legal), None)


def play_until(device: Device, is_enough: Callable[[Update], bool]) -> None:
    """Plays first legal actions; what is refused because somebody was faster is looked at again."""
    while not is_enough(device.last):
        due = what_is_due(device.last)
        if due is None:
            device.receive()
            continue
        answer = device.ask(due)
        if isinstance(answer, Done):
            device.wait_for(partial(_is_beyond, due, answer.version))
        else:
            device.send(Look())
            device.receive_until(lambda message: isinstance(message, Update))


def _is_beyond(done: Command, version: int, update: Update) -> bool:
    return update.table.version >= version and what_is_due(update) != done


def is_finished(update: Update) -> bool:
    return update.table.phase is Phase.FINISHED


def play_to_the_end(*devices: Device) -> None:
    """Lets scripted people play, each in a thread, until the game is over."""
    with ThreadPoolExecutor(len(devices)) as people:
        for played in [people.submit(play_until, device, is_finished) for device in devices]:
            played.result()
