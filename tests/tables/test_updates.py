"""What is encoded in shared pieces is the same as what would be encoded whole."""

from __future__ import annotations

import msgspec
import pytest

from doublelucky7.protocol.commands import AnswerRematch, Pause, Resume
from doublelucky7.protocol.messages import Update
from doublelucky7.protocol.sitting import Phase, RematchAnswer
from doublelucky7.rules.ruleset import JokerTrump, Mode, RuleSet
from doublelucky7.tables.attendance.people import Attendance
from doublelucky7.tables.state import seats_of
from doublelucky7.tables.stream.events import from_store
from doublelucky7.tables.stream.evolution import evolve_table, opened
from doublelucky7.tables.updates.encoding import UpdateEncoder
from doublelucky7.tables.updates.facts import facts_of, sent_events, views_of, yours_of
from testkit.tables.scene import Scene, at_a_table, bot, person


@pytest.mark.parametrize("mode", list(Mode))
def test_every_update_of_a_game_is_the_same_in_pieces_and_whole(mode: Mode) -> None:
    @at_a_table
    async def play(scene: Scene) -> None:
        rules = RuleSet(mode=mode, joker_trump=JokerTrump.DEALER_CHOOSES, open_memory=True)
        await scene.open(person("anna"), bot(), person("anna"), person("bo"), ruleset=rules, forfeits=("Sing",))
        await scene.start("anna", "bo")
        await scene.do("bo", Pause())
        await scene.do("bo", Resume())
        while scene.table.phase is not Phase.FINISHED:
            name = {0: "anna", 2: "anna", 3: "bo"}.get(-1 if scene.state.to_act is None else scene.state.to_act)
            if name is None:
                await scene.pass_time(1_000)
            else:
                await scene.act_for(name)
        await scene.do("anna", AnswerRematch(RematchAnswer.YES))
        entries = [from_store(entry) for entry in scene.services.store.read("game-1").result()]
        table, attendance, known = opened(entries[0], entries[1]), Attendance(since=0), None
        for entry in entries[2:]:
            table = evolve_table(table, entry)
            encoder = UpdateEncoder(table, attendance, 7, [entry], known)
            known = encoder.encoded
            for viewer in ("anna", "bo", "watcher", None):
                seats = () if viewer is None else seats_of(table, viewer)
                whole = Update(
                    events=sent_events([entry], seats),
                    table=facts_of(table, attendance, 7),
                    yours=yours_of(table, attendance, viewer, seats),
                    views=views_of(table, seats),
                )
                assert encoder.update_for(viewer) == msgspec.json.encode(whole)

    play()
