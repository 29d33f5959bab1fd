"""The score pad's rules in TypeScript and the engine say the same about whole random games."""

from itertools import islice

import msgspec
import pytest

from testkit.games.random_play import every_table
from tests.scorepad.checking import PAD, check
from tests.scorepad.mutations import MUTATIONS, mutated
from tests.scorepad.vectors import vectors

# Once every combination of mode, players, length and options; `python -m tests.scorepad` compares 20,000 games.
GAMES = 2 * len(every_table(0))


@pytest.fixture(scope="module")
def played() -> list[bytes]:
    return [msgspec.json.encode(vector) for vector in islice(vectors(), GAMES)]


def test_every_score_dealer_order_block_and_penalty_is_the_engines(played: list[bytes]) -> None:
    checked = check(played, [PAD])
    assert checked.verdicts == {str(PAD): None}
    assert checked.games == GAMES


def test_each_rule_changed_once_is_caught(played: list[bytes], tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("mutants")
    copies = {folder / str(number): mutation for number, mutation in enumerate(MUTATIONS)}
    for copy, mutation in copies.items():
        mutated(mutation, copy)
    verdicts = check(played, list(copies)).verdicts
    assert [mutation for copy, mutation in copies.items() if verdicts[str(copy)] is None] == []
