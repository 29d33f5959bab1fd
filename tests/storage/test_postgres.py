"""What PostgreSQL must do beyond the conformance suite: the fence, lost answers, leases, migrations, carrying over."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from queue import Queue

import psycopg
import pytest
from msgspec.structs import replace

from doublelucky7.rules.ruleset import RuleSet
from doublelucky7.storage.entry import ByChance, ByPerson, NewEntry
from doublelucky7.storage.event_store import DatabaseUnusable, StorageFailed, StreamMoved, VersionConflict
from doublelucky7.storage.postgres.appending import Append, append_alone, in_waves, settle
from doublelucky7.storage.postgres.carrying import DatabaseNotEmpty, StreamDiffers, carry
from doublelucky7.storage.postgres.connecting import connect
from doublelucky7.storage.postgres.database import PostgresDatabase
from doublelucky7.storage.postgres.directory import PostgresDirectory
from doublelucky7.storage.postgres.ledger import PostgresLedger
from doublelucky7.storage.postgres.notices import Notices
from doublelucky7.storage.postgres.ownership import (
    Claimed,
    LastNumber,
    LeaseLapsed,
    NodeRegister,
    NoSuchLink,
    OwnedBy,
    Ownership,
)
from doublelucky7.storage.postgres.projections import PostgresProjections
from doublelucky7.storage.postgres.schema import CURRENT_VERSION, MIGRATIONS, Migration, bring_forward, version_of
from doublelucky7.storage.postgres.sessions import SESSION_ENDED, PostgresSessions
from doublelucky7.storage.postgres.store import PostgresStore
from doublelucky7.storage.projections import FinishedGame, FinishedSeat
from doublelucky7.storage.sessions import Session
from doublelucky7.storage.sqlite.sessions import SqliteSessions
from doublelucky7.storage.sqlite.store import SqliteDatabase, SqliteStore
from doublelucky7.storage.stream_ledger import Stage
from testkit.postgres import emptied_database, shared_server

LEASE = 60.0
SECONDS = 20.0


def entry(text: str, action_id: str | None = None, kind: str = "said") -> NewEntry:
    return NewEntry(at=7, by=ByPerson("anna"), kind=kind, event=text.encode(), action_id=action_id)


@pytest.fixture
def database() -> Iterator[PostgresDatabase]:
    made = PostgresDatabase(emptied_database())
    yield made
    made.close()


def end_connections(database: PostgresDatabase) -> None:
    with closing(psycopg.connect(shared_server().url(), autocommit=True)) as other:
        name = database.url.rpartition("/")[2]
        other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,))


def node(database: PostgresDatabase, name: str) -> int:
    register = NodeRegister(database.url, name, LEASE)
    number = register.register()
    register.close()
    return number


def let_lapse(database: PostgresDatabase, number: int) -> None:
    database.execute("UPDATE node SET renewed_at = renewed_at - lease WHERE number = %s", (number,)).result()


def store_of(database: PostgresDatabase, number: int) -> PostgresStore:
    return PostgresStore(PostgresDatabase(database.url), lambda: number)


def words(database: PostgresDatabase, game: str) -> list[str]:
    rows = database.query("SELECT event FROM entry WHERE game = %s ORDER BY version", (game,)).result()
    return [bytes(event).decode() for (event,) in rows]


def test_a_node_that_slept_while_another_took_the_link_stores_nothing(database: PostgresDatabase) -> None:
    sleeper, taker = node(database, "a"), node(database, "b")
    asleep, awake = store_of(database, sleeper), store_of(database, taker)
    asleep.append("t.1", 0, [entry("before")]).result()
    let_lapse(database, sleeper)
    assert Ownership(database).claim("t.1", taker).result() == Claimed(None)
    # Nobody has stored anything since: the version fits, only the owner does not.
    with pytest.raises(StreamMoved):
        asleep.append("t.1", 1, [entry("too late")]).result()
    with pytest.raises(StreamMoved):
        asleep.append("t.2", 0, [entry("a rematch, too late")]).result()
    assert awake.append("t.1", 1, [entry("after")]).result() == 2
    assert words(database, "t.1") == ["before", "after"]
    assert words(database, "t.2") == []
    asleep.close()
    awake.close()


def test_a_live_lease_is_never_taken(database: PostgresDatabase) -> None:
    owner, other = node(database, "a"), node(database, "b")
    store = store_of(database, owner)
    store.append("t.1", 0, [entry("x")]).result()
    ownership = Ownership(database)
    assert ownership.claim("t.1", other).result() == OwnedBy("a")
    assert ownership.claim("t.1", owner).result() == Claimed(None)
    assert ownership.claim("nowhere.1", other).result() == NoSuchLink()
    store.close()


def test_a_released_link_is_free_at_once_and_brings_what_was_handed_over(database: PostgresDatabase) -> None:
    owner, other = node(database, "a"), node(database, "b")
    store, ownership = store_of(database, owner), Ownership(database)
    store.append("t.1", 0, [entry("x")]).result()
    assert ownership.release({"t.1": b"mutes"}, other).result() == 0
    assert ownership.release({"t.1": b"mutes"}, owner).result() == 1
    assert [ownership.claim("t.1", other).result() for _ in range(2)] == [Claimed(b"mutes"), Claimed(None)]
    store.close()


def test_a_node_whose_lease_has_lapsed_neither_renews_nor_claims(database: PostgresDatabase) -> None:
    register = NodeRegister(database.url, "a", LEASE)
    late = register.register()
    store = store_of(database, late)
    store.append("t.1", 0, [entry("x")]).result()
    register.renew(late)
    let_lapse(database, late)
    with pytest.raises(LeaseLapsed):
        register.renew(late)
    with pytest.raises(LeaseLapsed):
        Ownership(database).claim("t.1", late).result()
    register.close()
    store.close()


def test_a_node_that_is_started_again_after_its_death_gives_its_tables_up_at_once(
    database: PostgresDatabase, tmp_path: Path
) -> None:
    with closing(NodeRegister(database.url, "a", LEASE, LastNumber(tmp_path))) as died:
        number = died.register()
    store = store_of(database, number)
    store.append("table.1", 0, [entry("one")]).result()
    other = node(database, "b")
    ownership = Ownership(database)
    assert ownership.claim("table.1", other).result() == OwnedBy("a")
    with closing(NodeRegister(database.url, "a", LEASE, LastNumber(tmp_path))) as started:
        started.register()
        assert ownership.claim("table.1", other).result() == Claimed(None)
        # Whatever of the dead one is still under way comes too late.
        with pytest.raises(StreamMoved):
            store.append("table.1", 1, [entry("two")]).result()
    store.close()


def test_a_number_that_another_node_has_by_now_is_left_alone(database: PostgresDatabase, tmp_path: Path) -> None:
    other = node(database, "b")
    LastNumber(tmp_path).keep(other)
    with closing(NodeRegister(database.url, "a", LEASE, LastNumber(tmp_path))) as register:
        register.register()
    with closing(NodeRegister(database.url, "b", LEASE)) as register:
        register.renew(other)
    (tmp_path / "node-number").write_text("not a number")
    assert LastNumber(tmp_path).read() is None
    LastNumber(tmp_path / "gone").keep(7)


def test_the_last_entry_of_a_game_whose_rematch_is_open_is_stored(database: PostgresDatabase) -> None:
    store = store_of(database, node(database, "a"))
    store.append("t.1", 0, [entry("first")]).result()
    store.append("t.2", 0, [entry("rematch")]).result()
    assert store.append("t.1", 1, [entry("rematch opened")]).result() == 2
    assert store.append("t.2", 1, [entry("goes on")]).result() == 2
    with pytest.raises(VersionConflict):
        store.append("t.1", 1, [entry("again")]).result()
    assert database.query("SELECT game, version FROM link").result() == [("t.2", 2)]
    store.close()


def test_an_append_whose_answer_was_lost_is_found_stored_and_never_stored_twice(database: PostgresDatabase) -> None:
    number = node(database, "a")
    append = Append("t.1", 0, [entry("x", "anna/1")], number)
    with connect(database.url) as connection:
        append_alone(connection, append)
        assert settle(connection, append) == 1
        following = Append("t.1", 1, [entry("by chance")], number)
        assert settle(connection, following) == 2
        assert settle(connection, following) == 2
        with pytest.raises(VersionConflict):
            settle(connection, replace(following, entries=[entry("another")]))
    assert words(database, "t.1") == ["x", "by chance"]


def test_two_attempts_at_the_same_append_take_turns(database: PostgresDatabase) -> None:
    number = node(database, "a")
    with connect(database.url) as first, connect(database.url) as second, ThreadPoolExecutor(1) as pool:
        append_alone(first, Append("t.1", 0, [entry("opened")], number))
        append = Append("t.1", 1, [entry("x")], number)
        with first.transaction():
            append_alone(first, append)
            # The first attempt is not committed yet, its answer never comes, and the second is under way.
            settling = pool.submit(settle, second, append)
            time.sleep(0.05)
            assert not settling.done()
        assert settling.result() == 2
    assert words(database, "t.1") == ["opened", "x"]


def test_the_database_is_back_after_its_connections_were_ended(database: PostgresDatabase) -> None:
    store = store_of(database, node(database, "a"))
    assert store.append("t.1", 0, [entry("x")]).result() == 1
    end_connections(database)
    assert store.append("t.1", 1, [entry("y")]).result() == 2
    assert [found.event for found in store.read("t.1").result()] == [b"x", b"y"]
    store.close()


def test_the_last_game_of_a_link_is_found_when_the_connection_ends_meanwhile(database: PostgresDatabase) -> None:
    store = store_of(database, node(database, "a"))
    for game in ("t.1", "t.2"):
        store.append(game, 0, [entry("x")]).result()
    ended: list[int] = []

    def name(number: int) -> str:
        if not ended:
            ended.append(number)
            end_connections(database)
        return f"t.{number}"

    assert store.last_numbered(name).result() == "t.2"
    store.close()


def test_a_commit_is_durable_before_it_is_acknowledged_whatever_the_database_would_rather() -> None:
    url = shared_server().new_database()
    with closing(psycopg.connect(url, autocommit=True)) as connection:
        connection.execute(f"ALTER DATABASE {url.rpartition('/')[2]} SET synchronous_commit = off")
    with closing(connect(url)) as connection:
        assert connection.execute("SHOW synchronous_commit").fetchone() == ("on",)


def test_two_nodes_that_project_one_game_at_once_make_one_line_of_it(database: PostgresDatabase) -> None:
    store = store_of(database, node(database, "a"))
    store.append("table.1", 0, [entry("end", kind="seats_settled"), entry("end", kind="game_ended")]).result()
    anna = FinishedSeat(
        name="Anna", person="anna", bot_stood_in=False, points=90, penalty=0, total=90, won=True, high_roller=True
    )
    finished = FinishedGame(game="table.1", finished_at=7, ruleset=RuleSet(), seats=(anna,))
    both = [PostgresProjections(database, store, lambda game, entries: finished) for _ in range(2)]
    for making in [one.project("table.1") for one in both for _ in range(20)]:
        making.result()
    assert [one.catch_up().result() for one in both] == [0, 0]
    assert both[0].history("anna").result() == both[1].finished().result() == [finished]
    assert [line.name for line in both[0].club().result()] == ["Anna"]
    for one in both:
        one.close()
    store.close()


def test_whoever_listens_hears_notices_and_is_told_of_every_gap(database: PostgresDatabase) -> None:
    heard: Queue[str] = Queue()
    notices = Notices(database.url, SESSION_ENDED, heard.put, lambda: heard.put("gap"))
    sessions = PostgresSessions(database)
    try:
        _until(lambda: _listeners(database) != [])
        sessions.end(b"one").result()
        assert heard.get(timeout=SECONDS) == b"one".hex()
        database.query("SELECT pg_terminate_backend(%s)", (_listeners(database)[0],)).result()
        assert heard.get(timeout=SECONDS) == "gap"
        sessions.end(b"two").result()
        assert heard.get(timeout=SECONDS) == b"two".hex()
    finally:
        notices.close()


def _listeners(database: PostgresDatabase) -> list[int]:
    rows = database.query(
        "SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN%%' AND datname = current_database()"
    ).result()
    return [pid for (pid,) in rows]


def _until(is_so: Callable[[], bool]) -> None:
    until = time.monotonic() + SECONDS
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.01)


def test_a_wave_has_each_link_once_and_one_owner() -> None:
    appends = [Append(game, 0, (), owner) for game, owner in (("t.1", 1), ("u.1", 1), ("t.2", 1), ("v.1", 2))]
    waves = [[append.game for append in wave] for wave in in_waves(appends)]
    assert waves == [["t.1", "u.1"], ["t.2"], ["v.1"]]


def test_a_code_leads_to_one_place_until_it_lapses(database: PostgresDatabase) -> None:
    directory = PostgresDirectory(database)
    assert directory.take_code("lukame", "here", now=10, lapsed_before=0).result()
    assert not directory.take_code("lukame", "there", now=20, lapsed_before=5).result()
    assert directory.target_of("lukame", lapsed_before=5).result() == "here"
    assert directory.target_of("lukame", lapsed_before=15).result() is None
    assert directory.take_code("lukame", "there", now=30, lapsed_before=15).result()
    assert directory.target_of("lukame", lapsed_before=15).result() == "there"


def test_what_is_old_is_forgotten_from_the_last_game_on_but_nothing_that_is_on_a_node(
    database: PostgresDatabase,
) -> None:
    number, ledger = node(database, "a"), PostgresLedger(database)
    store = store_of(database, number)
    for game in ("t.1", "t.2", "u.1"):
        store.append(game, 0, [entry("x"), entry("y")]).result()
    assert ledger.untouched([Stage.GATHERING], 100).result() == []
    Ownership(database).release({"t.1": b""}, number).result()
    assert ledger.untouched([Stage.GATHERING], 100).result() == ["t.2"]
    ledger.delete(["t.2", "u.1"]).result()
    assert store.games().result() == ["t.1", "u.1"]
    assert database.query("SELECT game, version FROM link WHERE link = 't'").result() == [("t.1", 2)]
    ledger.delete(["t.1"]).result()
    assert database.query("SELECT link FROM link").result() == [("u",)]
    store.close()


def test_nodes_that_start_at_once_migrate_once() -> None:
    url = shared_server().new_database()
    with ThreadPoolExecutor(4) as pool:
        for made in list(pool.map(PostgresDatabase, [url] * 4)):
            made.close()
    with connect(url) as connection:
        assert version_of(connection) == (CURRENT_VERSION, MIGRATIONS[-1].usable_from)


def test_a_node_of_the_version_before_runs_beside_a_migration_that_lets_it() -> None:
    url = shared_server().new_database()
    friendly = (*MIGRATIONS, Migration(("ALTER TABLE link ADD COLUMN later TEXT",), usable_from=CURRENT_VERSION))
    with connect(url) as connection:
        bring_forward(connection, friendly)
        bring_forward(connection)
    made = PostgresDatabase(url)
    store = store_of(made, node(made, "old"))
    assert store.append("t.1", 0, [entry("x")]).result() == 1
    store.close()
    made.close()
    breaking = (*friendly, Migration(("DROP TABLE visit",), usable_from=CURRENT_VERSION + 2))
    with connect(url) as connection:
        bring_forward(connection, breaking)
        with pytest.raises(DatabaseUnusable):
            bring_forward(connection)


def test_a_file_is_carried_over_whole_and_only_into_an_empty_database(
    tmp_path: Path, database: PostgresDatabase
) -> None:
    path = tmp_path / "games.sqlite"
    old = SqliteDatabase(path)
    store = SqliteStore(old)
    store.append("t.1", 0, [entry("x", "anna/1"), entry("settled", kind="seats_settled")]).result()
    store.append("t.1", 2, [NewEntry(at=9, by=ByChance(), kind="game_ended", event=b"\x00{")]).result()
    store.append("t.2", 0, [entry("again")]).result()
    store.append("pad-x", 0, [entry("opened", kind="pad_opened")]).result()
    SqliteSessions(old).begin(b"hash", Session("anna", "Anna", "en", 1, 2, 3)).result()
    store.close()
    seen: list[tuple[int, int]] = []
    carried = carry(path, database.url, lambda done, streams: seen.append((done, streams)))
    assert (carried.streams, carried.entries, seen[-1]) == (3, 5, (3, 3))
    number = node(database, "a")
    new, ownership = store_of(database, number), Ownership(database)
    assert ownership.claim("t.1", number).result() == Claimed(None)
    assert new.append("t.2", 1, [entry("goes on")]).result() == 2
    assert words(database, "t.1") == ["x", "settled", "\x00{"]
    assert database.query("SELECT game, stage FROM stream ORDER BY game").result() == [
        ("pad-x", "pad"),
        ("t.1", "finished"),
        ("t.2", "gathering"),
    ]
    with pytest.raises(DatabaseNotEmpty):
        carry(path, database.url, lambda done, streams: None)
    new.close()


def test_a_stream_that_arrived_otherwise_is_named(tmp_path: Path) -> None:
    path, url = tmp_path / "games.sqlite", shared_server().new_database()
    store = SqliteStore(SqliteDatabase(path))
    for game in ("t.1", "u.1"):
        store.append(game, 0, [entry("one"), entry("two")]).result()
    store.close()
    with closing(connect(url)) as connection:
        bring_forward(connection)
        connection.execute(
            """
            CREATE FUNCTION garble() RETURNS TRIGGER LANGUAGE plpgsql AS
            $$ BEGIN IF new.game = 'u.1' AND new.version = 2 THEN new.event = 'else'; END IF; RETURN new; END $$;
            CREATE TRIGGER garble BEFORE INSERT ON entry FOR EACH ROW EXECUTE FUNCTION garble()
            """
        )
    with pytest.raises(StreamDiffers) as found:
        carry(path, url, lambda done, streams: None)
    assert found.value.stream == "u.1"


def test_a_database_that_cannot_be_reached_says_so_without_its_address() -> None:
    with pytest.raises(StorageFailed) as failure:
        PostgresDatabase("postgresql://somebody:secret@127.0.0.1:1/none")
    assert "secret" not in str(failure.value)
