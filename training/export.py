"""Puts the averaged network of a training into the package, with its provenance and figures."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Final

import msgspec

from doublelucky7.bots.thinking.networks import RoundFigures, TrainedNetwork
from doublelucky7.bots.thinking.policies import Provenance
from doublelucky7.kernel.heuristic import play_policy_rounds
from doublelucky7.kernel.network import Network
from doublelucky7.kernel.strength import Policy
from training.ladder import ladder_of, learned
from training.progress import Progress

DATA: Final = Path(__file__).resolve().parents[1] / "src" / "doublelucky7" / "bots" / "data"
PLAYERS: Final = range(2, 8)
CARDS: Final = range(1, 8)
SEED: Final = 21


def figures_of(policy: Policy, players: int, cards: int, deals: int) -> RoundFigures:
    """How the network fares among its own kind; every seat of a deal is counted."""
    tally = play_policy_rounds(policy, policy, players, cards, deals, SEED)
    return RoundFigures(
        points=round(tally.points_by(0) / tally.rounds, 3), made=round(tally.exact_bids_by(0) / tally.rounds, 4)
    )


def main() -> None:
    """Measure the network of a training's folder and store it."""
    parser = argparse.ArgumentParser(prog="python -m training.export", description=__doc__)
    parser.add_argument("--folder", type=Path, required=True, help="the folder of the training")
    parser.add_argument("--command", required=True, help="the command that trained it")
    parser.add_argument("--seed", type=int, default=7, help="the seed of the training")
    parser.add_argument("--before", type=int, default=0, help="rounds of the training whose network it began with")
    parser.add_argument("--deals", type=int, default=1000, help="for each figure")
    asked = parser.parse_args()
    packed = (asked.folder / "network.bin").read_bytes()
    head = (asked.folder / "checkpoint.bin").read_bytes().partition(b"\n")[0]
    network = Network()
    network.unpack(packed)
    policy = learned(network)
    made = TrainedNetwork(
        provenance=Provenance(
            command=asked.command,
            seed=asked.seed,
            date=datetime.now(tz=UTC).date().isoformat(),
            version=version("doublelucky7"),
            score=ladder_of(network, asked.deals),
        ),
        rounds=asked.before + msgspec.json.decode(head, type=Progress).rounds,
        among_itself=tuple(
            tuple(figures_of(policy, players, cards, asked.deals) for cards in CARDS) for players in PLAYERS
        ),
    )
    DATA.joinpath("network.bin").write_bytes(packed)
    DATA.joinpath("network.json").write_bytes(msgspec.json.format(msgspec.json.encode(made), indent=1) + b"\n")
    print(made.provenance)


if __name__ == "__main__":
    main()
