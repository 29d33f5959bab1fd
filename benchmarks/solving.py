"""Exact answers for two players, and how far the bots are from them: `python -m benchmarks.solving`.

Rounds of one and two cards with the whole deck, rounds of two cards with fewer numbers, and what a perfect opponent
gains against each bot. `--turned` names turned-up cards for the bots, `--bots` who is measured.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from time import process_time

from doublelucky7.bots.levels import bot_named
from doublelucky7.environments.solving import (
    TRICKS,
    TwoCards,
    best_responses,
    one_card_values,
    solved,
)
from doublelucky7.rules.cards import Card
from doublelucky7.rules.variants import SmallRuleSet
from testkit.games.bot_policies import policies_of

ITERATIONS = 300
NUMBERS = (2, 3, 4, 6, 8, 14)
BOTS = ("random", "club", "expert")
"""Random chooses anything alike; the others always decide the same in the same situation, as this measure needs."""
BOTS_TURNED = (Card.R7,)


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
