# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: infer_types=True, annotation_typing=False
"""Rounds the network plays to learn from: against itself, older ones of itself, and the heuristic players.

Each decision becomes a sample: what the seat knew and chose, and the distribution of the tricks it then won. That is
the outcome, smoothed by what the network itself expected at the seat's later decisions (TD(lambda)). A decision made
at random, to learn of what the network would not do, teaches nothing about those before it.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from doublelucky7.kernel.bits import bit, draw, following, lowest_of, stream, unit, without_lowest
    from doublelucky7.kernel.codes import (
        BASE_POINTS,
        CHANGE_BID,
        CHANGE_DEALER,
        CHANGE_TRUMP,
        COLOURS,
        EXTRA_CARD,
        JOKER,
        KIND_BITS,
        KIND_INSIGHT,
        KIND_NETWORK,
        KIND_SEARCH,
        KIND_THUMB,
        KIND_UNKNOWN,
        MOST_PLAYERS,
        MOST_ROWS,
        NO_TRUMP,
        PLAYER_SWAP,
        POINTS_PER_TRICK,
        TRICK_COUNTS,
        TRUMP_AS_LED,
        TRUMP_UNNAMED,
    )
    from doublelucky7.kernel.heuristic import act
    from doublelucky7.kernel.inputs import describe, describe_bid, describe_card
    from doublelucky7.kernel.learned import foresee_bid, foresee_card
    from doublelucky7.kernel.moves import make
    from doublelucky7.kernel.network import Scratch, sum_rows
    from doublelucky7.kernel.position import (
        Position,
        begin,
        bid,
        deal_at_random,
        forbidden_bid,
        legal_cards,
        play,
        seat_to_bid,
        turn_up,
    )
    from doublelucky7.kernel.strength import Evaluation, Policy
    from training.samples import Samples
    from training.sizes import (
        CHOSEN,
        EXPLORED,
        FAIR,
        GLANCED,
        INSIGHT,
        LEARNER,
        MOST_CHOICES,
        MOST_ENTRIES,
        RIVAL,
        SEARCHER,
        STRANGER,
        THUMB,
    )


class Table:
    """One thread's table: who sits there, what was decided, and the samples it has filled."""

    def __init__(
        self, learner: Policy, opponent: Policy, thumb: Policy, insight: Policy, fair: Policy, searcher: Policy
    ) -> None:
        self.rounds = 0
        self.samples = Samples()
        self.at = Position()
        self.evaluation = Evaluation()
        self.learner = learner
        self.opponent = opponent
        self.thumb = thumb
        self.insight = insight
        self.fair = fair
        self.searcher = searcher
        self.bidding_stranger = fair
        self.playing_stranger = fair
        # How much of a target is the outcome rather than the expectation at the next decision.
        self.lasting = 0.8
        self.explored_bids = 0.1
        self.explored_cards = 0.04
        self.wheel_share = 0.25
        # At how many tables others sit too, and how many rounds are of the usual size whatever else is drawn.
        self.mixed_share = 0.4
        self.usual_share = 0.1
        # For what share of others it is somebody who moves as a search would.
        self.searchers_share = 0.0
        # And for what share somebody who plays like nobody else.
        self.strangers_share = 0.0
        # For what share of the seats of a mixed table it is that table's kind of player who sits there.
        self.alike_share = 0.7
        # At how many mixed tables, and at how many of its own, the network is told what the others play like, as it may
        # learn from earlier rounds; and for what share of the seats it then is.
        self.told_share_mixed = 0.4
        self.told_share_alone = 0.1
        self.told_seats = 0.85
        self.choices = 0
        if not cython.compiled:
            self.roles = [0] * MOST_PLAYERS
            self.entries = [0] * MOST_PLAYERS
            self.entry_sample = [0] * (MOST_PLAYERS * MOST_ENTRIES)
            self.entry_kind = [0] * (MOST_PLAYERS * MOST_ENTRIES)
            self.entry_chosen = [0.0] * (MOST_PLAYERS * MOST_ENTRIES * TRICK_COUNTS)
            self.entry_best = [0.0] * (MOST_PLAYERS * MOST_ENTRIES * TRICK_COUNTS)
            self.moves = [0] * MOST_CHOICES
            self.values = [0.0] * MOST_CHOICES
            self.spreads = [0.0] * (MOST_CHOICES * TRICK_COUNTS)

    def invite(self, bids: Policy, plays: Policy) -> None:
        """Let another stranger sit at mixed tables: who it bids like, and who it plays like."""
        self.bidding_stranger = bids
        self.playing_stranger = plays

    def fill(self, wanted: int, seed: int, index: int) -> None:
        """Play rounds until there are as many samples as wanted."""
        _fill_without_lock(self, wanted, stream(seed, index))


def set_up(table: Table, state: int) -> int:
    """Choose a size, deal, and now and then turn up a Joker."""
    state = following(state)
    # Four players three times as often as any other number.
    lot = draw(state, 8)
    players = lot + 2 if lot < 6 else 4
    state = following(state)
    # Cards 1 to 7 in the ratio 2 : 3 : 3 : 4 : 4 : 5 : 7.
    lot = draw(state, 28)
    tricks = 7
    if lot < 2:
        tricks = 1
    elif lot < 5:
        tricks = 2
    elif lot < 8:
        tricks = 3
    elif lot < 12:
        tricks = 4
    elif lot < 16:
        tricks = 5
    elif lot < 21:
        tricks = 6
    state = following(state)
    if unit(state) < table.usual_share:
        players = 4
        tricks = 7
    state = following(state)
    joker_makes = TRUMP_AS_LED if draw(state, 2) == 0 else TRUMP_UNNAMED
    begin(table.at, players, tricks, 0, 1)
    state = deal_at_random(table.at, joker_makes, state)
    state = following(state)
    if unit(state) < 0.04 and table.at.turned != JOKER:
        held = bit(table.at.under)
        for seat in range(players):
            held |= table.at.hands[seat]
        if not held & bit(JOKER):
            table.at.gone = bit(0) - 1
            turn_up(table.at, JOKER, joker_makes)
    return state


def drawn_role(table: Table, state: int) -> int:
    """Who may sit in a seat of a mixed table."""
    lot = unit(state)
    if lot < table.searchers_share:
        return SEARCHER
    lot -= table.searchers_share
    if lot < table.strangers_share:
        return STRANGER
    lot = 16.0 * (lot - table.strangers_share) / (1.0 - table.searchers_share - table.strangers_share)
    if lot < 4.0:
        return RIVAL
    if lot < 8.0:
        return THUMB
    if lot < 12.0:
        return INSIGHT
    return FAIR if lot < 13.0 else LEARNER


def cast(table: Table, state: int) -> int:
    """Decide who sits where: many tables are the network's alone, at most others one kind of player sits.

    So what is learned of one seat by its bids and cards tells something about the others, as it does in play.
    """
    state = following(state)
    mixed = 1 if unit(state) < table.mixed_share else 0
    state = following(state)
    # At a mixed table one seat at least is the network's.
    own = draw(state, table.at.players)
    state = following(state)
    usual = drawn_role(table, state)
    for seat in range(table.at.players):
        table.roles[seat] = LEARNER
        table.entries[seat] = 0
        if mixed and seat != own:
            table.roles[seat] = usual
            state = following(state)
            if unit(state) >= table.alike_share:
                state = following(state)
                table.roles[seat] = drawn_role(table, state)
    state = following(state)
    if unit(state) < (table.told_share_mixed if mixed else table.told_share_alone):
        state = tell_kinds(table, state)
    return state


def tell_kinds(table: Table, state: int) -> int:
    """Let everybody know what most seats play like."""
    for seat in range(table.at.players):
        kind = KIND_NETWORK
        if table.roles[seat] == THUMB:
            kind = KIND_THUMB
        elif table.roles[seat] == INSIGHT:
            kind = KIND_INSIGHT
        elif table.roles[seat] == SEARCHER:
            kind = KIND_SEARCH
        elif table.roles[seat] in (FAIR, STRANGER):
            kind = KIND_UNKNOWN
        state = following(state)
        if unit(state) < table.told_seats:
            table.at.player_kinds |= kind << KIND_BITS * seat
    return state


def best_of(table: Table) -> int:
    """The choice of the highest value."""
    best = 0
    for choice in range(1, table.choices):
        if table.values[choice] > table.values[best]:
            best = choice
    return best


def note_choice(table: Table, move: int, value: float) -> None:
    """Write down a choice with the distribution just computed."""
    table.moves[table.choices] = move
    table.values[table.choices] = value
    for tricks in range(TRICK_COUNTS):
        table.spreads[table.choices * TRICK_COUNTS + tricks] = table.evaluation.scratch.spread[tricks]
    table.choices += 1


def record(table: Table, seat: int, kind: int, best: int, choice: int) -> None:
    """Add a sample of the inputs that are on now and an entry to the seat's list."""
    sample = table.samples.count
    size = table.evaluation.scratch.inputs.count
    for place in range(size):
        table.samples.rows[sample * MOST_ROWS + place] = table.evaluation.scratch.inputs.rows[place]
    table.samples.sizes[sample] = size
    table.samples.fewest[sample] = table.at.won[seat]
    table.samples.most[sample] = table.at.won[seat] + table.at.tricks - table.at.tricks_done
    table.samples.count += 1
    entry = seat * MOST_ENTRIES + table.entries[seat]
    table.entries[seat] += 1
    table.entry_sample[entry] = sample
    table.entry_kind[entry] = kind
    if kind != GLANCED:
        for tricks in range(TRICK_COUNTS):
            table.entry_chosen[entry * TRICK_COUNTS + tricks] = table.spreads[choice * TRICK_COUNTS + tricks]
            table.entry_best[entry * TRICK_COUNTS + tricks] = table.spreads[best * TRICK_COUNTS + tricks]


def learner_bids(table: Table, at: Position, scratch: Scratch, seat: int, state: int) -> int:
    """Let the network bid, now and then beside its best bid."""
    forbidden = forbidden_bid(at)
    describe(scratch.inputs, at, seat)
    known = scratch.inputs.count
    sum_rows(table.learner.network, scratch)
    table.choices = 0
    for value in range(at.tricks + 1):
        if value != forbidden:
            foresee_bid(table.learner.network, at, seat, value, known, scratch)
            note_choice(table, value, scratch.spread[value] * (BASE_POINTS + POINTS_PER_TRICK * value))
    best = best_of(table)
    choice = best
    kind = CHOSEN
    state = following(state)
    if unit(state) < table.explored_bids:
        kind = EXPLORED
        state = following(state)
        choice = draw(state, table.choices)
        state = following(state)
        if unit(state) < 0.75:
            # Mostly a neighbour of the best bid.
            choice = best + 1 if choice > best else best - 1
            if choice < 0 or choice >= table.choices:
                choice = best
                kind = CHOSEN
    scratch.inputs.count = known
    describe_bid(scratch.inputs, at, seat, table.moves[choice])
    record(table, seat, kind, best, choice)
    bid(at, table.moves[choice])
    return state


def learner_plays(table: Table, at: Position, scratch: Scratch, state: int) -> int:
    """Let the network play a card, now and then any; where nothing is to be won by choosing, no sample is made."""
    seat = at.turn
    cards = legal_cards(at)
    need = at.bids[seat] - at.won[seat]
    if need < 0 or need > at.tricks - at.tricks_done or without_lowest(cards) == 0:
        # The first one, as in play.
        play(at, lowest_of(cards))
        return state
    describe(scratch.inputs, at, seat)
    known = scratch.inputs.count
    sum_rows(table.learner.network, scratch)
    table.choices = 0
    while cards:
        card = lowest_of(cards)
        cards = without_lowest(cards)
        foresee_card(table.learner.network, at, card, known, scratch)
        note_choice(table, card, scratch.spread[at.bids[seat]])
    best = best_of(table)
    choice = best
    kind = CHOSEN
    state = following(state)
    if unit(state) < table.explored_cards:
        state = following(state)
        choice = draw(state, table.choices)
        kind = CHOSEN if choice == best else EXPLORED
    scratch.inputs.count = known
    describe_card(scratch.inputs, at, table.moves[choice])
    record(table, seat, kind, best, choice)
    play(at, table.moves[choice])
    return state


def turn_the_wheel(table: Table, at: Position, state: int) -> int:
    """Carry out a wheel option drawn at random; bids made before it teach nothing."""
    for seat in range(at.players):
        table.entries[seat] = 0
    state = following(state)
    lot = draw(state, 6)
    state = following(state)
    one = draw(state, at.players)
    state = following(state)
    step = draw(state, at.players - 1)
    other = (one + 1 + step) % at.players
    state = following(state)
    if lot == 0:
        value = at.bids[one] + 1 if draw(state, 2) == 0 else at.bids[one] - 1
        if 0 <= value <= at.tricks:
            make(at, CHANGE_BID, one, value)
    elif lot == 1:
        make(at, PLAYER_SWAP, one, other)
    elif lot == 2:
        if one != at.dealer:
            make(at, CHANGE_DEALER, one, 0)
    elif lot == 3:
        colour = draw(state, COLOURS)
        if colour != at.trump:
            make(at, CHANGE_TRUMP, colour, 0)
    elif lot == 4:
        make(at, EXTRA_CARD, one, 0)
    else:
        make(at, NO_TRUMP, 0, 0)
    return state


def note_between_tricks(table: Table, at: Position, share: float, state: int) -> int:
    """Let some seats note what they know between two tricks, without choosing anything."""
    for seat in range(at.players):
        state = following(state)
        need = at.bids[seat] - at.won[seat]
        is_open = 1 if 0 <= need <= at.tricks - at.tricks_done else 0
        if table.roles[seat] == LEARNER and is_open and unit(state) < share:
            describe(table.evaluation.scratch.inputs, at, seat)
            record(table, seat, GLANCED, 0, 0)
    return state


def settle(table: Table, at: Position) -> None:
    """Give every sample of the round its target."""
    lasting = table.lasting
    for seat in range(at.players):
        target_0 = seat * MOST_ENTRIES
        # The last row of the seat's own list serves as the running target.
        running = (target_0 + MOST_ENTRIES - 1) * TRICK_COUNTS
        for tricks in range(TRICK_COUNTS):
            table.entry_best[running + tricks] = 1.0 if tricks == at.won[seat] else 0.0
        for back in range(table.entries[seat]):
            entry = target_0 + table.entries[seat] - 1 - back
            sample = table.entry_sample[entry] * TRICK_COUNTS
            for tricks in range(TRICK_COUNTS):
                table.samples.targets[sample + tricks] = table.entry_best[running + tricks]
            if table.entry_kind[entry] == EXPLORED:
                for tricks in range(TRICK_COUNTS):
                    table.entry_best[running + tricks] = table.entry_best[entry * TRICK_COUNTS + tricks]
            elif table.entry_kind[entry] == CHOSEN:
                for tricks in range(TRICK_COUNTS):
                    table.entry_best[running + tricks] = (
                        lasting * table.entry_best[running + tricks]
                        + (1.0 - lasting) * table.entry_chosen[entry * TRICK_COUNTS + tricks]
                    )


def play_round(table: Table, at: Position, state: int) -> int:
    """Deal and play one round; every decision of the network becomes a sample."""
    state = set_up(table, state)
    state = cast(table, state)
    first = table.samples.count
    while at.tricks_done < at.tricks:
        bidding = 1 if at.bids_made < at.players else 0
        seat = seat_to_bid(at) if bidding else at.turn
        role = table.roles[seat]
        if bidding == 0 and at.played == 0:
            if at.tricks_done == 0:
                state = following(state)
                if unit(state) < table.wheel_share:
                    table.samples.count = first
                    state = turn_the_wheel(table, at, state)
                    seat = at.turn
                    role = table.roles[seat]
                state = note_between_tricks(table, at, 0.35, state)
            else:
                state = note_between_tricks(table, at, 0.1, state)
        if at.trump == TRUMP_UNNAMED:
            # Naming trump is the best bid over four colours; it makes no sample of its own.
            if role == LEARNER:
                state = act(table.learner, at, table.evaluation, state)
            else:
                state = act(table.insight, at, table.evaluation, state)
        elif role == LEARNER and bidding:
            state = learner_bids(table, at, table.evaluation.scratch, seat, state)
        elif role == LEARNER:
            state = learner_plays(table, at, table.evaluation.scratch, state)
        elif role == RIVAL:
            state = act(table.opponent, at, table.evaluation, state)
        elif role == THUMB:
            state = act(table.thumb, at, table.evaluation, state)
        elif role == INSIGHT:
            state = act(table.insight, at, table.evaluation, state)
        elif role == SEARCHER:
            state = act(table.searcher, at, table.evaluation, state)
        elif role == STRANGER and bidding:
            state = act(table.bidding_stranger, at, table.evaluation, state)
        elif role == STRANGER:
            state = act(table.playing_stranger, at, table.evaluation, state)
        else:
            state = act(table.fair, at, table.evaluation, state)
    settle(table, at)
    table.rounds += 1
    return state


def fill_samples(table: Table, wanted: int, state: int) -> int:
    """Play rounds until there are enough samples, and no more than there is room for."""
    table.samples.count = 0
    while table.samples.count < wanted:
        state = play_round(table, table.at, state)
    return state


def _fill_without_lock(table: Table, wanted: int, state: int) -> None:
    with cython.nogil:
        fill_samples(table, wanted, state)
