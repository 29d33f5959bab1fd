"""The score pad's rules in TypeScript and the engine say the same about whole random games."""

from itertools import islice
from pathlib import Path

import msgspec
import pytest

from testkit.games.random_play import every_table
from tests.scorepad.checking import PAD, check
from tests.scorepad.mutations import MUTATIONS, mutated
from tests.scorepad.vectors import vectors

# Once every combination of mode, players, length and options; `python -m tests.scorepad` compares 20,000 games.
GAMES = 2 * len(every_table(0))
PARTS = 4


@pytest.fixture(scope="module")
def played() -> list[bytes]:
    return [msgspec.json.encode(vector) for vector in islice(vectors(), GAMES)]


def test_every_score_dealer_order_block_and_penalty_is_the_engines(played: list[bytes]) -> None:
    checked = check(played, [PAD])
    assert checked.verdicts == {str(PAD): None}
    assert checked.games == GAMES


@pytest.mark.parametrize("part", [0, *(pytest.param(part, marks=pytest.mark.slow) for part in range(1, PARTS))])
def test_each_rule_changed_once_is_caught(part: int, played: list[bytes], tmp_path: Path) -> None:
    copies = {tmp_path / str(number): mutation for number, mutation in enumerate(MUTATIONS[part::PARTS])}
    for copy, mutation in copies.items():
        mutated(mutation, copy)
    verdicts = check(played, list(copies)).verdicts
    assert [mutation for copy, mutation in copies.items() if verdicts[str(copy)] is None] == []
