"""The same rules over integers: playouts, redealing and search, compiled where a compiler was found.

Every module here is plain Python; the `.pxd` file beside it gives Cython the C types. Uncompiled it gives the same
answers, some two hundred times slower in random play. What bots use, all of it deterministic by seed and released from
the interpreter's lock:

`observing.knowledge_of(heard) -> Knowledge`
    What a seat knows, from a bot's `Heard`. `Knowledge.now` is the position as far as it lies open.
`observing.move_of(action, knowledge.now) -> Move | None`
    Moves are three numbers (kind, first, second), see `codes`; a view's legal actions translate one to one.
`strength.Policy(values)`, `strength.Evaluation()`, `defaults.DEFAULT_POLICY`
    The heuristic player's parameters (80 numbers), and what it makes of its cards and moves. `Policy.noise` is its
    share of random moves; `bid_heat` (points) and `card_heat` (chance) say how sharply its moves are told apart in
    inference.
`heuristic.evaluate_bids(policy, knowledge.now, evaluation)`, `evaluate_cards`, `evaluate_trump`
    Values the moves of whoever is next: `evaluation.considered()` lists (bid, card or colour, value) with points
    expected for bids and trump colours and the chance to make the bid for cards; `evaluation.choice` is the index of
    the best.
`heuristic.chance_of_bid(policy, position, seat, evaluation) -> float`
    The chance between two tricks that a seat makes its bid; with `moves.make` on a copy it values wheel options.
`heuristic.play_policy_rounds(hero, others, players, tricks, deals, seed, joker_makes=, threads=, others_kind=)`
    Duplicate deals in one call as a `Tally`, the hero in every seat: `points_by(0)`, `exact_bids_by(0)` are the hero's
    sums over `rounds`; for tuning.
`learned.forecasts(network, knowledge.now, evaluation)`
    What a network expects: every legal bid or card of whoever is next with the distribution of its tricks.
`likelihood.judged_worlds(knowledge, models, candidates, seed, threads)`
    How well each model of a player explains, by the logarithm, what each other seat did, in every redealt world.
`search.search(knowledge, moves, worlds=, seed=, hero=, others=, …) -> list[Finding]`
    Compares any moves of the seat that is to act: `points`, `made`, `wins` and the distribution of `tricks` for each.
`redeal.Plan(knowledge)`, `redeal.redeal(plan, world, state) -> state`
    One hidden deal, exactly uniform over all that fit.
`moves.legal_moves(position)`, `moves.wheel_moves(position, seat, option)`, `moves.make(position, kind, first, second)`
    The rules step by step.
`batch.Batch(count, players, mode, rounds, joker_makes, seed)`, `step_all`, `write_all`, `observe_all`, `choose_all`
    Many whole games at once, chance and the next game included (`table.Table`); arrays of the caller are written in
    place. `environments.vector` is the front.
"""

from __future__ import annotations

import importlib
import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

SWITCH = "DOUBLELUCKY7_KERNEL"
"""Set to `pure`, this environment variable runs the uncompiled source although compiled modules lie beside it."""

if os.environ.get(SWITCH) == "pure":
    for _folder in __path__:
        # A finder that knows no extension modules finds the sources.
        sys.path_importer_cache[_folder] = FileFinder(_folder, (SourceFileLoader, SOURCE_SUFFIXES))


def is_compiled() -> bool:
    """Whether the compiled kernel is in use."""
    position = importlib.import_module("doublelucky7.kernel.position")
    return not str(position.__file__).endswith(tuple(SOURCE_SUFFIXES))
