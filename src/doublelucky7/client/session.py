"""Who a client is to a server: beginning or continuing a session, and what is asked over HTTP."""

from __future__ import annotations

import asyncio
import urllib.error
import urllib.request
from http import HTTPStatus
from typing import Final, TypeVar
from urllib.parse import urljoin

import msgspec

from doublelucky7.client.table import TableClient
from doublelucky7.protocol.http import HttpError, Invitation, NewTable, SessionFacts, SessionRequest
from doublelucky7.protocol.refusals import TableRefusal

T = TypeVar("T")

SECONDS: Final = 20.0
MOST_MOVES: Final = 5
"""How often one request follows its table to another node."""


class RequestRefused(Exception):
    """Raised for a request the server does not grant: the code, the status, and a table's own refusal."""

    def __init__(self, status: int, code: str, refusal: TableRefusal | None = None) -> None:
        super().__init__(f"{status} {code}")
        self.status, self.code, self.refusal = status, code, refusal


class _Error(msgspec.Struct):
    error: str = HttpError.SERVER_FAILS.value
    refusal: TableRefusal | None = None


class Session:
    """A person at a server, known by a token."""

    def __init__(self, server: str, token: str, facts: SessionFacts) -> None:
        self.server = server
        self.token = token
        self.facts = facts

    @classmethod
    async def begin(cls, server: str, name: str) -> Session:
        """A new person at the server with this address, such as `http://localhost:7777`."""
        facts = await _request(server, "", "POST", "/session", SessionRequest(name), SessionFacts)
        assert facts.token is not None, "a program is sent its token"
        return cls(server, facts.token, facts)

    @classmethod
    async def resume(cls, server: str, token: str) -> Session:
        """The person whose token was kept; raises `RequestRefused` where the server has forgotten it."""
        return cls(server, token, await _request(server, token, "GET", "/session", None, SessionFacts))

    async def open_table(self, table: NewTable) -> Invitation:
        """A new table, of which this person is host."""
        return await self.request("POST", "/tables", table, Invitation)

    async def invitation(self, code: str) -> Invitation:
        """The table that gathers under a spoken code."""
        return await self.request("GET", f"/codes/{code}", None, Invitation)

    async def request(self, method: str, path: str, body: object, answer: type[T]) -> T:
        """Anything else of `docs/http-api.md`; raises `RequestRefused`."""
        return await _request(self.server, self.token, method, path, body, answer)

    def table(self, link: str) -> TableClient:
        """The connection to a table, to be used as `async with session.table(link) as table`."""
        address = self.server.replace("http", "ws", 1)
        return TableClient(f"{address}/ws/{link}", {"Authorization": f"Bearer {self.token}"})


async def _request(server: str, token: str, method: str, path: str, body: object, answer: type[T]) -> T:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    content = None if body is None else msgspec.json.encode(body)
    request = urllib.request.Request(f"{server}/api/v1{path}", content, headers, method=method)
    return msgspec.json.decode(await asyncio.to_thread(_sent, request), type=answer, strict=False)


def _sent(request: urllib.request.Request, moves: int = 0) -> bytes:
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as response:
            content: bytes = response.read()
            return content
    except urllib.error.HTTPError as refused:
        with refused:
            elsewhere = refused.headers.get("location")
            if refused.code == HTTPStatus.TEMPORARY_REDIRECT and elsewhere is not None and moves < MOST_MOVES:
                # urllib follows this for GET alone; a table on another node is asked for there, whatever is asked.
                url = urljoin(request.full_url, elsewhere)
                again = urllib.request.Request(url, request.data, dict(request.headers), method=request.get_method())
                return _sent(again, moves + 1)
            problem = msgspec.json.decode(refused.read() or b"{}", type=_Error)
        raise RequestRefused(refused.code, problem.error, problem.refusal) from None
