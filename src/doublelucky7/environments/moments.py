"""A game or a round as other projects step it: chance one outcome at a time, everything by its number."""

from __future__ import annotations

import msgspec

from doublelucky7.environments.action_codes import action_of, code_of
from doublelucky7.environments.card_by_card import CardByCard, card_by_card
from doublelucky7.rules.actions import Action, DieFell
from doublelucky7.rules.cards import FULL_DECK
from doublelucky7.rules.engine import act, before_round, evolve, start
from doublelucky7.rules.events import DealerFound, Event, VisibleEvent, visible_to
from doublelucky7.rules.legality import legal_actions
from doublelucky7.rules.ruleset import RuleSet, Seat, tricks_in
from doublelucky7.rules.seeing import heard_by, view_of
from doublelucky7.rules.state import State
from doublelucky7.rules.views import Heard
from doublelucky7.rules.waiting import WaitingForDeal, WaitingForDie, WaitingForDraw
from doublelucky7.rules.wheel import DIE_FACES


class Moment(msgspec.Struct, frozen=True):
    """A game at one moment, with all that happened, and the cards of a deal that is under way.

    The numbers of chance: the seat that deals first, the place of a dealt card in the whole deck, a face of the die
    less one.
    """

    state: State
    events: tuple[Event, ...] = ()
    dealing: CardByCard | None = None
    last_round: int | None = None
    """The round after which it is over, None for whole games."""

    def __deepcopy__(self, memo: dict[int, object]) -> Moment:
        # A value that never changes.
        return self

    @property
    def is_over(self) -> bool:
        """Whether nothing more will happen."""
        return self.state.is_over or (bool(self.state.pad) and self.state.pad[-1].round == self.last_round)

    @property
    def to_act(self) -> Seat | None:
        """The seat that must decide now, None while chance decides and after the end."""
        return None if self.is_over else self.state.to_act

    def legal_codes(self) -> list[int]:
        """What the seat to act may do, in ascending order."""
        return sorted(code_of(action, self.state.players) for action in legal_actions(self.state))

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring now, with probabilities; empty where a seat decides and after the end."""
        if self.is_over:
            return []
        match self.state.waiting:
            case WaitingForDraw():
                # R2.1: every seat draws from the same cards, so each is as likely to deal first.
                return _equally_likely(self.state.players)
            case WaitingForDeal():
                return [(card.position, chance) for card, chance in self._deal_under_way().outcomes()]
            case WaitingForDie():
                return _equally_likely(DIE_FACES)
            case _:
                return []

    def after_chance(self, number: int) -> Moment:
        """The moment after chance has brought this."""
        match self.state.waiting:
            case WaitingForDraw():
                found = DealerFound(number)
                return msgspec.structs.replace(self, state=evolve(self.state, found), events=(*self.events, found))
            case WaitingForDie():
                return self._after(DieFell(number + 1))
            case _:
                dealing = self._deal_under_way().with_card(FULL_DECK[number])
                if dealing.is_complete:
                    return self._after(dealing.deal())
                return msgspec.structs.replace(self, dealing=dealing)

    def after_code(self, code: int) -> Moment:
        """The moment after the seat to act has done what this number means; raises `IllegalAction`."""
        if self.to_act is None:
            raise ValueError("no seat is asked now")
        return self._after(action_of(code, self.to_act, self.state.players))

    def heard(self, seat: Seat) -> Heard:
        """What a seat was told since the deal."""
        return heard_by(seat, self.state, self.events)

    def heard_in_match(self, seat: Seat) -> tuple[VisibleEvent, ...]:
        """What a seat was told since the game began."""
        return visible_to(seat, self.events)

    def text(self, seat: Seat) -> str:
        """The same as text: equal for a seat exactly where it was told the same in the whole game."""
        known = {"viewer": seat, "players": self.state.players, "ruleset": self.state.ruleset}
        told = {"waiting": self.state.waiting, "events": self.heard_in_match(seat)}
        return msgspec.json.encode({**known, **told}).decode()

    def text_now(self, seat: Seat) -> str:
        """What a seat sees at this moment, as text."""
        view = view_of(self.state, seat)
        return msgspec.json.encode(msgspec.structs.replace(view, legal=(), refused=())).decode()

    def points(self) -> list[int]:
        """Each seat's points over all rounds; once a whole game is over penalties are taken off."""
        if self.state.result is not None and self.last_round is None:
            return [score.total for score in self.state.result.scores]
        return [sum(row.scores[seat].points for row in self.state.pad) for seat in range(self.state.players)]

    def _deal_under_way(self) -> CardByCard:
        return card_by_card(self.state) if self.dealing is None else self.dealing

    def _after(self, action: Action) -> Moment:
        outcome = act(self.state, action)
        return Moment(outcome.state, self.events + outcome.events, None, self.last_round)


def first_moment(ruleset: RuleSet, players: int) -> Moment:
    """A whole game before its first dealer is drawn."""
    return Moment(start(ruleset, players))


def first_moment_of_round(ruleset: RuleSet, players: int, tricks: int) -> Moment:
    """One round of so many tricks by itself, seat 0 dealing, every pawn in hand and nothing on the pad.

    Examples:
        >>> len(first_moment_of_round(RuleSet(), 2, 1).outcomes())
        57
    """
    assert tricks_in(tricks) == tricks
    return Moment(before_round(ruleset, players, tricks, dealer=0), last_round=tricks)


def _equally_likely(outcomes: int) -> list[tuple[int, float]]:
    return [(number, 1 / outcomes) for number in range(outcomes)]
