"""A little of everything the kernel computes, as numbers that must not depend on how it runs.

Run as a program it prints them, so that a test can ask the uncompiled kernel in another process.
"""

import json

from doublelucky7.kernel import is_compiled
from doublelucky7.kernel.codes import BID, CARD, TRUMP_AS_LED, TRUMP_UNNAMED
from doublelucky7.kernel.defaults import DEFAULT_POLICY
from doublelucky7.kernel.heuristic import evaluate_bids, evaluate_cards, play_policy_rounds
from doublelucky7.kernel.knowledge import Knowledge
from doublelucky7.kernel.learned import forecasts
from doublelucky7.kernel.moves import legal_moves, make
from doublelucky7.kernel.network import Network
from doublelucky7.kernel.playouts import Tally, play_random_rounds
from doublelucky7.kernel.position import Position, begin, deal_at_random, is_over, points_of
from doublelucky7.kernel.redeal import Plan, redeal
from doublelucky7.kernel.search import Finding, random_playouts, search
from doublelucky7.kernel.strength import Evaluation, Policy
from tests.kernel.made_up_weights import made_up_weights


def sums(tally: Tally, players: int) -> list[list[int]]:
    return [[tally.points_by(seat), tally.exact_bids_by(seat), tally.tricks_by(seat)] for seat in range(players)]


def half_a_round(players: int, tricks: int, state: int, me: int) -> Knowledge:
    """What a seat was told until its turn in the middle of a round played by the heuristic."""
    policy, evaluation, at = Policy(list(DEFAULT_POLICY)), Evaluation(), Position()
    begin(at, players, tricks, 0, 1)
    deal_at_random(at, TRUMP_AS_LED, state)
    knowledge = Knowledge(players, tricks, 0, 1, at.turned, TRUMP_AS_LED, me, at.hand(me))
    while at.tricks_done < tricks // 2 or at.turn != me:
        if at.bids_made < players:
            evaluate_bids(policy, at, evaluation)
            move = (BID, evaluation.considered()[evaluation.choice][0], 0)
        else:
            evaluate_cards(policy, at, evaluation)
            move = (CARD, evaluation.considered()[evaluation.choice][0], 0)
        make(at, *move)
        knowledge.note_move(*move)
    assert not is_over(at)
    assert points_of(at, me) >= 0
    return knowledge


def found(knowledge: Knowledge, threads: int) -> list[Finding]:
    policy, model, chance = (Policy(list(DEFAULT_POLICY)) for _ in range(3))
    policy.noise, model.noise, chance.noise = 0.05, 0.1, 1.0
    return search(
        knowledge,
        legal_moves(knowledge.now),
        worlds=12,
        seed=5,
        hero=policy,
        others=policy,
        models=[(model, 0.9), (chance, 0.1)],
        candidates=30,
        least_effective=10.0,
        totals=[10.0 * seat for seat in range(knowledge.now.players)],
        scale=20.0,
        decay=0.6,
        threads=threads,
    )


def foreseen(knowledge: Knowledge) -> list[object]:
    """What a network of made-up weights foresees: floats that must be equal to the last digit."""
    network, evaluation = Network(), Evaluation()
    network.unpack(made_up_weights())
    at = Position()
    begin(at, 5, 4, 0, 1)
    deal_at_random(at, TRUMP_AS_LED, 17)
    return [forecasts(network, knowledge.now, evaluation), forecasts(network, at, evaluation)]


def fingerprint(threads: int = 1) -> dict[str, object]:
    knowledge = half_a_round(4, 6, 99, 2)
    world, plan, hands = Position(), Plan(knowledge), []
    state = 1
    for _ in range(20):
        state = redeal(plan, world, state)
        hands.append([world.hand(seat) for seat in range(4)] + [world.under])
    policy, noisy = Policy(list(DEFAULT_POLICY)), Policy(list(DEFAULT_POLICY))
    noisy.noise = 0.3
    return {
        "random": [sums(play_random_rounds(n, 8 - n, 30, 3, TRUMP_UNNAMED, threads), n) for n in range(2, 8)],
        "heuristic": [
            sums(play_policy_rounds(policy, noisy, n, 8 - n, 3, 4, TRUMP_UNNAMED, threads), n) for n in range(2, 8)
        ],
        "redealt": hands,
        "playouts": random_playouts(knowledge, 50, 8, threads),
        "network": foreseen(knowledge),
        "search": [
            [*finding.move, finding.points, finding.made, finding.wins] for finding in found(knowledge, threads)
        ],
    }


if __name__ == "__main__":
    print(json.dumps([is_compiled(), fingerprint()]))  # noqa: T201 - the answer to the test that asked
