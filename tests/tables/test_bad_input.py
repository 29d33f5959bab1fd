"""Whatever people send, a refusal is coded, changes nothing and disturbs nobody; what is accepted can be replayed."""

from __future__ import annotations

from random import Random

import pytest

from doublelucky7.protocol.commands import (
    AcceptSeat,
    AnswerRematch,
    AnswerWheelInAdvance,
    BeTheTable,
    ChangeRules,
    ChangeSettings,
    ComeBack,
    Command,
    Contribute,
    FillSeat,
    ForfeitDone,
    FreeSeat,
    GoOn,
    GoOnForAll,
    HandOnHost,
    LeaveSeat,
    LetBotPlay,
    Mute,
    OfferSeat,
    Pause,
    ReorderSeats,
    ResizeTable,
    Resume,
    Say,
    StartGame,
    StepAway,
    TakeBack,
    TakeSeat,
    Unmute,
    WriteForfeits,
)
from doublelucky7.protocol.messages import Done
from doublelucky7.protocol.sitting import (
    AdvanceAnswer,
    AwayChoice,
    BotAfter,
    Pace,
    Phase,
    RematchAnswer,
    Spectators,
    TableSettings,
    Talk,
)
from doublelucky7.rules.actions import (
    ChangeBid,
    ChangeDealer,
    ExtraCard,
    KeepPawn,
    NameTrump,
    PlaceBid,
    PlayCard,
    PlayerSwap,
    RollDie,
)
from doublelucky7.rules.cards import COLOURS, FULL_DECK
from doublelucky7.rules.ruleset import Mode, RuleSet
from doublelucky7.tables.stream.events import from_store
from doublelucky7.tables.stream.evolution import fold
from testkit.tables.scene import OPEN, Scene, at_a_table, bot, person

PEOPLE = ("anna", "bo", "cleo", "stranger", "nobody")
TRIES = 250
GATHERING_TRIES = 60


def any_command(random: Random, scene: Scene) -> Command:
    """Something a person might send, sensible or not."""
    seat, other = random.randint(-1, 4), random.randint(-1, 8)
    who = random.choice(PEOPLE)
    settings = TableSettings(
        pace=random.choice(list(Pace)),
        absence=BotAfter(random.randint(3, 30)),
        spectators=random.choice(list(Spectators)),
        stand_in=random.choice(["club", "nobody"]),
    )
    commands: list[Command] = [
        TakeSeat(seat, random.choice(["Bo", "", "\u202e"])),
        LeaveSeat(seat),
        FillSeat(seat, random.choice(["club", "nobody"])),
        FreeSeat(seat),
        ReorderSeats(tuple(random.sample(range(4), random.choice([3, 4])))),
        ResizeTable(random.randint(2, 7)),
        ChangeRules(RuleSet(mode=random.choice(list(Mode)))),
        ChangeSettings(settings),
        WriteForfeits(("Sing", "")),
        HandOnHost(who),
        StartGame(),
        Contribute(seat, random.choice("0123456789abcdef") * 64),
        OfferSeat(seat, who),
        AcceptSeat(seat, "Cleo"),
        TakeBack(seat),
        Pause(),
        Resume(),
        StepAway(random.choice(list(AwayChoice))),
        ComeBack(),
        LetBotPlay(seat),
        AnswerWheelInAdvance(seat, random.choice(list(AdvanceAnswer))),
        GoOn(),
        GoOnForAll(),
        ForfeitDone(seat),
        AnswerRematch(random.choice(list(RematchAnswer))),
        Say(seat, random.choice(list(Talk))),
        Mute(who),
        Unmute(who),
        BeTheTable(),
        NameTrump(seat, random.choice(COLOURS)),
        PlaceBid(seat, other),
        KeepPawn(seat),
        RollDie(seat),
        ChangeBid(seat, other, 1),
        PlayerSwap(seat, other, seat),
        ChangeDealer(seat, other),
        ExtraCard(seat),
        PlayCard(seat, random.choice(FULL_DECK)),
    ]
    if scene.table.state is not None and random.random() < 0.5:
        commands = [*scene.legal(), *commands[:1]]
    return random.choice(commands)


async def get_going(scene: Scene) -> None:
    """Starts the game if nobody has."""
    if scene.table.phase is Phase.GATHERING:
        for seat, holder in enumerate(scene.table.seats):
            if holder == OPEN:
                await scene.do(scene.table.host, FillSeat(seat, "club"))
        await scene.do(scene.table.host, StartGame())
        await scene.pass_time(3_000)


@pytest.mark.parametrize("seed", range(12))
def test_no_command_breaks_a_table(seed: int) -> None:
    @at_a_table
    async def play(scene: Scene) -> None:
        random = Random(seed)
        await scene.open(person("anna"), person("bo"), OPEN if seed % 2 else bot(), bot())
        for name in PEOPLE[:4]:
            await scene.come(name)
        accepted = 0
        for attempt in range(TRIES):
            if attempt == GATHERING_TRIES:
                await get_going(scene)
            before, sent = scene.table, [len(device.bytes) for device in scene.devices]
            answer = await scene.ask(random.choice(PEOPLE[:4]), any_command(random, scene))
            if isinstance(answer, Done):
                accepted += 1
            else:
                assert scene.table is before
                assert [len(device.bytes) for device in scene.devices] == sent
            await scene.pass_time(random.choice([0, 0, 300, 1_300, 61_000]))
            assert scene.is_running
        assert accepted > 0
        for runner in scene.runners:
            entries = scene.services.store.read(runner.table.game).result()
            assert fold(map(from_store, entries)) == runner.table

    play()
