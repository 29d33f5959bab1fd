"""Compares many games: `python -m tests.scorepad 20000` prints how many agreed and how long it took."""

import sys
import time
from itertools import islice

import msgspec

from tests.scorepad.checking import PAD, check
from tests.scorepad.vectors import vectors

GAMES = 20_000


def main() -> None:
    """Compare as many games as asked for, 20,000 where nobody asks."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    began = time.perf_counter()
    checked = check((msgspec.json.encode(vector) for vector in islice(vectors(), games)), [PAD])
    verdict = checked.verdicts[str(PAD)]
    sys.stdout.write(f"{checked.games} games, {time.perf_counter() - began:.0f} s: {verdict or 'all agree'}\n")
    sys.exit(verdict is not None)


if __name__ == "__main__":
    main()
