"""One HTTP request and its answer: bounded, strictly decoded, and JSON both ways."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias, TypeVar

import msgspec
from starlette import requests as starlette
from starlette.responses import Response

from doublelucky7.protocol.http import HttpError
from doublelucky7.protocol.sitting import PersonId
from doublelucky7.server.access.callers import Caller
from doublelucky7.server.context import ServerContext
from doublelucky7.server.http.problems import Problem

T = TypeVar("T")

Endpoint: TypeAlias = Callable[["Request"], Awaitable[Response]]


class Request:
    """A request whose caller is identified."""

    def __init__(self, context: ServerContext, caller: Caller, request: starlette.Request) -> None:
        self.context, self.caller, self._request = context, caller, request

    def path_part(self, name: str) -> str:
        """A named part of the path."""
        found: str = self._request.path_params[name]
        return found

    def parameter(self, name: str) -> str | None:
        """A parameter of the query, None where it is not given."""
        return self._request.query_params.get(name)

    def header(self, name: str) -> str:
        """A header of the request, empty where it is not given."""
        return self._request.headers.get(name, "")

    def number(self, name: str) -> int | None:
        """A parameter of the query that must be a small number."""
        given = self.parameter(name)
        if given is None:
            return None
        if not (given.isascii() and given.isdigit() and len(given) < len("1000000")):
            raise Problem(HttpError.UNREADABLE, field=name)
        return int(given)

    async def read(self, kind: type[T]) -> T:
        """The body as a value of this type; refuses whatever it is not, unknown fields included."""
        body = await self._body()
        try:
            return msgspec.json.decode(body or b"{}", type=kind)
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            raise Problem(HttpError.UNREADABLE) from None

    async def in_background(self, work: Callable[..., T], *arguments: Any) -> T:
        """Does something that takes long, off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self.context.readers, work, *arguments)

    async def _body(self) -> bytes:
        limits, body = self.context.settings.limits, b""
        try:
            async with asyncio.timeout(limits.body_seconds):
                async for chunk in self._request.stream():
                    body += chunk
                    if len(body) > limits.body_bytes:
                        raise Problem(HttpError.TOO_LARGE, most=limits.body_bytes)
        except TimeoutError:
            raise Problem(HttpError.TOO_SLOW) from None
        except starlette.ClientDisconnect:
            raise Problem(HttpError.UNREADABLE) from None
        return body


def answer(value: object, status: int = 200) -> Response:
    """A value as JSON."""
    return already_json(msgspec.json.encode(value), status)


def already_json(body: bytes, status: int = 200) -> Response:
    """JSON that is encoded already; never kept by a cache, because it is one person's."""
    return Response(body, status_code=status, media_type="application/json", headers={"cache-control": "no-store"})


async def require_storage(request: Request, person: PersonId) -> None:
    """Refuses a new table or pad where the disk is nearly full, or the person or the address has stored too much."""
    budget = request.context.budget
    if not budget.has_disk_space:
        raise Problem(HttpError.DISK_NEARLY_FULL)
    budget.note_address(person, request.caller.address)
    await budget.look_up_totals(person)
    if not budget.may_begin(person):
        raise Problem(HttpError.STORED_TOO_MUCH)
