"""How long it takes to read and verify 1,000 recorded games of four players, and to convert their notation.

Run it with `python -m benchmarks.verify_records`. The games are random, a third of them in each mode.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import process_time

from doublelucky7.dealing.algorithm import ALGORITHM
from doublelucky7.dealing.commitment import key_from_seed
from doublelucky7.records.building import record_of
from doublelucky7.records.notation import from_text, to_text
from doublelucky7.records.reading import read_records
from doublelucky7.records.record import HowDealt, Person, Record, Seed, UncommittedDealing, to_json
from doublelucky7.records.verify import verify
from doublelucky7.rules.ruleset import Mode, RuleSet
from testkit.games.recorded import play_out

GAMES = 1_000
PLAYERS = 4
SEED = 7


def recorded_games(games: int) -> list[Record]:
    """Random games of seven rounds, each mode in turn, dealt from a seed so that decks are checked too."""
    return [_recorded(game) for game in range(games)]


def _recorded(game: int) -> Record:
    ruleset = RuleSet(mode=list(Mode)[game % len(Mode)])
    seats = [Person(f"Player {seat + 1}") for seat in range(PLAYERS)]
    dealing = UncommittedDealing(how=HowDealt.SEEDED, seed=Seed(ALGORITHM, SEED, game))
    steps = play_out(ruleset, PLAYERS, key_from_seed(SEED, game), Random(game))
    return record_of(ruleset, seats, dealing, [action for action, _ in steps])


def seconds_for(work: Callable[[], object]) -> float:
    """CPU seconds that a piece of work takes."""
    begun = process_time()
    work()
    return process_time() - begun


def verify_all(lines: Sequence[str]) -> None:
    """Reads and verifies every line."""
    disagreements = [verify(record) for record in read_records(lines)]
    assert disagreements == [None] * len(lines)


def convert_all(records: Sequence[Record]) -> None:
    """Turns every record into the notation and back."""
    assert [from_text(to_text(record)) for record in records] == records


def main() -> None:
    """Prints the figures."""
    records = recorded_games(GAMES)
    lines = [to_json(record) + "\n" for record in records]
    size = sum(map(len, lines)) / len(lines) / 1_000
    verified, converted = seconds_for(lambda: verify_all(lines)), seconds_for(lambda: convert_all(records))
    print(
        f"reading and verifying {GAMES:,} games of {PLAYERS} players: {verified:6.2f} CPU-seconds ({size:.1f} kB each)"
    )
    print(f"to the text notation and back:                {converted:6.2f} CPU-seconds")


if __name__ == "__main__":
    main()
