"""Contributions are promised by their hashes first; what is withheld voids the dealing, and old data deals anew."""

from __future__ import annotations

import msgspec

from doublelucky7.dealing.commitment import ClientContribution, MissingContribution, contribution_hash
from doublelucky7.protocol.commands import Contribute, PromiseContribution, StartGame
from doublelucky7.protocol.sitting import BotSeat, Phase
from doublelucky7.records.record import CommittedDealing, Replaced, WhyReplaced, Withheld
from doublelucky7.records.verify import verify
from doublelucky7.rules.events import DeckSet
from doublelucky7.storage.entry import Entry
from doublelucky7.tables.durations import CONTRIBUTIONS_MS, MOST_WITHHELD, REVEAL_MS
from doublelucky7.tables.stream.events import from_store
from doublelucky7.tables.stream.record import record_from
from testkit.tables.scene import Scene, at_a_table, bot, person

ADDED = ("aa" * 32, "bb" * 32)


def promise(seat: int) -> PromiseContribution:
    return PromiseContribution(seat, contribution_hash(seat, bytes.fromhex(ADDED[seat])).hex())


def phase_of(scene: Scene) -> Phase:
    return scene.table.phase


def entries(scene: Scene) -> list[Entry]:
    return scene.services.store.read(scene.table.game).result()


@at_a_table
async def test_no_contribution_is_taken_before_all_promises_are_made(scene: Scene) -> None:
    await scene.open(person("anna"), person("bo"))
    watcher = await scene.come("watcher")
    await scene.do("anna", StartGame())
    await scene.do("anna", promise(0))
    assert await scene.refusal("anna", Contribute(0, ADDED[0])) == "no_contribution_now"
    assert await scene.refusal("anna", promise(0)) == "contributed_already"
    await scene.do("bo", promise(1))
    assert watcher.last.table.dealing.are_promises_settled
    assert watcher.last.table.dealing.hashes == scene.table.hashes
    assert await scene.refusal("anna", Contribute(0, ADDED[1])) == "not_as_promised"
    await scene.do("anna", Contribute(0, ADDED[0]))
    assert phase_of(scene) is Phase.CONTRIBUTING
    assert ADDED[0] not in b"".join(watcher.bytes).decode()
    await scene.do("bo", Contribute(1, ADDED[1]))
    assert scene.table.contributions == tuple(map(ClientContribution, ADDED))
    assert scene.table.phase is Phase.PLAYING


@at_a_table
async def test_whoever_promises_nothing_in_time_is_silent_and_can_no_longer_add(scene: Scene) -> None:
    await scene.open(person("anna"), person("bo"))
    await scene.do("anna", StartGame())
    await scene.do("anna", promise(0))
    await scene.pass_time(CONTRIBUTIONS_MS)
    assert await scene.refusal("bo", promise(1)) == "no_contribution_now"
    assert await scene.refusal("bo", Contribute(1, ADDED[1])) == "no_contribution_now"
    await scene.do("anna", Contribute(0, ADDED[0]))
    assert scene.table.contributions == (ClientContribution(ADDED[0]), MissingContribution())


@at_a_table
async def test_a_contribution_withheld_voids_the_dealing_by_name_and_in_the_end_costs_the_seat(scene: Scene) -> None:
    await scene.open(person("anna"), person("bo"))
    watcher = await scene.come("watcher")
    await scene.do("anna", StartGame())
    secrets, promises = [], []
    for attempt in range(MOST_WITHHELD):
        assert len(scene.table.voided) == attempt
        secrets.append(scene.table.secret)
        promises.append(scene.table.commitment)
        for seat, name in enumerate(("anna", "bo")):
            await scene.do(name, promise(seat))
        await scene.do("anna", Contribute(0, ADDED[0]))
        await scene.pass_time(REVEAL_MS - 1)
        assert scene.table.secret == secrets[-1]
        await scene.pass_time(1)
    assert len({*secrets, scene.table.secret}) == MOST_WITHHELD + 1
    assert {watcher.last.table.dealing.commitment, *promises} == {scene.table.commitment, *promises}
    assert [one.withheld for one in scene.table.voided] == [(Withheld(1, "Bo"),)] * MOST_WITHHELD
    assert scene.table.replaced == (Replaced(1, "Bo", 0, WhyReplaced.WITHHELD),)
    assert isinstance(scene.table.seats[1], BotSeat)
    await scene.do("anna", promise(0))
    await scene.do("anna", Contribute(0, ADDED[0]))
    while phase_of(scene) is Phase.PLAYING:
        if scene.state.to_act == 0:
            await scene.act_for("anna")
        await scene.pass_time(6_000)
    record = record_from(entries(scene))
    assert verify(record) is None
    assert record.version == 2
    assert record.replaced == scene.table.replaced
    assert isinstance(record.dealing, CommittedDealing)
    assert [one.secret for one in record.dealing.voided] == secrets


def decks(scene: Scene) -> list[DeckSet]:
    return [event for entry in entries(scene) if isinstance(event := from_store(entry).event, DeckSet)]


async def play_to_round(scene: Scene, number: int) -> None:
    await scene.play_until(lambda table: table.state is not None and table.running.round >= number)


async def put_back(scene: Scene, stored: list[Entry], epoch: int) -> None:
    """The table on another server, whose data is a copy of this moment."""
    store = scene.services.store
    scene.services = msgspec.structs.replace(scene.services, store=type(store)(), epoch=epoch)
    new = [msgspec.convert(one, type(one)) for one in stored]
    scene.services.store.append(scene.table.game, 0, new).result()  # type: ignore[arg-type]  # entries have all fields
    await scene.restart()


def test_a_copy_that_was_put_back_deals_other_later_rounds_and_its_record_says_so() -> None:
    @at_a_table
    async def play(scene: Scene) -> None:
        await scene.open(bot(), bot(), bot())
        await scene.start()
        await play_to_round(scene, 3)
        copy = entries(scene)
        await play_to_round(scene, 6)
        before = decks(scene)
        await put_back(scene, copy, epoch=1)
        await play_to_round(scene, 6)
        after = decks(scene)
        assert after[:3] == before[:3]
        assert not {deck.deck for deck in after[3:]} & {deck.deck for deck in before[3:]}
        await scene.play_until(lambda table: table.phase is Phase.FINISHED)
        record = record_from(entries(scene))
        assert isinstance(record.dealing, CommittedDealing)
        assert [one.from_round for one in record.dealing.renewals] == [4]
        assert verify(record) is None
        # Once is enough, however often the server starts.
        await scene.restart()
        assert [entry.kind for entry in entries(scene)].count("dealing_renewed") == 1

    play()


@at_a_table
async def test_after_a_renewal_people_contribute_anew_and_their_hands_stay(scene: Scene) -> None:
    await scene.open(person("anna"), bot())
    await scene.start("anna")
    await scene.play_until(lambda table: table.running.to_act == 0)
    hand = scene.state.hands[0]
    await put_back(scene, entries(scene), epoch=1)
    device = await scene.come("anna")
    await scene.settle()
    assert device.last.table.phase is Phase.CONTRIBUTING
    await scene.do("anna", promise(0))
    await scene.do("anna", Contribute(0, ADDED[0]))
    assert scene.table.phase is Phase.PLAYING
    assert scene.state.hands[0] == hand
    assert scene.table.from_round == scene.state.round + 1
    await scene.act_for("anna")


@at_a_table
async def test_a_table_that_gathers_gets_another_promise_from_a_copy(scene: Scene) -> None:
    await scene.open(bot(), bot())
    before = scene.table.commitment
    await put_back(scene, entries(scene), epoch=1)
    await scene.settle()
    assert scene.table.commitment != before
    await scene.start()
    await play_to_round(scene, 1)
