"""Where a server's table is: a link as people send it, or a spoken code; and who one is at that server."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec

from doublelucky7.client.session import RequestRefused, Session
from doublelucky7.protocol.http import HttpError

SESSIONS: Final = "terminal-sessions.json"
_TABLE, _CODE = "t", "j"


class NoSuchAddress(ValueError):
    """Raised for what is neither the link of a table nor a code with a server."""


class TableAddress(msgspec.Struct, frozen=True):
    """A server and, behind it, either the link or the code of a table."""

    server: str
    link: str | None
    code: str | None


def address_of(given: str, server: str | None) -> TableAddress:
    """The address that somebody typed; raises `NoSuchAddress`."""
    address = urlsplit(given)
    if address.scheme in ("http", "https"):
        before, _, name = address.path.rstrip("/").rpartition("/")
        prefix, _, kind = before.rpartition("/")
        root = f"{address.scheme}://{address.netloc}{prefix}"
        if kind == _TABLE:
            return TableAddress(root, name, None)
        if kind == _CODE:
            return TableAddress(root, None, name)
        raise NoSuchAddress(given)
    if server is None:
        raise NoSuchAddress(given)
    return TableAddress(server.rstrip("/"), None, given)


class KeptSessions:
    """The tokens by which servers know this person, in a file that nobody else may read."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / SESSIONS

    async def session(self, server: str, name: str) -> Session:
        """The session at a server: the kept one, or a new one where the server does not know it any more."""
        tokens = self._tokens()
        if server in tokens:
            try:
                return await Session.resume(server, tokens[server])
            except RequestRefused as refused:
                if refused.code != HttpError.NO_SESSION.value:
                    raise
        session = await Session.begin(server, name)
        self._keep({**tokens, server: session.token})
        return session

    def _tokens(self) -> dict[str, str]:
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=dict[str, str])
        except (OSError, msgspec.DecodeError):
            return {}

    def _keep(self, tokens: dict[str, str]) -> None:
        self._file.parent.mkdir(parents=True, exist_ok=True)
        fresh = self._file.with_suffix(".fresh")
        with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(msgspec.json.encode(tokens))
        os.replace(fresh, self._file)


async def link_of(address: TableAddress, session: Session) -> str:
    """The link of the table at an address; a code is looked up."""
    if address.link is not None:
        return address.link
    assert address.code is not None
    return (await session.invitation(address.code)).link
