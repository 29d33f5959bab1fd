"""Becoming somebody, on one device and on the next."""

import sqlite3
from contextlib import closing

from doublelucky7.server.access.codes import hash_of
from doublelucky7.server.lobby.storage import DATABASE
from testkit.server.clients import Browser, Program
from testkit.server.servers import LiveServer


def test_a_page_is_given_a_cookie_that_no_script_can_read(server: LiveServer) -> None:
    answer = Browser(server.port).post("/session", {"name": "Anna", "language": "nl"})
    assert answer.json.keys() == {"person", "name", "language"}
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("dl7=")
    assert {"HttpOnly", "SameSite=Strict", "Path=/"} <= set(cookie.split("; "))
    assert "Secure" not in cookie


def test_a_program_is_told_its_token_and_given_no_cookie(server: LiveServer) -> None:
    bot = Program(server.port)
    answer = bot.post("/session", {"name": "Marvin"})
    assert "set-cookie" not in answer.headers
    bot.keep(answer)
    assert bot.get("/session").json == {"person": answer.json["person"], "name": "Marvin", "language": "en"}


def test_only_the_hash_of_a_token_is_stored(server: LiveServer) -> None:
    bot = Program(server.port)
    token = bot.post("/session", {"name": "Marvin"}).json["token"]
    file = server.running.context.settings.data / DATABASE
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("SELECT count(*) FROM session WHERE token_hash = ?", (hash_of(token),)).fetchone() == (
            1,
        )
        assert token not in "\n".join(database.iterdump())
    database.close()


def test_asking_again_changes_the_name_and_not_the_person(server: LiveServer) -> None:
    anna = Browser(server.port)
    person = anna.become("Anna")
    assert anna.post("/session", {"name": "Annabel", "language": "de"}).json["person"] == person
    assert anna.get("/session").json == {"person": person, "name": "Annabel", "language": "de"}


def test_names_are_cleaned(server: LiveServer) -> None:
    anna = Browser(server.port)
    anna.become("\u202eA\x00nna\u200b  <b>\n" + "x" * 100)
    name = anna.get("/session").json["name"]
    assert name.startswith("A nna <b> x")
    assert len(name) == 24


def test_whoever_has_no_session_is_told_so(server: LiveServer) -> None:
    answer = Browser(server.port).get("/session")
    assert (answer.status, answer.json) == (401, {"error": "no_session"})


def test_an_ended_session_is_nobodys(server: LiveServer) -> None:
    anna = Browser(server.port)
    anna.become("Anna")
    assert anna.ask("DELETE", "/api/v1/session").status == 200
    assert anna.get("/session").status == 401


def test_a_resume_code_moves_a_person_to_another_device_once(server: LiveServer) -> None:
    phone, tablet, thief = Browser(server.port), Browser(server.port), Browser(server.port)
    person = phone.become("Anna")
    code = phone.post("/session/resume-code").json["code"]
    answer = tablet.post("/session/resume", {"code": f" {code.upper()[:5]}-{code.upper()[5:]} "})
    tablet.keep(answer)
    assert tablet.get("/session").json["person"] == person
    assert phone.get("/session").json["person"] == person
    assert thief.post("/session/resume", {"code": code}).json == {"error": "no_such_code"}
