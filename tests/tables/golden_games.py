"""Streams as the server stored them once, in which everything happens that can: `python -m tests.tables.golden_games`.

They are written once and read for ever: a later program that cannot replay them would lose somebody's games. They are
written anew where there is a new kind of event; whoever changes an old one must bring old streams forward instead.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import msgspec

from doublelucky7.dealing.commitment import contribution_hash
from doublelucky7.protocol.commands import (
    AcceptSeat,
    AnswerRematch,
    AskCoach,
    ChangeRules,
    ChangeSettings,
    CloseTable,
    ComeBack,
    Contribute,
    FillSeat,
    FreeSeat,
    HandOnHost,
    OfferSeat,
    Pause,
    PromiseContribution,
    RemovePerson,
    ReorderSeats,
    ResizeTable,
    Resume,
    StartGame,
    StepAway,
    TakeBack,
    TakeSeat,
    WriteForfeits,
)
from doublelucky7.protocol.sitting import AwayChoice, PersonSeat, Phase, RematchAnswer, TableSettings
from doublelucky7.records.notation import to_text
from doublelucky7.rules.actions import PlaceBid
from doublelucky7.rules.ruleset import JokerTrump, Mode, RuleSet
from doublelucky7.storage.entry import By, Entry
from doublelucky7.tables.bot_turns import BotFailure, asking_in
from doublelucky7.tables.durations import REVEAL_MS
from doublelucky7.tables.services import AskBot
from doublelucky7.tables.stream.record import record_from
from testkit.tables.scene import OPEN, Scene, ask_at_once, bot, person

FOLDER: Final = Path(__file__).parent / "golden"
STREAMS: Final = FOLDER / "streams.jsonl"
_MOVE_CLOCK: Final = 60
_MOST_TRIES: Final = 500
_OPTIONS: Final = {"extra_card_drawn", "trump_removed", "dealer_changed", "points_doubled", "hands_swapped"}


class GoldenEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of a stream as it is stored; the event keeps its very bytes."""

    game: str
    version: int
    at: int
    by: By
    kind: str
    event: msgspec.Raw
    action_id: str | None = None


def golden_streams() -> dict[str, list[Entry]]:
    """The stored streams by name."""
    streams: dict[str, list[Entry]] = {}
    for line in STREAMS.read_bytes().splitlines():
        one = msgspec.json.decode(line, type=GoldenEntry)
        entry = Entry(
            version=one.version, at=one.at, by=one.by, kind=one.kind, event=bytes(one.event), action_id=one.action_id
        )
        streams.setdefault(one.game, []).append(entry)
    return streams


def golden_record(name: str) -> str:
    """The record of a stored stream in the text notation."""
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


async def _play_on(scene: Scene) -> None:
    """Whoever is a person does the first legal thing, bots what they like."""
    while scene.table.phase is not Phase.FINISHED:
        seat = scene.state.to_act
        holder = None if seat is None else scene.table.seats[seat]
        if isinstance(holder, PersonSeat) and scene.table.stand_ins[seat or 0] is None:
            await scene.act_for(holder.person)
        else:
            await scene.pass_time(1_000)


async def _busy(scene: Scene) -> None:
    """Everything a host and the others may arrange, an absence, a pause, a clock, something taken back, a rematch."""
    await scene.open(person("anna"), OPEN, bot())
    for name in ("anna", "bo", "cleo"):
        await scene.come(name)
    await scene.do("bo", TakeSeat(1, "Bo"))
    await scene.do("anna", FreeSeat(2))
    await scene.do("anna", FillSeat(2, "novice"))
    await scene.do("anna", ResizeTable(4))
    await scene.do("anna", ResizeTable(3))
    await scene.do("anna", ReorderSeats((1, 0, 2)))
    await scene.do("anna", ChangeRules(RuleSet(mode=Mode.TACTICAL_ESCAPE, joker_trump=JokerTrump.DEALER_CHOOSES)))
    await scene.do("anna", ChangeSettings(TableSettings(move_clock=_MOVE_CLOCK)))
    await scene.do("anna", WriteForfeits(("Sing", "Hop", "Bark")))
    await scene.do("anna", HandOnHost("bo"))
    await scene.start("anna", "bo")
    while not isinstance(next(iter(scene.legal()), None), PlaceBid) or scene.state.to_act == 2:
        await scene.pass_time(1_000)
    bidder = "bo" if scene.state.to_act == 0 else "anna"
    await scene.act_for(bidder)
    await scene.do(bidder, TakeBack(0 if bidder == "bo" else 1))
    await scene.do("bo", Pause())
    await scene.do("bo", Resume())
    await scene.do("anna", StepAway(AwayChoice.BOT))
    await scene.play_until(
        lambda table: "clock_ran_out" in {entry.kind for entry in scene.services.store.read(table.game).result()}
    )
    await scene.do("anna", ComeBack())
    await scene.do("anna", OfferSeat(1, "cleo"))
    await scene.do("cleo", AcceptSeat(1, "Cleo"))
    await _play_on(scene)
    for name in ("bo", "cleo"):
        await scene.ask(name, AnswerRematch(RematchAnswer.YES))
    await scene.settle()
    await scene.do("bo", CloseTable())


async def _strangers(scene: Scene) -> None:
    """Promised contributions, one of them withheld, data put back, and a person removed."""
    await scene.open(person("anna"), person("bo"), bot())
    for name in ("anna", "bo"):
        await scene.come(name)
    await scene.do("anna", StartGame())
    added = ("aa" * 32, "bb" * 32)
    for _ in range(2):
        for seat, name in enumerate(("anna", "bo")):
            hashed = contribution_hash(seat, bytes.fromhex(added[seat])).hex()
            await scene.do(name, PromiseContribution(seat, hashed))
        await scene.do("anna", Contribute(0, added[0]))
        if scene.table.voided:
            await scene.do("bo", Contribute(1, added[1]))
        else:
            await scene.pass_time(REVEAL_MS)
    scene.services = msgspec.structs.replace(scene.services, epoch=1)
    await scene.restart()
    for name in ("anna", "bo"):
        await scene.come(name)
    for seat, name in enumerate(("anna", "bo")):
        await scene.do(name, Contribute(seat, added[1 - seat]))
    await scene.do("anna", RemovePerson("bo"))
    await _play_on(scene)


async def _dice(scene: Scene) -> None:
    """A roll of the die in most rounds."""
    await scene.open(person("anna"), bot("random"), ruleset=RuleSet(mode=Mode.LUCKY_DICE, rounds=14))
    await scene.start("anna")
    await _play_on(scene)


async def _wheel(scene: Scene) -> None:
    """A pawn on most options of the wheel."""
    await scene.open(*(bot("random"),) * 6, ruleset=RuleSet(mode=Mode.TACTICAL_ESCAPE))
    await scene.start()
    await _play_on(scene)


async def _club(scene: Scene) -> None:
    """A person whose stand-in plays well, against somebody who does not."""
    await scene.open(person("anna"), bot("random"), ruleset=RuleSet(rounds=14))
    await scene.start("anna")
    await scene.do("anna", StepAway(AwayChoice.BOT))
    await _play_on(scene)


async def _advised(scene: Scene) -> None:
    """A person alone with bots asks the coach about the first bid, takes it back, and asks about the first card."""
    await scene.open(person("anna"), bot("random"), ruleset=RuleSet())
    await scene.start("anna")
    while scene.state.to_act != 0:
        await scene.pass_time(1_000)
    await scene.do("anna", AskCoach(0))
    await scene.act_for("anna")
    await scene.do("anna", TakeBack(0))
    await scene.act_for("anna")
    while scene.state.to_act != 0:
        await scene.pass_time(1_000)
    await scene.do("anna", AskCoach(0))
    await _play_on(scene)


def _streams_of(play: Callable[[Scene], Awaitable[None]], scene: Scene) -> list[list[Entry]]:
    async def on_stage() -> None:
        try:
            await play(scene)
        finally:
            await scene.end()

    asyncio.run(on_stage())
    return [scene.services.store.read(game).result() for game in scene.services.store.games().result()]


def _stream_with(kinds: set[str], play: Callable[[Scene], Awaitable[None]], ask_bot: AskBot) -> list[Entry]:
    """The first of many games in which all of this happens."""
    for attempt in range(_MOST_TRIES):
        scene = Scene(ask_bot=ask_bot)
        for _ in range(attempt):
            scene.services.random_bytes(1)
        (entries,) = _streams_of(play, scene)
        if kinds <= {entry.kind for entry in entries}:
            return entries
    raise AssertionError(f"no game has all of {sorted(kinds)}")


def _lines(name: str, entries: Sequence[Entry]) -> Iterator[bytes]:
    for one in entries:
        event = msgspec.Raw(one.event)
        yield msgspec.json.encode(GoldenEntry(name, one.version, one.at, one.by, one.kind, event, one.action_id))


def _all_goes_well(failed: BotFailure) -> None:
    raise AssertionError(failed)


def add(name: str, play: Callable[[Scene], Awaitable[None]]) -> None:
    """Adds a game in which something new happens; those of earlier programs stay as they were stored."""
    (entries,) = _streams_of(play, Scene())
    with STREAMS.open("ab") as file:
        file.writelines(line + b"\n" for line in _lines(name, entries))
    (FOLDER / f"{name}.txt").write_text(to_text(record_from(entries)), encoding="utf-8")


def main() -> None:
    """Plays the games and writes their streams and records."""
    busy, rematch = _streams_of(_busy, Scene())
    with ThreadPoolExecutor(1) as thread:
        club = _stream_with({"club_entered"}, _club, asking_in(thread, thread, _all_goes_well))
    dice = _stream_with({"die_showed"}, _dice, ask_at_once)
    wheel = _stream_with(_OPTIONS, _wheel, ask_at_once)
    streams = {"busy": busy, "rematch": rematch, "dice": dice, "wheel": wheel, "club": club}
    FOLDER.mkdir(exist_ok=True)
    STREAMS.write_bytes(b"".join(line + b"\n" for name, entries in streams.items() for line in _lines(name, entries)))
    for name in ("busy", "dice", "wheel", "club"):
        (FOLDER / f"{name}.txt").write_text(to_text(record_from(streams[name])), encoding="utf-8")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["strangers"]:
            add("strangers", _strangers)
        case ["advised"]:
            add("advised", _advised)
        case _:
            main()
