"""The coach's findings as data, and as lines for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from doublelucky7.coach.judgements import HUNDREDTHS, GameReview, ReviewedDecision, RoundLedger
from doublelucky7.coach.words import reason_in_words, verdict_in_words
from doublelucky7.wording.speech import Wording, key

PARTS = ("average", "cards", "table", "bid", "play", "wheel", "rest")
"""The parts of the ledger in the order in which they are shown."""
LUCK = ("cards", "table", "rest")


class AnalysedGame(msgspec.Struct, frozen=True, kw_only=True):
    """One game of a file: its number, the names by seat, and the reviews of the seats asked for."""

    game: int
    names: tuple[str, ...]
    reviews: tuple[GameReview, ...]


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """What `--json` writes; the same for the same games, version and kernel."""

    format: Literal["doublelucky7-analysis"] = "doublelucky7-analysis"
    version: Literal[1] = 1
    games: tuple[AnalysedGame, ...]


def analysis_in_words(analysis: Analysis, wording: Wording) -> Iterator[str]:
    """A few lines for each seat: the score with luck and skill, and every mistake with its reasons."""
    yield wording.say("coach-from-what-you-knew")
    if any(review.worlds == 0 for game in analysis.games for review in game.reviews):
        yield wording.say("coach-by-the-network")
    for game in analysis.games:
        for review in game.reviews:
            yield ""
            yield f"{wording.say('game-shown', game=game.game)} · {game.names[review.seat]}"
            yield from _seat_in_words(review, game.names, wording)


def _seat_in_words(review: GameReview, names: Sequence[str], wording: Wording) -> Iterator[str]:
    parts = summed(review.ledger)
    for part in PARTS:
        if parts[part] or part != "wheel":
            yield f"  {signed(parts[part]):>8}  {wording.say(key('coach-ledger', part))}"
    if review.penalty:
        yield f"  {signed(-HUNDREDTHS * review.penalty):>8}  {wording.say('coach-ledger-penalty')}"
    yield f"  {total_of(review):>8}  {wording.say('coach-ledger-score')}"
    luck, skill = sum(one.luck for one in review.ledger), sum(one.skill for one in review.ledger)
    yield f"  {wording.say('coach-luck-and-skill', luck=signed(luck), skill=signed(skill))}"
    mistakes = [one for one in review.decisions if one.judgement.is_mistake]
    yield f"  {wording.say('coach-mistakes-count', mistakes=len(mistakes))}"
    for one in mistakes:
        yield f"    {mistake_in_words(one, names, wording)}"


def mistake_in_words(reviewed: ReviewedDecision, names: Sequence[str], wording: Wording) -> str:
    """A mistake with its reasons, in one line."""
    why = [reason_in_words(reason, wording) for reason in reviewed.reasons]
    where = wording.say("coach-round", round=reviewed.judgement.round)
    return " ".join([f"{where}:", verdict_in_words(reviewed, names, wording), *why])


def summed(ledger: Sequence[RoundLedger]) -> dict[str, int]:
    """Every part of the ledger over all rounds."""
    return {part: sum(getattr(one, part) for one in ledger) for part in PARTS}


def total_of(review: GameReview) -> str:
    """The final score."""
    return str(sum(one.score for one in review.ledger) // HUNDREDTHS - review.penalty)


def signed(hundredths: int) -> str:
    """Points with their sign and one digit."""
    return f"{hundredths / HUNDREDTHS:+.1f}"
