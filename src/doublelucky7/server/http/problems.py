"""Refusals of the HTTP interface: a code with its data and its status; the sentences are in `wording`."""

from __future__ import annotations

from collections.abc import Iterable
from http import HTTPStatus

import msgspec
from starlette.responses import Response

from doublelucky7.protocol.http import HttpError

_STATUS = {
    HttpError.UNREADABLE: HTTPStatus.BAD_REQUEST,
    HttpError.TOO_LARGE: HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    HttpError.TOO_SLOW: HTTPStatus.REQUEST_TIMEOUT,
    HttpError.TOO_FAST: HTTPStatus.TOO_MANY_REQUESTS,
    HttpError.NO_SESSION: HTTPStatus.UNAUTHORIZED,
    HttpError.WRONG_HOST: HTTPStatus.MISDIRECTED_REQUEST,
    HttpError.WRONG_ORIGIN: HTTPStatus.FORBIDDEN,
    HttpError.NO_SUCH_PAGE: HTTPStatus.NOT_FOUND,
    HttpError.NOT_THIS_WAY: HTTPStatus.METHOD_NOT_ALLOWED,
    HttpError.NO_SUCH_CODE: HTTPStatus.NOT_FOUND,
    HttpError.NO_SUCH_TABLE: HTTPStatus.NOT_FOUND,
    HttpError.NO_SUCH_PAD: HTTPStatus.NOT_FOUND,
    HttpError.NO_SUCH_GAME: HTTPStatus.NOT_FOUND,
    HttpError.NO_SUCH_SEAT: HTTPStatus.NOT_FOUND,
    HttpError.NO_SUCH_STEP: HTTPStatus.NOT_FOUND,
    HttpError.GAME_IS_RUNNING: HTTPStatus.CONFLICT,
    HttpError.NOT_ASKED: HTTPStatus.CONFLICT,
    HttpError.NOT_TODAY: HTTPStatus.NOT_FOUND,
    HttpError.CLOSED_TO_SPECTATORS: HTTPStatus.FORBIDDEN,
    HttpError.TOO_MANY_TABLES: HTTPStatus.SERVICE_UNAVAILABLE,
    HttpError.TOO_MANY_CONNECTIONS: HTTPStatus.SERVICE_UNAVAILABLE,
    HttpError.STORED_TOO_MUCH: HTTPStatus.TOO_MANY_REQUESTS,
    HttpError.DISK_NEARLY_FULL: HTTPStatus.INSUFFICIENT_STORAGE,
    HttpError.SERVER_FAILS: HTTPStatus.INTERNAL_SERVER_ERROR,
}


class Problem(Exception):
    """Raised for a request that is refused; the sender learns the code and the data, nobody else learns anything."""

    def __init__(self, code: HttpError, **data: str | int) -> None:
        super().__init__(code.value)
        self.code = code
        self.data = data

    @property
    def status(self) -> HTTPStatus:
        """The HTTP status that goes with the code."""
        return _STATUS[self.code]

    def body(self) -> bytes:
        """The code and its data as JSON."""
        return msgspec.json.encode({"error": self.code.value, **self.data})

    def response(self) -> Response:
        """The answer to an HTTP request."""
        return Response(self.body(), status_code=self.status, media_type="application/json", headers=self.headers())

    def headers(self) -> dict[str, str]:
        """The headers of the answer."""
        return {}


class MethodNotAllowed(Problem):
    """Raised for a method that a path does not know; the answer names those it does, as RFC 9110 wants of a 405."""

    def __init__(self, known: Iterable[str]) -> None:
        super().__init__(HttpError.NOT_THIS_WAY)
        self._known = sorted(known)

    def headers(self) -> dict[str, str]:
        """The `allow` header."""
        return {"allow": ", ".join(self._known)}
