"""Counts every position again and rewrites the files: `python -m tests.perft.write`."""

from tests.perft.counting import tally_by_engine
from tests.perft.positions import Position, files, positions_in, state_at, written


def counted(position: Position) -> Position:
    """The position with the engine's counts, as deep as the file asks (`count D 0` for a new one)."""
    deepest = max(position.counts)
    tally = tally_by_engine(state_at(position), deepest)
    counts = {depth: tally.counts[depth] for depth in range(1, deepest + 1) if tally.counts[depth]}
    seats = range(len(position.hands))
    return position._replace(counts=counts, points=tuple(tally.points[s] for s in seats) if tally.points else None)


def main() -> None:
    """Rewrites all files."""
    for path in files():
        path.write_text(written(map(counted, positions_in(path.read_text(encoding="utf-8")))), encoding="utf-8")


if __name__ == "__main__":
    main()
