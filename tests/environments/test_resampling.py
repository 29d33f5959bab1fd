"""Resampling: the seat was told the same, hidden cards are exactly uniform, and the game can go on."""

from collections import Counter
from itertools import combinations, permutations
from math import sqrt
from random import Random

import pytest

from doublelucky7 import Card, Game, PlaceBid, PlayCard, RuleSet
from doublelucky7.environments.card_by_card import card_by_card
from doublelucky7.environments.resampling import resampled
from doublelucky7.kernel import is_compiled
from doublelucky7.rules.cards import FULL_DECK
from doublelucky7.rules.engine import decide, evolve, start
from doublelucky7.rules.legality import legal_actions
from doublelucky7.rules.ruleset import Mode
from doublelucky7.rules.seeing import view_of
from doublelucky7.rules.waiting import WaitingForDeal
from tests.game.test_game import play_on
from tests.setting import after, before_round

FARTHEST = 4.5
"""Standard deviations a fair chi-square may lie from its mean; the seed is fixed."""


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("players", range(2, 8))
def test_every_moment_can_be_resampled_and_the_seat_sees_the_same(players: int, mode: Mode) -> None:
    game = Game(players, mode, seed=players)
    random, differing = Random(7), 0
    while not game.is_over:
        for seat in range(players):
            state = resampled(game.heard(seat), random.randrange(2**64))
            assert view_of(state, seat) == game.view(seat)
            everything = [card for hand in state.hands for card in hand] + [*state.pile, *_laid_open(game)]
            assert sorted(everything) == list(FULL_DECK)
            differing += state.hands != game.state.hands
        play_on(game, 3)
    assert differing > 10


def _laid_open(game: Game) -> list[Card]:
    state = game.state
    played = [play.card for trick in state.finished_tricks for play in trick.plays] + [
        play.card for play in state.trick
    ]
    extra = [] if state.extra_card is None or state.extra_card.card in played else [state.extra_card.card]
    assert state.turned_up is not None
    return [*played, *extra, state.turned_up]


def test_a_resampled_game_can_be_played_to_the_end_of_its_round() -> None:
    random = Random(7)
    for seed in range(20):
        game = play_on(Game(5, "tactical_escape", seed=seed), 60)
        assert game.to_act is not None
        state = resampled(game.heard(game.to_act), seed)
        while state.to_act is not None:
            for event in decide(state, random.choice(legal_actions(state))):
                state = evolve(state, event)


def test_the_true_state_is_one_of_those_that_fit() -> None:
    game = Game(2, first_dealer=0, decks=["R7 G1 J"])
    assert all(resampled(game.heard(0), seed).hands[0] == (Card.G1,) for seed in range(50))
    assert any(resampled(game.heard(0), seed).hands == game.state.hands for seed in range(500))


def test_before_the_first_deal_there_is_nothing_to_resample() -> None:
    game = Game(2, seed=7)
    state = start(RuleSet(), 2)
    with pytest.raises(ValueError, match="deal"):
        resampled(game.heard(0).__class__(view_of(state, 0), ()), 1)


@pytest.mark.slow_when_pure
def test_resampling_agrees_with_full_enumeration_where_a_colour_was_shown_to_be_missing() -> None:
    # Three seats, two tricks: seat 1 did not follow red, so its last card is not red.
    game = Game(["Kim", "Ada", "Lou"], first_dealer=2, decks=["", "G5 R9 R1 B3 Y9 R2 B14"])
    while game.state.round < 2:
        game.act(game.legal_actions()[0])
    assert game.state.dealer == 0
    for bid in (0, 0, 0):
        assert game.to_act is not None
        game.act(PlaceBid(game.to_act, bid))
    for seat, card in ((0, Card.R1), (1, Card.G5), (2, Card.R9)):
        game.act(PlayCard(seat, card))
    unseen = [card for card in FULL_DECK if card not in (Card.R1, Card.R2, Card.G5, Card.R9, Card.B14)]
    fitting = {(one, two) for one, two in permutations(unseen, 2) if one.colour is not Card.R1.colour}
    samples = 8 * len(fitting) if is_compiled() else len(fitting)
    heard = game.heard(0)
    seen = Counter(
        (state.hands[1][0], state.hands[2][0]) for state in (resampled(heard, seed) for seed in range(samples))
    )
    assert set(seen) <= fitting
    expected = samples / len(fitting)
    off = sum((seen[deal] - expected) ** 2 / expected for deal in fitting)
    assert abs(off - len(fitting)) < FARTHEST * sqrt(2 * len(fitting))


class TestCardByCard:
    """A deal one card at a time."""

    def test_dealt_card_by_card_it_is_the_same_deal(self) -> None:
        table = before_round(RuleSet(mode=Mode.TACTICAL_ESCAPE), 3, 2, 0)
        dealing, random = card_by_card(table), Random(7)
        while not dealing.is_complete:
            outcomes = dealing.outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            dealing = dealing.with_card(random.choice(outcomes)[0])
        state = after(table, dealing.deal())
        hands = {card for hand in state.hands for card in hand}
        assert hands == set(dealing.dealt[:6])
        assert (state.turned_up, state.pile[0]) == dealing.dealt[6:]

    def test_it_ends_when_every_card_that_matters_is_there(self) -> None:
        assert card_by_card(before_round(RuleSet(), 7, 7, 0)).needed == 50
        dealing = card_by_card(before_round(RuleSet(mode=Mode.LUCKY_DICE), 7, 7, 0))
        assert dealing.needed == 51
        with pytest.raises(ValueError, match="51 cards are still to be dealt"):
            dealing.deal()
        with pytest.raises(ValueError, match="R1 cannot be dealt now"):
            dealing.with_card(Card.R1).with_card(Card.R1)

    def test_only_a_table_that_waits_for_a_deal_is_dealt_to(self) -> None:
        state = Game(2, seed=7).state
        assert not isinstance(state.waiting, WaitingForDeal)
        with pytest.raises(ValueError, match="does not wait for a deal"):
            card_by_card(state)


def test_every_first_deal_of_two_players_is_as_likely_as_the_other() -> None:
    table = before_round(RuleSet(), 2, 1, 0)
    pairs = Counter(frozenset((first, second)) for first, _ in card_by_card(table).outcomes()
                    for second, _ in card_by_card(table).with_card(first).outcomes())  # fmt: skip
    assert set(pairs.values()) == {2}
    assert len(pairs) == len(list(combinations(FULL_DECK, 2)))
