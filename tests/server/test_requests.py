"""Bad input of any kind gets a coded error, changes nothing and disturbs nobody."""

import json

import pytest

from doublelucky7.storage.sqlite.projections import SqliteProjections
from testkit.server.clients import Browser
from testkit.server.servers import LiveServer


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"not json",
        b"\xff\xfe",
        b"[]",
        b"null",
        b'{"seats": "all"}',
        b'{"seats": [{"kind": "throne"}]}',
        b'{"seats": [{"kind": "you"}, {"kind": "open"}], "colour": "red"}',
        b'{"seats": [{"kind": "you", "person": "somebody-else"}, {"kind": "open"}]}',
        b'{"seats": [{"kind": "you"}, {"kind": "open"}], "ruleset": {"rounds": 8}}',
        b"[" * 20_000,
        b'{"seats":' * 3_000,
    ],
)
def test_a_body_that_is_no_table_is_unreadable(server: LiveServer, body: bytes) -> None:
    anna = Browser(server.port)
    anna.become("Anna")
    answer = anna.post("/tables", body)
    assert (answer.status, answer.json) == (400, {"error": "unreadable"})


def test_a_body_that_is_too_long_is_not_read_to_its_end(server: LiveServer) -> None:
    answer = Browser(server.port).post("/session", b" " * 40_000)
    assert (answer.status, answer.json) == (413, {"error": "too_large", "most": 32_768})


@pytest.mark.parametrize("seats", [[], [{"kind": "you"}]])
def test_a_table_of_fewer_than_two_is_refused_by_the_table(server: LiveServer, seats: list[object]) -> None:
    anna = Browser(server.port)
    anna.become("Anna")
    answer = anna.post("/tables", {"seats": seats})
    assert (answer.status, answer.json["error"]) == (409, "not_these_seats")


def test_a_level_that_does_not_exist_is_refused_by_the_table(server: LiveServer) -> None:
    anna = Browser(server.port)
    anna.become("Anna")
    answer = anna.post("/tables", {"seats": [{"kind": "you"}, {"kind": "bot", "level": "wizard"}]})
    assert (answer.status, answer.json["error"]) == (409, "no_such_level")


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/nothing", "no_such_page"),
        ("/tables/unknown", "no_such_table"),
        ("/tables/..%2F..%2Fetc", "no_such_page"),
        ("/tables/unknown/qr.svg", "no_such_table"),
        ("/games/unknown", "no_such_game"),
        ("/games/unknown/record", "no_such_game"),
        ("/games/unknown/replay?step=1", "no_such_game"),
        ("/games/%00/verify", "no_such_game"),
    ],
)
def test_what_is_not_there_is_not_found(server: LiveServer, path: str, code: str) -> None:
    answer = Browser(server.port).get(path)
    assert (answer.status, answer.json) == (404, {"error": code})


def test_a_format_nobody_knows_is_unreadable_and_not_json_instead(server: LiveServer) -> None:
    answer = Browser(server.port).get("/games/unknown/record?format=nonsense")
    assert (answer.status, answer.json) == (400, {"error": "unreadable", "field": "format"})
    for known in ("", "?format=json", "?format=text"):
        assert Browser(server.port).get(f"/games/unknown/record{known}").json == {"error": "no_such_game"}


def test_a_failure_of_ours_is_logged_with_its_place_and_without_its_text(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise ValueError("Anna holds R7")

    monkeypatch.setattr(SqliteProjections, "club", fail)
    answer = Browser(server.port).get("/club")
    assert (answer.status, answer.json) == (500, {"error": "server_fails"})
    line = json.loads(next(line for line in server.log.splitlines() if "request_failed" in line))
    assert line["why"] == "ValueError"
    assert line["where"].startswith("test_requests.py:")
    assert "R7" not in server.log


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("PUT", "/session", "DELETE, GET, HEAD, POST"),
        ("DELETE", "/tables", "GET, HEAD, POST"),
        ("POST", "/club", "GET, HEAD"),
        ("PATCH", "/tables/x/do", "POST"),
    ],
)
def test_a_wrong_method_is_told_which_are_right(server: LiveServer, method: str, path: str, allowed: str) -> None:
    answer = Browser(server.port).ask(method, f"/api/v1{path}")
    assert (answer.status, answer.json) == (405, {"error": "not_this_way"})
    assert answer.headers["allow"] == allowed
