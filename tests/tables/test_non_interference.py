"""K2 at the table: twins that differ only in cards hidden from some seats send those seats the same bytes."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from doublelucky7.protocol.messages import SentEntry
from doublelucky7.rules.ruleset import Seat
from doublelucky7.tables.stream.events import TableEntry
from doublelucky7.tables.updates import encoding, facts
from testkit.games.interference import hands_at_the_cut
from testkit.lengths import at_full_length
from testkit.tables.twins import sent, trials, turns_up_a_card_of_a_hand, twins


@pytest.mark.parametrize("seed", at_full_length(range(2), 0))
def test_k2_twin_tables_send_a_seat_and_a_spectator_the_same_bytes(seed: int) -> None:
    other_hands = 0
    tried = trials(seed)
    for table, watching in tried:
        one, other = twins(table, watching)
        assert sent(table, one, watching) == sent(table, other, watching), f"{table} {watching}"
        other_hands += hands_at_the_cut(one) != hands_at_the_cut(other)
    assert other_hands > len(tried) / 2, "hardly any hand was changed: nothing was tested"


def sends_all_hands(entries: Sequence[TableEntry], seats: tuple[Seat, ...]) -> tuple[SentEntry, ...]:
    return facts.sent_events(entries, tuple(range(7)))


@pytest.mark.parametrize(
    ("name", "leak"), [("sent_events", sends_all_hands), ("spectators_view_after", turns_up_a_card_of_a_hand)]
)
def test_k2_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch, name: str, leak: object) -> None:
    monkeypatch.setattr(encoding, name, leak)
    for table, watching in trials(0):
        one, other = twins(table, watching)
        if sent(table, one, watching) != sent(table, other, watching):
            return
    pytest.fail("the leak went unnoticed")
