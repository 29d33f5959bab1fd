"""Whole random rounds of the kernel, played again card by card by the readable rules from the same random numbers."""

import pytest

from doublelucky7.kernel.bits import draw, following, stream
from doublelucky7.kernel.codes import DECK_SIZE, NO_CARD, NO_SEAT, TRUMP_AS_LED
from doublelucky7.kernel.observing import cards_in
from doublelucky7.kernel.playouts import play_random_rounds
from doublelucky7.kernel.position import (
    Position,
    begin,
    copy_into,
    deal_at_random,
    is_over,
    legal_cards,
    play,
    play_at_random,
)
from doublelucky7.rules.actions import Deal
from doublelucky7.rules.cards import FULL_DECK, Card
from doublelucky7.rules.engine import decide, evolve
from doublelucky7.rules.events import RoundScored
from doublelucky7.rules.legality import legal_actions
from doublelucky7.rules.ruleset import RuleSet
from doublelucky7.rules.state import State
from doublelucky7.rules.wheel import clockwise_from
from tests.setting import before_round

ROUNDS = 40
SEED = 21
# R6.2: round 7 would count double.
ROUND_WITH = {7: 8}


def deck_of(at: Position) -> tuple[Card, ...]:
    """The deck that deals what a position holds."""
    hands = [cards_in(at.hand(seat)) for seat in range(at.players)]
    order = tuple(clockwise_from((at.dealer + 1) % at.players, at.players))
    dealt = [hands[seat][turn] for turn in range(at.tricks) for seat in order]
    top = [*dealt, FULL_DECK[at.turned], FULL_DECK[at.under]]
    return (*top, *(card for card in FULL_DECK if card not in top))


def played_by_the_rules(state: State, random: int) -> tuple[int, ...]:
    """Everybody's points when each choice is drawn from the kernel's stream among the legal actions in order."""
    while True:
        legal = legal_actions(state)
        # The kernel draws nothing where there is nothing to choose, except that a bid is always drawn.
        place = 0
        if len(legal) > 1 or (not state.trick and None in state.bids):
            random = following(random)
            place = draw(random, len(legal))
        for event in decide(state, legal[place]):
            if isinstance(event, RoundScored):
                return tuple(score.points for score in event.row.scores)
            state = evolve(state, event)


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("tricks", [1, 2, 4, 7])
def test_random_rounds_come_to_the_same_points_by_the_readable_rules(players: int, tricks: int) -> None:
    points = [0] * players
    for index in range(ROUNDS):
        at = Position()
        begin(at, players, tricks, index % players, 1)
        random = deal_at_random(at, TRUMP_AS_LED, stream(SEED, index))
        waiting = before_round(RuleSet(rounds=14), players, ROUND_WITH.get(tricks, tricks), at.dealer)
        for event in decide(waiting, Deal(deck_of(at))):
            waiting = evolve(waiting, event)
        for seat, scored in enumerate(played_by_the_rules(waiting, random)):
            points[seat] += scored
    tally = play_random_rounds(players, tricks, ROUNDS, SEED)
    assert points == [tally.points_by(seat) for seat in range(players)]


def play_one_card_at_random(at: Position, random: int) -> int:
    """Play one card of the seat whose turn it is; answer with the stream's next state."""
    cards = legal_cards(at)
    legal = [card for card in range(DECK_SIZE) if cards >> card & 1]
    random = following(random) if len(legal) > 1 else random
    play(at, legal[draw(random, len(legal))])
    return random


@pytest.mark.parametrize("players", [2, 3, 4, 7])
@pytest.mark.parametrize("extra_owner", [NO_SEAT, 0, 1])
def test_a_round_is_played_out_from_any_card_on_as_card_by_card(players: int, extra_owner: int) -> None:
    tricks = 5
    for played in range(players * tricks + 1):
        one, other = Position(), Position()
        begin(one, players, tricks, played % players, 1)
        random = deal_at_random(one, TRUMP_AS_LED, stream(SEED, played))
        one.extra_owner, one.extra_card = extra_owner, NO_CARD if extra_owner == NO_SEAT else one.under
        for _ in range(played):
            random = play_one_card_at_random(one, random)
        copy_into(other, one)
        after = play_at_random(other, random)
        while not is_over(one):
            random = play_one_card_at_random(one, random)
        assert is_over(other)
        assert after == random
        assert [other.won_by(seat) for seat in range(players)] == [one.won_by(seat) for seat in range(players)]


def test_a_shuffle_deals_every_card_equally_often_to_every_place() -> None:
    places = [[0] * DECK_SIZE for _ in range(4)]
    rounds = 20_000
    at = Position()
    for index in range(rounds):
        begin(at, 2, 7, 0, 1)
        deal_at_random(at, TRUMP_AS_LED, stream(5, index))
        for place, cards in enumerate((at.hand(0), at.hand(1), 1 << at.turned, 1 << at.under)):
            for card in range(DECK_SIZE):
                places[place][card] += cards >> card & 1
    for place, size in enumerate((7, 7, 1, 1)):
        expected = rounds * size / DECK_SIZE
        off = sum((seen - expected) ** 2 / expected for seen in places[place])
        # Five standard deviations above the mean of a chi-square with 56 degrees of freedom.
        assert off < DECK_SIZE + 5 * (2 * DECK_SIZE) ** 0.5
