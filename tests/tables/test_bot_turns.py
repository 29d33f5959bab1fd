"""Bots think off the event loop, within a bound, and a bad one never holds up the table."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from doublelucky7.bots.levels import bot_named
from doublelucky7.protocol.commands import LetBotPlay
from doublelucky7.rules.actions import PlaceBid, PlayerAction
from doublelucky7.rules.events import HandDealt, RoundStarted
from doublelucky7.rules.views import Heard
from doublelucky7.tables import bot_turns
from doublelucky7.tables.bot_turns import BotFailure, BotFault
from doublelucky7.tables.services import BotChoice
from testkit.games.scripted_bot import ScriptedBot, a_hand_to_bid_on
from testkit.tables.scene import Scene, bot, person


def asked(
    monkeypatch: pytest.MonkeyPatch, choose: Callable[[Heard, int], PlayerAction], seconds: float
) -> tuple[BotChoice, list[BotFailure]]:
    """What is played for a scripted bot, and the failures noted; the built-in bots stay as they are."""
    monkeypatch.setattr(
        bot_turns, "bot_named", lambda name: ScriptedBot(choose) if name == "scripted" else bot_named(name)
    )
    heard = a_hand_to_bid_on()
    failures: list[BotFailure] = []

    async def ask() -> BotChoice:
        with ThreadPoolExecutor(1) as executor, ThreadPoolExecutor(1) as spare:
            return await bot_turns.asking_in(executor, spare, failures.append, seconds)("scripted", heard, 1)

    choice = asyncio.run(ask())
    assert choice.action in heard.view.legal
    return choice, failures


def test_a_bot_is_asked_in_a_thread_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []

    def choose(heard: Heard, seed: int) -> PlayerAction:
        threads.append(threading.current_thread().name)
        return heard.view.legal[-1]

    choice, failures = asked(monkeypatch, choose, 5)
    assert (choice.name, choice.version) == ("scripted", "3")
    assert failures == []
    assert threads != [threading.current_thread().name]


def test_a_bot_that_takes_too_long_is_played_for_by_club_and_that_is_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    done = threading.Event()

    def choose(heard: Heard, seed: int) -> PlayerAction:
        done.wait(0.2)
        return heard.view.legal[0]

    choice, failures = asked(monkeypatch, choose, 0.01)
    assert choice.name == "club"
    assert failures == [BotFailure("scripted", BotFault.TOO_SLOW)]


def test_a_bot_that_fails_or_cheats_is_played_for_by_club_and_that_is_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(heard: Heard, seed: int) -> PlayerAction:
        raise RuntimeError("out of ideas")

    def cheats(heard: Heard, seed: int) -> PlayerAction:
        return PlaceBid(heard.view.to_act or 0, 7)

    choice, (failed,) = asked(monkeypatch, fails, 5)
    assert (choice.name, failed.fault, type(failed.error)) == ("club", BotFault.FAILED, RuntimeError)
    choice, (failed,) = asked(monkeypatch, cheats, 5)
    assert (choice.name, failed.fault, failed.error) == ("club", BotFault.ILLEGAL, None)


@pytest.mark.parametrize(
    ("level", "by"), [(name, name) for name in ("random", "novice", "club", "expert")] + [("master", "club")]
)
def test_where_all_threads_are_busy_a_bot_without_search_still_plays_as_itself(level: str, by: str) -> None:
    heard, busy = a_hand_to_bid_on(), threading.Event()

    async def ask() -> BotChoice:
        with ThreadPoolExecutor(1) as executor, ThreadPoolExecutor(1) as spare:
            executor.submit(busy.wait)
            try:
                return await bot_turns.asking_in(executor, spare, lambda failed: None, 0.01)(level, heard, 1)
            finally:
                busy.set()

    choice = asyncio.run(ask())
    assert choice.name == by
    assert choice.action in heard.view.legal


def test_where_even_the_spare_thread_is_stuck_something_legal_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_turns, "STAND_IN_SECONDS", 0.01)
    heard, busy = a_hand_to_bid_on(), threading.Event()

    async def ask() -> BotChoice:
        with ThreadPoolExecutor(1) as executor, ThreadPoolExecutor(1) as spare:
            for threads in (executor, spare):
                threads.submit(busy.wait)
            try:
                return await bot_turns.asking_in(executor, spare, lambda failed: None, 0.01)("expert", heard, 1)
            finally:
                busy.set()

    choice = asyncio.run(ask())
    assert choice.name == "random"
    assert choice.action in heard.view.legal


def test_a_bot_thinks_while_the_table_waits_and_a_slow_one_acts_when_it_is_ready() -> None:
    async def play() -> None:
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        questions: list[Heard] = []

        async def ask(level: str, heard: Heard, seed: int) -> BotChoice:
            questions.append(heard)
            await answer
            return BotChoice(heard.view.legal[0], level, "1")

        scene = Scene(ask_bot=ask)
        await scene.open(bot(), bot())
        await scene.start()
        assert len(questions) == 1
        version = scene.table.version
        await scene.pass_time(60_000)
        assert scene.table.version == version
        answer.set_result(None)
        await scene.settle()
        assert scene.table.version == version + 1
        assert len(questions) == 2
        await scene.end()

    asyncio.run(play())


def test_a_table_whose_bots_cannot_be_asked_goes_on() -> None:
    async def play() -> None:
        async def ask(level: str, heard: Heard, seed: int) -> BotChoice:
            raise RuntimeError("no threads left")

        scene = Scene(ask_bot=ask)
        await scene.open(bot(), bot())
        await scene.start()
        await scene.play_until(lambda table: table.running.is_over)
        await scene.end()

    asyncio.run(play())


def test_somebody_back_while_the_bot_thinks_finds_the_own_turn() -> None:
    async def play() -> None:
        async def ask(level: str, heard: Heard, seed: int) -> BotChoice:
            await asyncio.get_running_loop().create_future()
            raise AssertionError("nobody answers")

        scene = Scene(ask_bot=ask)
        await scene.open(person("anna"), person("bo"))
        device = await scene.come("anna")
        await scene.come("bo")
        await scene.start("anna", "bo")
        if scene.state.to_act == 1:
            await scene.act_for("bo")
        await scene.go(device)
        await scene.pass_time(45_000)
        await scene.do("bo", LetBotPlay(0))
        await scene.pass_time(60_000)
        assert scene.state.to_act == 0
        await scene.come("anna")
        assert scene.table.stand_ins[0] is None
        await scene.act_for("anna")
        await scene.end()

    asyncio.run(play())


def test_a_bot_is_given_what_everybody_was_told_of_the_rounds_before_also_after_a_restart() -> None:
    async def play() -> None:
        heard: list[Heard] = []

        async def ask(level: str, question: Heard, seed: int) -> BotChoice:
            heard.append(question)
            return BotChoice(question.view.legal[0], level, "1")

        scene = Scene(ask_bot=ask)
        await scene.open(bot(), bot())
        await scene.start()
        await scene.play_until(lambda table: table.running.round == 3)
        kept = scene.table.earlier_rounds
        assert [events[0].round for events in kept if isinstance(events[0], RoundStarted)] == [1, 2]
        assert not any(isinstance(event, HandDealt) for events in kept for event in events)
        await scene.restart()
        assert scene.table.earlier_rounds == kept
        heard.clear()
        await scene.play_until(lambda table: bool(heard))
        assert heard[0].earlier == kept
        await scene.end()

    asyncio.run(play())
