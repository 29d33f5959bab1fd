"""The course of a training: self-play, steps down the slopes, checkpoints, and a word on how it goes."""

from __future__ import annotations

import json
import math
import os
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from doublelucky7.bots.thinking.policies import INSIGHT, THUMB, policy_named
from doublelucky7.kernel.defaults import DEFAULT_POLICY
from doublelucky7.kernel.network import Network
from doublelucky7.kernel.strength import Policy
from training.curves import learning_curves
from training.ladder import ladder_of, learned
from training.learner import Gradient, Learner
from training.plan import Plan, samples_a_step
from training.progress import Progress
from training.selfplay import Table
from training.strangers import stranger
from training.teaching import Teacher, teach_together

SAMPLES_A_FILL: Final = 8192
# The running average looks back over about two thousand steps.
FRESH: Final = 0.0005
# How often a decision is made at random at the start, and by how much that falls.
EXPLORED_BIDS: Final = 0.1
EXPLORED_CARDS: Final = 0.04
SHARE_CALMED: Final = 0.9
# How many of the others at mixed tables move as a search would, where such a network is named.
SEARCHERS: Final = 0.35
PROGRESS: Final = "progress.jsonl"
SECONDS_BETWEEN_CHECKPOINTS: Final = 60.0
SECONDS_BETWEEN_MATCHES: Final = 300.0
OLD_NETWORKS_KEPT: Final = 12


class Training:
    """A training that can be stopped at any time and goes on from its last checkpoint."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.progress = Progress()
        self.learner = Learner(plan.seed)
        if plan.rows is not None:
            self.learner.learn_rows_only(*plan.rows)
        self.network, self.opponent, self.searcher = Network(), Network(), Network()
        if plan.searcher is not None:
            self.searcher.unpack(plan.searcher.read_bytes())
        self.old: list[bytes] = []
        self._take_back()
        self.learner.write_to(self.network, averaged=False)
        self._choose_rival()
        self.table, self.next_table = self._table(), self._table()
        self.gradient = Gradient()
        self.teachers = [Teacher(_stored(path)) for path in plan.teachers]

    def _table(self) -> Table:
        opponent = learned(self.opponent)
        opponent.noise = 0.02
        searcher = learned(self.searcher)
        searcher.noise = 0.03
        thumb, insight = policy_named(THUMB, noise=0.03), policy_named(INSIGHT, noise=0.03)
        table = Table(learned(self.network), opponent, thumb, insight, Policy(list(DEFAULT_POLICY)), searcher)
        table.searchers_share = 0.0 if self.plan.searcher is None else SEARCHERS
        table.strangers_share = self.plan.strangers
        table.told_share_mixed, table.told_share_alone = self.plan.told
        return table

    @property
    def share(self) -> float:
        """How much of the plan is done."""
        return max(self.progress.rounds / self.plan.rounds, self.progress.seconds / 60 / self.plan.minutes)

    def run(self) -> None:
        """Train until the plan's rounds are played or its minutes are over."""
        then = noted = matched = time.monotonic()
        rounds_before, loss = self.progress.rounds, 0.0
        self._fill(self.table)
        with ThreadPoolExecutor(1) as pool:
            while self.share < 1.0:
                if self.plan.threads > 1:
                    # The next batch is played while this one is learned from.
                    filling = pool.submit(self._fill, self.next_table)
                    loss = self._learn(self.table)
                    filling.result()
                else:
                    loss = self._learn(self.table)
                    self._fill(self.next_table)
                if not math.isfinite(loss):
                    raise ArithmeticError("the training has gone astray; the last checkpoint is sound")
                self.table, self.next_table = self.next_table, self.table
                self.learner.write_to(self.network, averaged=False)
                now = time.monotonic()
                self.progress.seconds += now - then
                then = now
                if now - noted > SECONDS_BETWEEN_CHECKPOINTS:
                    self._report(loss, (self.progress.rounds - rounds_before) / (now - noted))
                    noted, rounds_before = now, self.progress.rounds
                    self._keep()
                    self._choose_rival()
                if now - matched > SECONDS_BETWEEN_MATCHES:
                    matched = now
                    self._match()
        self._keep()
        self._match()

    def _fill(self, table: Table) -> None:
        """Play a batch of rounds."""
        before = table.rounds
        # Towards the end others are met as they will be met in play.
        calm = self.plan.explored * (1.0 - SHARE_CALMED * self.share)
        table.explored_bids, table.explored_cards = calm * EXPLORED_BIDS, calm * EXPLORED_CARDS
        table.mixed_share = _between(self.plan.mixed, self.share)
        table.usual_share = _between(self.plan.usual, self.share)
        table.lasting = _between(self.plan.lasting, min(1.0, 2.0 * self.share))
        chance = Random(f"{self.plan.seed} {self.progress.fills}")
        table.invite(stranger(chance), stranger(chance))
        table.fill(SAMPLES_A_FILL, self.plan.seed, self.progress.fills)
        teach_together(self.teachers, table.samples, self.plan.taught)
        self.progress.fills += 1
        self.progress.rounds += table.rounds - before

    def _learn(self, table: Table) -> float:
        """Take several steps down the slopes of a batch; answer with the mean loss."""
        speed = self.plan.speed_at(self.share)
        loss, steps = 0.0, table.samples.count // samples_a_step(speed)
        for step in range(steps):
            first, last = (table.samples.count * place // steps for place in (step, step + 1))
            self.gradient.of(self.learner, table.samples, first, last)
            loss += self.learner.learn_from(self.gradient, last - first, speed, FRESH)
        self.progress.steps += steps
        self.progress.samples += table.samples.count
        return loss / steps

    def _report(self, loss: float, pace: float) -> None:
        line: dict[str, float] = {"steps": self.progress.steps, "rounds": self.progress.rounds}
        line |= {"minutes": round(self.progress.seconds / 60, 1), "rounds a second": round(pace)}
        self._write({**line, "loss": round(loss, 4), "speed": round(self.plan.speed_at(self.share), 6)})

    def _match(self) -> None:
        """Measure the averaged network against the heuristic players."""
        network = Network()
        self.learner.write_to(network, averaged=True)
        self._write({"steps": self.progress.steps, "rounds": self.progress.rounds, **ladder_of(network)})
        lines = [json.loads(line) for line in (self.plan.folder / PROGRESS).read_text(encoding="utf-8").splitlines()]
        put(self.plan.folder / "progress.svg", learning_curves(lines).encode())

    def _write(self, line: dict[str, float]) -> None:
        text = json.dumps(line)
        print(text, flush=True)
        with (self.plan.folder / PROGRESS).open("a", encoding="utf-8") as file:
            file.write(text + "\n")

    def _keep(self) -> None:
        """Write a checkpoint, whole or not at all, and the averaged network beside it."""
        averaged = Network()
        self.learner.write_to(averaged, averaged=True)
        packed = averaged.packed()
        self.old.append(packed)
        if len(self.old) > OLD_NETWORKS_KEPT:
            # The older they are, the fewer are kept.
            del self.old[self.progress.steps % (OLD_NETWORKS_KEPT - 1)]
        put(self.plan.folder / "network.bin", packed)
        put(self.plan.folder / "old-networks.bin", b"".join(self.old))
        head = msgspec.json.encode(self.progress)
        put(self.plan.folder / "checkpoint.bin", head + b"\n" + self.learner.kept())

    def _take_back(self) -> None:
        """Go on from the checkpoint, if there is one."""
        path = self.plan.folder / "checkpoint.bin"
        if not path.exists():
            self.plan.folder.mkdir(parents=True, exist_ok=True)
            self._start()
            return
        head, _, kept = path.read_bytes().partition(b"\n")
        self.progress = msgspec.json.decode(head, type=Progress)
        self.learner.take_back(kept, self.progress.steps)
        together = (self.plan.folder / "old-networks.bin").read_bytes()
        size = len(self.network.packed())
        self.old = [together[at : at + size] for at in range(0, len(together), size)]

    def _start(self) -> None:
        """Begin with a stored network, where one is named; it is also the first opponent."""
        if self.plan.start is not None:
            self.network.unpack(self.plan.start.read_bytes())
            self.learner.start_from(self.network)
            self.old.append(self.network.packed())

    def _choose_rival(self) -> None:
        """An older self, or while there is none the present one."""
        if self.old:
            self.opponent.unpack(self.old[self.progress.steps // 7 % len(self.old)])
        else:
            self.learner.write_to(self.opponent, averaged=True)


def _stored(path: Path) -> Network:
    network = Network()
    network.unpack(path.read_bytes())
    return network


def _between(ends: tuple[float, float], share: float) -> float:
    """A number on the way from one to another."""
    first, last = ends
    return first + (last - first) * share


def put(path: Path, content: bytes) -> None:
    """Write a file in one step, so that a kill leaves the old one or the new one."""
    fresh = path.with_name(path.name + ".fresh")
    fresh.write_bytes(content)
    os.replace(fresh, path)
