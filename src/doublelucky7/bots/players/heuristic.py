"""The bots that go by judgement alone: `club`, and `novice`, who misjudges as people do."""

from __future__ import annotations

from random import Random
from typing import Final

from doublelucky7.bots.thinking.policies import THUMB, patient_policy, policy_named
from doublelucky7.bots.thinking.translation import actions_by_move
from doublelucky7.bots.thinking.wheel import choose_at_the_wheel, gains_by_judgement, kinds_in_question
from doublelucky7.kernel.codes import BID, CARD, NAME_TRUMP
from doublelucky7.kernel.heuristic import evaluate_bids, evaluate_cards, evaluate_trump
from doublelucky7.kernel.knowledge import Knowledge
from doublelucky7.kernel.observing import Move, knowledge_of, mask_of
from doublelucky7.kernel.strength import Evaluation, Policy
from doublelucky7.rules.actions import PlaceBid, PlayerAction
from doublelucky7.rules.events import CardPlayed
from doublelucky7.rules.views import Heard
from doublelucky7.rules.waiting import WaitingForBid, WaitingForCard, WaitingForTrump


class ClubBot:
    """Bids by the distribution of its tricks and plays by what it still needs."""

    name = "club"
    version = "1"

    def __init__(self) -> None:
        self._policy = policy_named(THUMB)

    def choose(self, heard: Heard, seed: int) -> PlayerAction:
        """The best legal action by judgement alone."""
        return judge(self._policy, heard, knowledge_of(heard), seed)


class NoviceBot:
    """A `club` player with less practice: bids one too many or too few, forgets cards, goes for tricks too late."""

    name = "novice"
    version = "1"
    misbids: Final = 0.35
    forgets: Final = 0.5
    appetite: Final = 2.5

    def __init__(self) -> None:
        self._policy = patient_policy(self.appetite)

    def choose(self, heard: Heard, seed: int) -> PlayerAction:
        """What seems best to somebody with little practice."""
        chance = Random(seed)
        knowledge = knowledge_of(heard)
        self._forget(heard, knowledge, chance)
        action = judge(self._policy, heard, knowledge, seed)
        if isinstance(action, PlaceBid):
            return self._bid_or_one_beside(action, heard, chance)
        return action

    def _bid_or_one_beside(self, wanted: PlaceBid, heard: Heard, chance: Random) -> PlayerAction:
        """The wanted bid or one beside it, where the rules allow it."""
        if chance.random() >= self.misbids:
            return wanted
        near = [
            action for action in heard.view.legal if isinstance(action, PlaceBid) and abs(action.bid - wanted.bid) == 1
        ]
        return chance.choice(near) if near else wanted

    def _forget(self, heard: Heard, knowledge: Knowledge, chance: Random) -> None:
        """Lose track of cards from earlier tricks; those of the running trick lie in sight."""
        in_sight = {play.card for play in heard.view.trick.plays}
        played = [event.card for event in heard.events if isinstance(event, CardPlayed)]
        knowledge.now.gone &= ~mask_of(
            card for card in played if card not in in_sight and chance.random() < self.forgets
        )


def judge(policy: Policy, heard: Heard, knowledge: Knowledge, seed: int) -> PlayerAction:
    """The legal action a policy thinks best; the seed only matters for hands that must be imagined."""
    view = heard.view
    if len(view.legal) == 1:
        return view.legal[0]
    match view.waiting:
        case WaitingForTrump() | WaitingForBid() | WaitingForCard():
            return actions_by_move(view, knowledge.now)[_best_move(policy, heard, knowledge)]
        case _:
            gains = gains_by_judgement(policy, knowledge, kinds_in_question(view, knowledge), seed)
            return choose_at_the_wheel(view, knowledge, gains)


def _best_move(policy: Policy, heard: Heard, knowledge: Knowledge) -> Move:
    evaluation = Evaluation()
    match heard.view.waiting:
        case WaitingForTrump():
            kind = NAME_TRUMP
            evaluate_trump(policy, knowledge.now, evaluation)
        case WaitingForBid():
            kind = BID
            evaluate_bids(policy, knowledge.now, evaluation)
        case _:
            kind = CARD
            evaluate_cards(policy, knowledge.now, evaluation)
    return (kind, evaluation.considered()[evaluation.choice][0], 0)
