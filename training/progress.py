"""How far a training has come."""

from __future__ import annotations

import msgspec


class Progress(msgspec.Struct, kw_only=True):
    """How far a training has come; stored with each checkpoint."""

    steps: int = 0
    fills: int = 0
    rounds: int = 0
    samples: int = 0
    seconds: float = 0.0
