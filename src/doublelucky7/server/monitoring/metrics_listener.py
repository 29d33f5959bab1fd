"""Serves the metrics on a port of their own: behind a proxy all requests seem to come from this machine."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Final

PATHS: Final = (b"/metrics", b"/")
MOST_HEAD_BYTES: Final = 8_192
REQUEST_SECONDS: Final = 5.0
MOST_AT_ONCE: Final = 8
"""A collector of metrics needs one connection; connections beyond this are closed."""


class MetricsListener:
    """Answers `GET /metrics`, one request for each connection, and nothing else."""

    def __init__(self, text: Callable[[], str]) -> None:
        self._text = text
        self._open = 0

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answers one connection."""
        if self._open >= MOST_AT_ONCE:
            writer.transport.abort()
            return
        self._open += 1
        try:
            async with asyncio.timeout(REQUEST_SECONDS):
                head = await reader.readuntil(b"\r\n\r\n")
                writer.write(self._response(head))
                await writer.drain()
                writer.close()
                await writer.wait_closed()
        except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            writer.transport.abort()
        finally:
            self._open -= 1

    def _response(self, head: bytes) -> bytes:
        method, _, rest = head.partition(b" ")
        status = HTTPStatus.OK if rest.partition(b" ")[0] in PATHS else HTTPStatus.NOT_FOUND
        if method != b"GET":
            status = HTTPStatus.METHOD_NOT_ALLOWED
        body = self._text().encode() if status is HTTPStatus.OK else f"{status.phrase}\n".encode()
        lines = (
            f"HTTP/1.1 {status.value} {status.phrase}",
            "content-type: text/plain; version=0.0.4; charset=utf-8",
            f"content-length: {len(body)}",
            "connection: close",
        )
        return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


@asynccontextmanager
async def metrics_served_meanwhile(listening: socket.socket | None, text: Callable[[], str]) -> AsyncIterator[None]:
    """Serves the metrics meanwhile, where there is a socket for them."""
    if listening is None:
        yield
        return
    server = await asyncio.start_server(MetricsListener(text).answer, sock=listening, limit=MOST_HEAD_BYTES)
    try:
        yield
    finally:
        server.close()
