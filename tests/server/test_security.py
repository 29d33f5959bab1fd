"""The security matrix: refused, logged, and nothing changed."""

from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from doublelucky7.protocol.commands import FreeSeat, LeaveSeat, StartGame, TakeSeat
from doublelucky7.protocol.messages import RefusedByTable
from doublelucky7.protocol.sitting import PersonSeat
from doublelucky7.rules.actions import PlaceBid
from doublelucky7.server.settings import Limits, Proxy
from testkit.server.clients import Answer, Browser, Program
from testkit.server.servers import LiveServer, server_in_thread

TABLE = {"seats": [{"kind": "you"}, {"kind": "open"}]}


def known(server: LiveServer) -> Browser:
    browser = Browser(server.port)
    browser.become("Anna")
    return browser


def gathering(server: LiveServer) -> int:
    return len(Browser(server.port).get("/tables").json["gathering"])


def refused(server: LiveServer, ask: Callable[[], Answer]) -> str:
    """The code of a refusal, after which nothing has changed and a line of the log says so."""
    before, logged = gathering(server), server.log.count('"refused"')
    code = str(ask().json["error"])
    assert gathering(server) == before
    assert server.log.count('"refused"') == logged + 1
    assert f'"code":"{code}"' in server.log
    return code


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "null", "https://localhost", "http://localhost:1", "http://localhost.evil.example"],
)
def test_a_page_of_another_origin_changes_nothing(server: LiveServer, origin: str) -> None:
    anna = known(server)
    assert refused(server, lambda: anna.post("/tables", TABLE, Origin=origin)) == "wrong_origin"


def test_a_cookie_without_an_origin_changes_nothing(server: LiveServer) -> None:
    anna = known(server)
    assert refused(server, lambda: anna.post("/tables", TABLE, Origin="")) == "wrong_origin"


def test_a_name_that_was_made_to_resolve_here_is_not_answered(server: LiveServer) -> None:
    anna = known(server)
    assert refused(server, lambda: anna.get("/tables", Host=f"evil.example:{server.port}", Origin="")) == "wrong_host"
    page = anna.ask("GET", "/", Host="evil.example", Origin="")
    assert (page.status, page.json) == (421, {"error": "wrong_host"})
    assert "evil" not in page.headers["content-security-policy"]


def test_without_a_session_nothing_is_opened(server: LiveServer) -> None:
    assert refused(server, lambda: Browser(server.port).post("/tables", TABLE)) == "no_session"
    assert refused(server, lambda: Browser(server.port).post("/tables", TABLE, Cookie="dl7=invented")) == "no_session"
    assert refused(server, lambda: Browser(server.port).post("/tables", TABLE, Cookie='dl7="; x')) == "no_session"
    assert (
        refused(server, lambda: Program(server.port).post("/tables", TABLE, Authorization="Bearer x")) == "no_session"
    )


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Origin": "http://evil.example"}, 403),
        ({"Cookie": ""}, 401),
        ({"Cookie": "dl7=invented"}, 401),
    ],
)
def test_a_websocket_needs_the_own_origin_and_a_session(
    server: LiveServer, headers: dict[str, str], status: int
) -> None:
    anna = known(server)
    link = anna.open({"kind": "you"}, {"kind": "open"})["link"]
    anna.headers |= headers
    with pytest.raises(InvalidStatus) as refusal:
        anna.sit_at(link)
    assert refusal.value.response.status_code == status


def test_a_websocket_with_a_cookie_but_without_an_origin_is_refused(server: LiveServer) -> None:
    anna = known(server)
    link = anna.open({"kind": "you"}, {"kind": "open"})["link"]
    del anna.headers["Origin"]
    with pytest.raises(InvalidStatus) as refusal:
        anna.sit_at(link)
    assert refusal.value.response.status_code == 403


def test_another_persons_seat_and_role_are_out_of_reach(server: LiveServer) -> None:
    anna, mallory = known(server), known(server)
    link = anna.open({"kind": "you"}, {"kind": "bot", "level": "random"})["link"]
    host, stranger = anna.sit_at(link), mallory.sit_at(link)
    host.receive()
    stranger.receive()
    for command in (LeaveSeat(0), FreeSeat(0), StartGame(), TakeSeat(0, "Mallory"), TakeSeat(-1, "Mallory")):
        assert isinstance(stranger.ask(command), RefusedByTable)
    host.do(StartGame())
    refusal = stranger.ask(PlaceBid(0, 0))
    assert isinstance(refusal, RefusedByTable)
    assert refusal.refusal.code.value == "not_your_seat"
    assert stranger.last.table.seats[0].holder == host.last.table.seats[0].holder
    host.close()
    stranger.close()


def test_guessing_codes_ends_quickly(tmp_path: Path) -> None:
    limits = Limits(code_guesses_a_minute=0.001, code_guess_burst=5)
    with server_in_thread(tmp_path, limits=limits) as server:
        anna, guesser = known(server), Browser(server.port)
        code = anna.open({"kind": "you"}, {"kind": "open"})["code"]
        answers = [guesser.get(f"/codes/{guess}").json for guess in ("bababa", "dadada", "fafafa", "gagaga", "lalala")]
        assert answers == [{"error": "no_such_code"}] * 5
        assert guesser.get(f"/codes/{code}").json == {"error": "too_fast"}
        assert guesser.post("/session/resume", {"code": "bababababa"}).json == {"error": "too_fast"}


def test_a_right_code_is_no_guess_so_a_room_full_of_phones_comes_in(tmp_path: Path) -> None:
    limits = Limits(code_guesses_a_minute=0.001, code_guess_burst=2)
    with server_in_thread(tmp_path, limits=limits) as server:
        anna, phones = known(server), Browser(server.port)
        code = anna.open({"kind": "you"}, {"kind": "open"})["code"]
        assert [phones.get(f"/codes/{code}").status for _ in range(5)] == [200] * 5
        assert [phones.get("/codes/bababa").status for _ in range(3)] == [404, 404, 429]
        assert phones.get(f"/codes/{code}").json == {"error": "too_fast"}


def test_a_script_in_a_name_stays_text(server: LiveServer) -> None:
    anna = Browser(server.port)
    anna.become("<script>x()</script>")
    opened = anna.open({"kind": "you"}, {"kind": "open"})
    answer = anna.get(f"/tables/{opened['link']}")
    assert answer.json["table"]["seats"][0]["holder"]["name"] == "<script>x()</script>"
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "script-src 'self';" in answer.headers["content-security-policy"]


def test_over_tls_the_cookie_is_the_one_nobody_else_can_set(tmp_path: Path) -> None:
    origin = "https://cards.example"
    with server_in_thread(tmp_path, origins=(origin,), proxy=Proxy.TRUSTED) as server:
        anna = Browser(server.port)
        anna.headers = {"Host": "cards.example", "Origin": origin, "X-Forwarded-Proto": "https"}
        answer = anna.post("/session", {"name": "Anna"})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-dl7=")
        assert "Secure" in cookie.split("; ")
        anna.keep(answer)
        assert anna.get("/session").status == 200
        planted = anna.headers["Cookie"].replace("__Host-dl7", "dl7")
        assert anna.get("/session", Cookie=planted).status == 401


def test_a_client_cannot_choose_its_own_address(tmp_path: Path) -> None:
    limits = Limits(code_guesses_a_minute=0.001, code_guess_burst=1)
    with server_in_thread(tmp_path, limits=limits) as server:
        browser = Browser(server.port)
        answers = [browser.get("/codes/bababa", X_Forwarded_For=f"203.0.113.{n}").json["error"] for n in range(2)]
        assert answers == ["no_such_code", "too_fast"]
    with server_in_thread(tmp_path / "behind", limits=limits, proxy=Proxy.TRUSTED) as server:
        browser = Browser(server.port)
        answers = [
            browser.get("/codes/bababa", X_Forwarded_For=f"198.51.100.{n}, 203.0.113.9").json["error"] for n in range(2)
        ]
        assert answers == ["no_such_code", "too_fast"]


@pytest.mark.parametrize("client", ["198.51.100.1", "198.51.100.2, 198.51.100.3"])
def test_a_proxy_that_adds_a_header_of_its_own_is_believed_before_the_clients(tmp_path: Path, client: str) -> None:
    with server_in_thread(tmp_path, proxy=Proxy.TRUSTED) as server:
        callers = server.running.context.callers
        headers = [(b"x-forwarded-for", client.encode()), (b"x-forwarded-for", b"203.0.113.9")]
        assert callers.address_of({"type": "http", "headers": headers, "client": ("127.0.0.1", 1)}) == "203.0.113.9"


@pytest.mark.parametrize(
    ("address", "counted_as"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2::3", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("unknown", "unknown"),
    ],
)
def test_an_ipv6_network_with_its_many_addresses_is_one_client(
    server: LiveServer, address: str, counted_as: str
) -> None:
    scope = {"type": "http", "headers": [], "client": (address, 1)}
    assert server.running.context.callers.address_of(scope) == counted_as


def test_a_host_that_is_beyond_all_measure_is_refused_with_a_code(server: LiveServer) -> None:
    browser = Browser(server.port)
    endless = f"localhost:{'7' * 5_000}"
    answer = browser.ask("GET", "/api/v1/server", Host=endless)
    assert (answer.status, answer.json) == (421, {"error": "wrong_host"})
    assert "content-security-policy" in answer.headers


def test_a_person_may_hold_several_seats_and_no_others(server: LiveServer) -> None:
    anna = Browser(server.port)
    person = anna.become("Anna")
    link = anna.open({"kind": "you"}, {"kind": "you", "name": "Grandma"}, {"kind": "open"})["link"]
    seats = anna.get(f"/tables/{link}").json["table"]["seats"]
    assert [seat["holder"].get("person") for seat in seats] == [person, person, None]
    assert PersonSeat(person, "Grandma").name == seats[1]["holder"]["name"]
