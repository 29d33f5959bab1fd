"""What a player can choose now, as a short list with words; reasons beside what is refused come with the view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

import msgspec

from doublelucky7.rules.actions import (
    ChangeBid,
    ChangeDealer,
    ChangeTrump,
    KeepPawn,
    NameTrump,
    OptionAction,
    PlaceBid,
    PlainOption,
    PlayCard,
    PlayerAction,
    PlayerSwap,
    RollDie,
    option_of,
)
from doublelucky7.rules.cards import Card
from doublelucky7.rules.refusals import Refusal
from doublelucky7.rules.views import OptionStatus, View
from doublelucky7.rules.wheel import WheelOption
from doublelucky7.wording.pieces import card_in_words, colour_in_words, option_explained, option_in_words
from doublelucky7.wording.speech import Wording, key


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the list: an action, a refused one, or the way to a list of targets."""

    typed: str
    """What is typed for it."""
    label: str
    explained: str = ""
    card: Card | None = None
    action: PlayerAction | None = None
    refusal: Refusal | None = None
    targets: tuple[Choice, ...] = ()


def choices_in(view: View, names: Sequence[str], wording: Wording) -> tuple[Choice, ...]:
    """Everything the viewer may decide now, what is refused included; empty while others decide."""
    return _Chooser(view, names, wording).choices() if view.legal else ()


class _Chooser:
    """Lists what one viewer can choose, in one language."""

    def __init__(self, view: View, names: Sequence[str], wording: Wording) -> None:
        self.view, self.names, self.wording = view, names, wording
        self.actions: list[tuple[PlayerAction, Refusal | None]] = [
            *((action, None) for action in view.legal),
            *((refused.action, refused.refusal) for refused in view.refused),
        ]

    def choices(self) -> tuple[Choice, ...]:
        match self.view.legal[0]:
            case PlayCard():
                return self._cards()
            case PlaceBid():
                return self._bids()
            case NameTrump():
                return self._numbered([(action, None) for action in self.view.legal])
            case _:
                return self._wheel()

    def _cards(self) -> tuple[Choice, ...]:
        why = {action.card: (action, refusal) for action, refusal in self.actions if isinstance(action, PlayCard)}
        own = self.view.seats[self.view.viewer or 0].extra_card
        lying = [*(self.view.hand or ()), *([] if own is None else [own])]
        return tuple(
            Choice(
                typed=str(number),
                label=card_in_words(card, self.wording),
                card=card,
                action=why[card][0],
                refusal=why[card][1],
            )
            for number, card in enumerate(lying, start=1)
            if card in why
        )

    def _bids(self) -> tuple[Choice, ...]:
        placed = sorted(
            ((action, refusal) for action, refusal in self.actions if isinstance(action, PlaceBid)),
            key=lambda found: found[0].bid,
        )
        return tuple(
            Choice(typed=str(action.bid), label=self.in_words(action), action=action, refusal=refusal)
            for action, refusal in placed
        )

    def _wheel(self) -> tuple[Choice, ...]:
        """Roll or an option first; keeping the pawn is always 0, so that nobody chooses it by accident."""
        first = [Choice(typed="1", label=self.in_words(a), action=a) for a in self.view.legal if isinstance(a, RollDie)]
        options = self._options(start=1 + len(first))
        last = [Choice(typed="0", label=self.in_words(a), action=a) for a in self.view.legal if isinstance(a, KeepPawn)]
        return (*first, *options, *last)

    def _options(self, start: int) -> list[Choice]:
        wheel = self.view.wheel
        free = () if wheel is None else (one.option for one in wheel.options if one.status is OptionStatus.FREE)
        listed: list[Choice] = []
        for option in free:
            ways = [(action, refusal) for action, refusal in self.actions if self._uses_option(action, option)]
            if not any(refusal is None for _, refusal in ways):
                continue
            typed, label = str(start + len(listed)), option_in_words(option, self.wording)
            explained = option_explained(option, self.wording)
            targets = self._numbered([way for way in ways if way[1] is None])
            if len(targets) == 1:
                listed.append(Choice(typed=typed, label=label, explained=explained, action=targets[0].action))
            else:
                listed.append(Choice(typed=typed, label=label, explained=explained, targets=targets))
        return listed

    def _uses_option(self, action: PlayerAction, option: WheelOption) -> bool:
        return isinstance(action, OptionAction) and option_of(action) is option

    def _numbered(self, actions: Sequence[tuple[PlayerAction, Refusal | None]]) -> tuple[Choice, ...]:
        return tuple(
            Choice(typed=str(number), label=self.in_words(action), action=action, refusal=refusal)
            for number, (action, refusal) in enumerate(actions, start=1)
        )

    def in_words(self, action: PlayerAction) -> str:
        """What a button for the action says."""
        say = self.wording.say
        match action:
            case PlaceBid(bid=bid):
                return say("bid-do", bid=bid)
            case PlayCard(card=card):
                return card_in_words(card, self.wording)
            case NameTrump(colour=colour):
                return say("wheel-do-change-trump", colour=colour_in_words(colour, self.wording))
            case KeepPawn():
                return say("wheel-keep")
            case RollDie():
                return say("wheel-roll")
            case ChangeBid(target=target, change=change):
                bid = self.view.seats[target].bid or 0
                return say("wheel-do-change-bid", name=self.names[target], change=f"{bid} → {bid + change}")
            case PlayerSwap(first=first, second=second):
                return say("wheel-do-player-swap", first=self.names[first], second=self.names[second])
            case ChangeDealer(target=target):
                return say("wheel-do-change-dealer", name=self.names[target])
            case ChangeTrump(colour=colour):
                return say("wheel-do-change-trump", colour=colour_in_words(colour, self.wording))
            case PlainOption():
                return say(key("wheel-do", option_of(action).value))
            case _ as unreachable:
                assert_never(unreachable)


def action_in_words(action: PlayerAction, view: View, names: Sequence[str], wording: Wording) -> str:
    """What a button for an action would say."""
    return _Chooser(view, names, wording).in_words(action)
