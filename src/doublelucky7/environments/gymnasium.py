"""One seat of Double Lucky 7 against bots for Gymnasium: `from doublelucky7.environments import gymnasium`.

Needs the extra `doublelucky7[gymnasium]`. Actions are the codes of `action_codes`, the observation is the information
state of `observations` with an action mask, which is also in `info`. A reward is what a round brought the seat, at the
end less the penalty; an action against the mask brings one point less and ends the game.
"""

from __future__ import annotations

from typing import Any, Final, SupportsInt

import numpy as np
from gymnasium import Env
from gymnasium.spaces import Box, Dict, Discrete

from doublelucky7.bots.levels import bot_named
from doublelucky7.environments.action_codes import ACTION_CODES, action_of, legal_mask
from doublelucky7.environments.observations import information_of, planes_of_information, size_of
from doublelucky7.game.playing import Game
from doublelucky7.rules.ruleset import RuleSet

_SEAT: Final = 0
_ILLEGAL_REWARD: Final = -1.0
_GAMES: Final = 2**31


class SeatEnv(Env):
    """The first seat of a table whose other seats are played by bots of a level.

    Examples:
        >>> env = SeatEnv(players=3, level="club", mode="lucky_dice")
        >>> observation, info = env.reset(seed=7)
        >>> int(info["action_mask"].sum())
        2
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "svg"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(self, players: int = 4, *, level: str = "club", render_mode: str | None = None, **rules: Any) -> None:
        self.render_mode = render_mode
        self._ruleset = RuleSet(**rules)
        self._players, self._bot = players, bot_named(level)
        self._game: Game | None = None
        size = size_of(planes_of_information(players))
        self.action_space = Discrete(ACTION_CODES)
        self.observation_space = Dict(
            {
                "observation": Box(-np.inf, np.inf, (size,), np.float32),
                "action_mask": Box(0, 1, (ACTION_CODES,), np.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deals a new game and plays it up to the seat's first decision."""
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(_GAMES))
        others = [self._bot] * (self._players - 1)
        self._game = Game(["Player", *others], self._ruleset, seed=dealt)
        return self._told()

    def step(self, action: SupportsInt) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Does an action, lets the others go on, and answers at the seat's next decision."""
        game = self._running()
        mask = legal_mask(game.legal_actions(), self._players)
        if not mask[int(action)]:
            return (told := self._told())[0], _ILLEGAL_REWARD, True, False, told[1]
        before = game.totals[_SEAT]
        game.act(action_of(int(action), _SEAT, self._players))
        observation, info = self._told()
        return observation, float(game.totals[_SEAT] - before), game.is_over, False, info

    def render(self) -> str | None:
        """The table: as a picture for `svg`, else as text."""
        game = self._running()
        return game.table(_SEAT).svg if self.render_mode == "svg" else str(game)

    def _running(self) -> Game:
        if self._game is None:
            raise ValueError("reset it first")
        return self._game

    def _told(self) -> tuple[dict[str, Any], dict[str, Any]]:
        game = self._running()
        known = information_of(game.heard(_SEAT))
        mask = np.frombuffer(legal_mask(game.legal_actions(), self._players), dtype=np.int8).copy()
        return {"observation": np.frombuffer(known, dtype=np.float32).copy(), "action_mask": mask}, {
            "action_mask": mask
        }
