"""The luck ledger: a round's points as what an average hand brings, luck, and what the player made of it.

Every value in it is the network's, so each part is the difference of two expectations of one and the same judge, and
what the seat did not decide is zero on average. Parts are whole hundredths of a point and add up to the score exactly.
"""

from __future__ import annotations

from doublelucky7.bots.players.learned import ExpertBot
from doublelucky7.bots.valuation import Valuation
from doublelucky7.coach.baselines import Baselines, baselines
from doublelucky7.coach.decisions import Decision, PlayedRound
from doublelucky7.coach.hand_values import HandValues
from doublelucky7.coach.judgements import HUNDREDTHS, RoundLedger
from doublelucky7.coach.valuing import seed_of
from doublelucky7.kernel.observing import JOKER_MAKES, mask_of
from doublelucky7.rules.actions import KeepPawn, NameTrump, PlaceBid, PlayCard, RollDie
from doublelucky7.rules.ruleset import DOUBLE_LUCKY_7_ROUND
from doublelucky7.rules.views import View


class LedgerBuilder:
    """Keeps the ledger of rounds."""

    def __init__(self, figures: Baselines | None = None) -> None:
        self._expert = ExpertBot()
        self._hands = HandValues()
        self._figures = figures or baselines()

    def ledger(self, played: PlayedRound) -> RoundLedger:
        """The parts of one round; its first decision is always a bid or the naming of trump."""
        first = played.decisions[0]
        view = first.heard.view
        factor = 2 if played.round == DOUBLE_LUCKY_7_ROUND else 1
        assert view.viewer is not None
        assert view.dealer is not None
        place = (view.viewer - view.dealer) % view.players
        usual = self._figures.place(view.players, view.tricks, place)
        others = self._figures.others_at_the_wheel(view.ruleset.mode, view.players)
        hand = factor * self._hand_value(first, view, place)
        promised = max(one.points for one in self._valuations(first))
        parts = {
            "average": factor * (usual.points + others),
            "cards": hand - factor * usual.promised,
            "table": promised - hand,
            "bid": 0.0,
            "play": 0.0,
            "wheel": 0.0,
        }
        for decision in played.decisions:
            part, points = self._made_of(decision)
            parts[part] += points
        whole = {part: round(HUNDREDTHS * points) for part, points in parts.items()}
        score = HUNDREDTHS * played.points
        return RoundLedger(round=played.round, **whole, rest=score - sum(whole.values()), score=score)

    def _hand_value(self, first: Decision, view: View, place: int) -> float:
        assert view.hand is not None
        makes = JOKER_MAKES[view.ruleset.joker_trump]
        # The deal alone decides: not what was turned up, and not what others bid.
        seed = mask_of(view.hand) ^ view.round
        return self._hands.before_trump(view.players, place, mask_of(view.hand), makes, seed)

    def _made_of(self, decision: Decision) -> tuple[str, float]:
        """Which part a decision belongs to, and what it added."""
        match decision.action:
            case PlaceBid() | NameTrump():
                return "bid", self._against_the_best(decision)
            case PlayCard():
                return "play", self._against_the_best(decision)
            case KeepPawn() | RollDie():
                # Neither changes anything in this round yet.
                return "wheel", 0.0
            case _:
                return "wheel", self._chosen(decision).points

    def _against_the_best(self, decision: Decision) -> float:
        if len(decision.heard.view.legal) == 1:
            return 0.0
        best = max(one.points for one in self._valuations(decision))
        return self._chosen(decision).points - best

    def _chosen(self, decision: Decision) -> Valuation:
        return next(one for one in self._valuations(decision) if one.action == decision.action)

    def _valuations(self, decision: Decision) -> tuple[Valuation, ...]:
        return self._expert.valuations(decision.heard, seed_of(decision.heard, 0))
