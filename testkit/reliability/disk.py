"""What the disk does by itself: how long one small write takes until it is durable, with no server involved."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Final

import msgspec

from testkit.reliability.crowd import percentile

WRITTEN_BYTES: Final = 16_384
"""About what a commit of a few moves adds to the log."""

BETWEEN_WRITES_SECONDS: Final = 0.008


class DiskTimes(msgspec.Struct, frozen=True):
    """How long writes took until they were durable, in seconds."""

    p50: float
    p99: float
    longest: float

    def __str__(self) -> str:
        times = (f"{value * 1e3:.1f} ms" for value in (self.p50, self.p99, self.longest))
        return "p50 {}, p99 {}, longest {}".format(*times)


def disk_alone(folder: Path, seconds: float) -> DiskTimes:
    """Writes to a file in this folder for so long, as often as the server's writer may."""
    taken, content = list[float](), os.urandom(WRITTEN_BYTES)
    path = folder / "disk-alone"
    until = time.monotonic() + seconds
    with path.open("wb", buffering=0) as file:
        while not taken or time.monotonic() < until:
            begun = time.perf_counter()
            file.write(content)
            os.fdatasync(file.fileno())
            taken.append(time.perf_counter() - begun)
            time.sleep(BETWEEN_WRITES_SECONDS)
    path.unlink()
    return DiskTimes(percentile(taken, 0.5), percentile(taken, 0.99), max(taken))
