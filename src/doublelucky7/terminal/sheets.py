"""What a player can look up beside the table, as lines of text: score, last trick, wheel, rules, a hint."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from doublelucky7.protocol.refusals import TableRefusal
from doublelucky7.rules.ruleset import JokerTrump, Mode
from doublelucky7.rules.views import OptionStatus, OptionView
from doublelucky7.terminal.snapshot import Hint, Snapshot
from doublelucky7.wording.pieces import card_in_words, option_explained, option_in_words
from doublelucky7.wording.speech import Wording, key

RULES: Final = (
    *("goal", "deal", "bid", "play", "win", "score", "length", "joker-leads", "joker-chooses"),
    *("wheel", "tactical", "dice", "penalty", "club", "fun"),
)
"""The parts of the rules, by the members of their family of messages."""

_ALWAYS: Final = (
    ("goal", "R1"),
    ("deal", "R2"),
    ("bid", "R4"),
    ("play", "R5"),
    ("win", "R5.5"),
    ("score", "R6"),
    ("length", "R1.4"),
    ("club", "R6.4"),
    ("fun", "R6.5"),
)
_JOKER: Final = {JokerTrump.DEALER_LEADS: "joker-leads", JokerTrump.DEALER_CHOOSES: "joker-chooses"}
_WHEEL: Final = {Mode.TACTICAL_ESCAPE: ("tactical", "R7.4"), Mode.LUCKY_DICE: ("dice", "R7.5")}


def score_lines(snapshot: Snapshot, wording: Wording) -> Sequence[str]:
    """Everybody's total, the highest first, with the points of each round."""
    view = snapshot.view
    if view is None:
        return ()
    totals = {seat.seat: seat.points - seat.penalty for seat in view.seats}
    if view.result is not None:
        totals = {score.seat: score.total for score in view.result.scores}
    ranked = sorted(totals, key=lambda seat: -totals[seat])
    lines = [wording.say("score-pad")]
    for seat in ranked:
        rounds = " ".join(str(row.scores[seat].points) for row in view.pad)
        penalty = view.seats[seat].penalty
        taken_off = f" {wording.say('score-pad.penalty')} −{penalty}" if penalty else ""
        lines.append(f"  {snapshot.names[seat]}: {totals[seat]} ({rounds}{taken_off})".replace(" ()", ""))
    return lines


def last_trick_lines(snapshot: Snapshot, wording: Wording) -> Sequence[str]:
    """The last trick (R5.6), or all of the round where the table plays with open memory."""
    view = snapshot.view
    if view is None or view.last_trick is None:
        return (wording.say("terminal-no-trick-yet"),)
    tricks = view.earlier_tricks or (view.last_trick,)
    lines: list[str] = []
    for trick in tricks:
        lines.append(wording.say("last-trick-title", name=snapshot.names[trick.winner]))
        played = (
            wording.say("trick-card", name=snapshot.names[play.seat], card=card_in_words(play.card, wording))
            for play in trick.plays
        )
        lines += [f"  {line}" for line in played]
    return lines


def wheel_lines(snapshot: Snapshot, wording: Wording) -> Sequence[str]:
    """Each option of the wheel with what it does, who blocks it, and the pawns still in hand."""
    view = snapshot.view
    if view is None or view.wheel is None:
        return (wording.say("table-refusal-no-wheel-here"),)
    wheel = view.wheel
    lines = [wording.say("wheel-left", pawns=len(wheel.pawns_in_hand), rounds=wheel.rounds_left)]
    lines += [f"  {_option(one, snapshot, wording)}. {option_explained(one.option, wording)}" for one in wheel.options]
    lines += [f"  {snapshot.names[seat]}: {wording.say('seat-has-pawn')}" for seat in wheel.pawns_in_hand]
    return lines


def _option(one: OptionView, snapshot: Snapshot, wording: Wording) -> str:
    option = option_in_words(one.option, wording)
    if one.status is OptionStatus.NOT_THIS_ROUND:
        return wording.say("wheel-option-not-now", option=option)
    if one.blocked_by is not None:
        return wording.say("wheel-option-taken", option=option, name=snapshot.names[one.blocked_by])
    return wording.say("wheel-option-free", option=option)


def rules_lines(snapshot: Snapshot, wording: Wording) -> Sequence[str]:
    """The rules this table plays by, each part with its clause."""
    if snapshot.view is None:
        return ()
    ruleset = snapshot.view.ruleset
    parts = [*_ALWAYS, (_JOKER[ruleset.joker_trump], "R3")]
    if ruleset.mode in _WHEEL:
        parts += [("wheel", "R7"), _WHEEL[ruleset.mode], ("penalty", "R7.8")]
    return [
        f"{clause} {wording.say(key('rules', name))}: {wording.say(key('rules', name) + '.text')}"
        for name, clause in parts
    ]


def hint_in_words(hint: Hint, action: str, wording: Wording) -> str:
    """What a strong player would do, and what it expects."""
    if hint.made is None:
        return wording.say("terminal-hint-of-option", action=action)
    return wording.say("terminal-hint", action=action, points=round(hint.points, 1), chance=round(100 * hint.made))


def table_reason(refusal: TableRefusal, wording: Wording) -> str:
    """Why a table refuses something, as a sentence."""
    data = {} if refusal.level is None else {"level": refusal.level}
    return wording.say(key("table-refusal", refusal.code.value), **data)
