# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: infer_types=True, annotation_typing=False
"""A whole game over integers, chance included: rounds, the wheel, points, and the next game after the last round.

Actions are the codes of `environments.action_codes`. Nothing here judges; `table.pxd` adds the C types.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

if TYPE_CHECKING:
    from doublelucky7.kernel.arrays import Marks

if not cython.compiled:
    from doublelucky7.kernel.bits import draw, following, lowest_of, without_lowest
    from doublelucky7.kernel.codes import (
        COLOURS,
        MOST_PLAYERS,
        MOST_TRICKS,
        NO_BID,
        NO_CARD,
        NO_COLOUR,
        NO_SEAT,
        TRUMP_AS_LED,
        TRUMP_UNNAMED,
    )
    from doublelucky7.kernel.position import (
        Position,
        begin,
        bid,
        deal_at_random,
        forbidden_bid,
        is_over,
        legal_cards,
        play,
        points_of,
        seat_to_bid,
    )
    from doublelucky7.kernel.table_codes import (
        ACTION_CODES,
        ASKING_BID,
        ASKING_CARD,
        ASKING_OPTION,
        ASKING_TRUMP,
        ASKING_WHEEL,
        CLASSIC,
        CODE_BID,
        CODE_CHANGE_DEALER,
        CODE_CHANGE_TRUMP,
        CODE_DOUBLE_POINTS,
        CODE_EXTRA_CARD,
        CODE_KEEP_PAWN,
        CODE_LOWER_BID,
        CODE_NAME_TRUMP,
        CODE_NO_TRUMP,
        CODE_PLAYER_SWAP,
        CODE_RAISE_BID,
        CODE_ROLL_DIE,
        DIE_FACES,
        DOUBLE_ROUND,
        FACE_CHANGED,
        FACE_LED,
        FACE_NAMED,
        FACE_NONE,
        FACE_TURNED,
        IN_HAND,
        LUCKY_DICE,
        NO_CODE,
        NO_FACE,
        OPTIONS,
        PENALTY,
        ROUNDS_IN_A_SERIES,
        TRUMP_FACES,
        UNLUCKY_FACE,
        W_CHANGE_BID,
        W_CHANGE_DEALER,
        W_CHANGE_TRUMP,
        W_DOUBLE_POINTS,
        W_EXTRA_CARD,
        W_NO_TRUMP,
        W_PLAYER_SWAP,
    )


class Table(Position):
    """A game in progress; after the last round the next game begins by itself."""

    def __init__(self, players: int, mode: int, rounds: int, joker_makes: int, chance: int) -> None:
        Position.__init__(self)
        self.players = players
        self.mode = mode
        self.rounds = rounds
        self.joker_makes = joker_makes
        self.games = 0
        self.chance = chance
        self.round = 0
        # Who is to act, and what is asked for.
        self.seat = 0
        self.asking = ASKING_BID
        self.trump_face = TRUMP_FACES
        # The face that must be carried out, and the one the die showed.
        self.face = NO_FACE
        self.rolled_face = NO_FACE
        # Which seats kept their pawn in this round, and who used which option.
        self.kept = 0
        self.option_seat = NO_SEAT
        self.option_code = NO_CODE
        self.has_last_trick = 0
        self.last_winner = NO_SEAT
        # Whether the last step ended a game, and a round.
        self.finished = 0
        self.scored = 0
        # One entry for each seat, and a row for each trick; C has them in place from the start.
        if not cython.compiled:
            self.points = [0] * MOST_PLAYERS
            # Series without a pawn placed (R7.8).
            self.missed = [0] * MOST_PLAYERS
            # The option a pawn stands on, or IN_HAND.
            self.pawns = [0] * MOST_PLAYERS
            # Bids as they were placed, whatever W1 made of them.
            self.placed = [0] * MOST_PLAYERS
            self.last_trick = [NO_CARD] * MOST_PLAYERS
            self.plays = [NO_CARD] * MOST_PLAYERS * MOST_TRICKS
            self.rewards = [0.0] * MOST_PLAYERS
            self.dealt = [0] * MOST_PLAYERS
            # W2: what a seat gave away, and what it received.
            self.given = [0] * MOST_PLAYERS
            self.received = [0] * MOST_PLAYERS
        begin_game(self, chance)

    def dealt_to(self, seat: int) -> int:
        """The cards a seat was dealt in this round."""
        return self.dealt[seat]


def begin_game(at: Table, chance: int) -> None:
    """Start anew: the first dealer is drawn, the first round dealt."""
    at.chance = following(chance)
    at.round = 0
    at.dealer = draw(at.chance, at.players)
    for seat in range(MOST_PLAYERS):
        at.points[seat] = 0
        at.missed[seat] = 0
        at.pawns[seat] = IN_HAND
    _begin_round(at)


def step(at: Table, code: int) -> None:
    """Do what the seat to act has chosen, and let chance go on; the code must be a legal one."""
    at.finished = 0
    at.scored = 0
    for seat in range(at.players):
        at.rewards[seat] = 0.0
    if code < CODE_BID:
        _play(at, code)
    elif code < CODE_NAME_TRUMP:
        at.placed[at.seat] = code - CODE_BID
        bid(at, code - CODE_BID)
        if at.bids_made == at.players:
            _after_bids(at)
        else:
            at.seat = seat_to_bid(at)
    elif code < CODE_KEEP_PAWN:
        at.trump = code - CODE_NAME_TRUMP
        at.trump_face = FACE_NAMED
        at.asking = ASKING_BID
        at.seat = at.dealer
    elif code == CODE_KEEP_PAWN:
        at.kept |= 1 << at.seat
        # The dealer is asked last, so the place after the dealer's is beyond all.
        _ask_next(at, (at.seat - at.dealer - 1 + at.players) % at.players + 1)
    elif code == CODE_ROLL_DIE:
        _roll(at)
    else:
        _use_option(at, code)


def _begin_round(at: Table) -> None:
    """Deal the next round (R2), pawns coming back with a new series (R7.2)."""
    at.round += 1
    tricks = at.round if at.round <= ROUNDS_IN_A_SERIES else 2 * ROUNDS_IN_A_SERIES + 1 - at.round
    dealer = at.dealer
    if at.round > 1:
        # R2.4: the token moves on from where it lies.
        dealer = (at.dealer + 1) % at.players
    if at.round == ROUNDS_IN_A_SERIES + 1:
        for seat in range(at.players):
            at.pawns[seat] = IN_HAND
    begin(at, at.players, tricks, dealer, 2 if at.round == DOUBLE_ROUND else 1)
    at.chance = deal_at_random(at, at.joker_makes, at.chance)
    for seat in range(at.players):
        at.dealt[seat] = at.hands[seat]
        at.given[seat] = 0
        at.received[seat] = 0
        at.placed[seat] = NO_BID
    for place in range(MOST_PLAYERS * tricks):
        at.plays[place] = NO_CARD
    at.has_last_trick = 0
    at.last_winner = NO_SEAT
    at.kept = 0
    at.face = NO_FACE
    at.rolled_face = NO_FACE
    at.option_seat = NO_SEAT
    at.option_code = NO_CODE
    at.seat = dealer
    at.asking = ASKING_TRUMP if at.trump == TRUMP_UNNAMED else ASKING_BID
    if at.trump == TRUMP_UNNAMED:
        at.trump_face = TRUMP_FACES
    else:
        at.trump_face = FACE_LED if at.trump == TRUMP_AS_LED else FACE_TURNED


def _after_bids(at: Table) -> None:
    """R7.1: the wheel comes into play between the last bid and the first card."""
    _begin_play(at)
    if at.mode != CLASSIC:
        for option in range(1, OPTIONS + 1):
            # R7.7: where nothing is available nobody is asked.
            if _is_available(at, option):
                _ask_next(at, 0)
                return


def _ask_next(at: Table, place: int) -> None:
    """Ask the first who still has its pawn from this place on, 0 to the dealer's left; else play begins (R7.1)."""
    while place < at.players:
        seat = (at.dealer + 1 + place) % at.players
        if at.pawns[seat] == IN_HAND:
            at.asking = ASKING_WHEEL
            at.seat = seat
            return
        place += 1
    _begin_play(at)


def _begin_play(at: Table) -> None:
    at.asking = ASKING_CARD
    at.turn = at.dealer
    at.seat = at.dealer


def _is_available(at: Table, option: int) -> bool:
    """Whether an option is free, and not Double Points in round 7 (R7.3, R7.6)."""
    if option == W_DOUBLE_POINTS and at.round == DOUBLE_ROUND:
        return False
    taken = 0
    for seat in range(at.players):
        if at.pawns[seat] == option:
            taken = 1
    return not taken


def _is_free(at: Table, option: int) -> bool:
    """Whether the seat to act may carry out an option: any available one, but after a roll the one rolled (R7.5)."""
    if not _is_available(at, option):
        return False
    return at.asking != ASKING_OPTION or option == at.face or not _is_available(at, at.face)


def _roll(at: Table) -> None:
    at.chance = following(at.chance)
    at.rolled_face = 1 + draw(at.chance, DIE_FACES)
    if at.rolled_face == UNLUCKY_FACE:
        _begin_play(at)
    else:
        at.face = at.rolled_face
        at.asking = ASKING_OPTION


def _seat_at(at: Table, places: int) -> int:
    """The seat so many places to the left of the one that acts."""
    return (at.seat + places) % at.players


def _use_option(at: Table, code: int) -> None:
    """Place the pawn and carry out its option (W1-W7)."""
    me = at.seat
    at.option_seat = me
    at.option_code = code
    if code < CODE_RAISE_BID:
        at.pawns[me] = W_CHANGE_BID
        at.bids[_seat_at(at, code - CODE_LOWER_BID)] -= 1
    elif code < CODE_PLAYER_SWAP:
        at.pawns[me] = W_CHANGE_BID
        at.bids[_seat_at(at, code - CODE_RAISE_BID)] += 1
    elif code < CODE_CHANGE_DEALER:
        at.pawns[me] = W_PLAYER_SWAP
        _swap(at, code - CODE_PLAYER_SWAP)
    elif code < CODE_DOUBLE_POINTS:
        at.pawns[me] = W_CHANGE_DEALER
        at.dealer = _seat_at(at, code - CODE_CHANGE_DEALER)
    elif code == CODE_DOUBLE_POINTS:
        at.pawns[me] = W_DOUBLE_POINTS
        at.doubled = me
    elif code < CODE_EXTRA_CARD:
        at.pawns[me] = W_CHANGE_TRUMP
        at.trump = code - CODE_CHANGE_TRUMP
        at.trump_face = FACE_CHANGED
    elif code == CODE_EXTRA_CARD:
        at.pawns[me] = W_EXTRA_CARD
        at.extra_owner = me
        at.extra_card = at.under
        at.under = NO_CARD
    else:
        at.pawns[me] = W_NO_TRUMP
        at.trump = NO_COLOUR
        at.trump_face = FACE_NONE
    at.face = NO_FACE
    _begin_play(at)


def _swap(at: Table, pair: int) -> None:
    """Exchange two hands; pairs are counted (0, 1), (0, 2), ... (5, 6) from the seat that acts."""
    first = 0
    width = MOST_PLAYERS - 1
    while pair >= width:
        pair -= width
        width -= 1
        first += 1
    one = _seat_at(at, first)
    other = _seat_at(at, first + 1 + pair)
    at.given[one] = at.hands[one]
    at.given[other] = at.hands[other]
    at.received[one] = at.hands[other]
    at.received[other] = at.hands[one]
    at.hands[one] = at.received[one]
    at.hands[other] = at.received[other]
    at.swapped_one = one
    at.swapped_other = other


def _play(at: Table, card: int) -> None:
    at.plays[at.tricks_done * MOST_PLAYERS + at.seat] = card
    play(at, card)
    at.seat = at.turn
    if at.played == 0:
        for seat in range(at.players):
            at.last_trick[seat] = at.trick[seat]
        at.has_last_trick = 1
        at.last_winner = at.winner
        if is_over(at):
            _score(at)


def _score(at: Table) -> None:
    """Write down the round, and deal the next one or begin the next game (R6, R7.8)."""
    at.scored = 1
    for seat in range(at.players):
        points = points_of(at, seat)
        at.points[seat] += points
        at.rewards[seat] += points
    if at.mode != CLASSIC and at.round % ROUNDS_IN_A_SERIES == 0:
        for seat in range(at.players):
            if at.pawns[seat] == IN_HAND:
                at.missed[seat] += 1
    if at.round == at.rounds:
        for seat in range(at.players):
            at.rewards[seat] -= PENALTY * at.missed[seat]
        at.finished = 1
        at.games += 1
        begin_game(at, at.chance)
    else:
        _begin_round(at)


def write_mask(at: Table, masks: Marks, row: int) -> None:
    """Write a 1 for every legal code into a row, and a 0 for every other."""
    for code in range(ACTION_CODES):
        masks[row, code] = 0
    if at.asking == ASKING_CARD:
        cards = legal_cards(at)
        while cards:
            masks[row, lowest_of(cards)] = 1
            cards = without_lowest(cards)
    elif at.asking == ASKING_BID:
        for value in range(at.tricks + 1):
            masks[row, CODE_BID + value] = 1
        forbidden = forbidden_bid(at)
        # NO_BID is beyond all bids.
        if forbidden <= at.tricks:
            masks[row, CODE_BID + forbidden] = 0
    elif at.asking == ASKING_TRUMP:
        for colour in range(COLOURS):
            masks[row, CODE_NAME_TRUMP + colour] = 1
    else:
        if at.asking == ASKING_WHEEL:
            masks[row, CODE_KEEP_PAWN] = 1
        if at.asking == ASKING_WHEEL and at.mode == LUCKY_DICE:
            masks[row, CODE_ROLL_DIE] = 1
        else:
            for option in range(1, OPTIONS + 1):
                if _is_free(at, option):
                    _mask_option(at, option, masks, row)


def _mask_option(at: Table, option: int, masks: Marks, row: int) -> None:
    """Mark every way for the seat to act to carry out an option."""
    if option == W_CHANGE_BID:
        for places in range(at.players):
            present = at.bids[_seat_at(at, places)]
            if present > 0:
                masks[row, CODE_LOWER_BID + places] = 1
            if present < at.tricks:
                masks[row, CODE_RAISE_BID + places] = 1
    elif option == W_PLAYER_SWAP:
        pair = CODE_PLAYER_SWAP
        for one in range(MOST_PLAYERS):
            for other in range(one + 1, MOST_PLAYERS):
                if other < at.players:
                    masks[row, pair] = 1
                pair += 1
    elif option == W_CHANGE_DEALER:
        for places in range(at.players):
            if _seat_at(at, places) != at.dealer:
                masks[row, CODE_CHANGE_DEALER + places] = 1
    elif option == W_DOUBLE_POINTS:
        masks[row, CODE_DOUBLE_POINTS] = 1
    elif option == W_CHANGE_TRUMP:
        for colour in range(COLOURS):
            if colour != at.trump:
                masks[row, CODE_CHANGE_TRUMP + colour] = 1
    elif option == W_EXTRA_CARD:
        masks[row, CODE_EXTRA_CARD] = 1
    else:
        masks[row, CODE_NO_TRUMP] = 1
