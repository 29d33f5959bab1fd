"""Sessions are found by the hash of their token; a resume code moves a person to another device, once."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest

from doublelucky7.storage.sessions import Session, SessionStore
from doublelucky7.storage.sqlite import SqliteDatabase

NOON, ONE = 12_000, 13_000
PHONE, TABLET, CODE = (sha256(word).digest() for word in (b"phone", b"tablet", b"kite-4711"))
ANNA = Session("anna", "Anna", "de", NOON)


@pytest.fixture
def sessions(tmp_path: Path) -> Iterator[SessionStore]:
    database = SqliteDatabase(tmp_path / "games.sqlite")
    yield SessionStore(database)
    database.close()


def test_a_session_is_found_by_its_token_and_by_no_other(sessions: SessionStore) -> None:
    sessions.begin(PHONE, ANNA).result()
    assert sessions.find(PHONE) == ANNA
    assert sessions.find(TABLET) is None


def test_a_new_name_is_known_on_all_devices(sessions: SessionStore) -> None:
    sessions.begin(PHONE, ANNA).result()
    sessions.begin(TABLET, ANNA).result()
    sessions.change("anna", "Änne", "nl").result()
    assert sessions.find(PHONE) == sessions.find(TABLET) == Session("anna", "Änne", "nl", NOON)


def test_an_ended_session_is_gone(sessions: SessionStore) -> None:
    sessions.begin(PHONE, ANNA).result()
    sessions.end(PHONE).result()
    assert sessions.find(PHONE) is None


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
