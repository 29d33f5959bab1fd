"""Links to a shared pad: whoever may write can work out the link for watching, never the other way round."""

from __future__ import annotations

import base64
import hashlib
import re
from typing import Final

from doublelucky7.protocol.pads import PAD_STREAM
from doublelucky7.server.access.codes import LINK_BYTES

_STREAM_BYTES: Final = 15
_LINK: Final = re.compile(r"[a-z2-7]{32}")


def is_link(text: str) -> bool:
    """Whether this could be a link at all."""
    return _LINK.fullmatch(text) is not None


def watch_link_of(link: str) -> str:
    """The link for watching of a link for writing."""
    return _hashed("doublelucky7 pad watched ", link, LINK_BYTES)


def stream_of(watch_link: str) -> str:
    """The name of a pad's stream; no link can be computed from it."""
    return PAD_STREAM + _hashed("doublelucky7 pad ", watch_link, _STREAM_BYTES)


def _hashed(purpose: str, link: str, length: int) -> str:
    digest = hashlib.sha256(f"{purpose}{link}".encode()).digest()[:length]
    return base64.b32encode(digest).rstrip(b"=").decode().lower()
