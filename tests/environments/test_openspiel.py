"""OpenSpiel: its own tests, resampling that respects missing colours, playthroughs, its solvers on small variants."""

import os
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pyspiel", reason="open_spiel is not installed")

import pyspiel
from open_spiel.python.algorithms import (
    cfr,
    exploitability,
    external_sampling_mccfr,
    ismcts,
    mcts,
)

from doublelucky7.environments import openspiel
from doublelucky7.environments.action_codes import action_of, code_of
from doublelucky7.rules.actions import Action, Deal, DieFell
from doublelucky7.rules.cards import FULL_DECK
from doublelucky7.rules.engine import act, evolve, start
from doublelucky7.rules.events import DealerFound
from doublelucky7.rules.legality import legal_actions
from doublelucky7.rules.ruleset import RuleSet
from doublelucky7.rules.state import State
from doublelucky7.rules.waiting import WaitingForDeal, WaitingForDie, WaitingForDraw

CHANCE = pyspiel.PlayerId.CHANCE
PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
ONE_CARD = f"{openspiel.ROUND}(players=2,tricks=1,numbers=1,utility=lead)"
TWO_CARDS = f"{openspiel.ROUND}(players=2,tricks=2,numbers=2,utility=lead)"

TABLES = [
    f"{openspiel.ROUND}(players=3,tricks=3,mode=lucky_dice)",
    f"{openspiel.ROUND}(players=2,tricks=7,joker_trump=dealer_chooses)",
    f"{openspiel.GAME}(players=4,rounds=3,numbers=5,mode=tactical_escape)",
    f"{openspiel.GAME}(players=2,rounds=2,numbers=3,utility=lead)",
]


@pytest.mark.parametrize("name", TABLES)
def test_openspiels_own_test_with_serialization(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def at_random(state: Any, random: Random) -> int:
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        return int(random.choices([one for one, _ in outcomes], [chance for _, chance in outcomes])[0])
    return int(random.choice(state.legal_actions()))


def told(state: Any, seat: int) -> tuple[str, str, bytes]:
    return (
        state.information_state_string(seat),
        state.observation_string(seat),
        np.asarray(state.observation_tensor(seat), np.float32).tobytes(),
    )


@pytest.mark.parametrize("name", TABLES)
def test_k2_a_resampled_state_is_a_twin_in_texts_and_tensors_and_respects_missing_colours(name: str) -> None:
    game, random, differing = pyspiel.load_game(name), Random(7), 0
    for seed in range(2):
        state, sampler = game.new_initial_state(), Random(seed).random
        while not state.is_terminal():
            if not state.is_chance_node():
                for seat in range(game.num_players()):
                    twin = state.resample_from_infostate(seat, sampler)
                    assert told(twin, seat) == told(state, seat)
                    # A card played against a missing colour would have been refused while the twin was played again.
                    assert twin.current_player() == state.current_player()
                    assert twin.moment.state.hands[seat] == state.moment.state.hands[seat]
                    differing += twin.moment.state.hands != state.moment.state.hands
            state.apply_action(at_random(state, random))
    assert differing > 5


def test_resampling_a_small_variant_agrees_with_full_enumeration_where_a_colour_is_missing() -> None:
    """Two players, two cards, nine in the deck: every deal that fits what seat 0 was told, each as likely."""
    game = pyspiel.load_game(TWO_CARDS)
    state = game.new_initial_state()
    # Seat 1 is dealt G1 and B1, seat 0 R1 and R2; Y1 is turned up. Seat 0 leads R1, and seat 1 has no red.
    for card in ("G1", "R1", "B1", "R2", "Y1"):
        state.apply_action([one.value for one in FULL_DECK].index(card))
    for code in (57 + 0, 57 + 0, 0, [one.value for one in FULL_DECK].index("G1")):
        state.apply_action(code)
    fitting = {"Y2", "G2", "B1", "B2", "J"}
    samples, random = 4_000, Random(7)
    seen = Counter(
        state.resample_from_infostate(0, random.random).moment.state.hands[1][0].value for _ in range(samples)
    )
    assert set(seen) == fitting
    expected = samples / len(fitting)
    # Chi-square with four degrees of freedom; 18.5 is passed once in a thousand, and the seed is fixed.
    assert sum((count - expected) ** 2 / expected for count in seen.values()) < 18.5


def next_action(state: State, action: int, deck: list[int]) -> tuple[State, list[int]]:
    """The same step in the rules; the cards of a deal are gathered until all are there."""
    if isinstance(state.waiting, WaitingForDraw):
        return evolve(state, DealerFound(action)), deck
    done: Action
    if isinstance(state.waiting, WaitingForDeal):
        deck = [*deck, action]
        tricks = state.round + 1
        if len(deck) < state.players * tricks + (2 if state.ruleset.has_wheel else 1):
            return state, deck
        top = [FULL_DECK[place] for place in deck]
        done = Deal((*top, *(card for card in FULL_DECK if card not in top)))
    elif isinstance(state.waiting, WaitingForDie):
        done = DieFell(action + 1)
    else:
        assert state.to_act is not None
        done = action_of(action, state.to_act, state.players)
    return act(state, done).state, []


@pytest.mark.parametrize("mode", ["classic", "tactical_escape", "lucky_dice"])
def test_a_random_match_is_the_same_step_by_step_as_in_the_rules(mode: str) -> None:
    players, random = 3, Random(11)
    state = pyspiel.load_game(f"{openspiel.GAME}(players={players},mode={mode})").new_initial_state()
    rules, deck = start(RuleSet(mode=mode), players), list[int]()  # type: ignore[arg-type]
    while not state.is_terminal():
        if not state.is_chance_node():
            assert state.current_player() == rules.to_act
            assert state.legal_actions() == sorted(code_of(one, players) for one in legal_actions(rules))
        action = at_random(state, random)
        state.apply_action(action)
        rules, deck = next_action(rules, action, deck)
    assert rules.result is not None
    assert state.returns() == [score.total for score in rules.result.scores]


@pytest.mark.parametrize("name", ["round", "game"])
def test_a_playthrough_is_the_stored_one(name: str) -> None:
    """`DOUBLELUCKY7_PLAYTHROUGHS=write` writes them anew."""
    # It brings all of SciPy's statistics, which nothing else here needs.
    from open_spiel.python.algorithms import generate_playthrough

    table = {
        "round": f"{openspiel.ROUND}(players=2,tricks=1,mode=lucky_dice)",
        "game": f"{openspiel.GAME}(players=2,rounds=1,numbers=2)",
    }[name]
    stored = PLAYTHROUGHS / f"{name}.txt"
    if os.environ.get("DOUBLELUCKY7_PLAYTHROUGHS") == "write":
        stored.write_text(generate_playthrough.playthrough(table, None, seed=7), encoding="utf-8")
    lines = stored.read_text(encoding="utf-8").splitlines()
    done = [int(line.removeprefix("action: ")) for line in lines if line.startswith("action: ")]
    assert generate_playthrough.playthrough(table, done).splitlines() == lines


def test_counterfactual_regret_minimization_solves_a_small_variant() -> None:
    game = pyspiel.load_game(ONE_CARD)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(3):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(game, solver.average_policy()) < 0.6
    assert exploitability.nash_conv(game, solver.average_policy()) < 1.2


def test_external_sampling_and_information_set_search_run_on_a_small_variant() -> None:
    game = pyspiel.load_game(TWO_CARDS)
    np.random.seed(7)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    solver.iteration()
    policy = solver.average_policy()
    state, random = game.new_initial_state(), Random(3)
    while state.is_chance_node():
        state.apply_action(at_random(state, random))
    assert sum(policy.action_probabilities(state).values()) == pytest.approx(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(7)),
        uct_c=4.0,
        max_simulations=20,
        random_state=np.random.RandomState(7),
    )
    assert bot.step(state) in state.legal_actions()


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(Exception, match="utility is points or lead"):
        pyspiel.load_game(f"{openspiel.ROUND}(utility=glory)")
    state = pyspiel.load_game(ONE_CARD).new_initial_state()
    with pytest.raises(ValueError, match="only where a seat decides"):
        state.resample_from_infostate(0, Random(7).random)
