"""Moments: chance one outcome at a time, and hearing that spans the match."""

from random import Random

import pytest

from doublelucky7 import Game, RuleSet
from doublelucky7.environments.moments import first_moment, first_moment_of_round
from doublelucky7.rules.events import HandDealt, RoundStarted
from doublelucky7.rules.ruleset import Mode


def test_what_a_seat_was_told_in_a_match_begins_with_the_first_draw_and_holds_every_own_hand() -> None:
    game, random = Game(3, seed=7), Random(7)
    while not game.is_over:
        game.act(random.choice(game.legal_actions()))
    heard = game.heard_in_match(1).events
    assert [event.round for event in heard if isinstance(event, RoundStarted)] == list(range(1, 8))
    assert {event.seat for event in heard if isinstance(event, HandDealt)} == {1}
    assert heard[-len(game.heard(1).events) :] == game.heard(1).events
    with pytest.raises(ValueError, match="a seat is 0 to 2"):
        game.heard_in_match(3)


@pytest.mark.parametrize("mode", Mode)
def test_the_chances_of_every_moment_add_up_to_one(mode: Mode) -> None:
    moment, random = first_moment(RuleSet(mode=mode), 2), Random(3)
    while not moment.is_over:
        outcomes = moment.outcomes()
        assert bool(outcomes) == (moment.to_act is None)
        if outcomes:
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            moment = moment.after_chance(random.choice(outcomes)[0])
        else:
            moment = moment.after_code(random.choice(moment.legal_codes()))
    assert moment.outcomes() == []
    assert moment.state.result is not None
    assert moment.points() == [score.total for score in moment.state.result.scores]


def test_a_round_by_itself_ends_with_its_last_trick_and_nobody_may_act_before_it_is_dealt() -> None:
    moment, random = first_moment_of_round(RuleSet(mode=Mode.TACTICAL_ESCAPE), 3, 7), Random(3)
    with pytest.raises(ValueError, match="no seat is asked"):
        moment.after_code(57)
    while not moment.is_over:
        outcomes = moment.outcomes()
        done = moment.after_chance if outcomes else moment.after_code
        moment = done(random.choice([one for one, _ in outcomes] or moment.legal_codes()))
    assert len(moment.state.pad) == 1
    assert moment.points() == [score.points for score in moment.state.pad[0].scores]
