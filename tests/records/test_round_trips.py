"""A record survives JSON, the text notation and its own actions, and is the same bytes in every process."""

import hashlib
import os
import subprocess
import sys
from random import Random

import pytest
from hypothesis import given, note
from hypothesis import strategies as st

from doublelucky7.dealing.commitment import key_from_seed
from doublelucky7.records.building import record_of
from doublelucky7.records.notation import from_text, to_text
from doublelucky7.records.record import HowDealt, Person, UncommittedDealing, from_json, to_json
from doublelucky7.records.replaying import replay
from doublelucky7.rules.ruleset import FEWEST_PLAYERS, MOST_PLAYERS, JokerTrump, Mode, RuleSet
from testkit.games.recorded import play_out, random_record, recorded
from tests.architecture.tree import ROOT
from tests.records.surviving import survives_everything

SEEDS = st.integers(min_value=0, max_value=2**32)

EVERY_KIND_OF_TABLE = [
    (mode, joker_trump, players)
    for mode in Mode
    for joker_trump in JokerTrump
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
]


@given(SEEDS)
def test_any_game_survives_json_text_and_its_own_actions(seed: int) -> None:
    note(f"random_record({seed})")
    survives_everything(random_record(seed))


@pytest.mark.parametrize(("mode", "joker_trump", "players"), EVERY_KIND_OF_TABLE)
def test_every_kind_of_table_survives(mode: Mode, joker_trump: JokerTrump, players: int) -> None:
    for rounds in (7, 14):
        for open_memory in (False, True):
            ruleset = RuleSet(
                rounds=14 if rounds == 14 else 7, mode=mode, joker_trump=joker_trump, open_memory=open_memory
            )
            survives_everything(recorded(ruleset, players, Random(f"{ruleset}{players}")))


@given(SEEDS)
def test_replaying_a_record_reproduces_every_state(seed: int) -> None:
    random = Random(seed)
    ruleset = RuleSet(mode=random.choice(list(Mode)), joker_trump=random.choice(list(JokerTrump)))
    players = random.randint(FEWEST_PLAYERS, MOST_PLAYERS)
    steps = play_out(ruleset, players, key_from_seed(seed), random)
    seats = [Person(f"p{seat}") for seat in range(players)]
    dealing = UncommittedDealing(how=HowDealt.DUPLICATE)
    record = from_text(to_text(from_json(to_json(record_of(ruleset, seats, dealing, [action for action, _ in steps])))))
    assert [(step.action, step.state) for step in replay(record)] == steps


def fingerprint() -> str:
    """What the bytes of many records come to."""
    digest = hashlib.sha256()
    for seed in range(12):
        record = random_record(seed)
        digest.update(to_json(record).encode())
        digest.update(to_text(record).encode())
    return digest.hexdigest()


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_the_same_seed_gives_the_same_bytes_in_every_process(hash_seed: str) -> None:
    command = "from tests.records.test_round_trips import fingerprint; print(fingerprint())"
    answer = subprocess.run(
        [sys.executable, "-c", command],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert answer.stdout.strip() == fingerprint()
