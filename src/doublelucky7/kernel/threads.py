"""Sharing a batch among threads; only how long it takes may depend on their number."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Part = TypeVar("Part")


def in_parts(work: Callable[[int, int], Part], count: int, threads: int) -> list[Part]:
    """Do `work(first, last)` for `count` items in as many consecutive parts as there are threads."""
    parts = max(1, min(threads, count))
    edges = [count * part // parts for part in range(parts + 1)]
    if parts == 1:
        return [work(0, count)]
    # Only those who want threads pay for importing them.
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(parts) as pool:
        return list(pool.map(work, edges[:-1], edges[1:]))
