"""The lengths of the wheel's moments are one table for server and browser."""

from __future__ import annotations

from pathlib import Path

from doublelucky7.protocol.moments import MOST_MOTION_MS, option_ms, typescript
from doublelucky7.rules.wheel import WheelOption

COMMITTED = Path(__file__).parents[2] / "web" / "src" / "moments" / "lengths.generated.ts"


def test_the_committed_file_is_current() -> None:
    assert COMMITTED.read_text(encoding="utf-8") == typescript(), (
        "run: python -m doublelucky7.protocol.moments > web/src/moments/lengths.generated.ts"
    )


def test_no_option_moves_longer_than_it_may() -> None:
    assert {option: option_ms(option) for option in WheelOption if option_ms(option) > MOST_MOTION_MS} == {}
