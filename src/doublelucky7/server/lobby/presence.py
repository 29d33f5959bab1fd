"""What the rest of the server asks a node about itself."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Protocol, TypeVar

T = TypeVar("T")


class Readiness(Enum):
    """Whether a node takes tables: what `/readyz` says."""

    READY = "ready"
    LEAVING = "leaving"
    LAPSED = "lapsed"


class Presence(Protocol):
    """One node among several."""

    @property
    def name(self) -> str:
        """The name that the proxy knows it by."""

    @property
    def readiness(self) -> Readiness:
        """Whether this node takes tables."""

    def only_while_live(self, send: Callable[[T], None]) -> Callable[[T], None]:
        """A way to send that tells nobody anything once the lease has lapsed."""
