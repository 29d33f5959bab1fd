"""Whose a table is: the only server's, or that of one node among several."""

from __future__ import annotations

from typing import Protocol


class Moved(Exception):
    """Raised for a table that another node has; the name is None where nobody has it for now."""

    def __init__(self, node: str | None) -> None:
        super().__init__("on another node")
        self.node = node


class TableOwnership(Protocol):
    """Takes tables over for this server and gives them back."""

    @property
    def is_shared(self) -> bool:
        """Whether there may be other nodes."""

    def require_live(self) -> None:
        """Raises `Moved` where this node has been silent for too long to speak for its tables."""

    async def claim(self, game: str, asked_for: str | None) -> bytes | None:
        """Takes the link of a game over; answers what the node before handed over, raises `Moved`.

        Where the caller has asked the proxy for the very node that has it, that node cannot be reached: this waits
        until its lease is over.
        """

    async def release(self, handovers: dict[str, bytes]) -> None:
        """Gives the links of these games back, each with what its next owner should know."""


class SoleOwner:
    """The ownership of a server that is alone: everything is always its own."""

    is_shared = False

    def require_live(self) -> None:
        """Always."""

    async def claim(self, game: str, asked_for: str | None) -> bytes | None:
        """It is ours already."""
        return None

    async def release(self, handovers: dict[str, bytes]) -> None:
        """Nobody else could take it."""
