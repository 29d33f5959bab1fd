"""Plays the match of `doublelucky7 arena`: finished deals into a journal, the result onto screen and into files."""

from __future__ import annotations

import os
import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from doublelucky7.arena.cluster import ClusterMissing, ClusterUnreachable, OtherVersionThere, on_cluster
from doublelucky7.arena.contestants import Versions, entries_of, sides_of, versions_of
from doublelucky7.arena.document import json_of
from doublelucky7.arena.journal import Journal, JournalRefused, opened
from doublelucky7.arena.match import MatchResult, PlayDeals, play_match, result_of
from doublelucky7.arena.outcomes import DealOutcome, DealPlayed
from doublelucky7.arena.rating import ratings_of
from doublelucky7.arena.report import html_of
from doublelucky7.arena.settings import MatchSettings, fingerprint_of
from doublelucky7.arena.spreadsheet import csv_of
from doublelucky7.arena.summary import conditions_of, failure_in_words, rows_of, time_rows_of, title_of, verdict_of
from doublelucky7.arena.workers import WorkersCannotStart, cores, in_processes
from doublelucky7.cli.failures import DONE, INTERRUPTED, SOMETHING_DISAGREES, CommandFailed
from doublelucky7.cli.files import STANDARD_STREAM, cannot_use, created
from doublelucky7.cli.output.terminal import console_on_errors, console_on_output, progress
from doublelucky7.cli.parsing.arguments import PROGRAM
from doublelucky7.rules.ruleset import RuleSet
from doublelucky7.wording.speech import Wording, key

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

_MOST_FAILURES_SHOWN: Final = 5


class Outputs(msgspec.Struct, frozen=True):
    """The files a match is written to, each if asked for."""

    json: str | None
    csv: str | None
    html: str | None
    journal: str | None

    def named(self) -> Iterator[str]:
        """Those asked for."""
        return (name for name in (self.json, self.csv, self.html, self.journal) if name is not None)


def play_and_report(
    settings: MatchSettings, jobs: int | None, cluster: str | None, outputs: Outputs, wording: Wording
) -> int:
    """Plays the match, shows and writes the result, and answers with the exit status."""
    _require_places_for(outputs, wording)
    versions = versions_of(sides_of(entries_of(settings)))
    outcomes: dict[int, DealOutcome] = {}
    status = DONE
    with _journal(settings, versions, outputs.journal, wording) as journal:
        outcomes |= {deal: outcome for deal, outcome in journal.known.items() if deal in settings.all_deals}
        try:
            _play(settings, _way_to_play_deals(jobs, cluster), journal, outcomes, wording)
        except KeyboardInterrupt:
            status = INTERRUPTED
    result = _rated(result_of(settings, versions, outcomes.values()), outcomes)
    # Files first: whoever reads the screen may have gone, as `head` does.
    _write(result, outcomes, outputs, wording)
    console = console_on_errors() if STANDARD_STREAM in outputs.named() else console_on_output()
    _show(result, console, wording)
    if status == INTERRUPTED:
        file = outputs.journal or _saved(settings, versions, outcomes)
        console.print(wording.say("arena-stopped", file=file), soft_wrap=True, markup=False)
        return INTERRUPTED
    return SOMETHING_DISAGREES if result.forfeited else DONE


def command_for(settings: MatchSettings) -> str:
    """What to type to play a match, or a part of it, again."""
    defaults = MatchSettings(hero="", opponent="")
    rules = settings.ruleset
    words = [PROGRAM, "arena", settings.hero, settings.opponent, "--players", str(settings.players)]
    words += ["--mode", rules.mode.value]
    words += ["--rounds", str(rules.rounds)] if settings.cards is None else ["--cards", str(settings.cards)]
    words += ["--joker-trump", rules.joker_trump.value] if rules.joker_trump != RuleSet().joker_trump else []
    words += ["--open-memory"] if rules.open_memory else []
    words += ["--from-deal", str(settings.first_deal)] if settings.first_deal else []
    words += ["--deals", str(settings.deals), "--seed", str(settings.seed)]
    limit = settings.decision_limit
    words += [] if limit == defaults.decision_limit else ["--decision-limit", f"{limit:g}"]
    return shlex.join(words)


def _play(
    settings: MatchSettings,
    play_deals: PlayDeals,
    journal: Journal,
    outcomes: dict[int, DealOutcome],
    wording: Wording,
) -> None:
    with progress(wording.say("playing"), settings.deals) as advance:
        advance(len(outcomes))

        def note(outcome: DealOutcome) -> None:
            journal.write(outcome)
            outcomes[outcome.deal] = outcome
            advance(1)

        try:
            play_match(settings, play_deals=play_deals, known=dict(outcomes), on_outcome=note)
        except ClusterMissing:
            raise CommandFailed(wording.say("cluster-missing")) from None
        except ClusterUnreachable as problem:
            raise CommandFailed(wording.say("cluster-unreachable", detail=str(problem))) from None
        except OtherVersionThere as problem:
            raise CommandFailed(wording.say("cluster-other-version", detail=str(problem))) from None
        except WorkersCannotStart as problem:
            raise CommandFailed(wording.say("workers-cannot-start", detail=str(problem))) from None


def _way_to_play_deals(jobs: int | None, cluster: str | None) -> PlayDeals:
    if cluster is not None:
        return partial(on_cluster, address=cluster)
    return partial(in_processes, jobs=jobs or cores())


@contextmanager
def _journal(settings: MatchSettings, versions: Versions, name: str | None, wording: Wording) -> Iterator[Journal]:
    """The journal asked for, or one that nobody keeps."""
    if name is None:
        with open(os.devnull, "wb") as nowhere:
            yield Journal({}, nowhere)
        return
    try:
        with opened(Path(name), settings, versions) as journal:
            yield journal
    except JournalRefused as refused:
        sentence = wording.say(key("journal", refused.why.value), file=str(refused.path), line=str(refused.line))
        raise CommandFailed(sentence) from None
    except OSError as error:
        raise CommandFailed(cannot_use(name, error, wording)) from None


def _saved(settings: MatchSettings, versions: Versions, outcomes: dict[int, DealOutcome]) -> str:
    """A journal for a match that was stopped without one, so that nothing played is lost."""
    path = Path(f"arena-{fingerprint_of(settings)}.jsonl")
    with opened(path, settings, versions) as journal:
        for deal, outcome in outcomes.items():
            if deal not in journal.known:
                journal.write(outcome)
    return str(path)


def _require_places_for(outputs: Outputs, wording: Wording) -> None:
    """Fails before the first deal, not after the last, where a file could not be written."""
    for name in outputs.named():
        if name == STANDARD_STREAM:
            continue
        folder = Path(name).absolute().parent
        if not folder.is_dir():
            raise CommandFailed(cannot_use(name, FileNotFoundError(), wording))
        if Path(name).is_dir():
            raise CommandFailed(cannot_use(name, IsADirectoryError(), wording))
        if not os.access(name if Path(name).exists() else folder, os.W_OK):
            raise CommandFailed(cannot_use(name, PermissionError(), wording))


def _rated(result: MatchResult, outcomes: dict[int, DealOutcome]) -> MatchResult:
    played = [outcome for outcome in outcomes.values() if isinstance(outcome, DealPlayed)]
    return msgspec.structs.replace(result, ratings=ratings_of(played)) if played else result


def _write(result: MatchResult, outcomes: dict[int, DealOutcome], outputs: Outputs, wording: Wording) -> None:
    if outputs.json is not None:
        _save(outputs.json, json_of(result, command_for), wording)
    if outputs.csv is not None:
        _save(outputs.csv, csv_of(outcomes.values()).encode(), wording)
    if outputs.html is not None:
        _save(outputs.html, html_of(result, command_for(result.settings), wording).encode(), wording)


def _save(name: str, content: bytes, wording: Wording) -> None:
    with created(name, wording) as file:
        file.write(content)


def _show(result: MatchResult, console: Console, wording: Wording) -> None:
    settings = result.settings
    console.print(title_of(settings, wording), style="bold", markup=False)
    console.print(conditions_of(settings, wording), style="dim", markup=False)
    if result.finished < settings.deals:
        console.print(wording.say("arena-so-far", finished=result.finished, deals=settings.deals))
    if result.figures is not None:
        console.print(_table_of_figures(result, wording))
        console.print(_table_of_times(result, wording))
        console.print(verdict_of(settings, result.figures, wording), style="bold", markup=False)
    if result.forfeited:
        console.print(wording.say("arena-forfeited", deals=len(result.forfeited)), style="bold red", markup=False)
    for forfeited in result.forfeited[:_MOST_FAILURES_SHOWN]:
        alone = msgspec.structs.replace(settings, first_deal=forfeited.deal, deals=1)
        console.print(failure_in_words(forfeited, wording), soft_wrap=True, markup=False)
        console.print(f"  {command_for(alone)}", style="dim", soft_wrap=True, markup=False)


def _table_of_figures(result: MatchResult, wording: Wording) -> Table:
    from rich.text import Text

    assert result.figures is not None
    settings = result.settings
    among_themselves = wording.say("arena-among-themselves", opponent=settings.opponent)
    table = _plain_table("", settings.hero, wording.say("arena-interval.heading"), among_themselves)
    for row in rows_of(result, result.figures, wording):
        table.add_row(*map(Text, (row.label, row.hero, row.interval, row.baseline)))
    return table


def _table_of_times(result: MatchResult, wording: Wording) -> Table:
    from rich.text import Text

    table = _plain_table(
        wording.say("arena-times"),
        "",
        wording.say("arena-times.mean"),
        wording.say("arena-times.median"),
        wording.say("arena-times.p99"),
    )
    for row in time_rows_of(result, wording):
        table.add_row(*map(Text, (row.bot, row.decision, row.mean, row.median, row.p99)))
    return table


def _plain_table(*headings: str) -> Table:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    table = Table(box=box.SIMPLE_HEAD, header_style="bold", pad_edge=False)
    for heading in headings:
        table.add_column(Text(heading))
    return table
