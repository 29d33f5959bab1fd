"""Teaches a network to expect what a search finds: `python -m training.imitate --folder RUN --start NETWORK`.

It then moves much as that search would, but in microseconds, so that trainings can seat it. First games are played in
which the searchers' bids and cards are noted, with what the search found about each; then the network learns these.
Stopped, the same command goes on after the last whole game.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from training.native import run_compiled


def main() -> None:
    """Compile where needed, play and note, then learn."""
    parser = argparse.ArgumentParser(prog="python -m training.imitate", description=__doc__)
    parser.add_argument("--folder", type=Path, required=True, help="where notes and weights are written")
    parser.add_argument("--start", type=Path, required=True, help="a stored network to begin with")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--minutes", type=float, default=35.0, help="how long games are played for notes")
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--speed", type=float, default=5e-4, help="how large the first steps are")
    asked = parser.parse_args()
    folder = asked.folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    run_compiled(folder, "training.imitate", ["--folder", str(folder), "--start", str(asked.start.resolve())])
    from training.imitation import NOTES, learn, play_and_note, read_notes
    from training.run import put

    play_and_note(folder / NOTES, asked.seed, asked.minutes)
    notes = read_notes(folder / NOTES)
    print(f"{len(notes)} decisions")
    put(folder / "network.bin", learn(notes, asked.start, asked.seed, asked.epochs, asked.speed).packed())


if __name__ == "__main__":
    main()
