"""Non-interference at the socket (K2); `python -m benchmarks.reliability twins --full` plays 2,000 pairs of games."""

from pathlib import Path

import pytest

from doublelucky7.tables.updates import encoding
from testkit.reliability.twins import compared
from testkit.tables.twins import turns_up_a_card_of_a_hand
from tests.reliability.conftest import Report

GAMES = 100
FEW_GAMES = 8


@pytest.mark.slow
def test_k2_twin_games_send_a_seat_and_a_spectator_the_same_bytes(tmp_path: Path, report: Report) -> None:
    found = compared(tmp_path, GAMES)
    report(found)
    assert found.is_proved, found.different
    assert found.with_other_hands > GAMES / 2, "hardly any hand was changed: nothing was tested"


def test_k2_a_planted_leak_is_found_at_the_socket(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(encoding, "spectators_view_after", turns_up_a_card_of_a_hand)
    assert not compared(tmp_path, FEW_GAMES).is_proved
