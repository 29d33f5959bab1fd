# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: infer_types=True, annotation_typing=False
"""One round over integers: who holds, bid, led and won what, and the steps from one position to the next.

Nothing here judges: callers choose among the legal bids and cards. Plain Python; `position.pxd` adds the C types.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from doublelucky7.kernel.bits import bit, cards_of, count_of, draw, following, lowest_of, nth_of
    from doublelucky7.kernel.codes import (
        BASE_POINTS,
        COLOURS,
        DECK_SIZE,
        JOKER,
        MOST_PLAYERS,
        MOST_TRICKS,
        NO_BID,
        NO_CARD,
        NO_COLOUR,
        NO_SEAT,
        NUMBERS,
        POINTS_PER_TRICK,
        TRUMP_UNNAMED,
    )


class Position:
    """A round in progress; every field is a number or one number for each seat."""

    def __init__(self) -> None:
        self.players = 0
        self.tricks = 0
        self.dealer = 0
        # A colour 0-3 or one of the trump codes.
        self.trump = TRUMP_UNNAMED
        self.turned = NO_CARD
        # The card under the turned-up one, which W6 draws.
        self.under = NO_CARD
        self.bids_made = 0
        self.tricks_done = 0
        # The running trick: cards played, whose turn, colour led, who is winning and with what power.
        self.played = 0
        self.turn = 0
        self.led = NO_COLOUR
        self.winner = NO_SEAT
        self.best = 0
        # W6: who has the Extra Card before them, and which it is until it is played.
        self.extra_owner = NO_SEAT
        self.extra_card = NO_CARD
        # Who bid first; W3 moves the dealer token, not the order in which bids were made.
        self.opener = 0
        # W2: which two seats have exchanged their hands; each of them knows what the other now holds.
        self.swapped_one = NO_SEAT
        self.swapped_other = NO_SEAT
        # W4: whose points count double; R6.2: 2 in round 7, else 1.
        self.doubled = NO_SEAT
        self.round_factor = 1
        # What the seats are known to play like, `KIND_BITS` for each; nothing of a round tells it, earlier rounds may.
        self.player_kinds = 0
        # Every card everybody knows to be in no hand: played ones and the turned-up one.
        self.gone = 0
        # One entry for each seat; C has them in place from the start.
        if not cython.compiled:
            self.hands = [0] * MOST_PLAYERS
            # The cards a seat has played.
            self.shown = [0] * MOST_PLAYERS
            self.bids = [0] * MOST_PLAYERS
            self.won = [0] * MOST_PLAYERS
            # Colours a seat has shown to be missing, as a set of four bits.
            self.voids = [0] * MOST_PLAYERS
            self.trick = [0] * MOST_PLAYERS
            # Room to shuffle in.
            self.deck = [0] * DECK_SIZE
            # Room to lay out a trick in, one card for each seat as a set.
            self.laid = [0] * MOST_PLAYERS

    def hand(self, seat: int) -> int:
        """The cards a seat holds, without an Extra Card."""
        return self.hands[seat]

    def set_hand(self, seat: int, cards: int) -> None:
        """Give a seat these cards and no others."""
        self.hands[seat] = cards

    def bid_of(self, seat: int) -> int:
        """A seat's bid, or NO_BID before it."""
        return self.bids[seat]

    def won_by(self, seat: int) -> int:
        """The tricks a seat has won."""
        return self.won[seat]

    def card_of(self, seat: int) -> int:
        """The card a seat has in the running trick, or NO_CARD."""
        place = seat - self.dealer if seat >= self.dealer else seat - self.dealer + self.players
        return self.trick[seat] if place < self.played else NO_CARD

    def voids_of(self, seat: int) -> int:
        """The colours a seat has shown to be missing, one bit for each."""
        return self.voids[seat]


def begin(at: Position, players: int, tricks: int, dealer: int, round_factor: int) -> None:
    """Clear the table for a round."""
    at.players = players
    at.tricks = tricks
    at.dealer = dealer
    at.round_factor = round_factor
    at.trump = TRUMP_UNNAMED
    at.turned = NO_CARD
    at.under = NO_CARD
    at.bids_made = 0
    at.tricks_done = 0
    at.played = 0
    at.turn = dealer
    at.led = NO_COLOUR
    at.winner = NO_SEAT
    at.best = 0
    at.extra_owner = NO_SEAT
    at.extra_card = NO_CARD
    at.opener = dealer
    at.swapped_one = NO_SEAT
    at.swapped_other = NO_SEAT
    at.doubled = NO_SEAT
    at.player_kinds = 0
    at.gone = 0
    for seat in range(MOST_PLAYERS):
        at.hands[seat] = 0
        at.shown[seat] = 0
        at.bids[seat] = NO_BID
        at.won[seat] = 0
        at.voids[seat] = 0
        at.trick[seat] = NO_CARD


def turn_up(at: Position, card: int, joker_makes: int) -> None:
    """Turn up the trump card (R2.3); a Joker makes it one of two codes by the table's option (R3)."""
    at.turned = card
    at.gone |= bit(card)
    if card != JOKER:
        at.trump = card // NUMBERS
    else:
        at.trump = joker_makes


def copy_into(target: Position, source: Position) -> None:
    """Make one position equal to another."""
    target.players = source.players
    target.tricks = source.tricks
    target.dealer = source.dealer
    target.trump = source.trump
    target.turned = source.turned
    target.under = source.under
    target.bids_made = source.bids_made
    target.tricks_done = source.tricks_done
    target.played = source.played
    target.turn = source.turn
    target.led = source.led
    target.winner = source.winner
    target.best = source.best
    target.extra_owner = source.extra_owner
    target.extra_card = source.extra_card
    target.opener = source.opener
    target.swapped_one = source.swapped_one
    target.swapped_other = source.swapped_other
    target.doubled = source.doubled
    target.round_factor = source.round_factor
    target.player_kinds = source.player_kinds
    target.gone = source.gone
    for seat in range(MOST_PLAYERS):
        target.hands[seat] = source.hands[seat]
        target.shown[seat] = source.shown[seat]
        target.bids[seat] = source.bids[seat]
        target.won[seat] = source.won[seat]
        target.voids[seat] = source.voids[seat]
        target.trick[seat] = source.trick[seat]


def seat_to_bid(at: Position) -> int:
    """The next bidder: the dealer first, then clockwise (R4.1)."""
    return (at.dealer + at.bids_made) % at.players


def forbidden_bid(at: Position) -> int:
    """The bid R4.3 forbids to the next bidder, or NO_BID."""
    if at.bids_made != at.players - 1:
        return NO_BID
    left = at.tricks
    for seat in range(at.players):
        if at.bids[seat] != NO_BID:
            left -= at.bids[seat]
    return left if left >= 0 else NO_BID


def bid(at: Position, value: int) -> None:
    """Place the next bid."""
    at.bids[(at.dealer + at.bids_made) % at.players] = value
    at.bids_made += 1


def cards_led(colour: int) -> int:
    """The cards that follow a led colour (R5.2); none follows the Joker, whose colour number is NO_COLOUR (R5.4)."""
    return cards_of(colour) & ~bit(JOKER)


def cards_to_follow(hand: int, led: int) -> int:
    """The cards of a hand that may be played on a led colour, which is given as its cards."""
    # R5.2, R5.4: only a led colour binds, and the Joker has none; R5.3: it may be played on any turn. No branches.
    same = hand & led
    is_free = 1 if same == 0 else 0
    return same | (hand & (bit(JOKER) | -is_free))


def legal_cards(at: Position) -> int:
    """The cards the seat whose turn it is may play."""
    seat = at.turn
    cards = cards_to_follow(at.hands[seat], cards_led(at.led))
    # W6: the Extra Card may be played whatever was led.
    if seat == at.extra_owner and at.extra_card != NO_CARD:
        cards |= bit(at.extra_card)
    return cards


def power_of(at: Position, card: int) -> int:
    """How high a card stands in the running trick (R5.5); 0 cannot win."""
    colour = card // NUMBERS
    # As led and no trump come to the same: the highest of the led colour wins (R3.1, W7). No branches: in random play
    # a processor could not foresee them.
    is_trump = 1 if colour == at.trump else 0
    is_led = 1 if colour == at.led else 0
    is_joker = 1 if card == JOKER else 0
    return (card % NUMBERS + 1 + NUMBERS * is_trump) * (is_trump | is_led) * (1 - is_joker) + 3 * NUMBERS * is_joker


def play(at: Position, card: int) -> None:
    """Play a card of the seat whose turn it is, and collect the trick when it is complete."""
    seat = at.turn
    is_extra = 0
    if card == at.extra_card and seat == at.extra_owner:
        is_extra = 1
        at.extra_card = NO_CARD
    else:
        at.hands[seat] &= ~bit(card)
    colour = card // NUMBERS
    if at.played == 0:
        # The Joker sets no colour (R5.4); its colour number is NO_COLOUR.
        at.led = colour
        at.best = 0
    # Whoever plays another colour than the led one has shown to have none of it, unless the Joker led (R5.4), is played
    # now (R5.3), or an Extra Card is (W6).
    is_other = 1 if colour != at.led else 0
    is_bound = 1 if at.led != NO_COLOUR else 0
    is_coloured = 1 if card != JOKER else 0
    at.voids[seat] |= (is_other & is_bound & is_coloured & (1 - is_extra)) << at.led
    power = power_of(at, card)
    at.winner = seat if power > at.best else at.winner
    at.best = power if power > at.best else at.best
    at.gone |= bit(card)
    at.shown[seat] |= bit(card)
    at.trick[seat] = card
    at.played += 1
    at.turn = seat + 1 if seat + 1 < at.players else 0
    if at.played == at.players:
        at.won[at.winner] += 1
        at.tricks_done += 1
        at.played = 0
        at.led = NO_COLOUR
        at.best = 0
        # R5.1: the dealer leads every trick.
        at.turn = at.dealer


def is_over(at: Position) -> bool:
    """Whether all tricks of the round are played (R5.7)."""
    return at.tricks_done == at.tricks


def points_of(at: Position, seat: int) -> int:
    """What the round is worth to a seat as tricks and bids stand (R6.1, R6.2, W4)."""
    return points_if_made(at, seat) if at.won[seat] == at.bids[seat] else 0


def points_if_made(at: Position, seat: int) -> int:
    """What the round is worth to a seat if it makes its bid (R6.1, R6.2, W4)."""
    points = (BASE_POINTS + POINTS_PER_TRICK * at.bids[seat]) * at.round_factor
    return 2 * points if seat == at.doubled else points


def deal_at_random(at: Position, joker_makes: int, state: int) -> int:
    """Deal from a shuffled deck and turn up a card (R2.2, R2.3); answer with the stream's next state."""
    for place in range(DECK_SIZE):
        at.deck[place] = place
    left = DECK_SIZE
    for seat in range(at.players):
        hand = bit(0) - 1
        for _ in range(at.tricks):
            state = following(state)
            place = draw(state, left)
            left -= 1
            hand |= bit(at.deck[place])
            at.deck[place] = at.deck[left]
        at.hands[seat] = hand
    state = following(state)
    place = draw(state, left)
    left -= 1
    turn_up(at, at.deck[place], joker_makes)
    at.deck[place] = at.deck[left]
    state = following(state)
    at.under = at.deck[draw(state, left)]
    return state


def bid_at_random(at: Position, state: int) -> int:
    """Let everybody who has not bid do so at random, each legal bid as likely; answer with the next state."""
    while at.bids_made < at.players:
        forbidden = forbidden_bid(at)
        state = following(state)
        if forbidden == NO_BID:
            value = draw(state, at.tricks + 1)
        else:
            value = draw(state, at.tricks)
            if value >= forbidden:
                value += 1
        bid(at, value)
    return state


def play_at_random(at: Position, state: int) -> int:
    """Play the round to its end, each legal card as likely; answer with the stream's next state.

    The position then tells how many tricks everybody won, and nothing of how.
    """
    while at.tricks_done < at.tricks and (at.played > 0 or at.extra_owner != NO_SEAT):
        cards = legal_cards(at)
        choices = count_of(cards)
        # Where there is no choice nothing is drawn: the only number below one is 0.
        state = following(state) if choices > 1 else state
        play(at, lowest_of(nth_of(cards, draw(state, choices), MOST_TRICKS)))
    while at.tricks_done < at.tricks:
        state = play_trick_at_random(at, state)
    return state


def play_trick_at_random(at: Position, state: int) -> int:
    """Play a whole trick of a round without an Extra Card and count it; answer with the stream's next state.

    Random play spends most of its time here. Cards are sets of one, and nothing is noted of what a trick tells.
    """
    # Every hand has one card for each trick to come.
    left = at.tricks - at.tricks_done
    seat = at.dealer
    state = following(state) if left > 1 else state
    card = nth_of(at.hands[seat], draw(state, left), left - 1)
    at.hands[seat] ^= card
    at.laid[seat] = card
    played = card
    led = cards_led(lowest_of(card) // NUMBERS)
    for _ in range(1, at.players):
        seat = seat + 1 if seat + 1 < at.players else 0
        cards = cards_to_follow(at.hands[seat], led)
        choices = count_of(cards)
        state = following(state) if choices > 1 else state
        card = nth_of(cards, draw(state, choices), left - 1)
        at.hands[seat] ^= card
        at.laid[seat] = card
        played |= card
    at.won[winner_of(at, played, led)] += 1
    at.tricks_done += 1
    return state


def winner_of(at: Position, played: int, led: int) -> int:
    """The seat that wins the trick laid out (R5.5): by the Joker, else the highest trump, else the highest as led."""
    # R3.1, W7: as led and no trump come to the same.
    deciding = played & cards_of(at.trump) if at.trump < COLOURS else bit(0) - 1
    deciding = deciding if deciding != 0 else led
    deciding = bit(JOKER) if played & bit(JOKER) else deciding
    winner = 0
    best = bit(0) - 1
    for seat in range(at.players):
        card = at.laid[seat] & deciding
        winner = seat if card > best else winner
        best = card if card > best else best
    return winner
