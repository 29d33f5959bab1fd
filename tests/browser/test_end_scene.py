"""The end of a game is about people: place, made bids, a graph that agrees with the ranking, a picture to share."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from testkit.browser.devices import Device
from testkit.browser.tables import ask, with_bots

_PNG = b"\x89PNG\r\n\x1a\n"
_LEAST_PICTURE_BYTES = 20_000


@pytest.fixture
def ended(device: Device) -> tuple[Device, str]:
    return device, with_bots(device, mode="tactical_escape", bots=2, until="end")


def test_the_graph_ends_where_the_ranking_says_penalties_included(ended: tuple[Device, str]) -> None:
    device, link = ended
    ranking = ask(device, "GET", f"/tables/{link}")["table"]["ranking"]
    totals = {ranked["seat"]: ranked["total"] for ranked in ranking}
    assert any(ranked["penalty"] for ranked in ranking), "nobody placed no pawn: the graph has no penalty to include"
    labels = device.page.locator("[data-final]")
    expect(labels).to_have_count(len(totals))
    drawn = {
        int(str(labels.nth(place).get_attribute("data-final"))): int(str(labels.nth(place).text_content()))
        for place in range(labels.count())
    }
    assert drawn == totals


def test_it_speaks_to_me_about_my_place_and_my_bids(ended: tuple[Device, str]) -> None:
    device, link = ended
    mine = next(line for line in ask(device, "GET", f"/tables/{link}")["table"]["ranking"] if line["seat"] == 0)
    heading = device.page.locator("[data-scene=game-end] h1")
    expect(heading).to_have_text(
        f"Place {mine['place']} of 3. Well played!" if mine["place"] > 1 else heading.inner_text()
    )
    expect(device.page.locator("[data-scene=game-end] .about")).to_contain_text("of 7 bids.")


def test_the_result_can_be_kept_as_a_picture(ended: tuple[Device, str], tmp_path: Path) -> None:
    page = ended[0].page
    with page.expect_download() as kept:
        page.locator("[data-deed=share-picture]").click()
    kept.value.save_as(tmp_path / "result.png")
    picture = (tmp_path / "result.png").read_bytes()
    assert picture.startswith(_PNG)
    assert len(picture) > _LEAST_PICTURE_BYTES
