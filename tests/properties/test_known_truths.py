"""A truth that can be computed exactly: two players, one card, classic, a turned-up Joker as no trump.

The last bidder has no choice (R4.3), so only the dealer decides, knowing the own card and the turned-up one. The engine
plays all 57 · 56 · 55 deals: those that differ only by a renaming of the colours once, counted as often as they occur.
"""

from collections import Counter, defaultdict
from fractions import Fraction
from functools import cache
from itertools import permutations

from msgspec.structs import replace

from doublelucky7.rules.actions import PlaceBid
from doublelucky7.rules.cards import FULL_DECK, Card
from doublelucky7.rules.legality import legal_actions
from doublelucky7.rules.state import State
from tests.setting import after, bid, biddable, dealt, played, turn_of

Deal = tuple[str, str, str]
"""The dealer's card, the other's card, the turned-up card."""


def with_colours_renamed(cards: tuple[Card, ...]) -> Deal:
    """The same deal with its colours called R, Y, G in the order in which they appear."""
    names: dict[str, str] = {}
    renamed = []
    for card in cards:
        if card is Card.JOKER:
            renamed.append("J")
        else:
            name = names.setdefault(card.value[0], "RYGB"[len(names)])
            renamed.append(f"{name}{card.number}")
    dealers, others, turned_up = renamed
    return dealers, others, turned_up


def different_deals() -> Counter[Deal]:
    """Every deal that is different in more than the names of its colours, and how often it occurs."""
    return Counter(with_colours_renamed(cards) for cards in permutations(FULL_DECK, 3))


@cache
def round_with(turned_up: str) -> State:
    """A round with this card turned up and any two cards dealt."""
    one, other = [card.value for card in FULL_DECK if card.value != turned_up][:2]
    return dealt(one, other, turned_up=turned_up)


def only_choice(state: State) -> int:
    (choice,) = biddable(state)
    return choice


def points_when_dealer_bids(deal: Deal, number: int) -> tuple[int, int]:
    """Dealer's and other's points in the one round the rules allow after this bid."""
    dealers, others, turned_up = deal
    state = bid(replace(round_with(turned_up), hands=((Card(dealers),), (Card(others),))), number)
    assert turn_of(state) == 1
    assert legal_actions(state) == (PlaceBid(1, only_choice(state)),)
    scored = played(after(state, PlaceBid(1, only_choice(state))), f"{dealers} {others}")
    first, second = scored.pad[0].scores
    return first.points, second.points


def test_the_dealer_should_always_bid_one_and_expects_8_3311_against_3_6689() -> None:
    deals = different_deals()
    total = deals.total()
    assert total == 57 * 56 * 55
    known: dict[tuple[Deal, int], Fraction] = defaultdict(Fraction)
    expected = [Fraction(0), Fraction(0)]
    for deal, times in deals.items():
        dealers, _, turned_up = deal
        sees = with_colours_renamed((Card(dealers), Card(dealers), Card(turned_up)))
        for number in (0, 1):
            points = points_when_dealer_bids(deal, number)
            known[sees, number] += Fraction(points[0] * times, total)
            if number == 1:
                expected = [sum_ + Fraction(own * times, total) for sum_, own in zip(expected, points, strict=True)]
    situations = {sees for sees, _ in known}
    assert all(known[sees, 1] > known[sees, 0] for sees in situations)
    assert [round(float(points), 4) for points in expected] == [8.3311, 3.6689]
    assert sum(expected) == 12
