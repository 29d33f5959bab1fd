# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: infer_types=True, annotation_typing=False
"""How likely a card is to win a trick, as one seat can judge it, and what that makes of a whole hand.

Only sums, products, quotients and square roots are used, which every processor computes alike.
"""

from __future__ import annotations

from typing import cast

import cython

if not cython.compiled:
    from math import sqrt

    from doublelucky7.kernel.bits import bit, cards_above, cards_below, cards_of, count_of, lowest_of, without_lowest
    from doublelucky7.kernel.codes import (
        CARD_SLOTS,
        DECK_SIZE,
        FEATURES,
        JOKER,
        KINDS,
        NO_BID,
        NO_CARD,
        NO_COLOUR,
        NUMBERS,
        SITUATION,
    )
    from doublelucky7.kernel.network import Network, Scratch
    from doublelucky7.kernel.position import Position, power_of


class Policy:
    """The parameters by which a heuristic player judges cards; `noise` is its share of random moves.

    The heats say how sharply bids (in points) and cards (in chances) are told apart when its moves are predicted.
    """

    def __init__(self, values: list[float]) -> None:
        self.noise = 0.0
        self.bid_heat = 1.0
        self.card_heat = 0.1
        # With a network its values take the place of judgement; the parameters are then of no use.
        self.network = cast("Network", None)
        self.learned = 0
        if not cython.compiled:
            self.weights = [[0.0] * FEATURES for _ in range(KINDS)]
            self.situation = [0.0] * SITUATION
        load(self, values)

    def learn(self, network: Network) -> None:
        """Go by a network from now on."""
        self.network = network
        self.learned = 1

    def values(self) -> list[float]:
        """The parameters in the order in which they are loaded: the weights kind by kind, then the situation."""
        return as_list(self)


class Evaluation:
    """One seat's cards with their chances and its moves with their values, written anew each time; one a thread."""

    def __init__(self) -> None:
        self.held = 0
        self.count = 0
        self.choice = 0
        self.unseen = 0
        self.scratch = Scratch()
        if not cython.compiled:
            self.cards = [0] * CARD_SLOTS
            self.chances = [0.0] * CARD_SLOTS
            self.features = [0.0] * FEATURES
            self.moves = [0] * CARD_SLOTS
            self.values = [0.0] * CARD_SLOTS
            self.spread = [0.0] * CARD_SLOTS

    def considered(self) -> list[tuple[int, float]]:
        """Every legal bid or card with its value."""
        return [(self.moves[place], self.values[place]) for place in range(self.count)]


def load(policy: Policy, values: list[float]) -> None:
    """Take over parameters from a list."""
    if len(values) != KINDS * FEATURES + SITUATION:
        raise ValueError(f"a policy has {KINDS * FEATURES + SITUATION} parameters, not {len(values)}")
    for kind in range(KINDS):
        for feature in range(FEATURES):
            policy.weights[kind][feature] = values[kind * FEATURES + feature]
    for place in range(SITUATION):
        policy.situation[place] = values[KINDS * FEATURES + place]


def as_list(policy: Policy) -> list[float]:
    """All parameters in one list."""
    weights = [policy.weights[kind][feature] for kind in range(KINDS) for feature in range(FEATURES)]
    return weights + [policy.situation[place] for place in range(SITUATION)]


def smooth(x: float) -> float:
    """A chance between 0 and 1 that grows with x."""
    return 0.5 + 0.5 * x / sqrt(1.0 + x * x)


def describe_seat(
    evaluation: Evaluation, at: Position, seat: int, tricks_left: int, share: float, demand: float
) -> None:
    """Write down the features that all cards of a seat have in common."""
    place = seat - at.dealer if seat >= at.dealer else seat - at.dealer + at.players
    evaluation.features[0] = 1.0
    evaluation.features[7] = tricks_left / 7.0
    evaluation.features[8] = demand
    evaluation.features[9] = place / (at.players - 1.0)
    evaluation.features[10] = (at.players - 2) / 5.0
    evaluation.features[11] = share if evaluation.unseen & bit(JOKER) else 0.0


def describe_colour(
    evaluation: Evaluation, at: Position, seat: int, colour: int, tricks_left: int, share: float
) -> int:
    """Write down the features of a colour and answer with its kind: leading or not, times trump, side or no trump."""
    own = at.hands[seat]
    kind = 2
    trumps = 0.0
    if at.trump < NO_COLOUR:
        if colour == at.trump:
            kind = 0
            ruffs = 0.0
            for other in range(4):
                if other != colour and not own & cards_of(other):
                    ruffs += 1.0
            trumps = ruffs / 3.0
        else:
            kind = 1
            trumps = share * count_of(evaluation.unseen & cards_of(at.trump))
    evaluation.features[5] = 1.0 * count_of(own & cards_of(colour)) / tricks_left
    evaluation.features[6] = trumps
    return kind if seat != at.dealer else kind + 3


def describe_card(evaluation: Evaluation, card: int, share: float) -> None:
    """Write down the features of a single card."""
    higher = share * count_of(evaluation.unseen & cards_above(card))
    lower = share * count_of(evaluation.unseen & cards_below(card))
    evaluation.features[1] = 1.0 / (1.0 + higher)
    evaluation.features[2] = higher
    evaluation.features[3] = 1.0 / (1.0 + lower)
    evaluation.features[4] = lower


def weigh(policy: Policy, evaluation: Evaluation, kind: int, first: int, last: int) -> float:
    """What the features from `first` up to `last` are worth to a kind of card."""
    total = 0.0
    for feature in range(first, last):
        total += policy.weights[kind][feature] * evaluation.features[feature]
    return total


def held_by(at: Position, seat: int) -> int:
    """All a seat can play: its hand, and the Extra Card before it."""
    own = at.hands[seat]
    if seat == at.extra_owner and at.extra_card != NO_CARD:
        own |= bit(at.extra_card)
    return own


def share_of_others(at: Position, tricks_left: int, evaluation: Evaluation) -> float:
    """The chance that a given unseen card is in one of the other hands and not in the pile."""
    return 1.0 * (at.players - 1) * tricks_left / count_of(evaluation.unseen)


def demand_of_others(at: Position, seat: int, tricks_left: int) -> float:
    """By how much the others who have bid want more of the tricks left than their due."""
    demand = 0.0
    for other in range(at.players):
        if other != seat and at.bids[other] != NO_BID:
            demand -= 1.0 / at.players
            if at.bids[other] > at.won[other]:
                demand += 1.0 * (at.bids[other] - at.won[other]) / tricks_left
    return demand


def chance_in_the_last(at: Position, seat: int, card: int, evaluation: Evaluation) -> float:
    """The chance that a card wins the last trick, by counting: nobody has a choice then."""
    cards = count_of(evaluation.unseen)
    beaters = count_of(evaluation.unseen & cards_above(card)) + count_of(evaluation.unseen & bit(JOKER))
    others = at.players - 1
    chance = 1.0
    if card // NUMBERS != at.trump:
        if at.trump < NO_COLOUR:
            beaters += count_of(evaluation.unseen & cards_of(at.trump))
        if seat != at.dealer:
            # The card counts only if its colour is led, and then by a lower card.
            chance = 1.0 * count_of(evaluation.unseen & cards_below(card)) / cards
            cards -= 1
            others -= 1
    for _ in range(others):
        if cards <= beaters:
            return 0.0
        chance *= 1.0 * (cards - beaters) / cards
        cards -= 1
    return chance


def judge_cards(policy: Policy, at: Position, seat: int, tricks_left: int, evaluation: Evaluation) -> None:
    """Judge every card a seat holds: its chance to win one of the tricks left."""
    own = held_by(at, seat)
    evaluation.unseen = (bit(DECK_SIZE) - 1) & ~at.gone & ~own
    evaluation.held = 0
    share = demand = 0.0
    if tricks_left > 0:
        share = share_of_others(at, tricks_left, evaluation)
        demand = demand_of_others(at, seat, tricks_left)
        describe_seat(evaluation, at, seat, tricks_left, share, demand)
    last_colour = NO_COLOUR
    kind = 0
    common = 0.0
    while own:
        card = lowest_of(own)
        own = without_lowest(own)
        evaluation.cards[evaluation.held] = card
        if tricks_left == 0:
            evaluation.chances[evaluation.held] = 0.0
        elif card == JOKER:
            evaluation.chances[evaluation.held] = 1.0
        elif tricks_left == 1:
            evaluation.chances[evaluation.held] = chance_in_the_last(at, seat, card, evaluation)
        else:
            colour = card // NUMBERS
            if colour != last_colour:
                # Cards come in deck order, so what a colour's cards have in common is weighed once.
                last_colour = colour
                kind = describe_colour(evaluation, at, seat, colour, tricks_left, share)
                common = policy.weights[kind][0] + weigh(policy, evaluation, kind, 5, FEATURES)
            describe_card(evaluation, card, share)
            evaluation.chances[evaluation.held] = smooth(common + weigh(policy, evaluation, kind, 1, 5))
        evaluation.held += 1


def described(at: Position, seat: int, tricks_left: int, evaluation: Evaluation) -> list[tuple[int, int, list[float]]]:
    """Every card held but the Joker with its kind and features, for whoever fits the weights."""
    own = held_by(at, seat)
    evaluation.unseen = (bit(DECK_SIZE) - 1) & ~at.gone & ~own
    share = share_of_others(at, tricks_left, evaluation)
    demand = demand_of_others(at, seat, tricks_left)
    describe_seat(evaluation, at, seat, tricks_left, share, demand)
    rows = []
    for card in range(JOKER):
        if own & bit(card):
            kind = describe_colour(evaluation, at, seat, card // NUMBERS, tricks_left, share)
            describe_card(evaluation, card, share)
            rows.append((card, kind, [evaluation.features[feature] for feature in range(FEATURES)]))
    return rows


def chance_now(policy: Policy, at: Position, seat: int, card: int, unseen: int) -> float:
    """The chance that a card wins the running trick, from who plays after it and what they may hold and want."""
    if card == JOKER:
        return 1.0
    colour = card // NUMBERS
    led = at.led
    if at.played == 0:
        led = colour
        is_trump = 1 if colour == at.trump else 0
    else:
        power = power_of(at, card)
        if power <= at.best:
            return 0.0
        is_trump = 1 if colour == at.trump else 0
    later = at.players - 1 - at.played
    if later == 0:
        return 1.0
    cards = 1.0 * count_of(unseen)
    tricks_left = at.tricks - at.tricks_done
    higher = 1.0 * count_of(unseen & cards_above(card))
    joker = 1.0 if unseen & bit(JOKER) else 0.0
    trumps = 0.0
    if is_trump == 0 and at.trump < NO_COLOUR:
        trumps = 1.0 * count_of(unseen & cards_of(at.trump))
    in_led = 1.0
    if led < NO_COLOUR:
        in_led = 1.0 * count_of(unseen & cards_of(led))
    share = tricks_left / cards
    chance = 1.0
    other = seat
    for _ in range(later):
        other = other + 1 if other + 1 < at.players else 0
        wants = policy.situation[0] if at.bids[other] > at.won[other] else policy.situation[1]
        held = share * in_led
        void = 1.0 / (1.0 + held + 0.5 * held * held)
        if led < NO_COLOUR and at.voids[other] >> led & 1:
            void = 1.0
        if is_trump == 1:
            # A trump is beaten by a higher one: freely where trump was led, else only by who cannot follow.
            danger = higher * share
            if led != at.trump:
                danger *= void * policy.situation[2]
        else:
            danger = (1.0 - void) * policy.situation[3] * higher * share + void * policy.situation[2] * trumps * share
        danger += joker * share * policy.situation[4]
        chance *= 1.0 / (1.0 + wants * danger + policy.situation[5] * danger * danger)
    return chance


def compute_trick_chances(evaluation: Evaluation, leave_out: int, leave_out_too: int) -> None:
    """The chances of winning 0, 1, 2 … tricks with the cards held, up to two of them left out."""
    evaluation.spread[0] = 1.0
    size = 1
    for place in range(evaluation.held):
        if place in (leave_out, leave_out_too):
            continue
        chance = evaluation.chances[place]
        evaluation.spread[size] = evaluation.spread[size - 1] * chance
        for tricks in range(size - 1, 0, -1):
            evaluation.spread[tricks] = (
                evaluation.spread[tricks] * (1.0 - chance) + evaluation.spread[tricks - 1] * chance
            )
        evaluation.spread[0] *= 1.0 - chance
        size += 1
    for tricks in range(size, CARD_SLOTS):
        evaluation.spread[tricks] = 0.0
