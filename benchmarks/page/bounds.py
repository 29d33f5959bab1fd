"""What the page is measured against, and how a figure beside its bound is printed."""

from __future__ import annotations

import msgspec


class Figure(msgspec.Struct, frozen=True):
    """Something measured, in words, and whether its bound is met; what has no bound is only reported."""

    about: str
    measured: str
    bound: str | None = None
    is_met: bool = True

    def __str__(self) -> str:
        verdict = "" if self.bound is None else f"  {'met' if self.is_met else 'NOT MET'} ({self.bound})"
        return f"  {self.about}: {self.measured}{verdict}"


def at_most(about: str, measured: float, bound: float, unit: str) -> Figure:
    """A figure that may not be larger."""
    return Figure(about, f"{measured:,.1f} {unit}", f"at most {bound:g} {unit}", measured <= bound)


def at_least(about: str, measured: float, bound: float) -> Figure:
    """A figure that may not be smaller."""
    return Figure(about, f"{measured:g}", f"at least {bound:g}", measured >= bound)


def only_reported(about: str, measured: str) -> Figure:
    """A figure that nothing is asked of."""
    return Figure(about, measured)
