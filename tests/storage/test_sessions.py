"""Sessions are found by the hash of their token; a resume code moves a person to another device, once."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from msgspec.structs import replace

from doublelucky7.storage.sessions import MOST_AT_ONCE, Session, SessionStore
from doublelucky7.storage.sqlite.store import SqliteDatabase

NOON, ONE = 12_000, 13_000
PHONE, TABLET, CODE = (sha256(word).digest() for word in (b"phone", b"tablet", b"kite-4711"))
ANNA = Session("anna", "Anna", "de", begun_at=NOON, used_at=NOON, issued_at=NOON)


def test_a_session_is_found_by_its_token_and_by_no_other(sessions: SessionStore) -> None:
    sessions.begin(PHONE, ANNA).result()
    assert sessions.find(PHONE).result() == ANNA
    assert sessions.find(TABLET).result() is None


def test_a_new_name_is_known_on_all_devices(sessions: SessionStore) -> None:
    sessions.begin(PHONE, ANNA).result()
    sessions.begin(TABLET, ANNA).result()
    sessions.change("anna", "Änne", "nl").result()
    assert sessions.find(PHONE).result() == sessions.find(TABLET).result() == replace(ANNA, name="Änne", language="nl")


def test_an_ended_session_is_gone(sessions: SessionStore) -> None:
    sessions.begin(PHONE, ANNA).result()
    sessions.end(PHONE).result()
    assert sessions.find(PHONE).result() is None


def test_a_use_is_noted_of_the_devices_in_use_alone(sessions: SessionStore) -> None:
    sessions.begin(PHONE, ANNA).result()
    sessions.begin(TABLET, ANNA).result()
    sessions.note_use([PHONE, CODE], ONE).result()
    assert sessions.find(PHONE).result() == replace(ANNA, used_at=ONE)
    assert sessions.find(TABLET).result() == ANNA


def test_a_token_given_once_more_is_a_use(sessions: SessionStore) -> None:
    sessions.begin(PHONE, ANNA).result()
    sessions.begin(TABLET, ANNA).result()
    sessions.renew(PHONE, ONE).result()
    assert sessions.find(PHONE).result() == replace(ANNA, used_at=ONE, issued_at=ONE)
    assert sessions.find(TABLET).result() == ANNA


def test_only_what_was_not_used_is_swept(sessions: SessionStore) -> None:
    sessions.begin(PHONE, ANNA).result()
    sessions.begin(TABLET, replace(ANNA, used_at=ONE)).result()
    assert sessions.sweep(NOON).result() == 0
    assert sessions.sweep(ONE).result() == 1
    assert (sessions.find(PHONE).result(), sessions.find(TABLET).result()) == (None, replace(ANNA, used_at=ONE))


def test_much_is_swept_in_portions(sessions: SessionStore) -> None:
    tokens = [sha256(bytes([number])).digest() for number in range(MOST_AT_ONCE + 1)]
    for token in tokens:
        sessions.begin(token, ANNA).result()
        sessions.offer_resume(token, token.hex(), NOON).result()
    assert [sessions.sweep(ONE).result() for _ in range(3)] == [MOST_AT_ONCE, 1, 0]
    assert [sessions.sweep_codes(NOON).result() for _ in range(3)] == [MOST_AT_ONCE, 1, 0]


def test_a_code_that_is_still_good_is_not_swept(sessions: SessionStore) -> None:
    sessions.begin(PHONE, ANNA).result()
    sessions.offer_resume(CODE, "anna", ONE).result()
    assert sessions.sweep_codes(ONE - 1).result() == 0
    assert sessions.redeem(CODE, ONE - 1).result() == ANNA


def test_sessions_are_swept_without_looking_at_those_that_stay(tmp_path: Path) -> None:
    database = SqliteDatabase(tmp_path / "games.sqlite")
    plan = database.query(
        "EXPLAIN QUERY PLAN SELECT token_hash FROM session WHERE used_at < ? LIMIT ?", (NOON, 1)
    ).result()
    database.close()
    assert "COVERING INDEX session_by_use" in plan[0][-1]


def test_a_resume_code_works_once(sessions: SessionStore) -> None:
    sessions.begin(PHONE, ANNA).result()
    sessions.offer_resume(CODE, "anna", ONE).result()
    assert sessions.redeem(CODE, NOON).result() == ANNA
    assert sessions.redeem(CODE, NOON).result() is None


def test_a_resume_code_expires(sessions: SessionStore) -> None:
    sessions.begin(PHONE, ANNA).result()
    sessions.offer_resume(CODE, "anna", ONE).result()
    assert sessions.redeem(CODE, ONE).result() is None


def test_a_new_resume_code_ends_the_one_before(sessions: SessionStore) -> None:
    sessions.begin(PHONE, ANNA).result()
    sessions.offer_resume(CODE, "anna", ONE).result()
    sessions.offer_resume(TABLET, "anna", ONE).result()
    assert sessions.redeem(CODE, NOON).result() is None
    assert sessions.redeem(TABLET, NOON).result() == ANNA
