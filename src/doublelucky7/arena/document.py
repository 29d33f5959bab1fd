"""A match as JSON: the result, and for every forfeited deal what reproduces it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from doublelucky7.arena.contestants import Versions
from doublelucky7.arena.match import MatchResult, SideTimes
from doublelucky7.arena.outcomes import DealForfeited, DecisionPlace, FailureKind
from doublelucky7.arena.rating import Ratings
from doublelucky7.arena.settings import Contestant, MatchSettings, fingerprint_of
from doublelucky7.arena.statistics import Figures
from doublelucky7.dealing.algorithm import ALGORITHM
from doublelucky7.records.building import record_of
from doublelucky7.records.record import BotPlayer, HowDealt, Record, Seed, UncommittedDealing
from doublelucky7.rules.actions import Action
from doublelucky7.rules.ruleset import Seat

FORMAT_NAME = "doublelucky7-arena-result"
FORMAT_VERSION = 1


class Reproduction(msgspec.Struct, frozen=True, kw_only=True):
    """A forfeited deal: what happened, the command that plays it again, and the game until then.

    A game is kept as a record, a single round as the actions done in it.
    """

    deal: int
    what: FailureKind
    detail: str
    where: DecisionPlace | None
    command: str
    record: Record | None
    actions: tuple[Action, ...]


class Document(msgspec.Struct, frozen=True, kw_only=True):
    """What `--json` writes; everything but `times` is the same for the same settings and versions."""

    format: str = FORMAT_NAME
    version: int = FORMAT_VERSION
    fingerprint: str
    command: str
    settings: MatchSettings
    versions: Versions
    finished: int
    forfeited: tuple[Reproduction, ...]
    figures: Figures | None
    ratings: Ratings | None
    times: dict[Contestant, SideTimes]


def json_of(result: MatchResult, command_for: Callable[[MatchSettings], str]) -> bytes:
    """The document of a match, indented for people."""
    document = Document(
        fingerprint=fingerprint_of(result.settings),
        command=command_for(result.settings),
        settings=result.settings,
        versions=result.versions,
        finished=result.finished,
        forfeited=tuple(reproduction_of(one, result, command_for) for one in result.forfeited),
        figures=result.figures,
        ratings=result.ratings,
        times=result.times,
    )
    return msgspec.json.format(msgspec.json.encode(document)) + b"\n"


def reproduction_of(
    forfeited: DealForfeited, result: MatchResult, command_for: Callable[[MatchSettings], str]
) -> Reproduction:
    """How to see a failure again."""
    alone = msgspec.structs.replace(result.settings, first_deal=forfeited.deal, deals=1)
    record = _record_of(forfeited, result) if result.settings.cards is None else None
    return Reproduction(
        deal=forfeited.deal,
        what=forfeited.what,
        detail=forfeited.detail,
        where=forfeited.where,
        command=command_for(alone),
        record=record,
        actions=forfeited.so_far if record is None else (),
    )


def _record_of(forfeited: DealForfeited, result: MatchResult) -> Record | None:
    """The game up to the failure, None where it was lost with the bot's process."""
    if forfeited.where is None or not forfeited.so_far:
        return None
    settings = result.settings
    seats = [_player(seat, forfeited.where.hero_seat, result) for seat in range(settings.players)]
    dealing = UncommittedDealing(how=HowDealt.DUPLICATE, seed=Seed(ALGORITHM, settings.seed, forfeited.deal))
    return record_of(settings.ruleset, seats, dealing, forfeited.so_far)


def _player(seat: Seat, hero_seat: Seat | None, result: MatchResult) -> BotPlayer:
    settings, versions = result.settings, result.versions
    bot, version = (settings.hero, versions.hero) if seat == hero_seat else (settings.opponent, versions.opponent)
    return BotPlayer(f"{bot} {seat + 1}", bot, version)
