"""Exact answers for two players, and how far the bots are from them: `python -m benchmarks.solving`.

Rounds of one and two cards with the whole deck, rounds of two cards with fewer numbers, and what a perfect opponent
gains against each bot. `--turned` names turned-up cards for the bots, `--bots` who is measured.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from time import process_time

from doublelucky7.bots.bot import Bot
from doublelucky7.bots.levels import bot_named
from doublelucky7.environments.solving import (
    TRICKS,
    Policies,
    TwoCards,
    best_responses,
    bid_pairs,
    one_card_values,
    solved,
)
from doublelucky7.rules.actions import Action, Deal, PlaceBid, PlayCard
from doublelucky7.rules.cards import FULL_DECK, Card
from doublelucky7.rules.engine import act, before_round
from doublelucky7.rules.events import Event
from doublelucky7.rules.ruleset import RuleSet
from doublelucky7.rules.seeing import heard_by
from doublelucky7.rules.variants import SmallRuleSet

ITERATIONS = 300
DEALER, OTHER = 0, 1
NUMBERS = (2, 3, 4, 6, 8, 14)
BOTS = ("random", "club", "expert")
"""Random chooses anything alike; the others always decide the same in the same situation, as this measure needs."""
BOTS_TURNED = (Card.R7,)


def asked(bot: Bot, game: TwoCards, hands: Sequence[Sequence[int]], actions: Sequence[Action]) -> Action:
    """What a bot does in the round with these hands, the dealer's first, after these actions."""
    first, second = ([game.cards[place] for place in hand] for hand in hands)
    # R2.2: one card at a time, beginning with the other seat.
    top = [second[0], first[0], second[1], first[1], game.turned_up]
    state, events = before_round(RuleSet(), 2, TRICKS, DEALER), list[Event]()
    for action in (Deal((*top, *(card for card in FULL_DECK if card not in top))), *actions):
        outcome = act(state, action)
        state = outcome.state
        events += outcome.events
    assert state.to_act is not None
    return bot.choose(heard_by(state.to_act, state, events), seed=1)


def any_other(game: TwoCards, hand: Sequence[int], needed: Sequence[int] = ()) -> tuple[int, ...]:
    """Two cards the opposite seat may hold, these among them; what a bot does cannot depend on the rest."""
    free = [place for place in range(len(game.cards)) if place not in hand and place not in needed]
    return (*needed, *free[: TRICKS - len(needed)])


def policies_of(bot: Bot, game: TwoCards) -> Policies:
    """What a bot does wherever it comes to, in both seats; elsewhere it may do anything."""
    found = game.uniform()
    found.dealer_bids[...] = 0
    found.other_bids[...] = 0
    for place, hand in enumerate(game.hands):
        opposite = any_other(game, hand)
        chosen = asked(bot, game, (hand, opposite), ())
        assert isinstance(chosen, PlaceBid)
        found.dealer_bids[place, chosen.bid] = 1
        for other in [other for bid, other in bid_pairs() if bid == chosen.bid]:
            lead = asked(bot, game, (hand, opposite), (PlaceBid(DEALER, chosen.bid), PlaceBid(OTHER, other)))
            assert isinstance(lead, PlayCard)
            found.leads[chosen.bid, other, place] = float(lead.card is game.cards[hand[0]])
        for bid in range(TRICKS + 1):
            answer = asked(bot, game, (opposite, hand), (PlaceBid(DEALER, bid),))
            assert isinstance(answer, PlaceBid)
            found.other_bids[bid, place, answer.bid] = 1
            _add_follows(bot, game, found, place, (bid, answer.bid))
    return found


def _add_follows(bot: Bot, game: TwoCards, found: Policies, place: int, bids: tuple[int, int]) -> None:
    """What a bot plays to every lead, where it has a choice."""
    hand = game.hands[place]
    lower, higher = game.may_follow
    for lead in range(len(game.cards)):
        if lead in hand or not (lower[lead, place] and higher[lead, place]):
            continue
        opposite = any_other(game, hand, (lead,))
        before = (PlaceBid(DEALER, bids[0]), PlaceBid(OTHER, bids[1]), PlayCard(DEALER, game.cards[lead]))
        chosen = asked(bot, game, (opposite, hand), before)
        assert isinstance(chosen, PlayCard)
        found.follows[(*bids, lead, place)] = float(chosen.card is game.cards[hand[0]])


def distances(names: Sequence[str], turned: Sequence[Card]) -> None:
    print("\nWhat a perfect opponent gains against a bot, lead in points a round, mean of both seats:")
    for card in turned:
        game = TwoCards(card)
        value = solved(game, ITERATIONS).value
        for name in names:
            begun = process_time()
            policies = game.uniform() if name == "random" else policies_of(bot_named(name), game)
            found = best_responses(game, policies)
            print(
                f"  {card.value} turned up, {name:8}: {found.exploitability:6.3f}"
                f"  (as dealer {found.other + value:.3f}, as the other {found.dealer - value:.3f};"
                f" {process_time() - begun:.0f} s)",
                flush=True,
            )


def mean_solution(deck: tuple[Card, ...]) -> tuple[float, float]:
    """The dealer's mean lead over all turned-up cards, and the worst exploitability of the solutions.

    Only the order of the trumps that are left matters, so whichever number is turned up the game is the same.
    """
    number, joker = (solved(TwoCards(card, deck), ITERATIONS) for card in (Card.R1, Card.JOKER))
    mean = (number.value * (len(deck) - 1) + joker.value) / len(deck)
    return mean, max(number.responses.exploitability, joker.responses.exploitability)


def two_cards() -> None:
    print("\nTwo cards: the dealer's mean lead in points, and the exploitability of the solution")
    for numbers in NUMBERS:
        deck = SmallRuleSet(numbers=numbers, rounds=TRICKS).deck
        mean, exploitability = mean_solution(deck)
        print(f"  {numbers:2} numbers, {len(deck)} cards: {mean:8.4f}  {exploitability:.5f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.solving", description=__doc__)
    parser.add_argument("--turned", nargs="*", type=Card, default=BOTS_TURNED, metavar="CARD")
    parser.add_argument("--bots", nargs="*", default=BOTS, metavar="NAME")
    parser.add_argument("--only-bots", action="store_true")
    arguments = parser.parse_args()
    if not arguments.only_bots:
        dealer, other = one_card_values()
        print(f"One card, whole deck: dealer {dealer:.4f}, other {other:.4f} points")
        two_cards()
    distances(arguments.bots, arguments.turned)


if __name__ == "__main__":
    main()
