"""The environment for PettingZoo: passes PettingZoo's own tests, and plays the same game as the rules."""

from functools import partial
from itertools import count
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, performance_benchmark, render_test, seed_test

from doublelucky7 import Game
from doublelucky7.environments import pettingzoo as environment
from doublelucky7.environments.action_codes import code_of

MODES = ["classic", "tactical_escape", "lucky_dice"]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", [2, 4, 7])
@pytest.mark.filterwarnings("ignore")
def test_pettingzoos_own_test_of_the_interface(players: int, mode: str) -> None:
    api_test(environment.env(players, mode=mode), num_cycles=60)


@pytest.mark.filterwarnings("ignore")
def test_pettingzoos_own_tests_of_seeds_and_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    seed_test(lambda: environment.env(3, mode="lucky_dice"), num_cycles=40)
    render_test(
        lambda render_mode: environment.env(3, mode="lucky_dice", render_mode=render_mode),
        custom_tests={"svg": lambda picture: picture.startswith("<svg")},
    )
    assert "round 1 of 7" in capsys.readouterr().out


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_random_match_is_the_same_step_by_step_as_in_the_rules(players: int, mode: str) -> None:
    env: Any = environment.env(players, mode=mode)
    env.reset(seed=11)
    game, random = Game(players, mode, seed=11), Random(11)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        rewards[agent] += reward
        if terminated:
            env.step(None)
            continue
        assert agent == f"seat_{game.to_act}"
        legal = {code_of(action, players): action for action in game.legal_actions()}
        assert {code for code, one in enumerate(seen["action_mask"]) if one} == set(legal)
        code = random.choice(sorted(legal))
        game.act(legal[code])
        env.step(code)
    assert game.is_over
    assert tuple(rewards.values()) == game.totals


def test_whoever_acts_against_the_mask_ends_the_game() -> None:
    env: Any = environment.env(2)
    env.reset(seed=1)
    seen = env.last()[0]
    env.step(int(seen["action_mask"].argmin()))
    assert all(env.terminations.values())


@pytest.mark.filterwarnings("ignore")
def test_pettingzoos_own_tests_of_cycles_and_of_seats_that_choose_at_once() -> None:
    replacing = partial(environment.env, 2, illegal="replace")
    max_cycles_test(SimpleNamespace(env=replacing, parallel_env=partial(environment.parallel_env, 2)))
    parallel_api_test(environment.parallel_env(3, mode="lucky_dice"), num_cycles=30)


def test_pettingzoos_own_benchmark(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    # It runs for five seconds; here a second passes each time it looks at the clock.
    monkeypatch.setattr("time.time", count().__next__)
    performance_benchmark(environment.env(3, mode="lucky_dice"))
    assert "turns per second" in capsys.readouterr().out


def test_a_small_variant_is_an_environment_too() -> None:
    env: Any = environment.env(2, variant="two_rounds_9_cards")
    env.reset(seed=3)
    turns = 0
    for _ in env.agent_iter():
        seen, _, terminated, _, _ = env.last()
        turns += not terminated
        env.step(None if terminated else int(seen["action_mask"].argmax()))
    assert turns == 2 * (1 + 1) + 2 * (1 + 2)
    with pytest.raises(ValueError, match="variant is one_round_9_cards"):
        environment.env(2, variant="none_of_them")


def test_in_a_game_of_seats_that_choose_at_once_the_rewards_are_the_points() -> None:
    env: Any = environment.parallel_env(2, mode="tactical_escape")
    env.reset(seed=11)
    game, totals = Game(2, "tactical_escape", seed=11), dict.fromkeys(env.possible_agents, 0.0)
    while env.agents:
        _, rewards, _, _, _ = env.step(dict.fromkeys(env.agents, 0))
        totals = {agent: totals[agent] + rewards[agent] for agent in totals}
    while not game.is_over:
        legal = {code_of(action, 2): action for action in game.legal_actions()}
        game.act(legal.get(0, game.legal_actions()[0]))
    assert tuple(totals.values()) == game.totals
