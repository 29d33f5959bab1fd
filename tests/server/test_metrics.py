"""What `/metrics` tells: codes and counts, and nothing of a game."""

from __future__ import annotations

from collections import Counter

from doublelucky7.protocol.commands import Pause, Resume, StartGame
from doublelucky7.protocol.http import HttpError
from doublelucky7.protocol.messages import CannotRead, Do, RefusedByRules, Unreadable
from doublelucky7.protocol.refusals import TableRefusalCode
from doublelucky7.rules.actions import PlaceBid
from doublelucky7.server.metrics import ILLEGAL
from tests.server.clients import Browser, Device
from tests.server.houses import Running

KNOWN = {code.value for codes in (HttpError, TableRefusalCode, CannotRead) for code in codes} | {ILLEGAL}


def refusals(browser: Browser) -> Counter[str]:
    name, text = "dl7_refusals_total", browser.ask("GET", "/metrics").body.decode()
    lines = [line.rsplit(" ", 1) for line in text.splitlines() if line.startswith(f"{name}{{")]
    return Counter({label.removeprefix(f'{name}{{code="').removesuffix('"}'): int(count) for label, count in lines})


def sat_down(house: Running) -> tuple[Browser, Device, str]:
    anna = Browser(house.port)
    anna.become("Anna")
    link = anna.open({"kind": "you"}, {"kind": "you", "name": "Grandma"})["link"]
    device = anna.sit_at(link)
    device.hear()
    return anna, device, link


def test_what_a_table_refuses_is_counted_by_its_own_code_over_both_ways(house: Running) -> None:
    anna, device, link = sat_down(house)
    before = refusals(anna)
    device.ask(Resume())
    anna.post(f"/tables/{link}/do", Do(id="1", after=device.last.table.version, command=Pause()))
    anna.post("/tables", {"seats": [{"kind": "you"}]})
    assert refusals(anna) - before == {"not_playing": 2, "not_these_seats": 1}
    device.close()


def test_what_cannot_be_read_is_counted_by_its_own_code_and_never_by_the_clients_words(house: Running) -> None:
    anna, device, _ = sat_down(house)
    before = refusals(anna)
    for sent in (
        '{"code":"my_own_label"}',
        '{"kind":"do","id":"\\"code\\":\\"mine\\"","after":0,"command":{}}',
        "hello",
    ):
        device.socket.send(sent)
        device.hear_until(lambda message: isinstance(message, Unreadable))
    assert refusals(anna) - before == {"not_a_message": 2, "not_json": 1}
    assert refusals(anna).keys() <= KNOWN
    device.close()


def test_what_the_rules_refuse_is_one_number_because_its_code_could_tell_of_a_hand(house: Running) -> None:
    anna, device, _ = sat_down(house)
    device.do(StartGame())
    device.wait_for(lambda update: bool(update.views) and any(view.legal for view in update.views))
    before = refusals(anna)
    seat = next(view.viewer for view in device.last.views if view.legal)
    assert seat is not None
    assert isinstance(device.ask(PlaceBid(seat, 77)), RefusedByRules)
    assert refusals(anna) - before == {ILLEGAL: 1}
    device.close()
