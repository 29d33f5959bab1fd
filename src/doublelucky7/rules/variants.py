"""Small variants for studying and solving the game: fewer numbers in each colour, fewer rounds; no server has them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from doublelucky7.rules.cards import FULL_DECK, HIGHEST_NUMBER, LOWEST_NUMBER, Card
from doublelucky7.rules.ruleset import ROUNDS_IN_A_SERIES, Mode, RuleSet, require_one_of


class SmallRuleSet(RuleSet, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A rule set with the numbers 1 to `numbers` in each colour, and any number of rounds up to 14.

    Everything else is as in the whole game: the Joker, four colours, one card in the first round. The first dealer is
    drawn from all 57 cards. A variant of its own type, so that whole games are stored without a word of it.

    Examples:
        >>> small = SmallRuleSet(rounds=2, numbers=3)
        >>> len(small.deck), small.is_small
        (13, True)
    """

    rounds: int = ROUNDS_IN_A_SERIES  # type: ignore[assignment] # a variant may have any number of rounds
    numbers: int = HIGHEST_NUMBER

    def __post_init__(self) -> None:
        RuleSet.__post_init__(self)
        require_one_of("numbers", self.numbers, range(LOWEST_NUMBER, HIGHEST_NUMBER + 1))

    @property
    def deck(self) -> tuple[Card, ...]:
        """The cards that are dealt, in deck order."""
        return _deck_up_to(self.numbers)

    @property
    def is_small(self) -> bool:
        """Whether this is a variant for study; it is, even with all numbers."""
        return True

    @staticmethod
    def _lengths() -> Sequence[int]:
        return range(1, 2 * ROUNDS_IN_A_SERIES + 1)


SMALL_VARIANTS: Final[dict[str, SmallRuleSet]] = {
    "one_round_9_cards": SmallRuleSet(rounds=1, numbers=2),
    "two_rounds_9_cards": SmallRuleSet(rounds=2, numbers=2),
    "two_rounds_13_cards": SmallRuleSet(rounds=2, numbers=3),
    "three_rounds_17_cards": SmallRuleSet(rounds=3, numbers=4),
    "three_rounds_17_cards_with_wheel": SmallRuleSet(rounds=3, numbers=4, mode=Mode.TACTICAL_ESCAPE),
}
"""The variants that docs/research.md speaks of, by name."""


def ruleset_of(**fields: Any) -> RuleSet:
    """A rule set by its fields: `numbers` makes a small variant, and `variant` names one of the small variants.

    Examples:
        >>> ruleset_of(mode="lucky_dice").is_small, ruleset_of(variant="two_rounds_9_cards").rounds
        (False, 2)
    """
    if "variant" in fields:
        name = fields.pop("variant")
        if fields or name not in SMALL_VARIANTS:
            raise ValueError(f"variant is {', '.join(SMALL_VARIANTS)}, with no other rules beside it")
        return SMALL_VARIANTS[name]
    return SmallRuleSet(**fields) if "numbers" in fields else RuleSet(**fields)


@cache
def _deck_up_to(numbers: int) -> tuple[Card, ...]:
    return tuple(card for card in FULL_DECK if card.number is None or card.number <= numbers)
