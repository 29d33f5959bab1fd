"""Deep Monte Carlo in a page: a network learns what each action's round will bring, and the best is played.

python examples/dmc.py --seconds 120
"""

from __future__ import annotations

import torch
from learning import Experience, masked, network, train

from doublelucky7.environments.action_codes import ACTION_CODES

EXPLORED = 0.1
"""The share of decisions made at random."""
BATCH = 1_024

torch.manual_seed(7)
torch.set_num_threads(1)
values = network(ACTION_CODES)
optimiser = torch.optim.Adam(values.parameters(), lr=1e-3)


def best(observations: torch.Tensor, masks: torch.Tensor) -> torch.Tensor:
    return masked(values(observations), masks).argmax(dim=1)


def explore(observations: torch.Tensor, masks: torch.Tensor) -> torch.Tensor:
    anything = torch.multinomial(masks.float(), 1)[:, 0]
    return torch.where(torch.rand(len(masks)) < EXPLORED, anything, best(observations, masks))


def improve(experience: Experience) -> None:
    for rows in torch.randperm(len(experience.codes)).split(BATCH):
        predicted = values(experience.observations[rows]).gather(1, experience.codes[rows, None])[:, 0]
        loss = torch.nn.functional.mse_loss(predicted, experience.returns[rows])
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()


if __name__ == "__main__":
    train(improve, explore, best)
