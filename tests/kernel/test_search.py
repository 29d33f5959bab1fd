"""Search compares moves over the same worlds, and inference believes what bids say."""

from statistics import stdev

import pytest

from doublelucky7.kernel.bits import stream
from doublelucky7.kernel.codes import BID, CARD, DOUBLE_POINTS, MOST_PLAYERS, NORMAL_PARTS, PASS, TRUMP_AS_LED
from doublelucky7.kernel.defaults import DEFAULT_POLICY
from doublelucky7.kernel.knowledge import Knowledge
from doublelucky7.kernel.likelihood import chosen_worlds, judged_worlds, shares_of
from doublelucky7.kernel.moves import legal_moves
from doublelucky7.kernel.position import Position
from doublelucky7.kernel.redeal import Plan, redeal
from doublelucky7.kernel.search import SEVENTHS, Finding, search
from doublelucky7.kernel.strength import Policy
from doublelucky7.rules.cards import Card
from tests.setting import cards

GREEN_CARDS = 0x3FFF << 2 * 14


def policy(noise: float = 0.0) -> Policy:
    chosen = Policy(list(DEFAULT_POLICY))
    chosen.noise = noise
    return chosen


def dealt(own: str, players: int, *bids: int) -> Knowledge:
    """Seat 0 deals and holds these cards; green is trump."""
    hand = cards(own)
    mask = sum(1 << card.position for card in hand)
    memory = Knowledge(players, len(hand), 0, 1, Card.G7.position, TRUMP_AS_LED, 0, mask)
    for bid in bids:
        memory.note_move(BID, bid)
    return memory


def found(memory: Knowledge, moves: list[tuple[int, int, int]]) -> list[Finding]:
    return search(memory, moves, worlds=20, seed=3, hero=policy(), others=policy())


def test_r5_5_joker_and_highest_trump_make_a_bid_of_two_in_every_world() -> None:
    memory = dealt("J G14", 3, 2, 0, 1)
    for finding in found(memory, legal_moves(memory.now)):
        assert finding.made == 1.0
        assert finding.points == 14.0
        assert finding.tricks[2] == 1.0


def test_with_the_joker_in_hand_a_bid_of_nothing_fails_in_every_world() -> None:
    memory = dealt("J R2 Y3", 3)
    bids = {finding.move[1]: finding for finding in found(memory, legal_moves(memory.now))}
    assert bids[0].points == 0.0
    assert bids[1].points > 0.0


def test_w4_double_points_doubles_what_passing_brings_because_the_worlds_are_the_same() -> None:
    memory = dealt("G14 R5 Y9 B2", 4, 1, 1, 1, 0)
    passing, doubling = found(memory, [(PASS, 0, 0), (DOUBLE_POINTS, 0, 0)])
    assert passing.points > 0.0
    assert doubling.points == 2 * passing.points


def test_the_same_move_twice_is_worth_the_same() -> None:
    memory = dealt("G3 R5 Y9 B2", 4, 1, 1, 1, 0)
    move = (CARD, Card.R5.position, 0)
    one, other = found(memory, [move, move])
    assert one == other


def test_r6_3_equal_totals_share_the_win_in_the_last_round() -> None:
    # Both hold one card; the dealer's Joker makes the bid, the other cannot make its own.
    memory = dealt("J", 2, 1, 1)
    finding = search(
        memory,
        legal_moves(memory.now),
        worlds=5,
        seed=1,
        hero=policy(),
        others=policy(),
        totals=[0.0, 12.0],
    )[0]
    assert finding.wins == 0.5


def foreseen(memory: Knowledge, decay: float, seed: int) -> list[Finding]:
    moves = legal_moves(memory.now)
    return search(memory, moves, worlds=20, seed=seed, hero=policy(), others=policy(), decay=decay)


def without_foresight(finding: Finding) -> Finding:
    return finding._replace(foreseen=0.0, wins=0.0)


def test_without_a_decay_what_is_foreseen_is_the_outcome() -> None:
    memory = dealt("G3 R5 Y9 B2 R12", 4, 1, 1, 1, 0)
    assert all(finding.foreseen == finding.points for finding in foreseen(memory, 1.0, 3))


def test_what_is_expected_on_the_way_changes_no_outcome_and_is_less_by_luck_than_it() -> None:
    memory = dealt("G3 R5 Y9 B2 R12", 4, 1, 1, 1, 0)
    luck_of_outcome, luck_of_foreseen = [], []
    for seed in range(12):
        outcome, expected = foreseen(memory, 1.0, seed), foreseen(memory, 0.5, seed)
        assert [without_foresight(one) for one in outcome] == [without_foresight(one) for one in expected]
        luck_of_outcome.append(outcome[0].foreseen)
        luck_of_foreseen.append(expected[0].foreseen)
        assert all(0.0 <= one.foreseen <= 12.0 for one in expected)
    assert stdev(luck_of_foreseen) < 0.8 * stdev(luck_of_outcome)


def likely_worlds(
    memory: Knowledge, models: list[tuple[Policy, float]], candidates: int, wanted: int, least_effective: float
) -> tuple[list[tuple[int, int]], float]:
    logs = judged_worlds(memory, models, candidates, 5, 1)
    return chosen_worlds(logs, shares_of(models), candidates, wanted, least_effective)


def mean_trumps(memory: Knowledge, seat: int, chosen: list[tuple[int, int]], seed: int) -> float:
    plan, world = Plan(memory), Position()
    total = 0
    for number, count in chosen:
        redeal(plan, world, stream(seed, number))
        total += count * (world.hand(seat) & GREEN_CARDS).bit_count()
    return total / sum(count for _, count in chosen)


@pytest.mark.slow_when_pure
def test_who_bids_high_is_thought_to_hold_trumps_and_who_bids_nothing_is_not() -> None:
    models = [(policy(noise=0.1), 0.9), (policy(noise=1.0), 0.1)]
    trumps = {}
    for bid in (0, 5):
        memory = dealt("R2 R5 Y3 Y9 B2 B7 B11", 3, 1, bid)
        chosen, sharpness = likely_worlds(memory, models, 600, 200, 30.0)
        assert sum(count for _, count in chosen) == 200
        assert sharpness == 1.0
        trumps[bid] = mean_trumps(memory, 1, chosen, 5)
    blind = mean_trumps(memory, 1, [(number, 1) for number in range(600)], 5)
    assert trumps[0] < blind - 0.3
    assert trumps[5] > blind + 0.3


def test_weights_are_tempered_until_enough_worlds_count() -> None:
    certain = policy()
    certain.bid_heat = 0.01
    memory = dealt("R2 R5 Y3 Y9 B2 B7 B11", 3, 1, 6)
    chosen, sharpness = likely_worlds(memory, [(certain, 1.0)], 60, 60, 20.0)
    assert sharpness < 1.0
    assert len(chosen) >= 15


def test_who_is_known_from_the_rounds_before_is_played_out_as_what_they_are() -> None:
    memory = dealt("G14 R5 Y9 B2", 4)
    moves, kinds = legal_moves(memory.now), [policy(), policy(noise=1.0)]

    def bids(evidence: list[list[float]]) -> list[Finding]:
        models = [(kind, 0.5) for kind in kinds]
        return search(memory, moves, worlds=40, seed=3, hero=policy(), others=kinds, models=models, evidence=evidence)

    for known, kind in enumerate(kinds):
        certain = [[0.0 if model == known else -60.0] * MOST_PLAYERS for model in range(len(kinds))]
        assert bids(certain) == search(memory, moves, worlds=40, seed=3, hero=policy(), others=kind)
    with pytest.raises(ValueError, match="same models"):
        bids([[0.0] * MOST_PLAYERS])


def test_several_others_need_a_model_each() -> None:
    memory = dealt("G14 R5 Y9 B2", 4)
    others = [policy(), policy(noise=1.0)]
    with pytest.raises(ValueError, match="one for each model"):
        search(memory, legal_moves(memory.now), worlds=4, seed=3, hero=policy(), others=others)


def test_c_has_room_for_every_part_of_the_normal_distribution() -> None:
    assert len(SEVENTHS) == NORMAL_PARTS
