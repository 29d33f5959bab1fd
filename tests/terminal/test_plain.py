"""Line by line: every event is told once, every question is answered by a number."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from doublelucky7.game.playing import Game
from doublelucky7.rules.events import visible_to
from doublelucky7.rules.ruleset import JokerTrump, Mode, RuleSet
from doublelucky7.terminal.choices import choices_in
from doublelucky7.terminal.tables.kept_game import CannotGoOn, KeptGame
from doublelucky7.terminal.tables.local import LocalTable
from doublelucky7.wording.sentences import sentence_for
from doublelucky7.wording.speech import Language, Wording
from testkit.terminal import PlainPlayer, first_allowed

ENGLISH = Wording(Language.ENGLISH)


async def play_to_the_end(table: LocalTable, language: Language = Language.ENGLISH) -> list[str]:
    """Plays the first thing that is allowed; answers with all that was told."""
    async with PlainPlayer(table, language) as player:
        while True:
            await player.until(lambda: table.game.is_over or table.game.to_act == table.you)
            if table.game.is_over:
                break
            view = table.game.view(table.you)
            choice = first_allowed(choices_in(view, [seat.name for seat in table.game.seats], ENGLISH))
            player.plain.typed(choice.typed)
            if choice.targets:
                player.plain.typed(first_allowed(choice.targets).typed)
            await player.until_more_than(len(table.game.actions), lambda: len(table.game.actions))
        await player.until(lambda: True)
        return player.lines


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7])
def test_a_whole_game_tells_every_event_of_the_seat_once(mode: Mode, players: int) -> None:
    ruleset = RuleSet(mode=mode, joker_trump=JokerTrump.DEALER_CHOOSES)
    table = LocalTable.begin("Kim", players, ruleset, "random", 10 * players, None)
    told = asyncio.run(play_to_the_end(table))
    names = [seat.name for seat in table.game.seats]
    expected = [sentence_for(event, names, ENGLISH, 0) + "." for event in visible_to(0, table.game.events)]
    kept = iter(told)
    assert all(sentence in kept for sentence in expected), "told in order, nothing left out"
    totals = sorted(table.game.totals, reverse=True)
    assert told[-players].strip().split(": ")[1].split(" ")[0] == str(totals[0])


@pytest.mark.parametrize("language", Language)
def test_a_game_can_be_played_in_every_language(language: Language) -> None:
    table = LocalTable.begin("Kim", 3, RuleSet(mode=Mode.TACTICAL_ESCAPE), "random", 5, None)
    told = asyncio.run(play_to_the_end(table, language))
    assert Wording(language).say("terminal-hand") in "\n".join(told)


def test_r5_2_a_refused_card_is_told_with_its_reason_and_clause() -> None:
    async def refused() -> list[str]:
        # In round 2 seat 2 deals: Kim gets a red and a blue card, then red is led.
        game = Game(3, first_dealer=1, decks=["Y2 R3 R9 B1", "R3 Y3 R9 B7 Y4 R8 G1"])
        while game.state.round < 2 or not (game.to_act == 0 and game.state.trick):
            game.act(game.legal_actions()[0])
        table = LocalTable(game, 0, None)
        table.show()
        async with PlainPlayer(table) as player:
            await player.until(lambda: bool(player.lines))
            return await player.answer("2")

    (sentence,) = asyncio.run(refused())
    assert sentence.endswith("(R5.2)")


def test_a_game_is_kept_after_every_decision_and_goes_on(tmp_path: Path) -> None:
    async def play_a_little() -> None:
        kept = KeptGame(tmp_path)
        table = LocalTable.begin("Kim", 3, RuleSet(mode=Mode.LUCKY_DICE), "club", 8, kept)
        for _ in range(6):
            view = table.game.view(0)
            choice = first_allowed(choices_in(view, ["Kim", "A", "B"], ENGLISH))
            await table.act((first_allowed(choice.targets) if choice.targets else choice).action)  # type: ignore[arg-type]
            assert LocalTable.resume(kept).game == table.game
        resumed = LocalTable.resume(kept)
        await play_to_the_end(resumed)
        await play_to_the_end(table)
        assert resumed.game == table.game, "the same cards come, and bots choose the same"
        assert not kept.exists()
        assert kept.finished.read_text(encoding="utf-8").count("\n") == 2

    asyncio.run(play_a_little())


def test_a_kept_game_that_cannot_be_read_is_not_lost(tmp_path: Path) -> None:
    kept = KeptGame(tmp_path)
    kept.running.write_text('{"you":0,"record":"half a rec', encoding="utf-8")
    with pytest.raises(CannotGoOn):
        LocalTable.resume(kept)
    assert kept.exists()


def test_taking_back_takes_back_what_followed() -> None:
    async def take_back() -> None:
        table = LocalTable.begin("Kim", 4, RuleSet(), "club", 12, None)
        before = table.game.view(0)
        async with PlainPlayer(table) as player:
            await player.until(lambda: bool(player.lines))
            await player.answer("0")
            assert table.game.view(0) != before
            told = await player.answer("u")
            assert table.game.view(0) == before
            assert ENGLISH.say("my-turn-bid") in told

    asyncio.run(take_back())


def test_score_last_trick_wheel_rules_hint_and_help_are_told_when_asked_for() -> None:
    async def look_up() -> None:
        table = LocalTable.begin("Kim", 3, RuleSet(mode=Mode.TACTICAL_ESCAPE), "club", 4, None)
        async with PlainPlayer(table) as player:
            await player.until(lambda: bool(player.lines))
            assert (await player.answer("s"))[0] == ENGLISH.say("score-pad")
            assert await player.answer("t") == [ENGLISH.say("terminal-no-trick-yet")]
            assert len(await player.answer("w")) == 1 + 7 + 3
            assert any(line.startswith("R7.8 ") for line in await player.answer("r"))
            assert "strong player" in (await player.answer("h"))[0]
            assert (await player.answer("what?"))[0] == ENGLISH.say("terminal-keys")

    asyncio.run(look_up())
