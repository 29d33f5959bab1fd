"""Records of version 2: promised contributions, voided and renewed dealings, replaced people, and the coach's marks."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from doublelucky7.dealing.algorithm import ALGORITHM, WITH_HASHES
from doublelucky7.dealing.commitment import (
    ClientContribution,
    Contribution,
    MissingContribution,
    bytes_of,
    commitment_to,
    contribution_hash,
)
from doublelucky7.dealing.supply import chance_for
from doublelucky7.records.building import Decided, record_of
from doublelucky7.records.disagreements import DisagreementCode
from doublelucky7.records.fair_dealing import key_for, keys_of, round_of_chance
from doublelucky7.records.notation import from_text, to_text
from doublelucky7.records.record import (
    BotPlayer,
    CommittedDealing,
    Person,
    Player,
    Record,
    RenewedDealing,
    Replaced,
    VoidedDealing,
    WhyReplaced,
    Withheld,
    from_json,
    to_json,
)
from doublelucky7.records.replaying import actions_of
from doublelucky7.records.unreadable import UnreadableRecord
from doublelucky7.records.verify import verify
from doublelucky7.rules.actions import Action, ChanceAction
from doublelucky7.rules.engine import act, start
from doublelucky7.rules.legality import legal_actions
from doublelucky7.rules.ruleset import RuleSet
from doublelucky7.rules.waiting import WaitingForChance

ANNA, BEN, BOT = Person("Anna"), Person("Ben"), BotPlayer("Mira", "club", "1")
ADDED: tuple[Contribution, ...] = (ClientContribution("1" * 64), ClientContribution("2" * 64), MissingContribution())
SECRET, LATER = bytes(range(32)), bytes(range(1, 33))


def voided(**changes: object) -> VoidedDealing:
    first = contribution_hash(0, bytes_of(ADDED[0])).hex()
    one = VoidedDealing(
        commitment=commitment_to(LATER, WITH_HASHES).hex(),
        secret=LATER.hex(),
        hashes=(first, "3" * 64, None),
        contributions=(ADDED[0], MissingContribution(), MissingContribution()),
        withheld=(Withheld(1, "Ben"),),
    )
    return msgspec.convert({**msgspec.to_builtins(one), **changes}, VoidedDealing)


def dealing(*renewals: RenewedDealing, void: tuple[VoidedDealing, ...] = ()) -> CommittedDealing:
    return CommittedDealing(
        algorithm=WITH_HASHES,
        commitment=commitment_to(SECRET, WITH_HASHES).hex(),
        contributions=ADDED,
        secret=SECRET.hex(),
        voided=void,
        renewals=renewals,
    )


def renewed(from_round: int, secret: bytes = LATER) -> RenewedDealing:
    commitment = commitment_to(secret, WITH_HASHES).hex()
    return RenewedDealing(
        from_round=from_round, commitment=commitment, contributions=tuple(reversed(ADDED)), secret=secret.hex()
    )


def game(
    promise: CommittedDealing,
    seats: tuple[Player, ...] = (ANNA, BEN, BOT),
    assisted: int | None = None,
    taken: tuple[Replaced, ...] = (),
) -> Record:
    """A game of first legal actions, with the chance that the promise holds; the nth decision was made with help."""
    keys, state, actions, decisions = keys_of(promise), start(RuleSet(), len(seats)), list[Action | Decided](), 0
    draws = 0
    while state.result is None:
        if isinstance(state.waiting, WaitingForChance):
            key = key_for(keys, round_of_chance(state.waiting, state.round))
            assert key is not None
            action: Action = chance_for(key, state.waiting, state.round, draws)
            draws += state.round == 0
        else:
            action = legal_actions(state)[0]
        decisions += not isinstance(action, ChanceAction)
        actions.append(Decided(action, is_assisted=decisions == assisted))
        state = act(state, action).state
    return record_of(RuleSet(), seats, promise, actions, replaced=taken)


def code_of(record: Record) -> DisagreementCode | None:
    found = verify(record)
    return None if found is None else found.code


def test_a_game_of_version_1_stays_one_and_the_rest_takes_version_2() -> None:
    old = replace(dealing(), algorithm=ALGORITHM, commitment=commitment_to(SECRET).hex())
    assert game(old).version == 1
    assert game(dealing()).version == 2
    assert game(old, assisted=3).version == 2


def test_old_records_cannot_hold_what_is_new() -> None:
    old = replace(dealing(), algorithm=ALGORITHM, commitment=commitment_to(SECRET).hex())
    for record, there, written in ((game(dealing()), 2, 1), (game(old), 1, 2)):
        with pytest.raises(UnreadableRecord):
            from_json(to_json(record).replace(f'"version":{there}', f'"version":{written}', 1))


@pytest.mark.parametrize(
    "promise",
    [
        dealing(),
        dealing(void=(voided(),)),
        dealing(renewed(0)),
        dealing(renewed(1)),
        dealing(renewed(4), renewed(4, bytes(32)), renewed(6)),
    ],
)
def test_every_kind_of_promise_survives_and_agrees(promise: CommittedDealing) -> None:
    record = game(promise, (ANNA, BEN, Person("Carl")), assisted=5)
    assert verify(record) is None
    assert from_json(to_json(record)) == from_text(to_text(record)) == record
    again = record_of(record.ruleset, record.seats, record.dealing, actions_of(record))
    assert again == record


def test_cards_of_a_renewed_dealing_are_checked_by_its_key() -> None:
    record = game(dealing(renewed(4)))
    assert code_of(replace(record, dealing=dealing(renewed(5)))) is DisagreementCode.DECK_DIFFERS
    assert code_of(replace(record, dealing=dealing())) is DisagreementCode.DECK_DIFFERS


def test_a_renewed_dealing_may_keep_its_secret_until_the_end() -> None:
    record = game(dealing(renewed(4)))
    secretive = replace(record, dealing=dealing(replace(renewed(4), secret=None)))
    assert from_json(to_json(secretive)) == from_text(to_text(secretive)) == secretive


def test_renewals_go_on_from_round_to_round() -> None:
    record = game(dealing(renewed(4), renewed(6)))
    assert code_of(replace(record, dealing=dealing(renewed(6), renewed(4)))) is DisagreementCode.RENEWAL_DIFFERS


@pytest.mark.parametrize(
    "changes",
    [
        {"secret": "0" * 64},
        {"hashes": ["4" * 64, "3" * 64, None]},
        {"hashes": [None, "3" * 64, None]},
        {"withheld": [{"seat": 0, "name": "Anna"}]},
        {"withheld": [{"seat": 1, "name": "Ben"}, {"seat": 6, "name": "Nobody"}]},
        {"contributions": [{"kind": "silent"}, {"kind": "silent"}, {"kind": "silent"}]},
        {"hashes": ["4" * 64, "3" * 64]},
    ],
)
def test_a_dealing_is_void_only_for_a_contribution_that_was_withheld(changes: dict[str, object]) -> None:
    record = replace(game(dealing()), dealing=dealing(void=(voided(**changes),)))
    assert code_of(record) is DisagreementCode.WITHHELD_DIFFERS


def test_the_coach_helps_people_only_with_decisions_that_are_there() -> None:
    record = game(dealing(), assisted=1)
    (first, *others) = record.rounds
    bots = next(place for place in (1, 2, 3) if record.seats[(first.dealer + place - 1) % 3] == BOT)
    for wrong in ((99,), (2, 1), (1, 1), (bots,)):
        changed = replace(record, rounds=(replace(first, assisted=wrong), *others))
        assert code_of(changed) is DisagreementCode.ASSISTED_DIFFERS


def test_a_bot_has_taken_a_seat_once_and_holds_it() -> None:
    taken = Replaced(2, "Carl", 3, WhyReplaced.REMOVED)
    record = game(dealing(), taken=(taken,))
    assert verify(record) is None
    assert from_text(to_text(record)) == from_json(to_json(record)) == record
    for wrong in ((taken, taken), (replace(taken, seat=0),), (replace(taken, rounds=8),), (replace(taken, seat=6),)):
        assert code_of(replace(record, replaced=wrong)) is DisagreementCode.REPLACED_DIFFERS
