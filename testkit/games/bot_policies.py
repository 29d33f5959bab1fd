"""What a bot does in every situation of a round of two cards for two, as `environments.solving` takes it."""

from __future__ import annotations

from collections.abc import Sequence

from doublelucky7.bots.bot import Bot
from doublelucky7.environments.solving import TRICKS, Policies, TwoCards, bid_pairs
from doublelucky7.rules.actions import Action, Deal, PlaceBid, PlayCard
from doublelucky7.rules.cards import FULL_DECK
from doublelucky7.rules.engine import act, before_round
from doublelucky7.rules.events import Event
from doublelucky7.rules.ruleset import RuleSet
from doublelucky7.rules.seeing import heard_by

DEALER, OTHER = 0, 1


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
