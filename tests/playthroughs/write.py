"""Plays all playthroughs again and rewrites their files: `python -m tests.playthroughs.write`."""

from pathlib import Path

from doublelucky7.rules.ruleset import FEWEST_PLAYERS, MOST_PLAYERS, Mode
from tests.playthroughs.writing import text_of

FOLDER = Path(__file__).parent
ALL = [(mode, players) for mode in Mode for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)]


def file_of(mode: Mode, players: int) -> Path:
    """The file of a playthrough."""
    return FOLDER / f"{mode.value}-{players}.txt"


def main() -> None:
    """Rewrites all files."""
    for mode, players in ALL:
        file_of(mode, players).write_text(text_of(mode, players), encoding="utf-8")


if __name__ == "__main__":
    main()
