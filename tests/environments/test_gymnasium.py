"""The environment for Gymnasium: passes its own test, and one seat plays the same game as in the rules."""

from random import Random

import numpy as np
import pytest

pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env

from doublelucky7 import ClubBot, Game
from doublelucky7.environments.action_codes import code_of
from doublelucky7.environments.gymnasium import SeatEnv


@pytest.mark.parametrize("mode", ["classic", "lucky_dice"])
@pytest.mark.filterwarnings("ignore")
def test_gymnasiums_own_test(mode: str) -> None:
    check_env(SeatEnv(3, level="random", mode=mode, render_mode="ansi"))


@pytest.mark.parametrize("mode", ["classic", "tactical_escape", "lucky_dice"])
def test_a_game_is_the_same_step_by_step_as_in_the_rules(mode: str) -> None:
    env, random = SeatEnv(3, level="club", mode=mode), Random(7)
    _, info = env.reset(seed=7)
    seed = int(np.random.Generator(np.random.PCG64(np.random.SeedSequence(7))).integers(2**31))
    game = Game(["Player", ClubBot(), ClubBot()], mode, seed=seed)
    total, over = 0.0, False
    while not over:
        legal = {code_of(action, 3): action for action in game.legal_actions()}
        assert set(np.flatnonzero(info["action_mask"])) == set(legal)
        code = random.choice(sorted(legal))
        game.act(legal[code])
        _, reward, over, _, info = env.step(code)
        total += reward
    assert game.is_over
    assert total == game.totals[0]


def test_an_action_against_the_mask_ends_the_game() -> None:
    env = SeatEnv(2, level="random", render_mode="svg")
    with pytest.raises(ValueError, match="reset it first"):
        env.render()
    _, info = env.reset(seed=1)
    assert (env.render() or "").startswith("<svg")
    assert env.step(int(info["action_mask"].argmin()))[1:3] == (-1.0, True)
