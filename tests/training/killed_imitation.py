"""An imitation killed while it writes a line, on the uncompiled sources, for a test in another process."""

import json
import tempfile
from contextlib import suppress
from pathlib import Path
from unittest.mock import patch

from training import imitation
from training.imitation import NOTES, Note, play_and_note, read_notes

GAMES = 2


class Killed(Exception):
    pass


def play_until_killed(path: Path) -> None:
    """Note some games, each by its number, and be killed in the next."""
    played: list[int] = []

    def game(seed: int, number: int) -> list[Note]:
        if len(played) == GAMES:
            raise Killed
        played.append(number)
        return [Note((number,), 0, 0, ())]

    with patch.object(imitation, "notes_of_game", game), suppress(Killed):
        play_and_note(path, 1, minutes=1)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, NOTES)
        play_until_killed(path)
        path.write_bytes(path.read_bytes()[:-5])
        play_until_killed(path)
        games = [note.known[0] for note in read_notes(path)]
    print("\n" + json.dumps(games))  # noqa: T201 - the answer to the test that asked


if __name__ == "__main__":
    main()
