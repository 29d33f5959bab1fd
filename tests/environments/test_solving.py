"""Exact answers: the known value of one card, payoffs that are those of the rules, and solutions near equilibrium."""

from random import Random

import numpy as np
import pytest

from doublelucky7 import Card
from doublelucky7.bots.players.random import RandomBot
from doublelucky7.environments.solving import (
    TRICKS,
    TwoCards,
    best_responses,
    bid_pairs,
    one_card_values,
    solved,
    value_of,
)
from doublelucky7.rules.actions import Action, Deal, PlaceBid, PlayCard
from doublelucky7.rules.engine import act, before_round
from doublelucky7.rules.legality import legal_actions
from doublelucky7.rules.variants import SmallRuleSet
from testkit.games.bot_policies import policies_of

SMALL = SmallRuleSet(numbers=3, rounds=TRICKS)


def test_the_round_of_one_card_is_worth_8_3311_to_the_dealer_and_3_6689_to_the_other() -> None:
    values = one_card_values()
    assert (round(values.dealer, 4), round(values.other, 4)) == (8.3311, 3.6689)


@pytest.mark.parametrize("turned_up", [Card.R2, Card.JOKER])
def test_random_play_by_the_rules_has_the_value_that_the_arrays_give_it(turned_up: Card) -> None:
    game = TwoCards(turned_up, SMALL.deck)
    random, leads = Random(7), list[float]()
    while len(leads) < 1_500:
        cards = random.sample(game.cards, 2 * TRICKS)
        top = [*cards, turned_up]
        state = before_round(SMALL, 2, TRICKS, dealer=0)
        action: Action = Deal((*top, *(card for card in SMALL.deck if card not in top)))
        state = act(state, action).state
        while state.to_act is not None:
            state = act(state, random.choice(legal_actions(state))).state
        dealer, other = (score.points for score in state.pad[0].scores)
        leads.append(dealer - other)
    expected = value_of(game, game.uniform())
    # Four standard errors; the seed is fixed.
    assert abs(np.mean(leads) - expected) < 4 * np.std(leads) / np.sqrt(len(leads))


def test_every_payoff_is_what_the_rules_give() -> None:
    game, random = TwoCards(Card.G2, SMALL.deck), Random(3)
    policies, checked = game.uniform(), 0
    for _ in range(60):
        bids = random.choice(list(bid_pairs()))
        first, second = random.sample(game.hands, 2)
        lead = random.randrange(2)
        if set(first) & set(second):
            continue
        # A dealer who always comes to this hand, these bids and this lead, met by whoever follows.
        only = game.uniform()
        only.dealer_bids[...] = 0
        only.dealer_bids[game.hands.index(first), bids[0]] = 1
        only.leads[...] = 1 - lead
        place = game.hands.index(second)
        values = [one[first[lead], place] for one in game.follow_values(bids, only)]
        for lower in (0, 1):
            if not game.may_follow[lower, first[lead], place]:
                continue
            cards = [game.cards[one] for one in (second[0], first[0], second[1], first[1])]
            top = [*cards, Card.G2]
            state = act(
                before_round(SMALL, 2, TRICKS, dealer=0), Deal((*top, *(c for c in SMALL.deck if c not in top)))
            ).state
            done: list[Action] = [PlaceBid(0, bids[0]), PlaceBid(1, bids[1]), PlayCard(0, game.cards[first[lead]])]
            done += [PlayCard(1, game.cards[second[lower]]), PlayCard(0, game.cards[first[1 - lead]])]
            done += [PlayCard(1, game.cards[second[1 - lower]])]
            for action in done:
                state = act(state, action).state
            dealer, other = (score.points for score in state.pad[0].scores)
            assert values[lower] == other - dealer
            checked += 1
    assert checked > 20
    assert policies.dealer_bids.shape == (len(game.hands), TRICKS + 1)


def test_a_solution_cannot_be_exploited_and_random_play_can() -> None:
    game = TwoCards(Card.R1, SMALL.deck)
    found = solved(game, 150)
    assert 0 <= found.responses.exploitability < 0.002
    assert found.value == pytest.approx(found.responses.dealer, abs=0.01)
    assert best_responses(game, game.uniform()).exploitability > 1


def test_a_bots_policy_has_one_answer_wherever_it_comes_to() -> None:
    game = TwoCards(Card.R1, (*SMALL.deck[:5], Card.JOKER))
    policies = policies_of(RandomBot(), game)
    assert policies.dealer_bids.sum(axis=1).tolist() == [1] * len(game.hands)
    assert best_responses(game, policies).exploitability > 0


def test_whichever_number_is_turned_up_the_game_is_the_same() -> None:
    values = [solved(TwoCards(card, SMALL.deck), 200).value for card in (Card.R1, Card.R2, Card.B3)]
    assert values == pytest.approx([values[0]] * 3, abs=0.005)
