"""The conformance suite: every event store keeps these promises, whatever it is made of."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from doublelucky7.storage.entry import By, ByBot, ByChance, ByClock, ByPerson, NewEntry
from doublelucky7.storage.event_store import ActionRepeated, EventStore, StreamLookup, VersionConflict

ANNA = ByPerson("anna")
NOON, ONE = 1_700_000_000_000, 1_700_003_600_000


def entry(text: str, *, by: By = ANNA, action_id: str | None = None, at: int = NOON) -> NewEntry:
    return NewEntry(at=at, by=by, kind="said", event=text.encode(), action_id=action_id)


def words(store: EventStore, game: str, after: int = 0) -> list[str]:
    return [found.event.decode() for found in store.read(game, after).result()]


def test_an_appended_entry_is_read_back_whole(store: EventStore) -> None:
    new = NewEntry(at=12, by=ByBot("club", "3"), kind="bid_placed", event=b'{"bid":2}', action_id="0:17")
    assert store.append("g", 0, [new]).result() == 1
    (found,) = store.read("g").result()
    assert (found.version, found.at, found.by, found.kind, found.event, found.action_id) == (
        1,
        12,
        ByBot("club", "3"),
        "bid_placed",
        b'{"bid":2}',
        "0:17",
    )


@pytest.mark.parametrize("by", [ANNA, ByBot("expert", "1"), ByClock(), ByChance()])
def test_every_kind_of_hand_is_remembered(store: EventStore, by: By) -> None:
    store.append("g", 0, [entry("a", by=by)]).result()
    assert store.read("g").result()[0].by == by


def test_versions_count_from_one_without_a_gap(store: EventStore) -> None:
    store.append("g", 0, [entry("a"), entry("b")]).result()
    assert store.append("g", 2, [entry("c")]).result() == 3
    assert [found.version for found in store.read("g").result()] == [1, 2, 3]


def test_reading_after_a_version_gives_only_what_is_newer(store: EventStore) -> None:
    store.append("g", 0, [entry("a"), entry("b"), entry("c")]).result()
    assert words(store, "g", after=2) == ["c"]
    assert words(store, "g", after=3) == []


def test_an_unknown_stream_is_empty(store: EventStore) -> None:
    assert store.read("nowhere").result() == []
    assert store.games().result() == []


def test_streams_do_not_touch_each_other(store: EventStore) -> None:
    store.append("b", 0, [entry("in b")]).result()
    store.append("a", 0, [entry("in a")]).result()
    assert words(store, "a") == ["in a"]
    assert words(store, "b") == ["in b"]
    assert store.games().result() == ["a", "b"]


@pytest.mark.parametrize("expected", [0, 2])
def test_a_wrong_expected_version_is_refused_and_nothing_stored(store: EventStore, expected: int) -> None:
    store.append("g", 0, [entry("a")]).result()
    with pytest.raises(VersionConflict) as refusal:
        store.append("g", expected, [entry("late"), entry("later")]).result()
    assert (refusal.value.expected, refusal.value.found) == (expected, 1)
    assert words(store, "g") == ["a"]


def test_a_repeated_action_is_recognised_and_not_stored_again(store: EventStore) -> None:
    store.append("g", 0, [entry("a"), entry("b", action_id="0:1")]).result()
    with pytest.raises(ActionRepeated) as refusal:
        store.append("g", 2, [entry("c"), entry("b", action_id="0:1")]).result()
    assert refusal.value.version == 2
    assert words(store, "g") == ["a", "b"]


def test_a_repeated_action_is_recognised_even_when_its_version_is_stale(store: EventStore) -> None:
    store.append("g", 0, [entry("a", action_id="0:1")]).result()
    with pytest.raises(ActionRepeated):
        store.append("g", 0, [entry("a", action_id="0:1")]).result()


def test_the_same_action_id_in_another_game_is_another_action(store: EventStore) -> None:
    store.append("g", 0, [entry("a", action_id="0:1")]).result()
    assert store.append("h", 0, [entry("a", action_id="0:1")]).result() == 1


def test_an_action_id_twice_in_one_append_is_the_callers_mistake(store: EventStore) -> None:
    with pytest.raises(ValueError, match="twice"):
        store.append("g", 0, [entry("a", action_id="0:1"), entry("b", action_id="0:1")])


def test_a_refused_append_leaves_the_ones_around_it_alone(store: EventStore) -> None:
    futures = [
        store.append("g", 0, [entry("a")]),
        store.append("g", 0, [entry("refused")]),
        store.append("g", 1, [entry("b")]),
        store.append("h", 0, [entry("c")]),
    ]
    assert [type(future.exception()) for future in futures] == [type(None), VersionConflict, type(None), type(None)]
    assert words(store, "g") == ["a", "b"]
    assert words(store, "h") == ["c"]


def test_of_many_who_append_at_once_exactly_one_gets_each_version(store: EventStore) -> None:
    def append_all(writer: int) -> int:
        won = 0
        for version in range(25):
            try:
                won += store.append("g", version, [entry(f"{writer}")]).result() == version + 1
            except VersionConflict:
                continue
        return won

    with ThreadPoolExecutor(8) as pool:
        won = list(pool.map(append_all, range(8)))
    assert sum(won) == len(store.read("g").result())
    assert [found.version for found in store.read("g").result()] == list(range(1, sum(won) + 1))


def test_an_append_of_nothing_changes_nothing(store: EventStore) -> None:
    assert store.append("g", 0, []).result() == 0
    assert store.games().result() == []


def test_streams_touched_lately_are_told_by_their_last_entry(store: EventStore) -> None:
    store.append("old", 0, [entry("a", at=NOON)]).result()
    store.append("new", 0, [entry("a", at=NOON), entry("b", at=ONE)]).result()
    assert store.touched_since(NOON).result() == ["new", "old"]
    assert store.touched_since(ONE).result() == ["new"]
    assert store.touched_since(ONE + 1).result() == []


def test_the_last_of_several_streams_is_the_one_before_the_first_that_is_missing(
    store: EventStore, lookup: StreamLookup
) -> None:
    for game in ("g.1", "g.2", "g.4"):
        store.append(game, 0, [entry("a")]).result()
    assert lookup.last_numbered("g.{}".format).result() == "g.2"
    assert lookup.last_numbered("h.{}".format).result() is None


def test_of_streams_touched_lately_the_entries_of_some_kinds_are_found(store: EventStore, lookup: StreamLookup) -> None:
    def of_kind(kind: str, at: int) -> NewEntry:
        return NewEntry(at=at, by=ANNA, kind=kind, event=kind.encode())

    store.append("old", 0, [of_kind("opened", NOON)]).result()
    store.append("new", 0, [of_kind("opened", NOON), of_kind("said", NOON), of_kind("closed", ONE)]).result()
    store.append("none", 0, [of_kind("said", ONE)]).result()
    found = lookup.kinds_since(ONE, ("closed", "opened")).result()
    assert {game: [one.kind for one in entries] for game, entries in found.items()} == {
        "new": ["opened", "closed"],
        "none": [],
    }
    assert [one.version for one in found["new"]] == [1, 3]
