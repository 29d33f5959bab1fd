"""A training in miniature on the uncompiled sources, for a test that asks for its figures in another process."""

import json
import tempfile
from itertools import takewhile
from pathlib import Path
from random import Random

from doublelucky7.arena.play import steps_of
from doublelucky7.bots.players.yardsticks import FirstExpertBot
from doublelucky7.bots.thinking.policies import INSIGHT, THUMB, policy_named
from doublelucky7.bots.thinking.searching import Budget
from doublelucky7.dealing.commitment import key_from_seed
from doublelucky7.kernel.bits import stream
from doublelucky7.kernel.codes import ROW_ROUND_CARDS, ROW_WINNING_CARD
from doublelucky7.kernel.network import Network
from doublelucky7.kernel.strength import Policy
from doublelucky7.rules.engine import before_round
from doublelucky7.rules.ruleset import RuleSet
from training.imitation import Note, NotingBot, batches, learn
from training.ladder import learned
from training.learner import Gradient, Learner, add_up, forward
from training.samples import Samples
from training.selfplay import Table, cast, set_up
from training.sizes import PARAMETERS
from training.teaching import Teacher, teach_together

SAMPLES = 24
STEPS = 12
NUDGE = 1e-4
TAUGHT = 0.6
IMITATED_EPOCHS = 16
ROWS = (ROW_ROUND_CARDS, ROW_WINNING_CARD)


def table_of(learner: Learner) -> Table:
    network = Network()
    learner.write_to(network, averaged=False)
    fair: Policy = policy_named(INSIGHT)
    others = policy_named(THUMB), policy_named(INSIGHT), fair, policy_named(INSIGHT)
    return Table(learned(network), learned(network), *others)


def loss_of(learner: Learner, table: Table) -> float:
    gradient = Gradient()
    add_up(learner, gradient, table.samples, 0, SAMPLES)
    return gradient.loss


def slopes(learner: Learner, table: Table) -> list[tuple[float, float]]:
    """Some slopes as they are computed, beside what a nudge of the parameter does to the loss."""
    gradient = Gradient()
    add_up(learner, gradient, table.samples, 0, SAMPLES)
    steep = sorted(range(PARAMETERS), key=lambda place: -abs(gradient.slopes[place]))[:2_000]
    pairs = []
    for place in Random(3).sample(steep, 12):
        before = learner.values[place]
        learner.values[place] = before + NUDGE
        above = loss_of(learner, table)
        learner.values[place] = before - NUDGE
        below = loss_of(learner, table)
        learner.values[place] = before
        pairs.append((gradient.slopes[place], (above - below) / (2 * NUDGE)))
    return pairs


def taken_over(learner: Learner) -> Learner:
    """A learner that begins with the network another one has written."""
    network, other = Network(), Learner(4)
    learner.write_to(network, averaged=False)
    other.start_from(network)
    return other


def weights_of(learner: Learner) -> list[int]:
    """The first layer as whole numbers; what scale they were learned with makes no difference."""
    network = Network()
    learner.write_to(network, averaged=False)
    return network.first


def taught(table: Table, learner: Learner) -> list[tuple[float, float, float]]:
    """Entries of targets before and after two alike teachers' lesson, and what a learner of their weights expects."""
    network, gradient = Network(), Gradient()
    learner.write_to(network, averaged=False)
    before = table.samples.targets[: SAMPLES * 8]
    teach_together([Teacher(network), Teacher(network)], table.samples, TAUGHT)
    found = []
    for sample in range(SAMPLES):
        forward(learner, gradient, table.samples, sample)
        for tricks in range(8):
            place = sample * 8 + tricks
            found.append((before[place], table.samples.targets[place], gradient.spread[tricks]))
    return found


def changed_by_rows_only(learner: Learner, table: Table, first: int, last: int) -> list[int]:
    """Which parameters a step changes where only some rows may learn."""
    learner.learn_rows_only(first, last)
    before, gradient = list(learner.values), Gradient()
    gradient.of(learner, table.samples, 0, SAMPLES)
    learner.learn_from(gradient, SAMPLES, 1e-3, 0.125)
    assert not any(gradient.slopes)
    return [place for place in range(PARAMETERS) if learner.values[place] != before[place]]


def noted_in_a_round() -> list[Note]:
    """What two searchers of little patience find in a round of three cards."""
    budget = Budget(candidates=8, for_a_bid=4, for_a_card=4, for_a_glance=2)
    bots = [NotingBot(FirstExpertBot(budget)) for _ in range(2)]
    opening = before_round(RuleSet(), 2, 3, dealer=0)
    steps = steps_of(opening, key_from_seed(5), 5, lambda seat, heard, seed: bots[seat].choose(heard, seed))
    for _ in takewhile(lambda step: not step.state.pad, steps):
        pass
    return [note for bot in bots for note in bot.notes]


def surprise_of(notes: list[Note], packed: bytes) -> float:
    """How far a network is off what was noted, by the cross entropy of all choices."""
    network, learner, samples, gradient = Network(), Learner(1), Samples(), Gradient()
    network.unpack(packed)
    learner.start_from(network)
    for _ in batches(notes, samples):
        add_up(learner, gradient, samples, 0, samples.count)
    return gradient.loss


def imitated() -> dict[str, object]:
    """Notes, and how surprising they are to a network before and after it learned them."""
    notes, network = noted_in_a_round(), Network()
    Learner(3).write_to(network, averaged=False)
    with tempfile.TemporaryDirectory() as folder:
        start = Path(folder, "network.bin")
        start.write_bytes(network.packed())
        # The running average of the weights, which is what is stored, follows slowly.
        after = learn(list(notes), start, 1, IMITATED_EPOCHS, 0.1).packed()
    shares = [sum(tricks) for note in notes for _, tricks in note.choices]
    return {"shares": shares, "before": surprise_of(notes, network.packed()), "after": surprise_of(notes, after)}


def companies(table: Table) -> list[list[int]]:
    """Who sits at mixed tables where all others are of one kind."""
    table.mixed_share = table.alike_share = 1.0
    table.strangers_share = 0.3
    found = []
    for number in range(60):
        cast(table, set_up(table, stream(9, number)))
        found.append(table.roles[: table.at.players])
    return found


def main() -> None:
    learner = Learner(1)
    table = table_of(learner)
    table.fill(SAMPLES, 5, 0)
    again = table_of(learner)
    again.fill(SAMPLES, 5, 0)
    compared = slopes(learner, table)
    losses = []
    for _ in range(STEPS):
        gradient = Gradient()
        gradient.of(learner, table.samples, 0, SAMPLES)
        losses.append(learner.learn_from(gradient, SAMPLES, 1e-3, 0.125))
    other = Learner(2)
    other.take_back(learner.kept(), learner.steps)
    answer = {
        "slopes": compared,
        "losses": losses,
        "same again": table.samples.rows[:2_000] == again.samples.rows[:2_000],
        "kept": other.kept() == learner.kept() and other.steps == learner.steps,
        "same weights": weights_of(taken_over(learner)) == weights_of(learner),
        "changed by rows only": changed_by_rows_only(Learner(1), again, *ROWS),
        "rows": ROWS,
        "imitated": imitated(),
        "taught": taught(again, Learner(1)),
        "share taught": TAUGHT,
        "companies": companies(again),
        "targets": [table.samples.targets[sample * 8 : sample * 8 + 8] for sample in range(SAMPLES)],
    }
    print(json.dumps(answer))  # noqa: T201 - the answer to the test that asked


if __name__ == "__main__":
    main()
