"""Bots answer at a human pace, and the clock that says so is moved by hand."""

from __future__ import annotations

import pytest

from doublelucky7.protocol.moments import shown_ms
from doublelucky7.protocol.sitting import Pace, Phase, TableSettings
from doublelucky7.rules.ruleset import Mode, RuleSet
from doublelucky7.tables.durations import AFTER_A_PERSON_MS, AFTER_A_TRICK_MS
from doublelucky7.tables.state import TableState
from testkit.tables.scene import Scene, at_a_table, bot, person

_USES_LOOKED_AT = 3


@pytest.mark.parametrize(("pace", "milliseconds"), [(Pace.RELAXED, 1400), (Pace.NORMAL, 800), (Pace.FAST, 250)])
def test_a_bot_answers_at_the_pace_of_the_table(pace: Pace, milliseconds: int) -> None:
    @at_a_table
    async def answer(scene: Scene) -> None:
        await scene.open(bot(), bot(), bot(), settings=TableSettings(pace=pace))
        await scene.start()
        version = scene.table.version
        await scene.pass_time(milliseconds - 1)
        assert scene.table.version == version
        await scene.pass_time(1)
        assert scene.table.version == version + 1

    answer()


@at_a_table
async def test_a_bot_never_answers_a_person_sooner_than_a_card_can_be_seen(scene: Scene) -> None:
    await scene.open(person("anna"), bot(), settings=TableSettings(pace=Pace.FAST))
    await scene.start("anna")
    await scene.play_until(lambda table: table.running.to_act == 0)
    await scene.act_for("anna")
    version = scene.table.version
    await scene.pass_time(AFTER_A_PERSON_MS - 1)
    assert scene.table.version == version
    await scene.pass_time(1)
    assert scene.table.version > version


@at_a_table
async def test_the_next_lead_waits_after_a_full_trick(scene: Scene) -> None:
    await scene.open(bot(), bot(), settings=TableSettings(pace=Pace.FAST))
    await scene.start()
    await scene.play_until(lambda table: table.running.round == 2 and len(table.running.finished_tricks) == 1)
    version = scene.table.version
    await scene.pass_time(AFTER_A_TRICK_MS - 1)
    assert scene.table.version == version
    await scene.pass_time(1)
    assert scene.table.version == version + 1


@at_a_table
async def test_no_bot_acts_before_a_use_of_the_wheel_was_shown(scene: Scene) -> None:
    await scene.open(bot(), bot(), bot(), ruleset=RuleSet(mode=Mode.LUCKY_DICE), settings=TableSettings(pace=Pace.FAST))
    await scene.start()
    shown = set[str]()
    for _ in range(_USES_LOOKED_AT):
        await scene.play_until(is_shown)
        newest = scene.table.since_deal[-1]
        length = shown_ms(scene.table.since_deal, scene.table.running.pawns, scene.table.running.round)
        version = scene.table.version
        await scene.pass_time(length - 1)
        assert scene.table.version == version, f"somebody acted while {newest} was shown"
        await scene.pass_time(1)
        assert scene.table.version > version
        shown.add(type(newest).__name__)
    assert "DieShowed" in shown


def is_shown(table: TableState) -> bool:
    return bool(shown_ms(table.since_deal, table.running.pawns, table.running.round))


@at_a_table
async def test_a_table_of_bots_plays_to_the_end(scene: Scene) -> None:
    await scene.open(bot(), bot(), bot(), bot())
    watcher = await scene.come("watcher")
    await scene.start()
    await scene.play_until(lambda table: table.phase is Phase.FINISHED)
    ranking = watcher.last.table.ranking
    assert ranking is not None
    assert ranking[0].place == 1
    assert sorted(ranked.seat for ranked in ranking) == [0, 1, 2, 3]
    assert [ranked.total for ranked in ranking] == sorted((ranked.total for ranked in ranking), reverse=True)
