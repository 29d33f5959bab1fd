"""What `master` makes of the rounds before: whom it meets, from what everybody was told and nothing else."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from doublelucky7.arena.play import play_through
from doublelucky7.bots.bot import Bot
from doublelucky7.bots.players.heuristic import ClubBot
from doublelucky7.bots.players.learned import ExpertBot
from doublelucky7.bots.players.master import MasterBot, opponents_known_by, players_with_inference
from doublelucky7.bots.thinking.networks import learned_policy
from doublelucky7.bots.thinking.opponents import NOBODY_KNOWN, OpponentModels
from doublelucky7.dealing.commitment import key_from_seed
from doublelucky7.kernel.codes import KIND_BITS, KIND_NETWORK, KIND_THUMB, KIND_UNKNOWN
from doublelucky7.rules.actions import PlayerAction
from doublelucky7.rules.engine import start
from doublelucky7.rules.events import HandDealt, HandReceived, RoundStarted
from doublelucky7.rules.ruleset import Mode, RuleSet, Seat
from doublelucky7.rules.views import Heard
from tests.bots.budgets import SMALL

ME = 0


def models_of_master() -> OpponentModels:
    return opponents_known_by(players_with_inference())


def heard_in(bots: Sequence[Bot], number: int, ruleset: RuleSet) -> list[tuple[Heard, int]]:
    """What the first seat had heard at each of its decisions in a game of these bots."""
    asked: list[tuple[Heard, int]] = []

    def ask(seat: Seat, heard: Heard, seed: int) -> PlayerAction:
        if seat == ME:
            asked.append((heard, seed))
        return bots[seat].choose(heard, seed)

    play_through(start(ruleset, len(bots)), key_from_seed(number, len(bots)), number, ask)
    return asked


def known_at_the_end(bots: Sequence[Bot], games: int) -> list[list[int]]:
    """What the others are known as in the last round, game by game."""
    models, known = models_of_master(), []
    for number in range(games):
        heard, _ = heard_in(bots, number, RuleSet(rounds=14))[-1]
        kinds = models.opponents_of(heard).player_kinds
        known.append([kinds >> KIND_BITS * seat & (1 << KIND_BITS) - 1 for seat in range(len(bots)) if seat != ME])
    return known


@pytest.mark.slow_when_pure
@pytest.mark.parametrize(("bot", "kind"), [(ClubBot(), KIND_THUMB), (ExpertBot(), KIND_NETWORK)], ids=["club", "net"])
def test_thirteen_rounds_tell_whom_one_meets(bot: Bot, kind: int) -> None:
    known = [one for game in known_at_the_end([bot] * 4, 8) for one in game]
    assert known.count(kind) >= 0.9 * len(known)
    assert set(known) <= {kind, KIND_UNKNOWN}


@pytest.mark.slow_when_pure
def test_seats_of_different_kinds_are_told_apart() -> None:
    known = known_at_the_end([ExpertBot(), ClubBot(), ExpertBot(), ClubBot()], 8)
    right = [
        seen == kind for game in known for seen, kind in zip(game, (KIND_THUMB, KIND_NETWORK, KIND_THUMB), strict=True)
    ]
    assert sum(right) >= 0.6 * len(right)


def test_before_the_second_round_nobody_is_known() -> None:
    first, *_, last = heard_in([ClubBot()] * 3, 1, RuleSet())
    assert first[0].earlier == ()
    assert models_of_master().opponents_of(first[0]) == NOBODY_KNOWN
    assert len(last[0].earlier) == 6


@pytest.mark.parametrize("mode", Mode)
def test_k1_of_the_rounds_before_a_bot_is_given_what_everybody_was_told(mode: Mode) -> None:
    for heard, _ in heard_in([ClubBot()] * 4, 2, RuleSet(mode=mode)):
        for events in heard.earlier:
            assert isinstance(events[0], RoundStarted)
            assert not any(isinstance(event, HandDealt | HandReceived) for event in events)


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("players", [2, 7])
def test_rounds_with_wheel_options_can_be_judged_too(mode: Mode, players: int) -> None:
    models = models_of_master()
    for number in range(2):
        heard, _ = heard_in([ClubBot()] * players, number, RuleSet(mode=mode, rounds=14))[-1]
        logs = models.opponents_of(heard).logs
        assert len(heard.earlier) == 13
        # A seat has a model that explains it best, and no model is ruled out for good.
        assert all(max(by_model) == 0.0 and min(by_model) > -10.0 for by_model in zip(*logs, strict=True))


@pytest.mark.slow_when_pure
def test_what_was_kept_of_other_games_changes_no_choice() -> None:
    asked = heard_in([ClubBot()] * 4, 3, RuleSet())
    seasoned = MasterBot(SMALL)
    for heard, seed in heard_in([ExpertBot()] * 4, 4, RuleSet()):
        seasoned.choose(heard, seed)
    for heard, seed in asked[-8:]:
        assert seasoned.choose(heard, seed) == MasterBot(SMALL).choose(heard, seed)


@pytest.mark.slow_when_pure
def test_master_values_its_actions_otherwise_where_it_knows_whom_it_meets() -> None:
    master = MasterBot(SMALL)
    for number in range(3):
        last_round = heard_in([ClubBot()] * 4, number, RuleSet())[-8:]
        remembering = [master.valuations(heard, seed) for heard, seed in last_round]
        forgetful = [master.valuations(Heard(heard.view, heard.events), seed) for heard, seed in last_round]
        assert remembering != forgetful


def test_master_without_inference_has_no_use_for_the_rounds_before() -> None:
    heard, seed = heard_in([ClubBot()] * 3, 5, RuleSet())[-2]
    players = replace(players_with_inference(), models=(), others=learned_policy())
    assert opponents_known_by(players).opponents_of(heard) == NOBODY_KNOWN
    assert MasterBot(SMALL, players).choose(heard, seed) in heard.view.legal
