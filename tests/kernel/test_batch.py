"""Many games at once on the kernel: every step agrees with the rules, in masks, seats, rewards and observations."""

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from doublelucky7.environments.action_codes import ACTION_CODES, action_of, legal_mask
from doublelucky7.environments.observations import information_of
from doublelucky7.environments.vector import VectorTables
from doublelucky7.kernel import is_compiled, table_codes
from doublelucky7.kernel.observing import cards_in
from doublelucky7.kernel.table import Table
from doublelucky7.rules.actions import Action, Deal, DieFell
from doublelucky7.rules.cards import FULL_DECK
from doublelucky7.rules.engine import act, evolve, start
from doublelucky7.rules.events import DealerFound, Event
from doublelucky7.rules.legality import legal_actions
from doublelucky7.rules.ruleset import JokerTrump, Mode, RuleSet
from doublelucky7.rules.seeing import heard_by
from doublelucky7.rules.state import State
from doublelucky7.rules.waiting import WaitingForDeal, WaitingForDie
from doublelucky7.rules.wheel import DIE_FACES, UNLUCKY_FACE, WHEEL_OPTIONS

OBSERVED_EVERY = 5
"""Observations from the rules are slow to make, so only some steps are compared in full."""


class Mirror:
    """One table's game played by the rules beside it."""

    def __init__(self, ruleset: RuleSet, players: int) -> None:
        self.ruleset, self.players = ruleset, players
        self.state: State = start(ruleset, players)
        self.events: list[Event] = []

    def begin(self, table: Table) -> None:
        self.state, self.events = start(self.ruleset, self.players), []
        self.state = evolve(self.state, DealerFound(table.dealer))
        self.deal(table)

    def do(self, action: Action) -> None:
        outcome = act(self.state, action)
        self.state = outcome.state
        self.events += outcome.events

    def deal(self, table: Table) -> None:
        order = [(table.dealer + 1 + place) % self.players for place in range(self.players)]
        hands = [cards_in(table.dealt_to(seat)) for seat in range(self.players)]
        top = [hands[seat][turn] for turn in range(table.tricks) for seat in order]
        top += [FULL_DECK[table.turned], FULL_DECK[table.under]]
        self.do(Deal((*top, *(card for card in FULL_DECK if card not in top))))

    def follow(self, code: int, table: Table) -> None:
        """Does what was done at the table, and the chance that followed."""
        assert self.state.to_act is not None
        self.do(action_of(code, self.state.to_act, self.players))
        if isinstance(self.state.waiting, WaitingForDie):
            self.do(DieFell(table.rolled_face))
        if isinstance(self.state.waiting, WaitingForDeal):
            self.deal(table)


@pytest.mark.parametrize("rounds", [7, 14])
@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("players", [2, 4, 7])
def test_every_step_agrees_with_the_rules(players: int, mode: Mode, rounds: int) -> None:
    joker = JokerTrump.DEALER_CHOOSES if rounds == 14 else JokerTrump.DEALER_LEADS
    count = 3 if is_compiled() else 1
    rules: dict[str, Any] = {"mode": mode, "rounds": rounds, "joker_trump": joker}
    tables = VectorTables(count, players, planes="information", seed=players, **rules)
    mirrors = [Mirror(RuleSet(**rules), players) for _ in range(count)]
    for place, mirror in enumerate(mirrors):
        mirror.begin(tables.table(place))
    step, finished = 0, 0
    while finished < count:
        compare(tables, mirrors, step)
        codes = tables.random_codes().copy()
        tables.step(codes)
        for place, mirror in enumerate(mirrors):
            finished += check_step(tables, place, mirror, int(codes[place]))
        step += 1


def check_step(tables: VectorTables, place: int, mirror: Mirror, code: int) -> bool:
    """Follows one step, compares what it brought, and tells whether it ended a game."""
    rows = len(mirror.state.pad)
    table = tables.table(place)
    if tables.finished[place]:
        assert mirror.state.to_act is not None
        mirror.do(action_of(code, mirror.state.to_act, mirror.players))
        result = mirror.state.result
        assert result is not None
        scored = [mirror.state.pad[-1].scores[seat].points for seat in range(mirror.players)]
        assert list(tables.rewards[place]) == [
            points - one.penalty for points, one in zip(scored, result.scores, strict=True)
        ]
        mirror.begin(table)
        return True
    mirror.follow(code, table)
    pad = mirror.state.pad[rows:]
    assert tables.scored[place] == len(pad)
    brought = [pad[0].scores[seat].points if pad else 0 for seat in range(mirror.players)]
    assert list(tables.rewards[place]) == brought
    return False


def compare(tables: VectorTables, mirrors: list[Mirror], step: int) -> None:
    if step % OBSERVED_EVERY == 0:
        tables.observe()
    for place, mirror in enumerate(mirrors):
        state = mirror.state
        assert tables.seats[place] == state.to_act
        assert tables.masks[place].tobytes() == legal_mask(legal_actions(state), state.players)
        if step % OBSERVED_EVERY == 0:
            assert state.to_act is not None
            known = information_of(heard_by(state.to_act, state, mirror.events))
            assert tables.observations[place].tobytes() == known.tobytes()


def test_observations_are_the_first_part_of_information_states() -> None:
    seen, known = (
        VectorTables(2, 3, mode="lucky_dice", planes=planes, seed=3) for planes in ("observation", "information")
    )
    for _ in range(30):
        assert np.array_equal(seen.observe(), known.observe()[:, : seen.observations.shape[1]])
        seen.step(seen.random_codes())
        known.step(known.random_codes())


def test_the_same_seed_gives_the_same_games_whatever_the_threads() -> None:
    one, two = (VectorTables(5, 4, mode="lucky_dice", seed=9, threads=threads) for threads in (1, 2))
    for _ in range(60):
        codes = one.random_codes()
        assert np.array_equal(codes, two.random_codes())
        one.step(codes)
        two.step(codes)
        assert np.array_equal(one.masks, two.masks)
        assert np.array_equal(one.observe(), two.observe())


def test_every_legal_code_is_drawn_as_often() -> None:
    tables = VectorTables(400, 2, seed=1)
    drawn: NDArray[np.int64] = np.zeros(120, int)
    for _ in range(10):
        np.add.at(drawn, tables.random_codes(), 1)
    assert drawn[57] + drawn[58] == 4_000
    # Four standard deviations of 4,000 fair coins; the seed is fixed.
    assert abs(drawn[57] - 2_000) < 127


def test_an_illegal_code_is_refused_and_changes_nothing() -> None:
    tables = VectorTables(2, 3, seed=7)
    legal, masks = tables.random_codes().copy(), tables.masks.copy()
    for wrong in (np.array([legal[0], 119]), np.array([legal[0], 120]), np.array([-1, legal[1]]), legal[:1]):
        with pytest.raises(ValueError, match=r"not legal|codes are"):
            tables.step(wrong.astype(np.int32))
    assert np.array_equal(tables.masks, masks)
    for fields in ({"open_memory": True}, {"players": 8}, {"count": 0}, {"planes": "all"}, {"rounds": 3}):
        with pytest.raises(ValueError, match=r"open memory|no .* tables|planes is|rounds is"):
            VectorTables(**{"count": 1, "players": 3, **fields})  # type: ignore[arg-type]


def test_c_has_the_same_codes_of_tables_as_python() -> None:
    declared = Path(str(table_codes.__file__)).with_suffix(".pxd").read_text(encoding="utf-8")
    in_c = {name: int(value) for name, value in re.findall(r"^    (\w+) = (\d+)$", declared, re.MULTILINE)}
    assert in_c == {name: value for name, value in vars(table_codes).items() if name.isupper()}


def test_every_option_of_the_wheel_has_its_number_at_the_kernels_tables() -> None:
    numbers = {name.removeprefix("W_"): value for name, value in vars(table_codes).items() if name.startswith("W_")}
    assert numbers == {option.name: option.face for option in WHEEL_OPTIONS}
    assert (len(WHEEL_OPTIONS), ACTION_CODES) == (table_codes.OPTIONS, table_codes.ACTION_CODES)
    assert (table_codes.DIE_FACES, table_codes.UNLUCKY_FACE) == (DIE_FACES, UNLUCKY_FACE)
