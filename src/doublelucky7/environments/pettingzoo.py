"""Double Lucky 7 for PettingZoo, seats acting in turn: `from doublelucky7.environments import pettingzoo`.

Needs the extra `doublelucky7[pettingzoo]`. Actions are the codes of `action_codes`, observations the information states
of `observations` with an action mask. A reward is what a round brought its seat, and at the end the penalty is taken
off; whoever acts against the mask loses one point, and the game is over for all, unless `illegal="replace"` does the
first legal action instead. `max_cycles` cuts a game off after so many turns for each seat.
"""

from __future__ import annotations

import sys
from typing import Any, Final, Literal

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from doublelucky7.environments.action_codes import ACTION_CODES, action_of, code_of, legal_mask
from doublelucky7.environments.observations import information_of, planes_of_information, size_of
from doublelucky7.game.playing import Game
from doublelucky7.rules.actions import PlayerAction
from doublelucky7.rules.ruleset import Seat
from doublelucky7.rules.scoring import RoundScore
from doublelucky7.rules.variants import ruleset_of

_ILLEGAL_REWARD: Final = -1


Illegal = Literal["terminate", "replace"]


def env(
    players: int = 4,
    *,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    illegal: Illegal = "terminate",
    **rules: Any,
) -> AECEnv:
    """The environment with PettingZoo's own guards; the rules are fields of `RuleSet`, as in `mode="lucky_dice"`.

    `variant="two_rounds_13_cards"` or `numbers=3` make it a small variant.
    """
    guarded = raw_env(players, render_mode=render_mode, max_cycles=max_cycles, illegal=illegal, **rules)
    if illegal == "terminate":
        guarded = wrappers.TerminateIllegalWrapper(guarded, illegal_reward=_ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


def parallel_env(
    players: int = 4, *, render_mode: str | None = None, max_cycles: int | None = None, **rules: Any
) -> ParallelEnv:
    """The same for algorithms in which all seats choose at once: a step is a turn for each seat.

    Everybody names an action before the first of these turns; where it is not legal at its turn, the first legal
    action is done instead.
    """
    return _Parallel(raw_env(players, render_mode=render_mode, max_cycles=max_cycles, illegal="replace", **rules))


class raw_env(AECEnv):  # noqa: N801 - PettingZoo's name for it
    """The environment without guards."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo declares it
        "name": "double_lucky_7_v1",
        "render_modes": ["human", "ansi", "svg"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        players: int = 4,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        illegal: Illegal = "terminate",
        **rules: Any,
    ) -> None:
        super().__init__()
        self.render_mode = render_mode
        self._most_turns = None if max_cycles is None else max_cycles * players
        self._replaces_illegal = illegal == "replace"
        self._turns = 0
        self._ruleset = ruleset_of(**rules)
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
        self._turns = 0
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
        self._game.act(self._chosen(int(action), seat))
        self._turns += 1
        for row in self._game.state.pad[scored:]:
            self._reward(row)
        if self._game.is_over:
            self._end()
        elif self._turns == self._most_turns:
            self.truncations = dict.fromkeys(self.agents, True)
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

    def _chosen(self, code: int, seat: Seat) -> PlayerAction:
        players = len(self.possible_agents)
        legal = self._game.legal_actions()
        if self._replaces_illegal and code not in {code_of(action, players) for action in legal}:
            return legal[0]
        return action_of(code, seat, players)

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


class _Parallel(ParallelEnv):
    """A step is as many turns as there are seats."""

    def __init__(self, turns: raw_env) -> None:
        self._turns = turns
        self.metadata = {**turns.metadata, "is_parallelizable": True}
        self.render_mode = turns.render_mode
        self.possible_agents = turns.possible_agents

    def observation_space(self, agent: str) -> Dict:
        return self._turns.observation_space(agent)

    def action_space(self, agent: str) -> Discrete:
        return self._turns.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self._turns.reset(seed, options)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        turns, rewards = self._turns, dict.fromkeys(self.agents, 0.0)
        for _ in self.possible_agents:
            turns.step(actions[turns.agent_selection])
            for agent, reward in turns.rewards.items():
                rewards[agent] += reward
            if any(turns.terminations.values()) or any(turns.truncations.values()):
                break
        told = self._observations(), rewards, dict(turns.terminations), dict(turns.truncations), dict(turns.infos)
        if any(turns.terminations.values()) or any(turns.truncations.values()):
            self.agents = []
        return told

    def render(self) -> str | None:
        return self._turns.render()

    def close(self) -> None:
        """Nothing is open."""

    def _observations(self) -> dict[str, Any]:
        return {agent: self._turns.observe(agent) for agent in self.possible_agents}
