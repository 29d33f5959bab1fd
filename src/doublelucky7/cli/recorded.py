"""The game of a file that a command is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doublelucky7.cli.failures import SOMETHING_DISAGREES, CommandFailed
from doublelucky7.cli.files import name_of, opened, unreadable
from doublelucky7.wording.speech import Wording

if TYPE_CHECKING:
    from doublelucky7.records.record import Record


def record_in(file: str, number: int, wording: Wording) -> Record:
    """The game with this number in a file; fails with one line where there is none."""
    from doublelucky7.records.reading import read_records
    from doublelucky7.records.unreadable import UnreadableRecord

    games = 0
    with opened(file, wording) as stream:
        try:
            for record in read_records(stream):
                games += 1
                if games == number:
                    return record
        except UnreadableRecord as error:
            raise unreadable(file, error, wording) from None
    if games == 0:
        raise CommandFailed(wording.say("no-games", file=name_of(file, wording)))
    raise CommandFailed(wording.say("no-such-game", file=name_of(file, wording), game=number, games=games))


def require_agreement(file: str, record: Record, wording: Wording) -> None:
    """Fails where a record does not agree with the rules: what is drawn from it would be wrong."""
    from doublelucky7.cli.output.disagreeing import in_words
    from doublelucky7.records.verify import verify

    disagreement = verify(record)
    if disagreement is not None:
        raise CommandFailed(f"{name_of(file, wording)}: {in_words(disagreement, record, wording)}", SOMETHING_DISAGREES)
