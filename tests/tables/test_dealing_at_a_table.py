"""The verifiable dealing at a table: promise first, then seats, then contributions, then cards, and the reveal."""

from __future__ import annotations

import msgspec

from doublelucky7.dealing.algorithm import WITH_HASHES
from doublelucky7.dealing.commitment import (
    BotContribution,
    ClientContribution,
    MissingContribution,
    contribution_hash,
    game_key,
    opens,
)
from doublelucky7.dealing.shuffle import die_face, draw_deck, forfeit, round_deck
from doublelucky7.protocol.commands import Contribute, StartGame
from doublelucky7.protocol.sitting import Phase
from doublelucky7.protocol.table_events import ContributionPromised, ForfeitDrawn
from doublelucky7.rules.cards import Card
from doublelucky7.rules.events import DeckSet, DieShowed, DrewForDealer, Event, RoundStarted
from doublelucky7.rules.first_dealer import draws_made
from doublelucky7.rules.ruleset import Mode, RuleSet
from doublelucky7.rules.tricks import LaidCard
from doublelucky7.tables.durations import CONTRIBUTIONS_MS
from doublelucky7.tables.stream.events import SecretChosen, StoredEvent, from_store
from testkit.tables.scene import Scene, at_a_table, bot, person


def stored(scene: Scene) -> list[StoredEvent]:
    return [from_store(entry).event for entry in scene.services.store.read(scene.table.game).result()]


def kinds(scene: Scene) -> list[str]:
    return [entry.kind for entry in scene.services.store.read(scene.table.game).result()]


@at_a_table
async def test_the_promise_is_made_before_the_first_seat_is_taken(scene: Scene) -> None:
    await scene.open(person("anna"), bot())
    assert kinds(scene) == ["secret_chosen", "table_opened", "seat_taken", "bot_seated"]
    assert opens(bytes.fromhex(scene.table.secret), bytes.fromhex(scene.table.commitment), WITH_HASHES)


@at_a_table
async def test_contributions_are_published_together_before_the_first_deal(scene: Scene) -> None:
    await scene.open(person("anna"), bot(), person("bo"))
    watcher = await scene.come("watcher")
    await scene.do("anna", StartGame())
    await scene.do("anna", Contribute(0, "aa" * 32))
    assert watcher.last.table.dealing.contributed == (0,)
    hashed = contribution_hash(0, bytes.fromhex("aa" * 32)).hex()
    assert [entry.event for entry in watcher.last.events] == [ContributionPromised(0, hashed)]
    assert "aaaa" not in watcher.bytes[-1].decode()
    await scene.do("bo", Contribute(2, "bb" * 32))
    assert scene.table.contributions == (
        ClientContribution("aa" * 32),
        BotContribution(),
        ClientContribution("bb" * 32),
    )
    assert watcher.last.table.dealing.contributions == scene.table.contributions
    assert kinds(scene).index("dealing_fixed") < kinds(scene).index("drew_for_dealer")


@at_a_table
async def test_a_silent_client_is_waited_for_and_then_logged_as_silent(scene: Scene) -> None:
    await scene.open(person("anna"), person("bo"))
    await scene.do("anna", StartGame())
    await scene.do("anna", Contribute(0, "aa" * 32))
    await scene.pass_time(CONTRIBUTIONS_MS - 1)
    phases = [scene.table.phase]
    await scene.pass_time(1)
    phases.append(scene.table.phase)
    assert phases == [Phase.CONTRIBUTING, Phase.PLAYING]
    assert scene.table.contributions == (ClientContribution("aa" * 32), MissingContribution())


@at_a_table
async def test_a_contribution_is_made_once_at_its_time_and_for_the_own_seat(scene: Scene) -> None:
    await scene.open(person("anna"), person("bo"))
    assert await scene.refusal("anna", Contribute(0, "aa" * 32)) == "no_contribution_now"
    await scene.do("anna", StartGame())
    await scene.do("anna", Contribute(0, "aa" * 32))
    assert await scene.refusal("anna", Contribute(0, "ab" * 32)) == "contributed_already"
    assert await scene.refusal("anna", Contribute(1, "ab" * 32)) == "not_your_seat"
    await scene.do("bo", Contribute(1, "bb" * 32))
    assert await scene.refusal("bo", Contribute(1, "cc" * 32)) == "no_contribution_now"


@at_a_table
async def test_all_chance_of_the_game_follows_from_the_revealed_secret(scene: Scene) -> None:
    await scene.open(bot(), bot(), bot(), ruleset=RuleSet(mode=Mode.LUCKY_DICE), forfeits=("Sing", "Hop", "Bow"))
    device = await scene.come("anna")
    await scene.start()
    assert device.last.table.dealing.secret is None
    await scene.play_until(lambda table: table.phase is Phase.FINISHED)
    dealing = scene.table.contributions
    assert dealing is not None
    key = game_key(bytes.fromhex(device.updates[-1].table.dealing.secret or ""), dealing, WITH_HASHES)
    round_number = 0
    rolls = forfeits = 0
    for event in stored(scene):
        match event:
            case RoundStarted(round=number):
                round_number = number
            case DeckSet(deck=deck):
                assert deck == round_deck(key, round_number)
            case DieShowed(face=face):
                rolls += 1
                assert face == die_face(key, round_number)
            case ForfeitDrawn(round=number, seat=seat, forfeit=drawn, among=among):
                forfeits += 1
                assert (number, among) == (round_number, 3)
                assert drawn == forfeit(key, number, seat, among)
            case DrewForDealer(draws=draws) if round_number == 0:
                assert {draw.card for draw in draws} <= set(draw_deck(key, 0))
            case _:
                pass
    assert round_number == 7
    assert rolls > 0
    assert forfeits > 0


@at_a_table
async def test_nobody_is_told_the_secret_the_key_or_a_deck_before_the_end(scene: Scene) -> None:
    await scene.open(person("anna"), bot(), bot())
    devices = [await scene.come("anna"), await scene.come("watcher")]
    await scene.start("anna")
    await scene.play_until(lambda table: table.running.to_act == 0)
    key = scene.table.key
    assert key is not None
    assert isinstance(stored(scene)[0], SecretChosen)
    for device in devices:
        everything = b"".join(device.bytes)
        assert scene.table.secret.encode() not in everything
        assert key.hex().encode() not in everything
        assert b"deck_set" not in everything
        assert b"secret_chosen" not in everything


def test_r2_1_a_repeated_draw_counts_the_decks_it_used_up() -> None:
    two = DrewForDealer((LaidCard(0, Card.R1), LaidCard(1, Card.G1)))
    events: tuple[Event, ...] = (two,) * 28
    assert draws_made(()) == 0
    assert draws_made(events[:1]) == 1
    assert draws_made(events) == 1
    assert draws_made((*events, two)) == 2


def test_every_stored_event_is_read_back_as_it_was() -> None:
    @at_a_table
    async def play(scene: Scene) -> None:
        await scene.open(person("anna"), bot(), ruleset=RuleSet(mode=Mode.TACTICAL_ESCAPE))
        await scene.start("anna")
        for entry in scene.services.store.read(scene.table.game).result():
            assert msgspec.json.encode(from_store(entry).event) == entry.event

    play()
