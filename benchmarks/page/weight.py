"""How much the browser loads from the home page until the first hand is dealt, measured by its real requests."""

from __future__ import annotations

import gzip
from collections import defaultdict
from collections.abc import Sequence
from typing import Final

import msgspec
from playwright.sync_api import APIResponse, Request

from benchmarks.page.bounds import Figure, at_most, only_reported
from benchmarks.page.browsers import chromium, new_device
from benchmarks.page.servers import MeasuredServer
from doublelucky7.wording.speech import Language
from testkit.browser.devices import Device

# 1 kB is 1,000 bytes.
KILOBYTE: Final = 1_000
MOST_KILOBYTES: Final = 150
LANGUAGES: Final = tuple(language.value for language in Language)
WEIGHED: Final = (".js", ".css", ".woff2")
_LARGEST_TOLD: Final = 4
_ALREADY_PACKED: Final = ".woff2"


class Loaded(msgspec.Struct, frozen=True):
    """One file the browser loaded: gzipped by ourselves, and as the server sent it."""

    name: str
    gzipped: int
    sent: int

    @property
    def kind(self) -> str:
        return self.name.rpartition(".")[2]


def weight(server: MeasuredServer) -> list[Figure]:
    """Open the home page, press "Play now" and weigh what came, once in each language on a device new to the server."""
    with chromium() as browser:
        return [
            figure
            for language in LANGUAGES
            for figure in _figures(language, loaded(new_device(browser, server.origin, language=language)))
        ]


def loaded(device: Device) -> list[Loaded]:
    """Every script, style and font asked for until the first card lies in the hand."""
    requests: list[Request] = []

    def notice(request: Request) -> None:
        requests.append(request)

    device.context.on("requestfinished", notice)
    page = device.open("/")
    page.locator("form .main-button").first.click()
    page.locator("button[data-card]").first.wait_for()
    # What the deal still brings counts too.
    page.wait_for_load_state("networkidle")
    # The page and its service worker may both ask for a file; it comes once, and the other has it from the cache.
    addresses = sorted({request.url for request in requests if request.url.endswith(WEIGHED)})
    weighed = [_loaded(address, device.context.request.get(address)) for address in addresses]
    device.context.close()
    return weighed


def _loaded(address: str, answer: APIResponse) -> Loaded:
    """Weigh a file by asking for it once more: what a cache gave has no size."""
    body, name = answer.body(), address.rpartition("/")[2]
    packed = len(body) if name.endswith(_ALREADY_PACKED) else len(gzip.compress(body, mtime=0))
    return Loaded(name, packed, int(answer.headers["content-length"]))


def _figures(language: str, files: Sequence[Loaded]) -> list[Figure]:
    by_kind: dict[str, list[Loaded]] = defaultdict(list)
    for one in files:
        by_kind[one.kind].append(one)
    parts = ", ".join(
        f"{kind} {sum(one.gzipped for one in those) / KILOBYTE:.1f} in {len(those)}" for kind, those in by_kind.items()
    )
    largest = sorted(files, key=lambda one: -one.gzipped)[:_LARGEST_TOLD]
    heaviest = ", ".join(f"{one.name} {one.gzipped / KILOBYTE:.1f}" for one in largest)
    return [
        at_most(f"{language}, gzipped", sum(one.gzipped for one in files) / KILOBYTE, MOST_KILOBYTES, "kB"),
        at_most(f"{language}, as served", sum(one.sent for one in files) / KILOBYTE, MOST_KILOBYTES, "kB"),
        only_reported(f"{language}, of this", f"{parts}; heaviest {heaviest}"),
    ]
