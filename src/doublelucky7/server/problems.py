"""What the HTTP interface refuses, as codes with their data; the sentences are in `wording`."""

from __future__ import annotations

from enum import Enum
from http import HTTPStatus

import msgspec
from starlette.responses import Response


class ErrorCode(Enum):
    """Every reason a request is refused for before a table is asked."""

    UNREADABLE = "unreadable"
    TOO_LARGE = "too_large"
    TOO_SLOW = "too_slow"
    TOO_FAST = "too_fast"
    NO_SESSION = "no_session"
    WRONG_HOST = "wrong_host"
    WRONG_ORIGIN = "wrong_origin"
    NO_SUCH_PAGE = "no_such_page"
    NOT_THIS_WAY = "not_this_way"
    NO_SUCH_CODE = "no_such_code"
    NO_SUCH_TABLE = "no_such_table"
    NO_SUCH_GAME = "no_such_game"
    NO_SUCH_SEAT = "no_such_seat"
    NO_SUCH_STEP = "no_such_step"
    GAME_IS_RUNNING = "game_is_running"
    CLOSED_TO_SPECTATORS = "closed_to_spectators"
    TOO_MANY_TABLES = "too_many_tables"
    TOO_MANY_CONNECTIONS = "too_many_connections"
    SERVER_FAILS = "server_fails"


_STATUS = {
    ErrorCode.UNREADABLE: HTTPStatus.BAD_REQUEST,
    ErrorCode.TOO_LARGE: HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    ErrorCode.TOO_SLOW: HTTPStatus.REQUEST_TIMEOUT,
    ErrorCode.TOO_FAST: HTTPStatus.TOO_MANY_REQUESTS,
    ErrorCode.NO_SESSION: HTTPStatus.UNAUTHORIZED,
    ErrorCode.WRONG_HOST: HTTPStatus.MISDIRECTED_REQUEST,
    ErrorCode.WRONG_ORIGIN: HTTPStatus.FORBIDDEN,
    ErrorCode.NO_SUCH_PAGE: HTTPStatus.NOT_FOUND,
    ErrorCode.NOT_THIS_WAY: HTTPStatus.METHOD_NOT_ALLOWED,
    ErrorCode.NO_SUCH_CODE: HTTPStatus.NOT_FOUND,
    ErrorCode.NO_SUCH_TABLE: HTTPStatus.NOT_FOUND,
    ErrorCode.NO_SUCH_GAME: HTTPStatus.NOT_FOUND,
    ErrorCode.NO_SUCH_SEAT: HTTPStatus.NOT_FOUND,
    ErrorCode.NO_SUCH_STEP: HTTPStatus.NOT_FOUND,
    ErrorCode.GAME_IS_RUNNING: HTTPStatus.CONFLICT,
    ErrorCode.CLOSED_TO_SPECTATORS: HTTPStatus.FORBIDDEN,
    ErrorCode.TOO_MANY_TABLES: HTTPStatus.SERVICE_UNAVAILABLE,
    ErrorCode.TOO_MANY_CONNECTIONS: HTTPStatus.SERVICE_UNAVAILABLE,
    ErrorCode.SERVER_FAILS: HTTPStatus.INTERNAL_SERVER_ERROR,
}


class Problem(Exception):
    """Raised for a request that is refused; the sender learns the code and the data, nobody else learns anything."""

    def __init__(self, code: ErrorCode, **data: str | int) -> None:
        super().__init__(code.value)
        self.code = code
        self.data = data

    @property
    def status(self) -> HTTPStatus:
        """The HTTP status that goes with the code."""
        return _STATUS[self.code]

    def body(self) -> bytes:
        """What the sender is told."""
        return msgspec.json.encode({"error": self.code.value, **self.data})

    def response(self) -> Response:
        """The answer to an HTTP request."""
        return Response(self.body(), status_code=self.status, media_type="application/json")
