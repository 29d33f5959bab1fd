"""The prefix of all paths, such as `/cards`: requests arrive with it, and the application is given paths without it."""

from __future__ import annotations

from http import HTTPStatus

from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send


class UnderBasePath:
    """Passes requests on without the prefix; a path without it is not found."""

    def __init__(self, application: ASGIApp, base_path: str) -> None:
        self._application, self._base_path = application, base_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers one request."""
        if scope["type"] != "http":
            await self._application(scope, receive, send)
            return
        path = path_under(self._base_path, scope["path"])
        if path is not None:
            await self._application({**scope, "path": path}, receive, send)
            return
        response: Response = PlainTextResponse("not found\n", HTTPStatus.NOT_FOUND)
        if scope["path"] == self._base_path:
            response = RedirectResponse(f"{self._base_path}/", HTTPStatus.PERMANENT_REDIRECT)
        await response(scope, receive, send)


def path_under(base_path: str, path: str) -> str | None:
    """The path behind a prefix, None where it does not begin with it."""
    return path.removeprefix(base_path) if path.startswith(f"{base_path}/") else None
