"""The coach where people meet it: after the game, and in the replay, where a decision can be tried again."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from testkit.browser.players import Player
from testkit.browser.tables import ask, game_of, with_bots
from tests.browser.conftest import NewDevice
from tests.browser.fitness import Fitness

_PATIENCE = 90_000


def test_moments_lead_to_the_replay_where_they_can_be_tried(new_device: NewDevice) -> None:
    device, fitness = new_device(), Fitness()
    link = with_bots(device, bots=1, until="end")
    Player(device.page).hurry_to("end")
    page, game = device.page, game_of(device, link)
    coach = page.locator("[data-coach=ready]")
    expect(coach).to_be_visible(timeout=_PATIENCE)
    review = ask(device, "GET", f"/games/{game}/review")["review"]
    expect(coach.locator("ol li")).to_have_count(len(review["moments"]))
    expect(coach.locator("tr.total td.points")).to_have_text(
        str(sum(one["score"] for one in review["ledger"]) // 100 - review["penalty"])
    )
    fitness.check("end with coach", page)

    moment = review["moments"][0]
    coach.locator("ol a").first.click()
    expect(page).to_have_url(re.compile(rf"/replay/{game}#{moment['step']}$"))
    panel = page.locator("[data-coach=shown]")
    expect(panel).to_be_visible()
    fitness.check("replay with coach", page)
    decision = next(one["judgement"] for one in review["decisions"] if one["judgement"]["step"] == moment["step"])
    panel.get_by_role("button", name="Try it yourself").click()
    trying = page.locator("[data-coach=trying]")
    expect(trying.get_by_role("button")).to_have_count(len(decision["moves"]))
    expect(page.locator("[data-coach] li")).to_have_count(0)
    trying.get_by_role("button").first.click()
    expect(panel.get_by_role("status")).to_be_visible()

    if any(one["judgement"]["is_mistake"] for one in review["decisions"]):
        device.open("/practice")
        practice = page.locator("[data-practice=mistakes]")
        expect(practice.locator("li").first).to_be_visible()
        fitness.check("practice", page)
        practice.locator("a.main").click()
        expect(page.locator("[data-coach=trying]")).to_be_visible()
        page.locator("[data-coach=trying] button").first.click()
        expect(page.get_by_role("link", name="Back to my practice")).to_be_visible()
    assert fitness.faults == {}
