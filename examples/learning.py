"""What examples/dmc.py and examples/ppo.py share: playing many games at once, and measuring a network.

Needs `pip install 'doublelucky7[examples]'`. Four players, classic mode; a decision's return is what its round brings.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import torch

from doublelucky7 import ClubBot, Game
from doublelucky7.environments.action_codes import ACTION_CODES, action_of, legal_mask
from doublelucky7.environments.observations import observation_of
from doublelucky7.environments.vector import VectorTables
from doublelucky7.rules.actions import PlayerAction
from doublelucky7.rules.views import Heard

PLAYERS = 4
TABLES = 128
STEPS = 96
UNITS = 256
POINTS = 10.0
"""What points are divided by before a network sees them."""

Choose = Callable[[torch.Tensor, torch.Tensor], torch.Tensor]
"""From observations and masks to codes."""


def network(outputs: int) -> torch.nn.Module:
    size = VectorTables(1, PLAYERS).observations.shape[1]
    layers = [torch.nn.Linear(size, UNITS), torch.nn.ReLU(), torch.nn.Linear(UNITS, UNITS), torch.nn.ReLU()]
    return torch.nn.Sequential(*layers, torch.nn.Linear(UNITS, outputs))


@dataclass
class Experience:
    """Decisions whose rounds are over, with what they brought."""

    observations: torch.Tensor
    masks: torch.Tensor
    codes: torch.Tensor
    returns: torch.Tensor


def play(tables: VectorTables, choose: Choose) -> Experience:
    """So many steps at every table, all seats by the same network; unfinished rounds are left out."""
    seen, masks, codes, seats, scored, rewards = [], [], [], [], [], []
    for _ in range(STEPS):
        observation, mask = torch.from_numpy(tables.observe().copy()), torch.from_numpy(tables.masks.copy()).bool()
        with torch.no_grad():
            chosen = choose(observation, mask)
        seen.append(observation)
        masks.append(mask)
        codes.append(chosen)
        seats.append(tables.seats.copy())
        tables.step(chosen.numpy().astype(np.int32))
        scored.append(tables.scored.copy())
        rewards.append(tables.rewards.copy())
    brought, known = np.zeros((tables.count, PLAYERS), np.float32), np.zeros(tables.count, bool)
    returns, over = np.zeros((STEPS, tables.count), np.float32), np.zeros((STEPS, tables.count), bool)
    for step in reversed(range(STEPS)):
        ended = scored[step] == 1
        brought[ended], known = rewards[step][ended], known | ended
        returns[step], over[step] = brought[np.arange(tables.count), seats[step]], known
    kept = torch.from_numpy(over.reshape(-1))
    flat = [torch.stack(one).flatten(0, 1)[kept] for one in (seen, masks, codes)]
    return Experience(*flat, torch.from_numpy(returns.reshape(-1))[kept] / POINTS)


def points_against_random(choose: Choose, rounds: int = 20_000) -> float:
    """Mean points a round of one seat that chooses, the others at random."""
    tables, points, played = VectorTables(256, PLAYERS, seed=99), 0.0, 0
    while played < rounds:
        codes = tables.random_codes().copy()
        own = tables.seats == 0
        with torch.no_grad():
            chosen = choose(torch.from_numpy(tables.observe()[own]), torch.from_numpy(tables.masks[own]).bool())
        codes[own] = chosen.numpy()
        tables.step(codes)
        points += float(tables.rewards[tables.scored == 1, 0].sum())
        played += int(tables.scored.sum())
    return points / played


@dataclass
class NetworkBot:
    """A network in a seat of any game of the library."""

    choose_code: Choose
    name: str = "network"
    version: str = "1"

    def choose(self, heard: Heard, seed: int) -> PlayerAction:
        seen = torch.from_numpy(np.asarray(observation_of(heard), np.float32))[None]
        mask = torch.frombuffer(bytearray(legal_mask(heard.view.legal, PLAYERS)), dtype=torch.int8).bool()[None]
        assert heard.view.viewer is not None
        with torch.no_grad():
            return action_of(int(self.choose_code(seen, mask)), heard.view.viewer, PLAYERS)


def points_against_club(choose: Choose, games: int) -> tuple[float, float]:
    """Mean points a round of the network in one seat and of three club players at its table."""
    totals = np.array([Game([NetworkBot(choose), *[ClubBot()] * 3], seed=seed).totals for seed in range(games)]) / 7
    return float(totals[:, 0].mean()), float(totals[:, 1:].mean())


def train(improve: Callable[[Experience], None], explore: Choose, best: Choose) -> None:
    """Plays and improves for as long as asked, and prints the learning curve."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=120.0, help="CPU seconds to learn for")
    parser.add_argument("--games", type=int, default=100, help="games against club at the end")
    arguments = parser.parse_args()
    tables, decisions, begun, told = VectorTables(TABLES, PLAYERS, seed=1), 0, time.process_time(), 0.0
    while (used := time.process_time() - begun) < arguments.seconds:
        if used >= told:
            rounds = 2_000 if arguments.seconds < 10 else 20_000
            print(
                f"{used:6.0f} s {decisions:9} decisions {points_against_random(best, rounds):6.2f} points a round",
                flush=True,
            )
            told += arguments.seconds / 8
        experience = play(tables, explore)
        improve(experience)
        decisions += len(experience.codes)
    own, others = points_against_club(best, arguments.games)
    print(f"among three club players: {own:.2f} points a round, they {others:.2f}")


def masked(numbers: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    assert numbers.shape[-1] == ACTION_CODES
    return numbers.masked_fill(~mask, -torch.inf)
