"""The browser client and its strict policy."""

from pathlib import Path

import pytest

from doublelucky7.protocol.messages import PROTOCOL_VERSION
from doublelucky7.server.access.codes import game_of
from doublelucky7.server.http.pages import Pages, security_headers
from doublelucky7.server.http.problems import Problem
from testkit.server.clients import Browser
from testkit.server.servers import LiveServer, server_in_thread


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    folder = tmp_path / "bundle"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>built</title>")
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "assets" / "index-abc123.js").write_text("console.log(7)")
    (tmp_path / "secret.txt").write_text("not for you")
    return folder


def path_of(pages: Pages, path: str) -> str:
    return str(getattr(pages.page(path), "path", "no file"))


@pytest.mark.parametrize(
    "path",
    [
        "",
        "/",
        "j/lukame",
        "t/abc",
        "game/x.1",
        "replay/x.1",
        "verify/x.12",
        "rules",
        "club",
        "host",
        "history",
        "about",
    ],
)
def test_one_page_answers_for_all_its_addresses(bundle: Path, path: str) -> None:
    assert path_of(Pages(bundle), path).endswith("index.html")
    assert Pages(bundle).page(path).status_code == 200


@pytest.mark.parametrize("screen", ["game", "replay", "verify"])
def test_a_games_id_has_a_dot_and_is_no_file_that_is_missing(bundle: Path, screen: str) -> None:
    game = game_of("some-link", 2)
    assert game.endswith(".2")
    assert path_of(Pages(bundle), f"{screen}/{game}").endswith("index.html")
    assert Pages(bundle).page(f"{screen}/{game}").status_code == 200


def test_hashed_files_are_kept_for_ever_and_others_asked_for_again(bundle: Path) -> None:
    pages = Pages(bundle)
    assert "immutable" in pages.page("assets/index-abc123.js").headers["cache-control"]
    assert pages.page("assets/index-abc123.js").headers["content-type"].startswith("text/javascript")
    assert pages.page("manifest.webmanifest").headers["cache-control"] == "no-cache"
    assert pages.page("").headers["cache-control"] == "no-cache"


def test_a_packed_twin_goes_to_who_accepts_it(bundle: Path) -> None:
    (bundle / "assets" / "index-abc123.js.gz").write_bytes(b"packed")
    pages = Pages(bundle)
    packed = pages.page("assets/index-abc123.js", "gzip, deflate, br")
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["content-type"].startswith("text/javascript")
    assert "immutable" in packed.headers["cache-control"]
    plain = pages.page("assets/index-abc123.js", "br")
    assert "content-encoding" not in plain.headers
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    assert "vary" not in pages.page("manifest.webmanifest", "gzip").headers


@pytest.mark.parametrize(
    "path", ["../secret.txt", "assets/../../secret.txt", "/etc/host.conf", "assets/nothing.js", ".."]
)
def test_nothing_outside_the_bundle_is_served(bundle: Path, path: str) -> None:
    with pytest.raises(Problem):
        Pages(bundle).page(path)


@pytest.mark.parametrize("path", ["nothing", "\x00", "x" * 5_000, "/etc/passwd", "j/../../etc/passwd"])
def test_an_unknown_address_is_the_pages_own_business(bundle: Path, path: str) -> None:
    assert path_of(Pages(bundle), path).endswith("index.html")
    assert Pages(bundle).page("nothing").status_code == 404


def test_without_a_bundle_a_plain_page_says_so(tmp_path: Path) -> None:
    assert b"not built" in bytes(Pages(tmp_path / "nothing").page("").body)


def test_a_page_may_reach_only_its_own_server() -> None:
    policy = security_headers("192.168.1.7:7777")["content-security-policy"]
    directives = dict(directive.split(" ", 1) for directive in policy.split("; "))
    assert directives["default-src"] == "'none'"
    assert directives["script-src"] == directives["style-src"] == directives["font-src"] == "'self'"
    assert directives["connect-src"] == "'self' ws://192.168.1.7:7777 wss://192.168.1.7:7777"
    assert directives["frame-ancestors"] == directives["base-uri"] == directives["form-action"] == "'none'"


def test_every_answer_carries_the_policy(server: LiveServer) -> None:
    browser = Browser(server.port)
    for path in ("/", "/api/v1/server", "/api/v1/nothing", "/healthz"):
        headers = browser.ask("GET", path).headers
        assert headers["content-security-policy"].startswith("default-src 'none'")
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_the_server_says_that_it_lives(server: LiveServer) -> None:
    assert Browser(server.port).ask("GET", "/healthz").body == b"ok\n"


def test_the_server_tells_its_addresses_and_levels(server: LiveServer) -> None:
    facts = Browser(server.port).get("/server").json
    assert facts["reach"] == "household"
    assert facts["protocol"] == PROTOCOL_VERSION
    assert "random" in [level["name"] for level in facts["levels"]]
    # It listens at 127.0.0.1 alone, so no address of the local network would lead to it.
    assert facts["urls"] == [f"http://localhost:{server.port}"]


def test_a_qr_code_leads_to_the_table(server: LiveServer) -> None:
    anna = Browser(server.port)
    anna.become("Anna")
    opened = anna.open({"kind": "you"}, {"kind": "open"})
    picture = anna.get(f"/tables/{opened['link']}/qr.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert b"<svg" in picture.body
    assert anna.get(f"/tables/{opened['link']}/invitation").json == opened
    assert opened["urls"][0].endswith(f"/t/{opened['link']}")


def test_a_server_behind_a_prefix_answers_below_it_alone(tmp_path: Path) -> None:
    with server_in_thread(tmp_path / "data", base_path="/cards") as server:
        anna = Browser(server.port)
        assert anna.ask("GET", "/cards/healthz").body == b"ok\n"
        assert anna.ask("GET", "/cards/api/v1/server").json["urls"] == [f"http://localhost:{server.port}/cards"]
        outside = ("/", "/healthz", "/cardsharp/", "/api/v1/server")
        assert [anna.ask("GET", path).status for path in outside] == [404] * 4
        redirected = anna.ask("GET", "/cards")
        assert (redirected.status, redirected.headers["location"]) == (308, "/cards/")


def test_the_page_behind_a_prefix_names_its_files_and_the_prefix(bundle: Path) -> None:
    (bundle / "index.html").write_text('<html lang="en"><script src="/assets/index.js"></script>', encoding="utf-8")
    page = bytes(Pages(bundle, "/cards").page("t/link").body).decode()
    assert page == '<html data-base-path="/cards" lang="en"><script src="/cards/assets/index.js"></script>'


def test_a_path_with_a_line_break_is_answered_by_us(server: LiveServer) -> None:
    for path in ("/%0A", "/a%0Ab", "/api/v1/%0Atables", "/assets/%0D%0Ax.js"):
        answer = Browser(server.port).ask("GET", path)
        assert answer.status == 404
        assert answer.body != b"Not Found"
        assert "content-security-policy" in answer.headers
