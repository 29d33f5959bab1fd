# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: infer_types=True, annotation_typing=False
"""Dealing again what a seat cannot see, exactly uniformly over all deals consistent with what it was told.

Only seats that have shown a colour to be missing are bound: once they have their cards, the others and the pile can be
dealt in equally many ways, so a plain shuffle of the rest is uniform. Bound seats with the same missing colours form a
group. Groups are dealt one after the other, those with the fewest cards to choose from first, each uniformly from the
cards it may hold. That alone would be biased, because what one group takes changes in how many ways the next can be
dealt. So a group is dealt only with a chance proportional to that number of ways, a binomial computed in whole
numbers, and otherwise everything begins anew: rejection sampling whose accepted deals all have the same weight. Where
the groups' colours are nested or disjoint nothing is ever rejected.
"""

from __future__ import annotations

from math import comb

import cython

if not cython.compiled:
    from doublelucky7.kernel.bits import bit, cards_of, count_of, draw, following, wide_draw
    from doublelucky7.kernel.codes import COLOURS, DECK_SIZE, MOST_PLAYERS, MOST_TRIES, NO_SEAT
    from doublelucky7.kernel.knowledge import Knowledge
    from doublelucky7.kernel.position import Position, copy_into

# At least as many places as there are cards.
_SLOTS = 64


class Plan:
    """How to redeal for one seat; each thread needs its own, because dealing shuffles in it."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.now = knowledge.now
        self.loose = 0
        self.groups = 0
        self.stuck = 0
        self.taken = 0
        if not cython.compiled:
            self.cards = [0] * _SLOTS
            self.left = [0] * _SLOTS
            self.need = [0] * MOST_PLAYERS
            self.group_of = [0] * MOST_PLAYERS
            self.masks = [0] * MOST_PLAYERS
            self.sizes = [0] * MOST_PLAYERS
            self.least = [0] * MOST_PLAYERS
            self.members = [[0] * _SLOTS for _ in range(MOST_PLAYERS)]
            self.ways = [[0] * _SLOTS for _ in range(MOST_PLAYERS)]
        lay_out(self, knowledge)

    def _bind(self, allowed_by_seat: dict[int, int]) -> None:
        """Form the groups and count in how many ways each can be dealt."""
        masks = sorted(set(allowed_by_seat.values()), key=lambda mask: (mask.bit_count(), mask))
        needs: list[int] = []
        self.groups = len(masks)
        for group, mask in enumerate(masks):
            need = 0
            for seat, allowed in allowed_by_seat.items():
                if allowed == mask:
                    self.group_of[seat] = group
                    need += self.need[seat]
            size = mask.bit_count()
            self.masks[group] = mask
            self.sizes[group] = size
            # The fewest cards of this group's colours that earlier groups can have taken.
            self.least[group] = sum(
                max(0, earlier - (masks[other] & ~mask).bit_count()) for other, earlier in enumerate(needs)
            )
            needs.append(need)
            members = [card for card in range(DECK_SIZE) if mask >> card & 1]
            for place in range(size):
                self.members[group][place] = members[place]
            for overlap in range(_SLOTS):
                self.ways[group][overlap] = comb(size - overlap, need) if overlap <= size else 0


def lay_out(plan: Plan, knowledge: Knowledge) -> None:
    """Note which cards are loose, how many each seat needs, and which of them each bound seat may hold."""
    for card in range(DECK_SIZE):
        if knowledge.unseen & bit(card):
            plan.cards[plan.loose] = card
            plan.loose += 1
    allowed_by_seat = {}
    for seat in range(MOST_PLAYERS):
        plan.group_of[seat] = NO_SEAT
        plan.need[seat] = knowledge.hidden[seat] if seat < knowledge.now.players else 0
        allowed = knowledge.unseen
        for colour in range(COLOURS):
            if knowledge.now.voids[seat] >> colour & 1:
                allowed &= ~cards_of(colour)
        if plan.need[seat] and allowed != knowledge.unseen:
            allowed_by_seat[seat] = allowed
    plan._bind(allowed_by_seat)


def deal_bound(plan: Plan, world: Position, state: int) -> int:
    """Deal to the seats that are bound by missing colours; answer with the stream's next state."""
    tries = 0
    while tries < MOST_TRIES:
        tries += 1
        taken = bit(0) - 1
        group = 0
        while group < plan.groups:
            overlap = count_of(plan.masks[group] & taken)
            most = plan.ways[group][plan.least[group]]
            if most == 0:
                tries = MOST_TRIES
                break
            if plan.ways[group][overlap] != most:
                state = following(state)
                if wide_draw(state, most) >= plan.ways[group][overlap]:
                    break
            size = plan.sizes[group]
            for place in range(size):
                plan.left[place] = plan.members[group][place]
            for seat in range(plan.now.players):
                if plan.group_of[seat] != group:
                    continue
                hand = plan.now.hands[seat]
                due = plan.need[seat]
                while due > 0:
                    state = following(state)
                    place = draw(state, size)
                    card = bit(plan.left[place])
                    size -= 1
                    plan.left[place] = plan.left[size]
                    if not taken & card:
                        taken |= card
                        hand |= card
                        due -= 1
                world.hands[seat] = hand
            group += 1
        if group == plan.groups:
            plan.taken = taken
            return state
    # No deal fits: what the seat was told contradicts itself.
    plan.stuck = 1
    plan.taken = 0
    return state


def redeal(plan: Plan, world: Position, state: int) -> int:
    """Fill a position with hands that fit all the seat was told; answer with the stream's next state."""
    copy_into(world, plan.now)
    taken = bit(0) - 1
    if plan.groups > 0:
        state = deal_bound(plan, world, state)
        taken = plan.taken
    size = plan.loose
    for place in range(size):
        plan.left[place] = plan.cards[place]
    for seat in range(plan.now.players):
        if plan.group_of[seat] != NO_SEAT:
            continue
        hand = plan.now.hands[seat]
        due = plan.need[seat]
        while due > 0:
            state = following(state)
            place = draw(state, size)
            card = bit(plan.left[place])
            size -= 1
            plan.left[place] = plan.left[size]
            if not taken & card:
                hand |= card
                due -= 1
        world.hands[seat] = hand
    # The card under the turned-up one is any card of the pile.
    while size > 0:
        state = following(state)
        place = draw(state, size)
        world.under = plan.left[place]
        if not taken & bit(world.under):
            break
        size -= 1
        plan.left[place] = plan.left[size]
    return state
