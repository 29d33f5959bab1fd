"""Between rounds and after the last: pad, forfeits, ranking, club, record, summary, rematch."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from doublelucky7.protocol.commands import (
    AcceptSeat,
    AnswerRematch,
    ChangeSettings,
    CloseTable,
    ForfeitDone,
    GoOn,
    GoOnForAll,
    Mute,
    OfferSeat,
    Say,
    StartGame,
    StepAway,
    TakeSeat,
)
from doublelucky7.protocol.refusals import CommandRefused
from doublelucky7.protocol.sitting import (
    AwayChoice,
    BotSeat,
    OpenSeat,
    PersonSeat,
    Phase,
    RematchAnswer,
    TableSettings,
    Talk,
)
from doublelucky7.protocol.table_events import ClubEntered, SecretRevealed
from doublelucky7.records.record import from_json, to_json
from doublelucky7.records.verify import verify
from doublelucky7.rules.events import GameEnded
from doublelucky7.rules.ruleset import Mode, RuleSet
from doublelucky7.rules.scoring import FinalScore, GameResult, who_missed
from doublelucky7.storage.entry import ByChance, ByClock
from doublelucky7.storage.projections import FinishedGame
from doublelucky7.tables.commands.ending import following
from doublelucky7.tables.commands.opening import opening_of_rematch
from doublelucky7.tables.durations import GAP_NOT_SHOWN_MS, IDLE_MS, PAD_MS, REMATCH_MS
from doublelucky7.tables.runner import TableRunner
from doublelucky7.tables.state import TableState, Vote, seats_of
from doublelucky7.tables.stream.events import CausedEvent
from doublelucky7.tables.stream.record import record_from
from doublelucky7.tables.stream.summary import summarise
from testkit.tables.scene import Scene, at_a_table, bot, person

# The score pad waits for everybody, as at a table nobody has changed anything about.
WAITING = TableSettings()


def is_between_rounds(table: TableState) -> bool:
    return table.round_scored_at is not None and table.running.to_act is None and table.phase is Phase.PLAYING


async def play_to_the_end(scene: Scene) -> None:
    """Everybody does the first legal thing until the game is over."""
    while scene.table.phase is not Phase.FINISHED:
        seat = scene.state.to_act
        holder = scene.table.seats[seat] if seat is not None else None
        if isinstance(holder, PersonSeat):
            await scene.act_for(holder.person)
        else:
            await scene.pass_time(1_000)


@at_a_table
async def test_where_only_bots_sit_the_next_round_is_dealt_after_six_seconds(scene: Scene) -> None:
    await scene.open(bot(), bot(), settings=WAITING)
    device = await scene.come("anna")
    await scene.start()
    await scene.play_until(is_between_rounds)
    pad = device.last.table.pad
    assert pad is not None
    assert pad.until == scene.clock.now() + PAD_MS
    await scene.pass_time(PAD_MS - 1)
    rounds = [scene.state.round]
    await scene.pass_time(1)
    rounds.append(scene.state.round)
    assert rounds == [1, 2]
    # R2.4: the token has gone to whom the pad announced.
    assert scene.state.dealer == pad.next_dealer


@at_a_table
async def test_the_next_round_is_dealt_as_soon_as_everybody_present_has_tapped(scene: Scene) -> None:
    await scene.open(person("anna"), person("bo"), person("cleo"), settings=WAITING)
    anna = await scene.come("anna")
    await scene.come("bo")
    await scene.start("anna", "bo", "cleo")
    assert await scene.refusal("anna", GoOn()) == "not_between_rounds"
    while not is_between_rounds(scene.table):
        holder = scene.table.seats[scene.state.to_act or 0]
        assert isinstance(holder, PersonSeat)
        await scene.act_for(holder.person)
    # Cleo's device has been away for longer than the gap that is not shown, so nobody waits for her tap.
    await scene.pass_time(3_000)
    assert await scene.refusal("watcher", GoOn()) == "not_seated"
    await scene.do("anna", GoOn())
    pad = anna.last.table.pad
    assert pad is not None
    assert (pad.seen_by, pad.still_reading) == (("anna",), ("bo",))
    assert scene.state.round == 1
    await scene.do("bo", GoOn())
    assert scene.state.round != 1


async def play_to_the_pad(scene: Scene) -> None:
    while not is_between_rounds(scene.table):
        holder = scene.table.seats[scene.state.to_act or 0]
        assert isinstance(holder, PersonSeat)
        await scene.act_for(holder.person)


@at_a_table
async def test_the_score_pad_waits_for_everybody_present_however_long(scene: Scene) -> None:
    await scene.open(person("anna"), person("bo"), settings=WAITING)
    anna = await scene.come("anna")
    await scene.come("bo")
    await scene.start("anna", "bo")
    await play_to_the_pad(scene)
    assert anna.last.table.pad is not None
    assert anna.last.table.pad.until is None
    await scene.do("anna", GoOn())
    await scene.pass_time(10 * IDLE_MS)
    assert scene.state.round == 1
    await scene.do("bo", GoOn())
    assert scene.state.round == 2


@at_a_table
async def test_whoever_leaves_is_not_waited_for_any_longer(scene: Scene) -> None:
    await scene.open(person("anna"), person("bo"), settings=WAITING)
    await scene.come("anna")
    device = await scene.come("bo")
    await scene.start("anna", "bo")
    await play_to_the_pad(scene)
    await scene.do("anna", GoOn())
    await scene.go(device)
    await scene.pass_time(GAP_NOT_SHOWN_MS)
    assert scene.state.round == 2


@at_a_table
async def test_the_host_may_go_on_for_all_and_after_a_while_anybody(scene: Scene) -> None:
    await scene.open(person("anna"), person("bo"), settings=WAITING)
    for name in ("anna", "bo", "watcher"):
        await scene.come(name)
    await scene.start("anna", "bo")
    assert await scene.refusal("anna", GoOnForAll()) == "not_between_rounds"
    await play_to_the_pad(scene)
    assert await scene.refusal("watcher", GoOnForAll()) == "not_seated"
    assert await scene.refusal("bo", GoOnForAll()) == "still_reading"
    await scene.do("anna", GoOnForAll())
    assert scene.state.round == 2
    await play_to_the_pad(scene)
    await scene.pass_time(IDLE_MS)
    assert scene.state.round == 2
    await scene.do("bo", GoOnForAll())
    assert scene.state.round == 3


@at_a_table
async def test_a_timer_for_the_score_pad_is_the_hosts_choice_also_during_the_game(scene: Scene) -> None:
    await scene.open(person("anna"), person("bo"), settings=WAITING)
    anna = await scene.come("anna")
    await scene.come("bo")
    await scene.start("anna", "bo")
    await scene.do("anna", ChangeSettings(TableSettings(pad_clock=10)))
    await play_to_the_pad(scene)
    assert anna.last.table.pad is not None
    assert anna.last.table.pad.until == scene.clock.now() + 10_000
    await scene.pass_time(9_999)
    rounds = [scene.state.round]
    await scene.pass_time(1)
    assert [*rounds, scene.state.round] == [1, 2]


@at_a_table
async def test_nobody_waits_for_a_person_whose_seat_a_bot_plays(scene: Scene) -> None:
    await scene.open(person("anna"), person("bo"), settings=WAITING)
    await scene.come("anna")
    await scene.come("bo")
    await scene.start("anna", "bo")
    await play_to_the_pad(scene)
    await scene.do("bo", StepAway(AwayChoice.BOT))
    await scene.do("anna", GoOn())
    assert scene.state.round == 2


@at_a_table
async def test_r6_5_a_forfeit_is_done_when_its_holder_or_the_host_says_so(scene: Scene) -> None:
    await scene.open(person("anna"), person("bo"), person("cleo"), forfeits=("Sing",), settings=WAITING)
    anna = await scene.come("anna")
    for name in ("bo", "cleo"):
        await scene.come(name)
    await scene.start("anna", "bo", "cleo")
    while not is_between_rounds(scene.table) or not scene.table.round_forfeits:
        if is_between_rounds(scene.table):
            await scene.do("anna", GoOnForAll())
        await play_to_the_pad(scene)
    missed = [one.seat for one in scene.table.round_forfeits]
    seat, name = missed[0], ("anna", "bo", "cleo")[missed[0]]
    others = [other for other in ("bo", "cleo") if other != name]
    assert await scene.refusal(others[0], ForfeitDone(seat)) == "not_your_seat"
    for made in {0, 1, 2} - set(missed):
        assert await scene.refusal("anna", ForfeitDone(made)) == "no_forfeit"
    before = anna.last.table.pad
    await scene.do(name, ForfeitDone(seat))
    after = anna.last.table.pad
    assert before is not None
    assert after is not None
    assert (before.forfeits_done, after.forfeits_done) == ((), (seat,))
    await scene.do("anna", ForfeitDone(seat))
    await scene.do("anna", GoOnForAll())
    # What was given for one round does not lie about in the next.
    assert anna.last.table.drawn_forfeits == ()


@at_a_table
async def test_r6_5_everybody_who_missed_is_given_one_of_the_tables_forfeits(scene: Scene) -> None:
    await scene.open(bot(), bot(), bot(), forfeits=("Sing", "Hop"))
    device = await scene.come("anna")
    await scene.start()
    await scene.play_until(is_between_rounds)
    drawn = device.last.table.drawn_forfeits
    assert tuple(one.seat for one in drawn) == who_missed(scene.state.pad[0])
    assert {one.forfeit for one in drawn} <= {"Sing", "Hop"}


@at_a_table
async def test_r6_5_a_table_without_forfeits_draws_none(scene: Scene) -> None:
    await scene.open(bot(), bot())
    await scene.start()
    await scene.play_until(is_between_rounds)
    assert scene.table.round_forfeits == ()


@at_a_table
async def test_r6_4_the_club_takes_people_only_and_says_where_a_bot_stood_in(scene: Scene) -> None:
    await scene.open(person("anna"), person("bo"), bot())
    await scene.start("anna", "bo")
    scores = tuple(FinalScore(seat, 150, 0, 150) for seat in range(3))
    ended = GameEnded(GameResult(scores, (0, 1, 2), (0, 1, 2)))
    entered = [
        ClubEntered(0, "anna", "Anna", 150, False),
        ClubEntered(1, "bo", "Bo", 150, True),
    ]
    # Bo's last card was played by a bot.
    assert list(following(scene.table, [ended], bots_seat=1)) == [
        *(CausedEvent(ByClock(), event) for event in entered),
        CausedEvent(ByChance(), SecretRevealed(scene.table.secret)),
    ]


@pytest.mark.parametrize("mode", list(Mode))
def test_a_finished_game_is_a_record_that_verifies(mode: Mode) -> None:
    @at_a_table
    async def play(scene: Scene) -> None:
        holders = (person("anna"), bot("novice"), bot())
        await scene.open(*holders, ruleset=RuleSet(mode=mode), forfeits=("Sing", "Hop", "Bark"))
        await scene.start("anna")
        with pytest.raises(CommandRefused, match="game_is_not_over"):
            record_from(scene.services.store.read("game-1").result())
        await play_to_the_end(scene)
        record = record_from(scene.services.store.read("game-1").result())
        assert verify(record) is None
        assert from_json(to_json(record)) == record
        assert record.seats[0].name == "Anna"
        assert record.forfeits == ("Sing", "Hop", "Bark")
        given = [tuple(one.seat for one in played.forfeits) for played in record.rounds]
        assert given == [who_missed(row) for row in scene.state.pad]
        assert any(given)
        result = scene.state.result
        assert result is not None
        assert record.result is not None
        assert record.result.totals == tuple(score.total for score in result.scores)

    play()


@at_a_table
async def test_a_table_closed_in_mid_game_has_a_record_too(scene: Scene) -> None:
    await scene.open(bot(), bot(), ruleset=RuleSet(mode=Mode.LUCKY_DICE))
    await scene.start()
    await scene.play_until(lambda table: table.running.round == 3)
    await scene.do("anna", CloseTable())
    record = record_from(scene.services.store.read("game-1").result())
    assert verify(record) is None
    assert not record.is_finished
    line = summarise("game-1", scene.services.store.read("game-1").result())
    assert line is not None
    assert not line.is_finished


@at_a_table
async def test_who_has_played_a_game_that_is_over_is_history_and_no_seat_changes_hands(scene: Scene) -> None:
    await scene.open(person("anna"), bot())
    await scene.start("anna")
    await scene.come("cleo")
    await scene.do("anna", OfferSeat(0, "cleo"))
    await play_to_the_end(scene)
    before = summarise("game-1", scene.services.store.read("game-1").result())
    assert await scene.refusal("cleo", AcceptSeat(0, "Cleo")) == "not_playing"
    assert await scene.refusal("anna", OfferSeat(0, "cleo")) == "not_playing"
    assert summarise("game-1", scene.services.store.read("game-1").result()) == before


@at_a_table
async def test_a_finished_game_is_summarised_in_one_line(scene: Scene) -> None:
    await scene.open(person("anna"), bot())
    await scene.start("anna")
    assert summarise("game-1", scene.services.store.read("game-1").result()) is None
    await play_to_the_end(scene)
    finished = summarise("game-1", scene.services.store.read("game-1").result())
    result = scene.state.result
    assert finished is not None
    assert result is not None
    assert finished.finished_at == scene.table.finished_at
    assert [seat.person for seat in finished.seats] == ["anna", None]
    assert [seat.total for seat in finished.seats] == [score.total for score in result.scores]
    assert [seat.won for seat in finished.seats] == [seat in result.winners for seat in range(2)]


@at_a_table
async def test_whoever_keeps_finished_games_is_told_the_line_that_the_stream_has(scene: Scene) -> None:
    told: list[FinishedGame] = []
    # Instants are stored by another clock than the one the table goes by.
    scene.services = replace(scene.services, on_game_ended=told.append, stamp=lambda: scene.clock.now() + 5_000)
    await scene.open(person("anna"), bot())
    await scene.start("anna")
    await play_to_the_end(scene)
    assert told == [summarise("game-1", scene.services.store.read("game-1").result())]
    await scene.do("anna", CloseTable())
    assert len(told) == 1


async def finished(scene: Scene) -> None:
    await scene.open(person("anna"), person("bo"), bot("novice"), settings=TableSettings(move_clock=60))
    await scene.start("anna", "bo")
    await play_to_the_end(scene)


@at_a_table
async def test_a_rematch_keeps_link_code_rules_and_crew_in_a_new_stream(scene: Scene) -> None:
    await finished(scene)
    old = scene.table
    anna = await scene.come("anna")
    await scene.do("anna", AnswerRematch(RematchAnswer.YES))
    assert scene.table is not old
    assert scene.table.game == old.game
    await scene.do("bo", AnswerRematch(RematchAnswer.YES))
    again = scene.table
    assert again.game != old.game
    assert anna.last.table.next_game == again.game
    assert (again.link, again.code, again.ruleset, again.settings) == (old.link, old.code, old.ruleset, old.settings)
    assert (again.seats, again.host) == (old.seats, old.host)
    assert (again.number, again.previous) == (2, "game-1")
    assert again.commitment != old.commitment
    assert again.phase is Phase.GATHERING
    assert scene.runners[0].table.next_game == again.game


@at_a_table
async def test_who_was_muted_is_muted_in_the_rematch_too(scene: Scene) -> None:
    await finished(scene)
    anna = await scene.come("anna")
    await scene.do("anna", Mute("bo"))
    await scene.do("anna", AnswerRematch(RematchAnswer.YES))
    await scene.do("bo", AnswerRematch(RematchAnswer.YES))
    assert scene.table.number == 2
    again = await scene.come("anna")
    assert list(again.last.yours.muted) == ["bo"]
    await scene.do("bo", Say(seats_of(scene.table, "bo")[0], Talk.WOW))
    assert not anna.heard
    assert not again.heard


@at_a_table
async def test_a_rematch_interrupted_by_a_crash_finds_its_own_beginning(scene: Scene) -> None:
    await finished(scene)
    begun = await TableRunner.open(scene.services, opening_of_rematch(voted(scene.table), "game-2"))
    await scene.do("anna", AnswerRematch(RematchAnswer.YES))
    await scene.do("bo", AnswerRematch(RematchAnswer.YES))
    assert scene.table == begun.table
    assert scene.runners[0].table.next_game == "game-2"


@at_a_table
async def test_an_answer_sent_again_after_the_rematch_has_opened_gets_the_same_answer(scene: Scene) -> None:
    await finished(scene)
    after = scene.table.version
    await scene.do("anna", AnswerRematch(RematchAnswer.YES))
    first = await scene.ask("bo", AnswerRematch(RematchAnswer.YES), after=after, action_id="bo says yes")
    assert scene.table.number == 2
    version = scene.table.version
    assert await scene.ask("bo", AnswerRematch(RematchAnswer.YES), after=after, action_id="bo says yes") == first
    await scene.restart()
    assert await scene.ask("bo", AnswerRematch(RematchAnswer.YES), after=after, action_id="bo says yes") == first
    assert (scene.table.number, scene.table.version) == (2, version)


def voted(table: TableState) -> TableState:
    return replace(table, votes=tuple(Vote(name, RematchAnswer.YES) for name in ("anna", "bo")))


@at_a_table
async def test_whoever_has_not_answered_in_thirty_seconds_leaves_an_open_seat(scene: Scene) -> None:
    await finished(scene)
    await scene.do("bo", AnswerRematch(RematchAnswer.YES))
    await scene.pass_time(REMATCH_MS - 1)
    assert len(scene.runners) == 1
    await scene.pass_time(1)
    assert len(scene.runners) == 2
    first, second, third = scene.table.seats
    assert (first, second) == (OpenSeat(), PersonSeat("bo", "Bo"))
    assert isinstance(third, BotSeat)
    assert scene.table.host == "bo"
    await scene.do("cleo", TakeSeat(0, "Cleo"))
    await scene.do("bo", StartGame())


@at_a_table
async def test_a_no_leaves_the_seat_and_opens_the_rematch_without_waiting(scene: Scene) -> None:
    await finished(scene)
    await scene.do("anna", AnswerRematch(RematchAnswer.NO))
    await scene.pass_time(10 * REMATCH_MS)
    assert len(scene.runners) == 1
    await scene.do("bo", AnswerRematch(RematchAnswer.YES))
    assert len(scene.runners) == 2
    assert scene.table.seats[0] == OpenSeat()


@at_a_table
async def test_a_rematch_is_answered_by_the_crew_after_the_end_and_once_it_is_open_no_more(scene: Scene) -> None:
    await scene.open(person("anna"), bot())
    await scene.start("anna")
    assert await scene.refusal("anna", AnswerRematch(RematchAnswer.YES)) == "game_is_not_over"
    await play_to_the_end(scene)
    assert await scene.refusal("bo", AnswerRematch(RematchAnswer.YES)) == "not_seated"
    old = scene.runner
    await scene.do("anna", AnswerRematch(RematchAnswer.YES))
    scene.runners.reverse()
    assert scene.runner is old
    assert await scene.refusal("anna", AnswerRematch(RematchAnswer.NO)) == "rematch_is_settled"
