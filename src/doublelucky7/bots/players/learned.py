"""The bot that goes by the trained network, one pass a decision: `expert`."""

from __future__ import annotations

from doublelucky7.bots.thinking.networks import learned_policy
from doublelucky7.bots.thinking.pawn import worth_of_keeping, worth_of_rolling
from doublelucky7.bots.thinking.standing import Standing, plays_for_the_win, standing_of
from doublelucky7.bots.thinking.translation import actions_by_move, free_options
from doublelucky7.bots.thinking.wheel import gains_by_judgement, kinds_in_question
from doublelucky7.bots.valuation import Valuation, best_first, guessed
from doublelucky7.kernel.codes import BID, CARD, NAME_TRUMP
from doublelucky7.kernel.heuristic import evaluate_trump
from doublelucky7.kernel.knowledge import Knowledge
from doublelucky7.kernel.learned import forecasts
from doublelucky7.kernel.observing import knowledge_of
from doublelucky7.kernel.strength import Evaluation
from doublelucky7.rules.actions import KeepPawn, PlayerAction, RollDie
from doublelucky7.rules.ruleset import DOUBLE_LUCKY_7_ROUND, Seat
from doublelucky7.rules.scoring import POINTS_A_TRICK, POINTS_FOR_AN_EXACT_BID
from doublelucky7.rules.views import Heard, View
from doublelucky7.rules.waiting import WaitingForBid, WaitingForOption, WaitingForTrump, WaitingForWheel


class ExpertBot:
    """The trained network without search."""

    name = "expert"
    version = "2"

    def __init__(self) -> None:
        self._policy = learned_policy()
        self._evaluation = Evaluation()

    def choose(self, heard: Heard, seed: int) -> PlayerAction:
        """The legal action the network thinks best."""
        legal = heard.view.legal
        return legal[0] if len(legal) == 1 else self.valuations(heard, seed)[0].action

    def valuations(self, heard: Heard, seed: int, player_kinds: int = 0) -> tuple[Valuation, ...]:
        """What the network makes of every legal action, the best first, told what the others are known to play like."""
        view, knowledge = heard.view, knowledge_of(heard)
        knowledge.now.player_kinds = player_kinds
        match view.waiting:
            case WaitingForWheel() | WaitingForOption():
                return best_first(self._at_the_wheel(view, knowledge, seed))
            case WaitingForTrump():
                return best_first(self._trumps(view, knowledge))
            case WaitingForBid():
                return best_first(self._bids(view, knowledge))
            case _:
                return best_first(self._cards(view, knowledge))

    def standing(self, view: View, me: Seat) -> Standing | None:
        """Where a seat stands once the win is what it plays for, None while it plays for points."""
        return standing_of(view, me) if plays_for_the_win(view) else None

    def _trumps(self, view: View, knowledge: Knowledge) -> list[Valuation]:
        actions = actions_by_move(view, knowledge.now)
        evaluate_trump(self._policy, knowledge.now, self._evaluation)
        return [guessed(actions[NAME_TRUMP, colour, 0], worth) for colour, worth in self._evaluation.considered()]

    def _bids(self, view: View, knowledge: Knowledge) -> list[Valuation]:
        actions = actions_by_move(view, knowledge.now)
        standing = self.standing(view, knowledge.me)
        valued = []
        for bid, tricks in forecasts(self._policy.network, knowledge.now, self._evaluation):
            points, made = points_for(bid, view), tricks[bid]
            worth = made * points
            if standing is not None:
                worth = standing.worth_of_making(points, made)
            valued.append(_valuation(actions[BID, bid, 0], worth, made * points, made, tricks))
        return valued

    def _cards(self, view: View, knowledge: Knowledge) -> list[Valuation]:
        actions = actions_by_move(view, knowledge.now)
        bid = knowledge.now.bid_of(knowledge.me)
        points = points_at_stake(view, knowledge.me)
        return [
            _valuation(actions[CARD, card, 0], tricks[bid] * points, tricks[bid] * points, tricks[bid], tricks)
            for card, tricks in forecasts(self._policy.network, knowledge.now, self._evaluation)
        ]

    def _at_the_wheel(self, view: View, knowledge: Knowledge, seed: int) -> list[Valuation]:
        """Keeping the pawn first, so that it is kept where using it brings no more."""
        actions = actions_by_move(view, knowledge.now)
        gains = gains_by_judgement(self._policy, knowledge, kinds_in_question(view, knowledge), seed)
        used = [guessed(actions[move], gain) for move, gain in gains.items() if move in actions]
        if isinstance(view.waiting, WaitingForOption):
            return used
        keeping = worth_of_keeping(view)
        if not used:
            rolling = worth_of_rolling(gains, free_options(view), keeping)
            used = [guessed(RollDie(knowledge.me), rolling)]
        return [guessed(KeepPawn(knowledge.me), keeping), *used]


def points_for(bid: int, view: View) -> int:
    """What a bid brings if it is made (R6.1, R6.2)."""
    points = POINTS_FOR_AN_EXACT_BID + POINTS_A_TRICK * bid
    return 2 * points if view.round == DOUBLE_LUCKY_7_ROUND else points


def points_at_stake(view: View, me: Seat) -> int:
    """What a seat's own bid brings if it is made (R6.1, R6.2, W4)."""
    seat = view.seats[me]
    assert seat.bid is not None, "a card is played once everybody has bid"
    points = points_for(seat.bid, view)
    return 2 * points if seat.points_doubled else points


def _valuation(action: PlayerAction, worth: float, points: float, made: float, tricks: list[float]) -> Valuation:
    return Valuation(action=action, worth=worth, points=points, error=0.0, made=made, tricks=tuple(tricks))
