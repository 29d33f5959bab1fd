"""A whole game over real sockets, and everything that is there to look at afterwards."""

import json
import time
from collections.abc import Iterator
from concurrent.futures import Future
from typing import Any

import pytest

from doublelucky7.protocol.commands import AnswerRematch, CloseTable, StartGame, TakeSeat
from doublelucky7.protocol.sitting import Phase, RematchAnswer
from doublelucky7.records.notation import from_text
from doublelucky7.records.record import from_json
from doublelucky7.records.verify import verify
from doublelucky7.rules.cards import Card
from doublelucky7.storage.sqlite.projections import SqliteProjections
from testkit.server.clients import Browser, Device, is_finished, play_to_the_end, play_until
from testkit.server.servers import LiveServer, server_in_thread

SETTINGS = {"pace": "fast", "stand_in": "random"}
LUCKY_DICE = {"rounds": 7, "mode": "lucky_dice"}
BOT = {"kind": "bot", "level": "random"}


class Played:
    """Anna and Ben have played a game with a bot; their devices are still at the table."""

    def __init__(self, server: LiveServer) -> None:
        self.server = server
        self.anna, self.ben = Browser(server.port), Browser(server.port)
        self.anna.become("Anna")
        self.ben.become("Ben")
        self.opened = self.anna.open({"kind": "you"}, {"kind": "open"}, BOT, settings=SETTINGS, ruleset=LUCKY_DICE)
        self.game: str = self.opened["game"]
        self.running: list[Any] = []
        self.host = self._at_the_table(self.anna)
        self.guest = self._at_the_table(self.ben)
        seated = self.guest.do(TakeSeat(1, "Ben"))
        self.host.wait_for(lambda update: update.table.version >= seated.version)
        self.host.do(StartGame())
        for path in ("", "/record", "/verify", "/steps", "/replay"):
            self.running.append(self.anna.get(f"/games/{self.game}{path}"))
        play_to_the_end(self.host, self.guest)

    def _at_the_table(self, browser: Browser) -> Device:
        found = browser.get(f"/codes/{self.opened['code'].upper()}").json
        device = browser.sit_at(found["link"])
        device.receive()
        return device


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    with server_in_thread(tmp_path_factory.mktemp("data")) as server:
        game = Played(server)
        yield game
        game.host.close()
        game.guest.close()


def test_both_see_the_same_end(played: Played) -> None:
    assert is_finished(played.host.last)
    assert is_finished(played.guest.last)
    assert played.host.last.table.ranking == played.guest.last.table.ranking
    assert played.host.last.table.dealing.secret is not None


def test_a_running_game_tells_nothing(played: Played) -> None:
    assert [(answer.status, answer.json) for answer in played.running] == [(409, {"error": "game_is_running"})] * 5


def wait_for_line(browser: Browser, game: str, is_expected: bool) -> None:
    """A view follows its game a moment later."""
    for _ in range(200):
        if not is_expected or browser.get(f"/games/{game}").status == 200:
            return
        time.sleep(0.02)


def test_a_game_whose_table_was_closed_has_a_record_and_a_line_that_nobody_has_won(server: LiveServer) -> None:
    anna = Browser(server.port)
    anna.become("Anna")
    ended = {}
    for moment in ("gathering", "playing"):
        opened = anna.open({"kind": "you"}, BOT, settings=SETTINGS)
        device = anna.sit_at(opened["link"])
        device.receive()
        if moment == "playing":
            device.do(StartGame())
            play_until(device, lambda update: bool(update.views) and update.table.phase is Phase.PLAYING)
        device.ask(CloseTable())
        device.close()
        paths = ("", "/record", "/verify", "/steps", "/replay")
        wait_for_line(anna, opened["game"], moment == "playing")
        ended[moment] = [anna.get(f"/games/{opened['game']}{path}") for path in paths]
    no_such_game = (404, {"error": "no_such_game"})
    assert [(answer.status, answer.json) for answer in ended["gathering"]] == [no_such_game] * 5
    line, record, *rest = ended["playing"]
    assert (line.status, line.json["is_finished"], line.json["rounds_played"]) == (200, False, 0)
    assert not any(seat["won"] for seat in line.json["seats"])
    assert [one["is_finished"] for one in anna.get("/history").json] == [False]
    assert verify(from_json(record.body)) is None
    assert [answer.status for answer in rest] == [200, 200, 200]


def test_the_code_lets_nobody_in_any_more(played: Played) -> None:
    assert played.anna.get(f"/codes/{played.opened['code']}").json == {"error": "no_such_code"}


def test_the_summary_is_in_the_history_of_both(played: Played) -> None:
    line = played.anna.get(f"/games/{played.game}").json
    assert [seat["name"] for seat in line["seats"]][:2] == ["Anna", "Ben"]
    assert [seat["is_you"] for seat in line["seats"]] == [True, False, False]
    assert [seat["is_bot"] for seat in line["seats"]] == [False, False, True]
    assert played.anna.get("/history").json == [line]
    assert [one["game"] for one in played.ben.get("/history").json] == [played.game]
    stranger = Browser(played.server.port)
    stranger.become("Mallory")
    assert stranger.get("/history").json == []


def test_the_record_verifies_as_json_and_as_text(played: Played) -> None:
    as_json = from_json(played.anna.get(f"/games/{played.game}/record").body)
    as_text = from_text(played.anna.get(f"/games/{played.game}/record?format=text").body.decode())
    assert as_json == as_text
    assert verify(as_json) is None
    assert as_json.is_finished
    verified = played.anna.get(f"/games/{played.game}/verify").json
    assert verified["disagreement"] is None
    assert from_json(json.dumps(verified["record"])) == as_json


def test_a_replay_shows_all_cards_or_what_a_seat_saw(played: Played) -> None:
    steps = played.anna.get(f"/games/{played.game}/steps").json["steps"]
    last = played.anna.get(f"/games/{played.game}/replay").json
    assert last["steps"] == len(steps)
    assert last["shown"][0]["step"] == len(steps)
    assert last["shown"][0]["view"]["view"]["result"]["scores"]
    first_deal = next(step["step"] for step in steps if step["place"]["part"] == "deck")
    (opened,) = played.anna.get(f"/games/{played.game}/replay?step={first_deal}").json["shown"]
    assert [len(hand) for hand in opened["view"]["hands"]] == [1, 1, 1]
    for seat in range(3):
        path = f"/games/{played.game}/replay?step={first_deal}&seat={seat}"
        (seen,) = played.anna.get(path).json["shown"]
        assert seen["view"]["viewer"] == seat
        assert seen["view"]["hand"] == opened["view"]["hands"][seat]
        dealt = [event["seat"] for event in seen["events"] if event["kind"] == "hand_dealt"]
        assert dealt == [seat]


def test_a_replay_comes_in_stretches(played: Played) -> None:
    stretch = played.anna.get(f"/games/{played.game}/replay?step=3&count=5&seat=0").json
    assert [shown["step"] for shown in stretch["shown"]] == [3, 4, 5, 6, 7]
    everything = played.anna.get(f"/games/{played.game}/replay?step=1&count=99999").json
    assert len(everything["shown"]) == min(100, everything["steps"])


@pytest.mark.parametrize(
    ("query", "status", "error"),
    [
        ("step=0", 404, "no_such_step"),
        ("step=99999", 404, "no_such_step"),
        ("step=-1", 400, "unreadable"),
        ("step=1e3", 400, "unreadable"),
        ("step=1&seat=3", 404, "no_such_seat"),
        ("step=1&seat=-1", 400, "unreadable"),
        ("step=1&seat=²", 400, "unreadable"),
    ],
)
def test_a_replay_of_nothing_is_refused(played: Played, query: str, status: int, error: str) -> None:
    answer = played.anna.get(f"/games/{played.game}/replay?{query.replace('²', '%C2%B2')}")
    assert (answer.status, answer.json["error"]) == (status, error)


def test_the_club_is_open_to_everybody(played: Played) -> None:
    assert isinstance(Browser(played.server.port).get("/club").json, list)


def test_r6_4_a_table_tells_which_of_its_people_are_members(played: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[set[str]] = []

    def members(projections: SqliteProjections, people: set[str]) -> Future[frozenset[str]]:
        asked.append(people)
        answer = Future[frozenset[str]]()
        answer.set_result(frozenset({anna}))
        return answer

    anna, ben = (browser.get("/session").json["person"] for browser in (played.anna, played.ben))
    monkeypatch.setattr(SqliteProjections, "members", members)
    assert played.ben.get(f"/tables/{played.opened['link']}/club").json == {"people": [anna]}
    assert asked == [{anna, ben}]


def test_the_log_holds_no_card_no_token_no_name_and_no_link(played: Played) -> None:
    log = played.server.log
    lines = [json.loads(line) for line in log.splitlines()]
    assert {"started", "refused"} <= {line["event"] for line in lines}
    secrets = [played.opened["link"], played.opened["code"], "Anna", "Ben"]
    secrets += [browser.headers["Cookie"].partition("=")[2] for browser in (played.anna, played.ben)]
    assert [secret for secret in secrets if secret in log] == []
    words = {str(word) for line in lines for word in line.values()}
    assert words & {card.value for card in Card} == set()


def test_the_metrics_count_what_happened(played: Played) -> None:
    text = played.server.metrics
    numbers = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert numbers["dl7_connections"] == "2"
    assert numbers["dl7_tables"] == "1"
    assert int(numbers["dl7_append_seconds_count"]) > 100
    assert numbers['dl7_append_seconds_bucket{le="+Inf"}'] == numbers["dl7_append_seconds_count"]
    assert int(numbers["dl7_messages_received_total"]) > 30
    assert int(numbers["dl7_messages_sent_total"]) > 200
    assert int(numbers['dl7_refusals_total{code="game_is_running"}']) >= 5
    assert int(numbers['dl7_requests_total{status="409"}']) >= 5


def test_a_rematch_keeps_link_code_and_devices(played: Played) -> None:
    for device in (played.host, played.guest):
        device.ask(AnswerRematch(RematchAnswer.YES))
    for device in (played.host, played.guest):
        device.wait_for(lambda update: update.table.number == 2)
        assert device.last.table.phase is Phase.GATHERING
        assert device.last.table.link == played.opened["link"]
        assert device.last.table.code == played.opened["code"]
    assert played.host.last.yours.seats == (0,)
    assert played.guest.last.yours.seats == (1,)
    assert played.ben.get(f"/codes/{played.opened['code']}").json["game"] == played.host.last.table.game
    played.host.do(StartGame())
    play_to_the_end(played.host, played.guest)
    assert len(played.anna.get("/history").json) == 2
