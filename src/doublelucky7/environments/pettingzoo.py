"""Double Lucky 7 for PettingZoo, seats acting in turn: `from doublelucky7.environments import pettingzoo`.

Needs the extra `doublelucky7[pettingzoo]`. Actions are the codes of `action_codes`, observations the information states
of `observations` with an action mask. A reward is what a round brought its seat, and at the end the penalty is taken
off; whoever acts against the mask loses one point, and the game is over for all.
"""

from __future__ import annotations

import sys
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from doublelucky7.environments.action_codes import ACTION_CODES, action_of, legal_mask
from doublelucky7.environments.observations import information_of, planes_of_information, size_of
from doublelucky7.game.playing import Game
from doublelucky7.rules.ruleset import RuleSet, Seat
from doublelucky7.rules.scoring import RoundScore

_ILLEGAL_REWARD: Final = -1


def env(players: int = 4, *, render_mode: str | None = None, **rules: Any) -> AECEnv:
    """The environment with PettingZoo's own guards; the rules are fields of `RuleSet`, as in `mode="lucky_dice"`."""
    guarded = wrappers.TerminateIllegalWrapper(
        raw_env(players, render_mode=render_mode, **rules), illegal_reward=_ILLEGAL_REWARD
    )
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class raw_env(AECEnv):  # noqa: N801 - PettingZoo's name for it
    """The environment without guards."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo declares it
        "name": "double_lucky_7_v1",
        "render_modes": ["human", "ansi", "svg"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(self, players: int = 4, *, render_mode: str | None = None, **rules: Any) -> None:
        super().__init__()
        self.render_mode = render_mode
        self._ruleset = RuleSet(**rules)
        self._game = Game(players, self._ruleset)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        size = size_of(planes_of_information(players))
        self._observation_space = Dict(
            {
                "observation": Box(-np.inf, np.inf, (size,), np.float32),
                "action_mask": Box(0, 1, (ACTION_CODES,), np.int8),
            }
        )
        self._action_spaces = {agent: Discrete(ACTION_CODES) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self._observation_space

    def action_space(self, agent: str) -> Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._game = Game(len(self.possible_agents), self._ruleset, seed=seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._agent_to_act()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat_of(agent)
        known = information_of(self._game.heard(seat))
        legal = self._game.legal_actions() if seat == self._game.to_act else ()
        mask = legal_mask(legal, len(self.possible_agents))
        return {
            "observation": np.frombuffer(known, dtype=np.float32).copy(),
            "action_mask": np.frombuffer(mask, dtype=np.int8).copy(),
        }

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        seat, scored = self._seat_of(self.agent_selection), len(self._game.state.pad)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        assert action is not None
        self._game.act(action_of(int(action), seat, len(self.possible_agents)))
        for row in self._game.state.pad[scored:]:
            self._reward(row)
        if self._game.is_over:
            self._end()
        self.agent_selection = self._agent_to_act()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table: as text for `ansi`, as a picture for `svg`, on standard output for `human`."""
        if self.render_mode == "svg":
            return self._game.table().svg
        if self.render_mode == "human":
            sys.stdout.write(f"{self._game}\n")
            return None
        return str(self._game)

    def close(self) -> None:
        """Nothing is open."""

    def _reward(self, row: RoundScore) -> None:
        for score in row.scores:
            self.rewards[self.possible_agents[score.seat]] += score.points

    def _end(self) -> None:
        result = self._game.state.result
        assert result is not None
        for score in result.scores:
            self.rewards[self.possible_agents[score.seat]] -= score.penalty
        self.terminations = dict.fromkeys(self.agents, True)

    def _agent_to_act(self) -> str:
        seat = self._game.to_act
        return self.possible_agents[0 if seat is None else seat]

    def _seat_of(self, agent: str) -> Seat:
        return self.possible_agents.index(agent)
