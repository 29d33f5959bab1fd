# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: infer_types=True, annotation_typing=False
"""A player without search: it values bids and cards by the distribution of the tricks its hand will win."""

from __future__ import annotations

import cython

from doublelucky7.kernel.codes import KIND_UNKNOWN, TRUMP_AS_LED
from doublelucky7.kernel.threads import in_parts

if not cython.compiled:
    from doublelucky7.kernel.bits import bit, draw, following, lowest_of, stream, unit, without_lowest
    from doublelucky7.kernel.codes import (
        BASE_POINTS,
        CARD_SLOTS,
        COLOURS,
        KIND_BITS,
        POINTS_PER_TRICK,
        TRUMP_UNNAMED,
    )
    from doublelucky7.kernel.learned import chance_to_make, value_bids, value_cards
    from doublelucky7.kernel.playouts import Tally
    from doublelucky7.kernel.position import (
        Position,
        begin,
        bid,
        deal_at_random,
        forbidden_bid,
        legal_cards,
        play,
        seat_to_bid,
    )
    from doublelucky7.kernel.strength import Evaluation, Policy, chance_now, compute_trick_chances, judge_cards


def choose(evaluation: Evaluation) -> None:
    """Settle on the move of the highest value, the first of equals."""
    evaluation.choice = 0
    for place in range(1, evaluation.count):
        if evaluation.values[place] > evaluation.values[evaluation.choice]:
            evaluation.choice = place


def list_bids(at: Position, evaluation: Evaluation) -> None:
    """All legal bids of the next bidder, none worth more than another."""
    forbidden = forbidden_bid(at)
    evaluation.count = 0
    evaluation.choice = 0
    for value in range(at.tricks + 1):
        if value != forbidden:
            evaluation.moves[evaluation.count] = value
            evaluation.values[evaluation.count] = 0.0
            evaluation.count += 1


def list_cards(cards: int, evaluation: Evaluation) -> None:
    """All cards of a set, none worth more than another."""
    evaluation.count = 0
    evaluation.choice = 0
    while cards:
        evaluation.moves[evaluation.count] = lowest_of(cards)
        evaluation.values[evaluation.count] = 0.0
        evaluation.count += 1
        cards = without_lowest(cards)


def evaluate_bids(policy: Policy, at: Position, evaluation: Evaluation) -> None:
    """Value every legal bid of the next bidder by the points it should bring: P(make) times (10 + 2 * bid)."""
    if policy.learned:
        value_bids(policy.network, at, evaluation)
        choose(evaluation)
        return
    judge_cards(policy, at, seat_to_bid(at), at.tricks, evaluation)
    compute_trick_chances(evaluation, CARD_SLOTS, CARD_SLOTS)
    forbidden = forbidden_bid(at)
    evaluation.count = 0
    for value in range(at.tricks + 1):
        if value != forbidden:
            evaluation.moves[evaluation.count] = value
            evaluation.values[evaluation.count] = evaluation.spread[value] * (BASE_POINTS + POINTS_PER_TRICK * value)
            evaluation.count += 1
    choose(evaluation)


def evaluate_trump(policy: Policy, at: Position, evaluation: Evaluation) -> None:
    """Value every colour the dealer may name (R3.2) by the best bid it would allow."""
    worths_0 = worths_1 = worths_2 = worths_3 = 0.0
    for colour in range(COLOURS):
        at.trump = colour
        evaluate_bids(policy, at, evaluation)
        worth = evaluation.values[evaluation.choice]
        if colour == 0:
            worths_0 = worth
        elif colour == 1:
            worths_1 = worth
        elif colour == 2:
            worths_2 = worth
        else:
            worths_3 = worth
    at.trump = TRUMP_UNNAMED
    evaluation.count = COLOURS
    for colour in range(COLOURS):
        evaluation.moves[colour] = colour
    evaluation.values[0] = worths_0
    evaluation.values[1] = worths_1
    evaluation.values[2] = worths_2
    evaluation.values[3] = worths_3
    choose(evaluation)


def chance_with(evaluation: Evaluation, tricks: int) -> float:
    """The chance of exactly so many tricks, 0 where that cannot be."""
    if tricks < 0 or tricks >= CARD_SLOTS:
        return 0.0
    return evaluation.spread[tricks]


def worth_by_thumb(policy: Policy, need: int, tricks_left: int, wins: float, keeps: float) -> float:
    """What a rule of thumb makes of a card: the hungry win as cheaply as they can, the others lose with high cards."""
    hunger = 1.0 * need / (tricks_left + 1)
    if hunger < 0.0:
        hunger = 0.0
    if hunger > 1.0:
        hunger = 1.0
    # Who needs every trick cannot save a card for later: thrift then only settles which of two winners is spent.
    thrift = policy.situation[7] * (1.0 - 0.9 * hunger)
    return (policy.situation[6] * hunger - 1.0) * (wins - thrift * keeps)


def evaluate_cards(policy: Policy, at: Position, evaluation: Evaluation) -> None:
    """Value every legal card of the seat whose turn it is by the chance that the bid is made after it.

    A policy with an appetite (`situation[6]`) looks no further than the trick and goes by a rule of thumb instead.
    """
    seat = at.turn
    tricks_left = at.tricks - at.tricks_done - 1
    need = at.bids[seat] - at.won[seat]
    legal = legal_cards(at)
    evaluation.count = 0
    evaluation.choice = 0
    by_thumb = 1 if policy.situation[6] > 0.0 else 0
    if without_lowest(legal) == 0 or (by_thumb == 0 and (need < 0 or need > tricks_left + 1)):
        # Nothing to choose, or the bid is missed whatever is played.
        list_cards(legal, evaluation)
        return
    if policy.learned:
        value_cards(policy.network, at, evaluation)
        choose(evaluation)
        return
    judge_cards(policy, at, seat, tricks_left, evaluation)
    for place in range(evaluation.held):
        card = evaluation.cards[place]
        if not legal & bit(card):
            continue
        value = 0.0
        wins = chance_now(policy, at, seat, card, evaluation.unseen)
        if by_thumb == 1:
            value = worth_by_thumb(policy, need, tricks_left, wins, evaluation.chances[place])
        elif evaluation.held - 1 > tricks_left and tricks_left > 0:
            # W6: with the Extra Card one card is left over, and which one is the player's choice.
            for spare in range(evaluation.held):
                if spare != place:
                    compute_trick_chances(evaluation, place, spare)
                    hope = wins * chance_with(evaluation, need - 1) + (1.0 - wins) * chance_with(evaluation, need)
                    if hope > value:
                        value = hope
        else:
            compute_trick_chances(evaluation, place, CARD_SLOTS)
            value = wins * chance_with(evaluation, need - 1) + (1.0 - wins) * chance_with(evaluation, need)
        evaluation.moves[evaluation.count] = card
        evaluation.values[evaluation.count] = value
        evaluation.count += 1
    choose(evaluation)


def chance_of_bid(policy: Policy, at: Position, seat: int, evaluation: Evaluation) -> float:
    """The chance, between two tricks, that a seat makes its bid."""
    tricks_left = at.tricks - at.tricks_done
    need = at.bids[seat] - at.won[seat]
    if need < 0 or need > tricks_left:
        return 0.0
    if policy.learned:
        return chance_to_make(policy.network, at, seat, evaluation)
    judge_cards(policy, at, seat, tricks_left, evaluation)
    if evaluation.held == tricks_left:
        compute_trick_chances(evaluation, CARD_SLOTS, CARD_SLOTS)
        return evaluation.spread[need]
    best = 0.0
    for spare in range(evaluation.held):
        compute_trick_chances(evaluation, spare, CARD_SLOTS)
        if evaluation.spread[need] > best:
            best = evaluation.spread[need]
    return best


def act(policy: Policy, at: Position, evaluation: Evaluation, state: int) -> int:
    """Let whoever is next name trump, bid or play by a policy; answer with the stream's next state."""
    phase = 2
    # Who moves at random need not think.
    thinks = 1 if policy.noise < 1.0 else 0
    if at.trump == TRUMP_UNNAMED:
        evaluate_trump(policy, at, evaluation)
        phase = 0
    elif at.bids_made < at.players:
        if thinks == 1:
            evaluate_bids(policy, at, evaluation)
        else:
            list_bids(at, evaluation)
        phase = 1
    elif thinks == 1:
        evaluate_cards(policy, at, evaluation)
    else:
        list_cards(legal_cards(at), evaluation)
    if policy.noise > 0.0:
        state = following(state)
        if unit(state) < policy.noise:
            state = following(state)
            evaluation.choice = draw(state, evaluation.count)
    move = evaluation.moves[evaluation.choice]
    if phase == 0:
        at.trump = move
    elif phase == 1:
        bid(at, move)
    else:
        play(at, move)
    return state


def finish(hero: Policy, others: Policy, hero_seat: int, at: Position, evaluation: Evaluation, state: int) -> int:
    """Play a round to its end without the wheel; answer with the stream's next state."""
    while at.tricks_done < at.tricks:
        seat = seat_to_bid(at) if at.bids_made < at.players else at.turn
        state = act(hero, at, evaluation, state) if seat == hero_seat else act(others, at, evaluation, state)
    return state


def policy_rounds(
    hero: Policy,
    others: Policy,
    at: Position,
    evaluation: Evaluation,
    tally: Tally,
    players: int,
    tricks: int,
    joker_makes: int,
    others_kind: int,
    seed: int,
    first: int,
    last: int,
) -> None:
    """Play the deals of a batch with one seat by one policy and the rest by another, the hero in every seat in turn."""
    for index in range(first, last):
        for hero_seat in range(players):
            begin(at, players, tricks, 0, 1)
            state = deal_at_random(at, joker_makes, stream(seed, index))
            for seat in range(players):
                if seat != hero_seat:
                    at.player_kinds |= others_kind << KIND_BITS * seat
            finish(hero, others, hero_seat, at, evaluation, state)
            # The tally's first entry is the hero's, the others follow clockwise.
            tally.rounds += 1
            for place in range(players):
                seat = (hero_seat + place) % players
                tally.tricks[place] += at.won[seat]
                if at.won[seat] == at.bids[seat]:
                    tally.exact[place] += 1
                    tally.points[place] += BASE_POINTS + POINTS_PER_TRICK * at.won[seat]


def play_policy_rounds(
    hero: Policy,
    others: Policy,
    players: int,
    tricks: int,
    deals: int,
    seed: int,
    joker_makes: int = TRUMP_AS_LED,
    threads: int = 1,
    others_kind: int = KIND_UNKNOWN,
) -> Tally:
    """Play duplicate deals, the hero in every seat; the tally's seat 0 is the hero wherever it sat.

    A network may be told what the others play like.
    """

    def part(first: int, last: int) -> Tally:
        tally = Tally()
        _policy_rounds_without_lock(
            hero, others, Position(), Evaluation(), tally, players, tricks, joker_makes, others_kind, seed, first, last
        )
        return tally

    total = Tally()
    for tally in in_parts(part, deals, threads):
        total.take(tally)
    return total


def _policy_rounds_without_lock(
    hero: Policy,
    others: Policy,
    at: Position,
    evaluation: Evaluation,
    tally: Tally,
    players: int,
    tricks: int,
    joker_makes: int,
    others_kind: int,
    seed: int,
    first: int,
    last: int,
) -> None:
    with cython.nogil:
        policy_rounds(hero, others, at, evaluation, tally, players, tricks, joker_makes, others_kind, seed, first, last)
