"""The coach beside and outside of a game: hints to who plays alone, exercises, and one try at the deal of the day."""

from __future__ import annotations

import datetime as dt
from typing import Any

import pytest

from doublelucky7.coach.company import Company
from doublelucky7.coach.valuing import MoveValuer
from doublelucky7.exercises.prospects import outlook_of
from doublelucky7.protocol.commands import AskCoach, StartGame
from doublelucky7.rules.seeing import heard_by
from doublelucky7.server.coaching.advising import Adviser
from doublelucky7.server.http.api.exercises import company_at
from testkit.server.clients import Browser, play_until
from testkit.server.servers import LiveServer
from testkit.tables.scene import Scene, at_a_table, bot, person


def today() -> str:
    return dt.datetime.now(dt.UTC).date().isoformat()


def somebody(server: LiveServer, name: str = "Anna") -> Browser:
    browser = Browser(server.port)
    browser.become(name)
    return browser


def test_a_hint_is_given_once_the_table_has_noted_the_asking(server: LiveServer) -> None:
    anna = somebody(server)
    opened = anna.open({"kind": "you"}, {"kind": "bot", "level": "random"}, settings={"pace": "fast"})
    device = anna.sit_at(opened["link"])
    device.receive()
    device.do(StartGame())
    play_until(device, lambda update: bool(update.views) and update.views[0].to_act == 0)
    path = f"/tables/{opened['link']}/hint"
    assert anna.get(path).json["error"] == "not_asked"
    device.do(AskCoach(0))
    found = anna.get(path).json
    legal = device.last.views[0].legal
    assert len(found["prospects"]) == len(legal)
    assert all(0 <= one["made"] <= 1 for one in found["prospects"])
    assert abs(sum(found["prospects"][0]["tricks"]) - 1) < 0.01
    assert somebody(server, "Ben").get(path).json["error"] == "not_asked"
    device.close()


@pytest.mark.parametrize(
    ("levels", "company"),
    [
        (("novice", "novice"), Company.NOVICES),
        (("club", "club"), Company.PRACTISED),
        (("novice", "club"), Company.UNKNOWN),
    ],
)
def test_the_company_of_a_hint_is_that_of_the_bots_at_the_table(levels: tuple[str, str], company: Company) -> None:
    @at_a_table
    async def asked(scene: Scene) -> None:
        await scene.open(person("anna"), *map(bot, levels))
        await scene.start("anna")
        assert company_at(scene.table, 0) is company

    asked()


@at_a_table
async def test_a_hint_forecasts_for_the_company(scene: Scene) -> None:
    await scene.open(person("anna"), bot(), bot())
    await scene.start("anna")
    while scene.state.to_act != 0:
        await scene.pass_time(1_000)
    heard = heard_by(0, scene.state, scene.table.since_deal)
    adviser = Adviser()
    found = [await adviser.outlook(heard, company) for company in Company]
    adviser.close()
    assert found == [outlook_of(MoveValuer(), heard, company) for company in Company]


def test_every_exercise_is_a_view_with_the_value_of_every_legal_action(server: LiveServer) -> None:
    anna = somebody(server)
    for drill, waits_for in (("bid", "bid"), ("save", "card"), ("wheel", "wheel")):
        found = anna.get(f"/exercises/{drill}?number=7").json
        assert found["view"]["waiting"]["for"] == waits_for
        actions = [one["action"] for one in found["prospects"]]
        assert sorted(map(str, actions)) == sorted(map(str, found["view"]["legal"]))
        assert found == anna.get(f"/exercises/{drill}?number=7").json
    assert anna.get("/exercises/juggling").json["error"] == "no_such_page"


def test_the_deal_of_the_day_is_the_same_for_everybody_and_tried_once(server: LiveServer) -> None:
    anna, ben = somebody(server), somebody(server, "Ben")
    path = f"/daily/{today()}"
    begun = anna.get(path).json
    assert begun == ben.get(path).json
    assert begun["own"] == 0
    ended = play_daily(anna, path, begun)
    assert [score["bid"] for score in ended["scores"]] == [0, 0, 0]
    assert 1 <= ended["place"] <= 4
    assert ended["symbols"] is not None
    # What was decided stays decided.
    again = anna.post(path, {"place": 0, "action": {"kind": "place_bid", "seat": 0, "bid": 1}}).json
    assert (again["scores"], again["own"], again["steps"][-1:]) == (ended["scores"], ended["own"], again["steps"])
    assert ben.get(path).json == begun


def test_no_other_day_is_told_and_nothing_illegal_is_taken(server: LiveServer) -> None:
    anna = somebody(server)
    for day in ("2020-01-01", "2999-01-01", "today"):
        assert anna.get(f"/daily/{day}").json["error"] == "not_today"
    refused = anna.post(f"/daily/{today()}", {"place": 0, "action": {"kind": "place_bid", "seat": 0, "bid": 9}})
    assert (refused.status, refused.json["error"]) == (409, "bid_out_of_range")
    assert anna.get(f"/daily/{today()}").json["own"] == 0


def play_daily(browser: Browser, path: str, stands: Any) -> Any:
    """Bids 0 where that is allowed and plays the first legal card."""
    while stands["place"] is None:
        view = stands["steps"][-1]["view"]
        stands = browser.post(path, {"place": stands["own"], "action": view["legal"][0]}).json
    return stands
