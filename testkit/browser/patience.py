"""How long the tests wait: for conditions only, and for as long as anything still changes."""

from __future__ import annotations

import time

# A slow machine is no fault: these end only what would never have come.
PATIENCE_MILLISECONDS = 120_000.0
_STUCK_SECONDS = 180.0


class Patience:
    """Waits on as long as what is looked at goes on changing."""

    def __init__(self) -> None:
        self._seen: object = None
        self._since = time.monotonic()

    def look(self, sign: object) -> None:
        if sign != self._seen:
            self._seen, self._since = sign, time.monotonic()
        unchanged = time.monotonic() - self._since
        assert unchanged < _STUCK_SECONDS, f"nothing has changed for {unchanged:.0f} s: {sign}"
