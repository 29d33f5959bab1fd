"""Setting the machine's clock moves no wait, and deletes nothing."""

from __future__ import annotations

import time

import pytest

from doublelucky7.protocol.commands import Pause, Resume
from doublelucky7.protocol.sitting import TableSettings
from doublelucky7.server.access.sessions import DAY_MS
from doublelucky7.server.upkeep.trusted_time import RATE, TrustedTime
from doublelucky7.tables.durations import PACE_MS, PAUSE_MS
from doublelucky7.tables.services import SteadyClock
from testkit.tables.manual_clock import NOON
from testkit.tables.scene import Scene, at_a_table, bot, person

HOUR_MS = 3_600_000
HOUR_SECONDS = 3_600.0
CLOCK_SECONDS = 30


@pytest.mark.parametrize("jump", [-HOUR_MS, 500 * DAY_MS])
def test_the_clock_of_the_tables_does_not_follow_when_the_machines_is_set(
    jump: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = SteadyClock()
    before, real = clock.now(), time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() + jump * 1_000_000)
    assert 0 <= clock.now() - before < HOUR_MS / 60


@pytest.mark.parametrize("jump", [-HOUR_MS, 500 * DAY_MS])
def test_a_bot_acts_in_its_usual_time_after_a_restart_with_another_clock(jump: int) -> None:
    @at_a_table
    async def play(scene: Scene) -> None:
        await scene.open(person("anna"), bot(), bot())
        await scene.start("anna")
        await scene.play_until(lambda table: table.running.to_act not in (None, 0))
        version = scene.table.version
        scene.clock.instant += jump
        await scene.restart()
        await scene.pass_time(10 * max(PACE_MS.values()))
        assert scene.table.version > version

    play()


@pytest.mark.parametrize("jump", [-HOUR_MS, 500 * DAY_MS])
def test_a_move_clock_begins_anew_where_the_process_sees_the_table_anew(jump: int) -> None:
    @at_a_table
    async def play(scene: Scene) -> None:
        await scene.open(person("anna"), bot(), settings=TableSettings(move_clock=CLOCK_SECONDS))
        await scene.start("anna")
        await scene.play_until(lambda table: table.running.to_act == 0)
        scene.clock.instant += jump
        await scene.restart()
        await scene.pass_time(CLOCK_SECONDS * 1_000 - 1)
        assert scene.table.overdue is None
        assert scene.state.to_act == 0
        await scene.pass_time(60_000)
        assert scene.table.bot_stood_in[0]

    play()


@at_a_table
async def test_a_pause_ends_after_its_time_though_the_clock_was_set_back(scene: Scene) -> None:
    await scene.open(person("anna"), person("ben"))
    await scene.start("anna", "ben")
    await scene.do("anna", Pause())
    scene.clock.instant -= HOUR_MS
    await scene.restart()
    await scene.come("ben")
    assert await scene.refusal("ben", Resume()) == "resume_later"
    await scene.pass_time(PAUSE_MS)
    await scene.do("ben", Resume())


class Reading:
    def __init__(self, stored: int | None, wall: int) -> None:
        self.wall, self.seconds = wall, 0.0
        self.trusted = TrustedTime(stored, lambda: self.wall, lambda: self.seconds)

    def after(self, seconds: float, wall: int) -> int:
        self.seconds += seconds
        self.wall = wall
        return self.trusted.now()


def test_one_reading_of_the_wall_clock_vouches_for_nothing() -> None:
    assert Reading(NOON, NOON + 500 * DAY_MS).trusted.now() == NOON


def test_an_hour_of_running_vouches_for_a_day() -> None:
    reading = Reading(NOON, NOON + 500 * DAY_MS)
    assert reading.after(HOUR_SECONDS, NOON + 500 * DAY_MS) == NOON + RATE * HOUR_MS
    assert reading.after(0.0, NOON + 900 * DAY_MS) == NOON + RATE * HOUR_MS


def test_where_the_clock_is_right_time_goes_with_it() -> None:
    reading = Reading(NOON, NOON)
    for hour in range(1, 100):
        assert reading.after(HOUR_SECONDS, NOON + hour * HOUR_MS) == NOON + hour * HOUR_MS


def test_trusted_time_never_goes_back() -> None:
    reading = Reading(NOON, NOON - DAY_MS)
    assert reading.after(HOUR_SECONDS, 0) == NOON
    assert Reading(None, NOON).trusted.now() == NOON
