"""Fuzzed messages, at the parser and on live sockets: each gets a coded answer or none, and no error reveals a card."""

from __future__ import annotations

import asyncio
import re
import string
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, Final, get_args

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from doublelucky7.protocol.commands import Command, Contribute, LeaveSeat
from doublelucky7.protocol.merging import UpdateMerger
from doublelucky7.protocol.messages import (
    MOST_MESSAGE_BYTES,
    Do,
    Look,
    UnreadableMessage,
    UpdateMessage,
    read_client_message,
    read_server_message,
)
from doublelucky7.protocol.sitting import Phase
from doublelucky7.rules.cards import FULL_DECK
from testkit.reliability.crowd import read
from testkit.reliability.forked_servers import ForkedServer, Forker
from testkit.reliability.kills import faults_in
from testkit.reliability.people import ScriptedPerson, audit, seated, what_to_do

SPEED: Final = 100
PERSONS: Final = 2
MESSAGES_A_CONNECTION: Final = 40
"""Fewer unreadable messages than a client may send before it is disconnected."""

PROPER_EVERY: Final = 20
"""How often a proper action keeps the game going meanwhile."""

SECONDS: Final = 30.0
CARD: Final = re.compile("|".join(f'"{card.value}"' for card in FULL_DECK).encode())
ERRORS: Final = frozenset({"refused", "illegal", "unreadable", "goodbye"})

_VALUES: Final[list[Any]] = [
    *(None, True, -1, 0, 1, 1.5, 2**63, "", "R7", "J", "\u202e", "\x00", "random", "yes", "hello", "bot", "red"),
    *([], {}, [[]], [0, 1, 2], "x" * 300, "00" * 32),
]
_PLAUSIBLE: Final[dict[str, list[Any]]] = {
    "seat": [0, 1, 2, 3, -1, 10**18],
    "seats": [2, 3, 7, 8],
    "card": [card.value for card in FULL_DECK],
    "bid": list(range(-1, 9)),
    "name": ["Anna", "<b>", "\u202e"],
    "level": ["random", "club", "nobody"],
    "order": [[0, 1, 2], [2, 1, 0], [0, 0, 0], [7]],
    "forfeits": [[], ["Sing"]],
    "ruleset": [{}, {"rounds": 7}, {"rounds": 9}],
    "settings": [{}, {"pace": "fast"}],
    "hex": ["00" * 32, "zz"],
    "talk": ["hello", "nothing"],
    "choice": ["bot", "pause"],
    "answer": ["yes", "pass_this_round", "ask_me"],
    "person": ["somebody"],
}
_FIELDS_OF: Final[dict[str, tuple[str, ...]]] = {
    str(command.__struct_config__.tag): command.__struct_fields__ for command in get_args(Command)
} | {"deal": ("deck",), "die_fell": ("face",), "draw_for_dealer": ("deck",)}
CHANCE_OF_NONSENSE: Final = 0.1
LONG_ID: Final = 30

_encode = msgspec.json.Encoder().encode


class Fuzz(msgspec.Struct, frozen=True):
    """What fuzzed messages have led to."""

    parsed: int
    readable: int
    uncaught: tuple[str, ...]
    sent: int
    answers: dict[str, int]
    cards_in_errors: tuple[str, ...]
    faults_in_log: tuple[str, ...]
    is_alive: bool
    is_history_whole: bool
    seconds: float

    @property
    def is_proved(self) -> bool:
        faults = self.uncaught or self.cards_in_errors or self.faults_in_log
        return not faults and self.is_alive and self.is_history_whole

    def __str__(self) -> str:
        answers = ", ".join(f"{count} {kind}" for kind, count in sorted(self.answers.items()))
        return (
            f"fuzz: {self.parsed} messages at the parser ({self.readable} readable), {self.sent} on live sockets "
            f"({answers}): {len(self.uncaught) + len(self.faults_in_log)} uncaught exceptions, "
            f"{len(self.cards_in_errors)} cards in errors; {self.seconds:.0f} s"
        )


def fuzzed(folder: Path, parsed: int, sent: int, seed: int = 7) -> Fuzz:
    """Tries so many messages at the parser, and so many on the sockets of a table that is played at."""
    begun = time.monotonic()
    readable, uncaught = parse_all(parsed, Random(seed))
    with Forker() as forker:
        server = forker.server(folder, speed=SPEED)
        assert server.start(), server.log
        (table,) = seated(server.order.port, 1, people=PERSONS, bots=1, random=Random(seed))
        client = FuzzingClient(server, table, Random(seed))
        asyncio.run(client.send(sent))
        is_alive = server.terminate() == 0
    return Fuzz(
        parsed=parsed,
        readable=readable,
        uncaught=tuple(uncaught),
        sent=sent,
        answers=dict(client.answers),
        cards_in_errors=tuple(client.cards_in_errors),
        faults_in_log=faults_in(server.log),
        is_alive=is_alive and client.proper_actions > 0,
        is_history_whole=audit(server.database, []).is_clean,
        seconds=time.monotonic() - begun,
    )


def parse_all(messages: int, random: Random) -> tuple[int, list[str]]:
    """How many messages could be read, and what was raised that should not have been."""
    readable, uncaught = 0, list[str]()
    for _ in range(messages):
        message = fuzzed_message(random)
        try:
            read_client_message(message)
            readable += 1
        except UnreadableMessage:
            pass
        except Exception as failure:
            uncaught.append(f"{type(failure).__name__}: {message!r:.200}")
    return readable, uncaught


def fuzzed_message(random: Random) -> bytes | str:
    """Noise, nonsense, half a message, or one that is nearly right."""
    kind = random.randrange(8)
    if kind == 0:
        return random.randbytes(random.randrange(200))
    if kind == 1:
        return "".join(random.choices(string.printable + "\u2028\ud7ff{}[]", k=random.randrange(200)))
    if kind == 2:
        return random.choice(("[", '{"a":')) * random.randrange(1, 2_000)
    text = _encode(_nearly_right(random)) if kind < 7 else b" " * random.randrange(MOST_MESSAGE_BYTES * 2)
    return _damaged(text, random) if kind == 3 else text


def _nearly_right(random: Random) -> dict[str, Any]:
    """A command with its own fields, in which now and then something is missing, strange or too much."""
    # No message ends the game: closing the table would leave nothing to send messages to.
    kind = random.choice([kind for kind in _FIELDS_OF if kind != "close_table"])
    command: dict[str, Any] = {"kind": kind}
    for field in _FIELDS_OF[kind]:
        is_nonsense = field not in _PLAUSIBLE or random.random() < CHANCE_OF_NONSENSE
        command[field] = random.choice(_VALUES if is_nonsense else _PLAUSIBLE[field])
    message: dict[str, Any] = {
        "kind": "do",
        "id": str(random.random()),
        "after": random.choice((0, random.randrange(200), 10**9)),
        "command": command,
    }
    for part in (message, command):
        if random.random() < CHANCE_OF_NONSENSE:
            part[random.choice((*part, "more"))] = random.choice(_VALUES)
    named = message.get("id")
    if isinstance(named, str) and 0 < len(named) < LONG_ID:
        # New each time, as clients are told: in one of the next games the same id would look like an action done twice.
        message["id"] = f"{named} {random.random()}"
    return message


def _damaged(text: bytes, random: Random) -> bytes:
    content = bytearray(text)
    for _ in range(random.randint(1, 4)):
        place = random.randrange(len(content))
        match random.randrange(3):
            case 0:
                content[place] = random.randrange(256)
            case 1:
                del content[place : place + random.randint(1, 8)]
            case _:
                content[place:place] = random.randbytes(random.randint(1, 4))
        if not content:
            break
    return bytes(content)


class FuzzingClient:
    """A seated person whose device sends fuzzed messages between proper ones."""

    def __init__(self, server: ForkedServer, people: list[ScriptedPerson], random: Random) -> None:
        self._server, self._people, self._random = server, people, random
        self.answers: Counter[str] = Counter()
        self.cards_in_errors: list[str] = []
        self.proper_actions = 0
        self._sent = 0

    async def send(self, messages: int) -> None:
        """Sends so many, over a new connection each time the limit of unreadable messages is near."""
        enough = asyncio.Event()
        others = [asyncio.ensure_future(person.play(enough)) for person in self._people[1:]]
        while self._sent < messages:
            async with self._people[0].connection() as connection:
                try:
                    for _ in range(MESSAGES_A_CONNECTION):
                        await self._one(connection)
                        if self._sent >= messages:
                            break
                except ConnectionClosed:
                    # A frame that is no text ends a connection; a new one is opened.
                    self.answers["line closed"] += 1
        enough.set()
        await asyncio.gather(*others)

    async def _one(self, connection: ClientConnection) -> None:
        self._sent += 1
        if self._sent % PROPER_EVERY == 0:
            await self._act(connection)
        message = fuzzed_message(self._random)
        await connection.send(message)
        sent_message = message if isinstance(message, bytes) else message.encode("utf-8", "replace")
        for raw in await self._until_fence(connection):
            kind = read(raw).kind
            if kind in ERRORS:
                self.cards_in_errors += [raw.decode() for card in CARD.findall(raw) if card not in sent_message]
            if kind in ERRORS or kind == "done":
                self.answers[kind] += 1

    async def _act(self, connection: ClientConnection) -> None:
        """Does something proper, so that the game goes on and there are cards that could be revealed."""
        await connection.send(_encode(Look()).decode())
        received = [read_server_message(raw) for raw in await self._until_fence(connection)]
        # What was sent before the whole table changes nothing that was kept.
        is_whole = [isinstance(message, UpdateMessage) and message.after is msgspec.UNSET for message in received]
        merger, last = UpdateMerger(), None
        for message in received[is_whole.index(True) :]:
            if isinstance(message, UpdateMessage):
                last = merger.merge(message)
        assert last is not None
        due = what_to_do(last, set(), self._random)
        if due is not None:
            action_id = f"proper-{self._sent}"
            await connection.send(_encode(Do(id=action_id, after=last.table.version, command=due)).decode())
            self.proper_actions += last.table.phase is Phase.PLAYING or isinstance(due, Contribute)

    async def _until_fence(self, connection: ClientConnection) -> list[bytes]:
        """All that comes before the answer to something that is always refused, and thus in answer to what was sent."""
        fence, received_before = f"fence-{self._sent}", list[bytes]()
        await connection.send(_encode(Do(id=fence, after=0, command=LeaveSeat(-1))).decode())
        while True:
            received = await asyncio.wait_for(connection.recv(), SECONDS)
            raw = received.encode() if isinstance(received, str) else received
            if raw.startswith(f'{{"kind":"refused","id":"{fence}"'.encode()):
                return received_before
            received_before.append(raw)
