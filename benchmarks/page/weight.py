"""How much the browser loads from the home page until the first hand is dealt, told by its real requests."""

from __future__ import annotations

import gzip
from collections import defaultdict
from collections.abc import Sequence
from typing import Final

import msgspec
from playwright.sync_api import Request

from benchmarks.page.bounds import Figure, at_most, only_told
from benchmarks.page.browsers import chromium, new_device
from benchmarks.page.houses import MeasuredHouse
from tests.browser.conftest import Device

# 1 kB is 1,000 bytes.
KILOBYTE: Final = 1_000
MOST_KILOBYTES: Final = 150
LANGUAGES: Final = ("en", "de", "fr", "nl", "es")
WEIGHED: Final = ("script", "stylesheet", "font")
_ALREADY_PACKED: Final = ".woff2"


class Loaded(msgspec.Struct, frozen=True):
    """One answer the browser loaded: gzipped by ourselves, as it came over the line, and with its headers."""

    kind: str
    path: str
    gzipped: int
    body: int
    with_headers: int


def weight(house: MeasuredHouse) -> list[Figure]:
    """Open the home page, press "Play now" and weigh what came, once in each language on a device new to the house."""
    with chromium() as browser:
        return [
            figure
            for language in LANGUAGES
            for figure in _figures(language, loaded(new_device(browser, house.origin, language=language)))
        ]


def loaded(device: Device) -> list[Loaded]:
    """Everything asked for until the first card lies in the hand."""
    requests: list[Request] = []

    def notice(request: Request) -> None:
        requests.append(request)

    device.context.on("requestfinished", notice)
    page = device.open("/")
    page.locator("form .main-button").first.click()
    page.locator("button[data-card]").first.wait_for()
    # What the deal still brings counts too.
    page.wait_for_load_state("networkidle")
    weighed = [_loaded(request, device.origin) for request in requests]
    device.context.close()
    return weighed


def _loaded(request: Request, origin: str) -> Loaded:
    answer, sizes = request.response(), request.sizes()
    body = answer.body() if answer else b""
    packed = len(body) if request.url.endswith(_ALREADY_PACKED) else len(gzip.compress(body, mtime=0))
    coming = sizes["responseBodySize"]
    path = request.url.removeprefix(origin)
    return Loaded(request.resource_type, path, packed, coming, coming + sizes["responseHeadersSize"])


def _figures(language: str, all_loaded: Sequence[Loaded]) -> list[Figure]:
    by_kind: dict[str, list[Loaded]] = defaultdict(list)
    for one in all_loaded:
        by_kind[one.kind].append(one)
    counted = [one for one in all_loaded if one.kind in WEIGHED]
    parts = ", ".join(
        f"{kind} {sum(one.gzipped for one in by_kind[kind]) / KILOBYTE:.1f} in {len(by_kind[kind])}" for kind in WEIGHED
    )
    largest = sorted(counted, key=lambda one: -one.gzipped)[:4]
    heaviest = ", ".join(f"{one.path.rpartition('/')[2]} {one.gzipped / KILOBYTE:.1f}" for one in largest)
    return [
        at_most(f"{language}, gzipped", sum(one.gzipped for one in counted) / KILOBYTE, MOST_KILOBYTES, "kB"),
        at_most(f"{language}, as served", sum(one.body for one in counted) / KILOBYTE, MOST_KILOBYTES, "kB"),
        only_told(f"{language}, of this", f"{parts}; heaviest {heaviest}"),
        only_told(
            f"{language}, everything from the house, with headers",
            f"{sum(one.with_headers for one in all_loaded) / KILOBYTE:.1f} kB in {len(all_loaded)} answers",
        ),
    ]
