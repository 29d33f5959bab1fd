"""Takes pictures of every screen into docs/screens: `python -m benchmarks.screens [SERIES …]`."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import sync_playwright

from benchmarks.screens import around_the_table, at_the_table, passing_moments, practising, with_the_box
from benchmarks.screens.camera import Camera
from benchmarks.screens.clips import clips
from benchmarks.screens.stacked_server import Dealing, stacked_server
from testkit.browser.devices import headless_path
from testkit.names import one_of


def main() -> None:
    dealing = Dealing()
    series: dict[str, Callable[[Camera], None]] = {
        "home": around_the_table.home,
        "pages": around_the_table.pages,
        "gathering": around_the_table.gathering,
        "table": at_the_table.table,
        "wheel": at_the_table.wheel,
        "sheets": at_the_table.sheets,
        "television": at_the_table.television,
        "afterwards": lambda camera: at_the_table.afterwards(camera, dealing),
        "moments": passing_moments.moments,
        "with_the_box": with_the_box.with_the_box,
        "practising": practising.practising,
        "clips": clips,
    }
    parser = argparse.ArgumentParser(prog="python -m benchmarks.screens", description=__doc__)
    parser.add_argument("series", nargs="*", type=one_of(series), metavar="SERIES", help=", ".join(series))
    parser.add_argument("--folder", type=Path, default=Path(__file__).parents[2] / "docs" / "screens")
    parser.add_argument(
        "--large", action="store_true", help="as large as they were seen, without loss, to look closely"
    )
    wishes = parser.parse_args()
    wishes.folder.mkdir(parents=True, exist_ok=True)
    chosen = wishes.series or list(series)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=headless_path(), args=["--no-sandbox", "--disable-gpu"])
        for place, name in enumerate(chosen, start=1):
            print(f"{place} of {len(chosen)}: {name}", flush=True)
            with tempfile.TemporaryDirectory() as data, stacked_server(Path(data), dealing) as server:
                camera = Camera(browser, server, wishes.folder, size="large" if wishes.large else "kept")
                series[name](camera)
        browser.close()


if __name__ == "__main__":
    main()
