"""The coach's findings in a language: actions, reasons and what a decision was worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from doublelucky7.coach.judgements import Reason, ReviewedDecision
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
from doublelucky7.wording.pieces import card_in_words, colour_in_words, option_in_words
from doublelucky7.wording.speech import Datum, Wording, key

_WORTH_A_WORD: Final = 0.3


def action_in_words(action: PlayerAction, names: Sequence[str], wording: Wording) -> str:
    """An action as the coach names it."""
    match action:
        case PlaceBid(bid=bid):
            return wording.say("coach-action-place-bid", bid=bid)
        case PlayCard(card=card):
            return wording.say("coach-action-play-card", card=card_in_words(card, wording))
        case NameTrump(colour=colour):
            return wording.say("coach-action-name-trump", colour=colour_in_words(colour, wording))
        case KeepPawn():
            return wording.say("coach-action-keep-pawn")
        case RollDie():
            return wording.say("coach-action-roll-die")
        case _:
            return _option_in_words(action, names, wording)


def _option_in_words(action: OptionAction, names: Sequence[str], wording: Wording) -> str:
    option = option_in_words(option_of(action), wording)
    match action:
        case ChangeBid(target=target, change=change):
            return wording.say("coach-action-change-bid", option=option, name=names[target], change=f"{change:+d}")
        case PlayerSwap(first=first, second=second):
            return wording.say("coach-action-player-swap", option=option, name=names[first], other=names[second])
        case ChangeDealer(target=target):
            return wording.say("coach-action-change-dealer", option=option, name=names[target])
        case ChangeTrump(colour=colour):
            return wording.say("coach-action-change-trump", option=option, colour=colour_in_words(colour, wording))
        case PlainOption():
            return wording.say("coach-action-plain-option", option=option)
        case _ as unreachable:
            assert_never(unreachable)


def reason_in_words(reason: Reason, wording: Wording) -> str:
    """Why, in one sentence."""
    numbers = {
        "bid": reason.bid,
        "instead": reason.other_bid,
        "count": reason.count,
        "many": reason.other_count,
        "points": reason.points,
    }
    given: dict[str, Datum] = {name: number for name, number in numbers.items() if number is not None}
    for name, card in (("card", reason.card), ("other", reason.other_card)):
        if card is not None:
            given[name] = card_in_words(card, wording)
    for name, colour in (("colour", reason.colour), ("other", reason.other_colour)):
        if colour is not None:
            given[name] = colour_in_words(colour, wording)
    if reason.option is not None:
        given["option"] = option_in_words(reason.option, wording)
    return wording.say(key("coach-reason", reason.code.value), **given)


def verdict_in_words(reviewed: ReviewedDecision, names: Sequence[str], wording: Wording) -> str:
    """What a decision was worth, in one sentence."""
    judged = reviewed.judgement
    chosen = action_in_words(judged.moves[judged.chosen].action, names, wording)
    better = action_in_words(judged.moves[0].action, names, wording)
    lost = round(judged.lost, 1)
    if judged.is_mistake:
        return wording.say("coach-better", better=better, chosen=chosen, points=lost)
    if judged.chosen != 0 and lost >= _WORTH_A_WORD:
        return wording.say("coach-small-loss", better=better, chosen=chosen, points=lost)
    ahead = round(-max((one.gain for one in judged.moves[1:]), default=0.0), 1)
    if judged.chosen == 0 and ahead >= _WORTH_A_WORD:
        return wording.say("coach-best-found", chosen=chosen, points=ahead)
    return wording.say("coach-good", chosen=chosen)
