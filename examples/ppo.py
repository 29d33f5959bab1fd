"""Proximal policy optimisation in a page: a policy and a value learn from all seats' rounds.

python examples/ppo.py --seconds 120
"""

from __future__ import annotations

import torch
from learning import Experience, masked, network, train

from doublelucky7.environments.action_codes import ACTION_CODES

CLIP = 0.2
EPOCHS = 2
BATCH = 2_048
ENTROPY = 0.005

torch.manual_seed(7)
torch.set_num_threads(1)
policy, value = network(ACTION_CODES), network(1)
optimiser = torch.optim.Adam([*policy.parameters(), *value.parameters()], lr=1e-3)


def best(observations: torch.Tensor, masks: torch.Tensor) -> torch.Tensor:
    return masked(policy(observations), masks).argmax(dim=1)


def explore(observations: torch.Tensor, masks: torch.Tensor) -> torch.Tensor:
    return torch.distributions.Categorical(logits=masked(policy(observations), masks)).sample()


def improve(experience: Experience) -> None:
    with torch.no_grad():
        before = chosen(experience.observations, experience.masks).log_prob(experience.codes)
        advantages = experience.returns - value(experience.observations)[:, 0]
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(experience.codes)).split(BATCH):
            now = chosen(experience.observations[rows], experience.masks[rows])
            ratio = (now.log_prob(experience.codes[rows]) - before[rows]).exp()
            gain = torch.minimum(ratio * advantages[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * advantages[rows])
            missed = torch.nn.functional.mse_loss(value(experience.observations[rows])[:, 0], experience.returns[rows])
            chances = now.probs.clamp_min(1e-9)
            loss = missed - gain.mean() + ENTROPY * (chances * chances.log()).sum(dim=1).mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()


def chosen(observations: torch.Tensor, masks: torch.Tensor) -> torch.distributions.Categorical:
    return torch.distributions.Categorical(logits=masked(policy(observations), masks))


if __name__ == "__main__":
    train(improve, explore, best)
