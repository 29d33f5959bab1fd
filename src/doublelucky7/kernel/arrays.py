"""Arrays that callers bring and the kernel writes into, as mypy should see them; the kernel itself needs no NumPy."""

from __future__ import annotations

from typing import Protocol


class Line(Protocol):
    """One number for each table."""

    def __getitem__(self, place: int, /) -> int: ...
    def __setitem__(self, place: int, number: int, /) -> None: ...


class Marks(Protocol):
    """A row of whole numbers for each table."""

    def __getitem__(self, place: tuple[int, int], /) -> int: ...
    def __setitem__(self, place: tuple[int, int], number: int, /) -> None: ...


class Rows(Protocol):
    """A row of 32-bit floats for each table."""

    def __getitem__(self, place: tuple[int, int], /) -> float: ...
    def __setitem__(self, place: tuple[int, int], number: float, /) -> None: ...
