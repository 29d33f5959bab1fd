"""The ladder: names, versions, costs, first names, and that a choice depends on what was heard and the seed alone."""

import pytest

from doublelucky7.bots.first_names import FIRST_NAMES, first_names_for
from doublelucky7.bots.levels import LEVELS, UnknownBot, bot_named
from doublelucky7.bots.thinking.policies import INSIGHT, STRONG, THUMB, stored_parameters
from doublelucky7.rules.actions import PlaceBid
from testkit.fitted_policies import FROZEN, HEATS, fitted, log_likelihoods, model_of, rounds_of_game
from tests.bots.hearing import Hearing


def test_the_ladder_goes_from_random_to_master() -> None:
    assert [level.name for level in LEVELS] == ["random", "novice", "club", "expert", "master"]


def test_a_bot_bears_the_name_and_version_of_its_level() -> None:
    for level in LEVELS:
        bot = bot_named(level.name)
        assert (bot.name, bot.version) == (level.name, level.version)


def test_a_higher_level_costs_no_less() -> None:
    costs = [level.cost for level in LEVELS]
    assert costs == sorted(costs)


def test_an_unknown_name_is_refused_with_the_name() -> None:
    with pytest.raises(UnknownBot) as refused:
        bot_named("grandmaster")
    assert refused.value.name == "grandmaster"


@pytest.mark.parametrize("level", [level.name for level in LEVELS])
def test_another_bot_of_the_level_makes_the_same_choice_from_the_same_hearing_and_seed(level: str) -> None:
    at = Hearing("R5 Y3 Y4", "R4 Y5 B1", "R2 B7 B8", "R9 G14 J", turned_up="G9").bid(0, 0, 1)
    for seed in (0, 1, 7, 2**64 - 1, 10**30):
        assert bot_named(level).choose(at.heard, seed) == bot_named(level).choose(at.heard, seed)


def test_a_novice_bids_beside_its_judgement_now_and_then_but_never_by_more_than_one() -> None:
    at = Hearing("R5 Y3 Y4", "R14 Y5 B14", "R2 B7 B8", "R9 G14 J", turned_up="G9")
    wanted = bot_named("club").choose(at.heard, 0)
    assert isinstance(wanted, PlaceBid)
    bids = []
    for seed in range(60):
        action = bot_named("novice").choose(at.heard, seed)
        assert isinstance(action, PlaceBid)
        bids.append(action.bid)
    assert set(bids) <= {wanted.bid - 1, wanted.bid, wanted.bid + 1}
    assert len(set(bids)) > 1
    assert bids.count(wanted.bid) > len(bids) / 2


def test_bots_of_a_table_have_different_first_names_and_take_nobody_elses() -> None:
    names = first_names_for(6, seed=1, taken=("Ada", "Zeno"))
    assert len(set(names)) == 6
    assert not {"Ada", "Zeno"} & set(names)
    assert set(names) <= set(FIRST_NAMES)
    assert names == first_names_for(6, seed=1, taken=("Ada", "Zeno"))


@pytest.mark.parametrize("name", [THUMB, INSIGHT])
def test_tuned_parameters_tell_the_command_that_made_them(name: str) -> None:
    provenance = stored_parameters(name).provenance
    assert provenance.command == f"python -m benchmarks.tune_bots {name} --seed {provenance.seed} --steps 400"
    assert provenance.score["points after, against those before"] > 0


def test_what_searchers_are_recognised_by_explains_them_better_than_insight() -> None:
    provenance = stored_parameters(STRONG).provenance
    assert provenance.command == f"python -m benchmarks.tune_bots {STRONG} --seed {provenance.seed} --steps 400"
    by_insight, by_strong = list(provenance.score.values())[:2]
    assert by_strong > by_insight + 0.2


@pytest.mark.slow_when_pure
def test_parameters_fitted_to_moves_foretell_them_better() -> None:
    first = list(stored_parameters(INSIGHT).values)
    rounds = [one for number in range(4) for one in rounds_of_game(("club@1",), 1, number)]
    last = fitted(rounds, first, seed=1, steps=40)
    assert last[len(first) - FROZEN : len(first)] == first[-FROZEN:]
    before, after = log_likelihoods(rounds, [model_of([*first, *HEATS]), model_of(last)])
    assert after > before + 0.1
