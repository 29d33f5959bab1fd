"""After the last round: the record to keep, the replay step by step, the deal checked."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from testkit.browser.devices import Device
from testkit.browser.tables import game_of, with_bots

_STEP = 12


def test_replay_and_verification(device: Device, tmp_path: Path) -> None:
    link = with_bots(device, bots=1, until="end")
    game = game_of(device, link)
    page = device.page

    with page.expect_download() as kept:
        page.get_by_role("link", name="Save the record").click()
    kept.value.save_as(tmp_path / "record.json")
    record = json.loads((tmp_path / "record.json").read_text())
    assert record["seats"][0]["name"] == "Anna"

    page.get_by_role("link", name="Watch again").click()
    expect(page).to_have_url(re.compile(rf"/replay/{game}"))
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    page.locator("body").press("End")
    steps = slider.get_attribute("max")
    expect(page).to_have_url(re.compile(f"#{steps}$"))
    page.locator("body").press("ArrowLeft")
    expect(page).to_have_url(re.compile(f"#{int(steps or 0) - 1}$"))

    # A link leads to a step; both hands lie open there, one hand through a seat's eyes.
    device.open(f"/replay/{game}#{_STEP}")
    page.reload()
    expect(slider).to_have_value(str(_STEP))
    expect(page.get_by_role("img", name=re.compile("^Anna: "))).to_be_attached()
    assert page.get_by_role("listitem").count() == 2
    page.get_by_label("Through whose eyes").select_option("0")
    expect(page.get_by_role("listitem")).to_have_count(1)

    page.get_by_role("link", name="Check the deal").click()
    expect(page.get_by_text("All 7 deals match the promise")).to_be_visible()
    expect(page.get_by_text("Anna added")).to_be_visible()

    device.open("/history").get_by_role("link", name=re.compile("Anna")).first.click()
    expect(page).to_have_url(re.compile(rf"/replay/{game}"))
