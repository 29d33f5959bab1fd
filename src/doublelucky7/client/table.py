"""One table over a websocket that reconnects by itself: commands are answered once, updates are whole."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import suppress
from typing import Any, Final
from urllib.parse import quote

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from doublelucky7.protocol.commands import Command
from doublelucky7.protocol.merging import MissedUpdate, Update, UpdateMerger
from doublelucky7.protocol.messages import (
    Answer,
    ClientMessage,
    CloseReason,
    Do,
    Done,
    Goodbye,
    Look,
    Pong,
    RefusedByRules,
    RefusedByTable,
    Said,
    Unreadable,
    UpdateMessage,
    read_server_message,
)
from doublelucky7.protocol.refusals import CommandRefused
from doublelucky7.rules.refusals import IllegalAction

FINAL: Final = frozenset({CloseReason.TABLE_IS_CLOSED, CloseReason.CLOSED_TO_SPECTATORS, CloseReason.SESSION_ENDED})
"""After these there is no reconnecting: it would end the same way."""

FIRST_RETRY_SECONDS: Final = 0.4
LONGEST_RETRY_SECONDS: Final = 1.4
"""With the half that spreads it out, everybody is back within three seconds of a server that answers again."""
CLOSE_SECONDS: Final = 1.0
MOST_MOVES_AT_ONCE: Final = 3
"""How often in a row a client that is sent to another node goes there without waiting."""
_SERVER_FAILS: Final = 500
_encode: Final = msgspec.json.Encoder().encode


def retry_seconds(failures: int) -> float:
    """Twice as long after each failure, and spread out, so that a restarted server is not met by all at once."""
    longest = min(LONGEST_RETRY_SECONDS, FIRST_RETRY_SECONDS * 2.0 ** (failures - 1))
    return longest * (0.5 + secrets.randbelow(1_000) / 1_000)


class Interruption(msgspec.Struct, frozen=True):
    """From a lost connection to the next sight of the table, in seconds of the monotonic clock."""

    lost_at: float
    back_at: float


class TableLeft(Exception):
    """Raised for whoever waits at a table that the server has ended the connection to for good."""

    def __init__(self, why: CloseReason | None) -> None:
        super().__init__("left" if why is None else why.value)
        self.why = why


class TableClient:
    """A person's connection to a table.

    A lost connection is opened again, what was not answered is sent again under the same id, and the server carries
    everything out once. `latest` is the table as it was last sent.
    """

    def __init__(self, url: str, headers: Mapping[str, str], retry: Callable[[int], float] | None = None) -> None:
        """`retry` says how many seconds to wait after so many failures to connect."""
        self._url, self._headers, self._retry = url, dict(headers), retry or retry_seconds
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, tuple[Do, asyncio.Future[Answer]]] = {}
        self._updates: asyncio.Queue[Update | None] = asyncio.Queue()
        self._running: asyncio.Task[None] | None = None
        self._merger = UpdateMerger()
        self._node: str | None = None
        self._was_shown_table = False
        self._away_since: float | None = None
        self.interruptions: list[Interruption] = []
        self.close_reason: CloseReason | None = None
        self.latest: Update | None = None
        self.times_sent_again = 0
        self.on_talk: Callable[[Said], None] = lambda said: None

    @property
    def is_away(self) -> bool:
        """Whether the table has not been seen since its connection was lost."""
        return self._away_since is not None

    async def __aenter__(self) -> TableClient:
        self._running = asyncio.create_task(self._run())
        return self

    async def __aexit__(self, *exception: Any) -> None:
        assert self._running is not None
        self._running.cancel()
        with suppress(asyncio.CancelledError):
            await self._running

    async def do(self, command: Command) -> Done:
        """Has a command carried out; raises `CommandRefused`, or `IllegalAction` where the rules refuse it."""
        answer = await self.ask(command)
        match answer:
            case RefusedByTable(refusal=refusal):
                raise CommandRefused(refusal)
            case RefusedByRules(refusal=illegal):
                raise IllegalAction(illegal)
            case Done():
                return answer

    async def ask(self, command: Command, after: int | None = None, action_id: str | None = None) -> Answer:
        """The answer to a command, meant for the version last seen unless another is named."""
        version = 0 if self.latest is None else self.latest.table.version
        do = Do(id=action_id or secrets.token_hex(8), after=version if after is None else after, command=command)
        if self._running is not None and self._running.done():
            raise TableLeft(self.close_reason)
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting[do.id] = (do, answer)
        try:
            await self.send(do)
            return await answer
        finally:
            self._waiting.pop(do.id, None)

    async def send(self, message: ClientMessage) -> None:
        """Sends a message now; over a connection that is just lost nothing is sent."""
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(_encode(message).decode())

    async def drop(self) -> None:
        """Closes the present connection, which is then opened again."""
        if self._socket is not None:
            await self._socket.close()

    async def updates(self) -> AsyncIterator[Update]:
        """Every update as it comes, to the end of the table."""
        while (update := await self._updates.get()) is not None:
            yield update

    async def wait_for(self, is_so: Callable[[Update], bool]) -> Update:
        """The latest update if something is so of it, or else the first of which it is; raises `TableLeft`."""
        if self.latest is not None and is_so(self.latest):
            return self.latest
        async for update in self.updates():
            if is_so(update):
                return update
        raise TableLeft(self.close_reason)

    async def _run(self) -> None:
        try:
            failures = moves = 0
            while self.close_reason not in FINAL:
                self.close_reason = None
                try:
                    async with self._connecting() as socket:
                        failures = 0
                        await self._use(socket)
                except InvalidStatus as refused:
                    if refused.response.status_code < _SERVER_FAILS:
                        raise
                except (OSError, WebSocketException):
                    pass
                # Whoever is sent to another node goes there at once, but not for ever from one to the next.
                moves = moves + 1 if self._has_moved() and not self._was_shown_table else 0
                if not self._has_moved() or moves > MOST_MOVES_AT_ONCE:
                    failures += 1
                    await asyncio.sleep(self._retry(failures))
        finally:
            self._updates.put_nowait(None)
            for _, answer in self._waiting.values():
                if not answer.done():
                    answer.set_exception(TableLeft(self.close_reason))

    def _has_moved(self) -> bool:
        """Whether the last connection was ended because the table is on another node."""
        return self.close_reason is CloseReason.MOVED

    def _connecting(self) -> connect:
        """Dials the node that the last goodbye named, once: after that the proxy knows better."""
        url, self._node = self._url if self._node is None else f"{self._url}?node={quote(self._node)}", None
        return connect(url, additional_headers=self._headers, compression=None, proxy=None, close_timeout=CLOSE_SECONDS)

    async def _use(self, socket: ClientConnection) -> None:
        self._socket, self._merger, self._was_shown_table = socket, UpdateMerger(), False
        try:
            # A connection that is closed already may still hold a goodbye, which says where to go.
            with suppress(ConnectionClosed):
                for do, _ in list(self._waiting.values()):
                    self.times_sent_again += 1
                    await socket.send(_encode(do).decode())
            async for received in socket:
                await self._receive(received)
        finally:
            self._socket = None
            self._away_since = self._away_since or time.monotonic()

    async def _receive(self, received: bytes | str) -> None:
        match read_server_message(received):
            case UpdateMessage() as message:
                await self._update(message)
            case (Done(id=action_id) | RefusedByTable(id=action_id) | RefusedByRules(id=action_id)) as answer:
                asked = self._waiting.get(action_id)
                if asked is not None and not asked[1].done():
                    asked[1].set_result(answer)
            case Said() as said:
                self.on_talk(said)
            case Goodbye(code=code, node=node):
                self.close_reason, self._node = code, node
            case Pong() | Unreadable():
                pass

    async def _update(self, message: UpdateMessage) -> None:
        try:
            self.latest = self._merger.merge(message)
        except MissedUpdate:
            await self.send(Look())
        else:
            self._was_shown_table = True
            if self._away_since is not None:
                self.interruptions.append(Interruption(self._away_since, time.monotonic()))
                self._away_since = None
            self._updates.put_nowait(self.latest)
