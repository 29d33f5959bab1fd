# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: infer_types=True, annotation_typing=False
"""What one seat knows of a round, as the list of the network's inputs that are on.

Only the own hand, what lies open and what a Player Swap taught the seat are read, so a full position and a seat's own
knowledge of it give the same list. Colours have no names here: trump comes first, then the led colour, then the others
by how many of them the seat holds, so that whatever is learned of one colour holds for all. Seats are counted clockwise
from the own one.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from doublelucky7.kernel.bits import (
        bit,
        cards_above,
        cards_below,
        cards_of,
        count_of,
        lowest_of,
        without_lowest,
    )
    from doublelucky7.kernel.codes import (
        CARD_ROWS,
        COLOURS,
        DECK_SIZE,
        JOKER,
        JOKER_ROW,
        KIND_BITS,
        KIND_UNKNOWN,
        MOST_ROWS,
        NO_BID,
        NO_CARD,
        NO_COLOUR,
        NO_SEAT,
        NUMBERS,
        ROW_DEMAND,
        ROW_EXTRA_SEAT,
        ROW_GONE_CARD,
        ROW_KIND_OF_ALL,
        ROW_KIND_OF_SEAT,
        ROW_KNOWN_CARD,
        ROW_KNOWN_SEAT,
        ROW_NO_TRUMP_COLOUR,
        ROW_OPENER_SEAT,
        ROW_OWN_CARD,
        ROW_OWN_HIGHER,
        ROW_OWN_LENGTH,
        ROW_OWN_LOWER,
        ROW_PLAY_BEATERS,
        ROW_PLAY_CARD,
        ROW_PLAY_HIGHER,
        ROW_PLAY_LATER,
        ROW_ROUND_CARDS,
        ROW_SEAT_BID,
        ROW_SEAT_LATER,
        ROW_SEAT_NEED,
        ROW_SEAT_VOID,
        ROW_SHOWN_CARD,
        ROW_SUM_OF_BIDS,
        ROW_SWAPPED_SEAT,
        ROW_TABLE_PLACE,
        ROW_TABLE_TRICKS,
        ROW_TRUMPS_OUT,
        ROW_WINNING_BEATERS,
        ROW_WINNING_CARD,
        ROW_WINNING_NEED,
        SLOT_LED,
        SLOT_OTHERS,
        SLOTS,
    )
    from doublelucky7.kernel.position import Position, power_of


class Inputs:
    """The rows of the network's first layer that are on; a row may be listed more than once."""

    def __init__(self) -> None:
        self.count = 0
        self.unseen = 0
        if not cython.compiled:
            self.rows = [0] * MOST_ROWS
            # Which slot a colour has at this moment.
            self.slots = [0] * SLOTS

    def listed(self) -> list[int]:
        """The rows that are on, in the order in which they were found."""
        return [self.rows[place] for place in range(self.count)]


def turn_on(inputs: Inputs, row: int) -> None:
    """Add a row."""
    inputs.rows[inputs.count] = row
    inputs.count += 1


def give_slots(inputs: Inputs, at: Position, own: int) -> None:
    """Trump has the first slot, the led colour the second, the others follow, those of which most are held first."""
    led = at.led if at.played > 0 else NO_COLOUR
    for colour in range(COLOURS):
        if colour == at.trump:
            inputs.slots[colour] = 0
        elif colour == led:
            inputs.slots[colour] = SLOT_LED
        else:
            before = 0
            mine = ranking(own, colour)
            for other in range(COLOURS):
                if other not in (colour, at.trump, led):
                    theirs = ranking(own, other)
                    if theirs > mine or (theirs == mine and other < colour):
                        before += 1
            # Without trump and before the lead there are four of them: the last one goes where the led colour would.
            inputs.slots[colour] = SLOT_OTHERS + before if SLOT_OTHERS + before < SLOTS else SLOT_LED


def ranking(own: int, colour: int) -> int:
    """A number that grows with the cards held of a colour, and among equally many with their height."""
    held = own >> colour * NUMBERS & ((1 << NUMBERS) - 1)
    return count_of(held) << NUMBERS | held


def row_of(inputs: Inputs, card: int) -> int:
    """Where a card stands among the cards of its kind of row."""
    return inputs.slots[card // NUMBERS] * NUMBERS + card % NUMBERS if card != JOKER else JOKER_ROW


def turn_on_cards(inputs: Inputs, first: int, cards: int) -> None:
    """Add the row of every card of a set."""
    while cards:
        turn_on(inputs, first + row_of(inputs, lowest_of(cards)))
        cards = without_lowest(cards)


def need_of(at: Position, seat: int) -> int:
    """0 for a bid overrun, 1 to 8 for 0 to 7 tricks needed, 9 for more than are left."""
    need = at.bids[seat] - at.won[seat]
    if need > at.tricks - at.tricks_done:
        return 9
    return need + 1 if need >= 0 else 0


def wish_of(at: Position, seat: int) -> int:
    """What a seat wants of this trick: 0 nothing, 1 perhaps, 2 needs all that are left, 3 has missed its bid."""
    need = at.bids[seat] - at.won[seat]
    left = at.tricks - at.tricks_done
    if need < 0 or need > left:
        return 3
    if need == 0:
        return 0
    return 2 if need == left else 1


def limited(value: int, most: int) -> int:
    """The value, or the most there is a row for."""
    return value if value < most else most


def describe(inputs: Inputs, at: Position, seat: int) -> None:
    """List everything a seat knows before it moves, or while others do."""
    inputs.count = 0
    own = at.hands[seat]
    if seat == at.extra_owner and at.extra_card != NO_CARD:
        own |= bit(at.extra_card)
    inputs.unseen = (bit(DECK_SIZE) - 1) & ~at.gone & ~own
    give_slots(inputs, at, own)
    describe_own(inputs, at, seat, own)
    describe_seats(inputs, at, seat)
    describe_table(inputs, at, seat)
    if at.player_kinds:
        describe_kinds(inputs, at, seat)
    if at.played > 0:
        describe_trick(inputs, at)


def describe_own(inputs: Inputs, at: Position, seat: int, own: int) -> None:
    """List the cards held, how each stands to those not seen, and what else is known of cards."""
    for colour in range(COLOURS):
        length = count_of(own & cards_of(colour))
        turn_on(inputs, ROW_OWN_LENGTH + inputs.slots[colour] * 4 + limited(length, 3))
    cards = own
    while cards:
        card = lowest_of(cards)
        cards = without_lowest(cards)
        turn_on(inputs, ROW_OWN_CARD + row_of(inputs, card))
        if card != JOKER:
            slot = inputs.slots[card // NUMBERS]
            turn_on(inputs, ROW_OWN_HIGHER + slot * NUMBERS + count_of(inputs.unseen & cards_above(card)))
            turn_on(inputs, ROW_OWN_LOWER + slot * NUMBERS + count_of(inputs.unseen & cards_below(card)))
    describe_gone(inputs, at, seat)
    if at.trump < NO_COLOUR:
        turn_on(inputs, ROW_TRUMPS_OUT + count_of(inputs.unseen & cards_of(at.trump)))
    else:
        turn_on(inputs, ROW_NO_TRUMP_COLOUR)
    if at.extra_owner != NO_SEAT and at.extra_card != NO_CARD:
        turn_on(inputs, ROW_EXTRA_SEAT + (at.extra_owner - seat + at.players) % at.players)
        if at.extra_owner != seat:
            turn_on(inputs, ROW_KNOWN_CARD + row_of(inputs, at.extra_card))
    if at.swapped_one != NO_SEAT:
        describe_swap(inputs, at, seat)


def describe_gone(inputs: Inputs, at: Position, seat: int) -> None:
    """List the cards that are in no hand any more, those others have played by who did."""
    gone = at.gone
    other = seat
    for place in range(1, at.players):
        other = other + 1 if other + 1 < at.players else 0
        turn_on_cards(inputs, ROW_SHOWN_CARD + (place - 1) * CARD_ROWS, at.shown[other])
        gone &= ~at.shown[other]
    turn_on_cards(inputs, ROW_GONE_CARD, gone)


def describe_swap(inputs: Inputs, at: Position, seat: int) -> None:
    """W2: everybody knows whose hands were exchanged, and each of the two what the other holds."""
    turn_on(inputs, ROW_SWAPPED_SEAT + (at.swapped_one - seat + at.players) % at.players)
    turn_on(inputs, ROW_SWAPPED_SEAT + (at.swapped_other - seat + at.players) % at.players)
    if seat in (at.swapped_one, at.swapped_other):
        partner = at.swapped_other if seat == at.swapped_one else at.swapped_one
        turn_on(inputs, ROW_KNOWN_SEAT + (partner - seat + at.players) % at.players)
        turn_on_cards(inputs, ROW_KNOWN_CARD, at.hands[partner])


def describe_seats(inputs: Inputs, at: Position, seat: int) -> None:
    """List every seat's bid, needs and missing colours; the own bid only once it is made."""
    left = at.tricks - at.tricks_done
    total = 0
    demand = 0
    other = seat
    for place in range(at.players):
        if at.bids[other] != NO_BID:
            total += at.bids[other]
            need = need_of(at, other)
            turn_on(inputs, ROW_SEAT_BID + place * 9 + at.bids[other])
            turn_on(inputs, ROW_SEAT_NEED + place * 10 + need)
            if place > 0 and 1 < need < 9:
                demand += need - 1
        elif place > 0:
            turn_on(inputs, ROW_SEAT_BID + place * 9 + 8)
        for colour in range(COLOURS):
            if place > 0 and at.voids[other] >> colour & 1:
                turn_on(inputs, ROW_SEAT_VOID + place * SLOTS + inputs.slots[colour])
        other = other + 1 if other + 1 < at.players else 0
    if at.bids[seat] != NO_BID:
        describe_sum(inputs, at, total)
    if at.bids_made == at.players:
        turn_on(inputs, ROW_DEMAND + limited(demand - left + 7, 19))


def describe_sum(inputs: Inputs, at: Position, total: int) -> None:
    """List by how much the bids so far fall short of the tricks or exceed them."""
    everybody = 22 if at.bids_made == at.players else 0
    turn_on(inputs, ROW_SUM_OF_BIDS + everybody + limited(total - at.tricks + 7, 21))


def describe_table(inputs: Inputs, at: Position, seat: int) -> None:
    """List the size of the table and of the round, and the own place in them."""
    left = at.tricks - at.tricks_done
    place = (seat - at.dealer + at.players) % at.players
    table = (at.players - 2) * 7
    if left > 0:
        turn_on(inputs, ROW_TABLE_TRICKS + table + left - 1)
    turn_on(inputs, ROW_TABLE_PLACE + table + place)
    turn_on(inputs, ROW_ROUND_CARDS + at.tricks - 1)
    if at.opener != at.dealer:
        turn_on(inputs, ROW_OPENER_SEAT + (at.opener - seat + at.players) % at.players)
    if at.bids_made < at.players:
        return
    # Who plays after the own card, and what they want.
    other = seat
    for later in range(1, at.players - place):
        other = other + 1 if other + 1 < at.players else 0
        turn_on(inputs, ROW_SEAT_LATER + later * 4 + wish_of(at, other))


def describe_kinds(inputs: Inputs, at: Position, seat: int) -> None:
    """List what the others are known to play like, one by one, and once more where all are of one kind."""
    common = KIND_UNKNOWN
    alike = 1
    other = seat
    for place in range(1, at.players):
        other = other + 1 if other + 1 < at.players else 0
        kind = at.player_kinds >> KIND_BITS * other & ((1 << KIND_BITS) - 1)
        if kind != KIND_UNKNOWN:
            turn_on(inputs, ROW_KIND_OF_SEAT + kind - 1)
        if place == 1:
            common = kind
        elif kind != common:
            alike = 0
    if alike and common != KIND_UNKNOWN:
        turn_on(inputs, ROW_KIND_OF_ALL + common - 1)


def describe_trick(inputs: Inputs, at: Position) -> None:
    """List which card wins so far, how many not seen would beat it, and what its owner wants."""
    card = at.trick[at.winner]
    slot = 28
    if card != JOKER:
        slot = card % NUMBERS if card // NUMBERS == at.trump else NUMBERS + card % NUMBERS
    turn_on(inputs, ROW_WINNING_CARD + slot)
    turn_on(inputs, ROW_WINNING_NEED + wish_of(at, at.winner))
    turn_on(inputs, ROW_WINNING_BEATERS + limited(beaters_of(inputs, at, card), 15))


def beaters_of(inputs: Inputs, at: Position, card: int) -> int:
    """How many cards not seen would beat one that wins so far, whoever may hold them."""
    if card == JOKER:
        return 0
    colour = card // NUMBERS
    beaters = inputs.unseen & (cards_above(card) | bit(JOKER))
    if at.trump < NO_COLOUR and colour != at.trump:
        beaters |= inputs.unseen & cards_of(at.trump)
    return count_of(beaters)


def describe_bid(inputs: Inputs, at: Position, seat: int, value: int) -> None:
    """List what a bid adds: the own bid and need, and the sum of the bids with it."""
    total = value
    for other in range(at.players):
        if at.bids[other] != NO_BID:
            total += at.bids[other]
    turn_on(inputs, ROW_SEAT_BID + value)
    turn_on(inputs, ROW_SEAT_NEED + value + 1)
    everybody = 22 if at.bids_made + 1 == at.players else 0
    turn_on(inputs, ROW_SUM_OF_BIDS + everybody + limited(total - at.tricks + 7, 21))


def describe_card(inputs: Inputs, at: Position, card: int) -> None:
    """List what a card would be in the running trick."""
    turn_on(inputs, ROW_PLAY_CARD + row_of(inputs, card))
    if card != JOKER:
        slot = inputs.slots[card // NUMBERS]
        turn_on(inputs, ROW_PLAY_HIGHER + slot * NUMBERS + count_of(inputs.unseen & cards_above(card)))
    later = at.players - 1 - at.played
    if at.played == 0 or power_of(at, card) > at.best:
        turn_on(inputs, ROW_PLAY_BEATERS + limited(beaters_of(inputs, at, card), 15))
        turn_on(inputs, ROW_PLAY_LATER + later)
    else:
        turn_on(inputs, ROW_PLAY_BEATERS + 16)
        turn_on(inputs, ROW_PLAY_LATER + 7 + later)
