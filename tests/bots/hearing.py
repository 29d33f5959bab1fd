"""What a seat has heard in a position that a test sets up."""

from collections.abc import Sequence

from doublelucky7.rules.actions import Action, Deal, PlaceBid, PlayCard
from doublelucky7.rules.engine import decide, evolve
from doublelucky7.rules.events import Event
from doublelucky7.rules.ruleset import RuleSet, Seat, tricks_in
from doublelucky7.rules.seeing import heard_by
from doublelucky7.rules.state import State
from doublelucky7.rules.views import Heard
from doublelucky7.rules.wheel import Pawns
from tests.setting import CLASSIC, before_round, cards, stacked_deck, turn_of


class Hearing:
    """A round in progress together with all its events."""

    def __init__(
        self,
        *hands: str,
        turned_up: str,
        ruleset: RuleSet = CLASSIC,
        dealer: Seat = 0,
        pawns: Pawns | None = None,
        under_it: str = "",
    ) -> None:
        number = len(hands[0].split())
        assert tricks_in(number) == number
        placed = (None,) * len(hands) if pawns is None else pawns
        self.state: State = before_round(ruleset, len(hands), number, dealer, pawns=placed)
        self.events: list[Event] = []
        self.do(Deal(stacked_deck(hands, turned_up, under_it, dealer)))

    def do(self, *actions: Action) -> "Hearing":
        for action in actions:
            for event in decide(self.state, action):
                self.events.append(event)
                self.state = evolve(self.state, event)
        return self

    def bid(self, *bids: int) -> "Hearing":
        for bid in bids:
            self.do(PlaceBid(turn_of(self.state), bid))
        return self

    def play(self, text: str) -> "Hearing":
        for card in cards(text):
            self.do(PlayCard(turn_of(self.state), card))
        return self

    @property
    def heard(self) -> Heard:
        """What the seat to act has heard."""
        return heard_by(turn_of(self.state), self.state, self.events)


def seeds(count: int) -> Sequence[int]:
    """Seeds for choices that must not depend on luck."""
    return range(count)
