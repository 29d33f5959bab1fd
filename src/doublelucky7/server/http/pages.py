"""The browser client: the files of its bundle, one page for all its addresses, and its security headers."""

from __future__ import annotations

import mimetypes
from http import HTTPStatus
from pathlib import Path
from typing import Final

from starlette.responses import FileResponse, HTMLResponse, Response

from doublelucky7.missing_parts import BUNDLE
from doublelucky7.protocol.http import HttpError
from doublelucky7.protocol.screens import screen_titles
from doublelucky7.server.http.problems import Problem

CLIENT_ROUTES: Final = frozenset(screen_titles())
"""The first parts of the paths that the one page has a screen for."""

PAD_FILE: Final = "pad.html"
"""The score pad as one file, sent as a download: the server's content security policy would block its script."""
_HASHED: Final = "assets"
_IMMUTABLE: Final = "public, max-age=31536000, immutable"
_REVALIDATE: Final = "no-cache"
_COMPRESSED: Final = ".gz"
"""The build writes a compressed copy beside every file that gets smaller by it."""

_NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Double Lucky 7</title>
<h1>Double Lucky 7</h1>
<p>The server runs, but the browser client is not built. In a checkout, <code>make web</code> builds it.</p>
<p>The HTTP interface is at <code>/api/v1</code>.</p>
</html>
"""


class Pages:
    """Files of the bundle, looked up at each request, so that a new build needs no restart."""

    def __init__(self, folder: Path = BUNDLE, base_path: str = "") -> None:
        self._folder = folder.resolve()
        self._base_path = base_path

    def page(self, path: str, encodings: str = "") -> Response:
        """The file or page at a path, compressed where accepted; refuses what is outside the bundle or not there."""
        parts = path.strip("/").split("/")
        file = self._file(path.strip("/"))
        if file is not None:
            kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            caching = {"cache-control": _IMMUTABLE if parts[0] == _HASHED else _REVALIDATE}
            if file.name == PAD_FILE:
                return FileResponse(file, media_type=kind, headers=caching, filename=f"double-lucky-7-{PAD_FILE}")
            compressed = file.with_name(file.name + _COMPRESSED)
            if not compressed.is_file():
                return FileResponse(file, media_type=kind, headers=caching)
            caching["vary"] = "accept-encoding"
            if "gzip" not in encodings:
                return FileResponse(file, media_type=kind, headers=caching)
            return FileResponse(compressed, media_type=kind, headers={**caching, "content-encoding": "gzip"})
        # A dot means a missing file, except below the client's own routes: ids of games have one.
        if "." in parts[-1] and parts[0] not in CLIENT_ROUTES:
            raise Problem(HttpError.NO_SUCH_PAGE)
        # The page shows the error for an unknown address, in the reader's language.
        status = HTTPStatus.OK if parts[0] in CLIENT_ROUTES else HTTPStatus.NOT_FOUND
        index = self._folder / "index.html"
        if not index.is_file():
            return HTMLResponse(_NOT_BUILT, status, headers={"cache-control": _REVALIDATE})
        if self._base_path:
            page = under(self._base_path, index.read_text(encoding="utf-8"))
            return HTMLResponse(page, status, headers={"cache-control": _REVALIDATE})
        return FileResponse(index, status, media_type="text/html", headers={"cache-control": _REVALIDATE})

    def _file(self, path: str) -> Path | None:
        try:
            file = (self._folder / path).resolve()
            return file if file.is_relative_to(self._folder) and file.is_file() else None
        except (OSError, ValueError):
            # The file system cannot have such a name.
            return None


def under(base_path: str, page: str) -> str:
    """The page with its files, and itself, behind a prefix; the client reads the attribute (web/src/base-path.ts)."""
    return page.replace('="/', f'="{base_path}/').replace("<html ", f'<html data-base-path="{base_path}" ', 1)


def security_headers(host: str) -> dict[str, str]:
    """Headers of every answer: a page may load from and connect to this server alone, and nobody may frame it."""
    policy = (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        f"connect-src 'self' ws://{host} wss://{host}; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
        "base-uri 'none'; frame-ancestors 'none'; form-action 'none'"
    )
    return {
        "content-security-policy": policy,
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-resource-policy": "same-origin",
    }
