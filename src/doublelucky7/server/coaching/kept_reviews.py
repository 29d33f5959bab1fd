"""Reviews that were made, each in a file of its own; any of them may be deleted and is then made again."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import msgspec

from doublelucky7.coach.judgements import GameReview
from doublelucky7.coach.reviewing import VERSION

MOST_KEPT: Final = 2_000
_NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,80}(\.[A-Za-z0-9_-]{1,20})?")


class KeptReviews:
    """The reviews in a folder; a review of another version of the coach counts as not made."""

    def __init__(self, folder: Path, most: int = MOST_KEPT) -> None:
        self._folder, self._most = folder, most

    def find(self, game: str, seat: int) -> GameReview | None:
        """The review of a seat's game, None where it is still to be made."""
        try:
            found = msgspec.json.decode(self._file(game, seat).read_bytes(), type=GameReview)
        except (OSError, msgspec.MsgspecError):
            return None
        return found if found.version == VERSION else None

    def keep(self, game: str, seat: int, review: GameReview) -> None:
        """Keeps a review, and forgets the oldest where there are too many."""
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = self._file(game, seat)
        draft = file.with_suffix(".draft")
        draft.write_bytes(msgspec.json.encode(review))
        draft.replace(file)
        kept = sorted(self._folder.glob("*.json"), key=lambda one: one.stat().st_mtime)
        for old in kept[: max(0, len(kept) - self._most)]:
            old.unlink(missing_ok=True)

    def _file(self, game: str, seat: int) -> Path:
        if _NAME.fullmatch(game) is None:
            raise ValueError("no game is called that")
        return self._folder / f"{game}.{seat}.json"
