"""Short sentences about the table as it stands: what is asked of whom, how the bids add up, how I stand."""

from __future__ import annotations

from typing import assert_never

from doublelucky7.protocol.sitting import Phase
from doublelucky7.rules.views import Standing, View
from doublelucky7.rules.waiting import (
    GameIsOver,
    WaitingForBid,
    WaitingForCard,
    WaitingForDeal,
    WaitingForDie,
    WaitingForDraw,
    WaitingForOption,
    WaitingForTrump,
    WaitingForWheel,
)
from doublelucky7.rules.wheel import option_on
from doublelucky7.terminal.snapshot import Ability, Snapshot
from doublelucky7.wording.pieces import colour_in_words, face_in_words, trump_in_words
from doublelucky7.wording.speech import Wording


def asked_of_whom(snapshot: Snapshot, wording: Wording) -> str:
    """What the table waits for, said to the viewer."""
    view = snapshot.view
    if snapshot.paused_by is not None:
        return wording.say("terminal-paused", name=snapshot.paused_by)
    if snapshot.phase is Phase.GATHERING or view is None:
        return wording.say("terminal-gathering", code=snapshot.code or "")
    if view.result is not None:
        return wording.say("terminal-over")
    if view.to_act is None:
        return ""
    if view.to_act != view.viewer:
        return wording.say("my-waiting", name=snapshot.names[view.to_act])
    return _asked_of_me(view, wording)


def _asked_of_me(view: View, wording: Wording) -> str:
    match view.waiting:
        case WaitingForBid():
            return wording.say("my-turn-bid")
        case WaitingForTrump():
            return wording.say("my-turn-trump")
        case WaitingForWheel():
            return wording.say("my-turn-wheel")
        case WaitingForOption(face=face):
            return _rolled(view, face, wording)
        case WaitingForCard():
            return _card_asked_for(view, wording)
        case WaitingForDraw() | WaitingForDeal() | WaitingForDie() | GameIsOver():
            return ""
        case _ as unreachable:
            assert_never(unreachable)


def _rolled(view: View, face: int, wording: Wording) -> str:
    shown = face_in_words(face, wording)
    options = {action.__struct_config__.tag for action in view.legal}
    option = option_on(face)
    is_free = option is not None and option.value in options
    return wording.say("wheel-rolled" if is_free else "wheel-double-lucky", option=shown)


def _card_asked_for(view: View, wording: Wording) -> str:
    if not view.trick.plays:
        return wording.say("my-turn-lead")
    led = view.trick.led
    follows = led is not None and any(card.colour is led for card in view.hand or ())
    if led is not None and follows:
        return wording.say("my-turn-follow", colour=colour_in_words(led, wording))
    return wording.say("my-turn-anything")


def how_i_stand(view: View, wording: Wording) -> str:
    """The viewer's own bid and tricks, with what is still needed."""
    if view.viewer is None or view.seats[view.viewer].bid is None:
        return ""
    own = view.seats[view.viewer]
    left = view.tricks - sum(seat.tricks_won for seat in view.seats)
    if own.standing is Standing.MISSED:
        return wording.say("my-missed")
    if own.standing is Standing.ON_TARGET:
        return wording.say("my-on-target", left=left)
    return wording.say("my-needs", missing=(own.bid or 0) - own.tricks_won, left=left)


def round_and_trump(view: View, wording: Wording) -> str:
    """Which round this is, and how trump stands; nothing while the first dealer is drawn for."""
    if view.round == 0:
        return ""
    said = wording.say("bar-round-of", round=view.round, rounds=view.ruleset.rounds, tricks=view.tricks)
    trump = wording.say("trump-open") if view.trump is None else trump_in_words(view.trump, wording)
    return f"{said} · {trump}"


def meter(view: View, wording: Wording) -> str:
    """How the bids compare with the tricks, and the verdict once all have bid."""
    if all(seat.bid is None for seat in view.seats):
        return ""
    said = wording.say("meter-bids", sum=view.sum_of_bids, tricks=view.tricks)
    if any(seat.bid is None for seat in view.seats):
        return said
    over = view.sum_of_bids - view.tricks
    if over == 0:
        return said
    verdict = wording.say("meter-over" if over > 0 else "meter-under", count=abs(over))
    return f"{said}, {verdict}"


def perspective(snapshot: Snapshot, wording: Wording) -> str:
    """Through whose eyes a replay is seen; nothing at a table that is played."""
    if Ability.OTHER_PERSPECTIVE not in snapshot.abilities or snapshot.view is None:
        return ""
    if snapshot.view.viewer is None:
        return wording.say("terminal-eyes-open")
    return wording.say("terminal-eyes", name=snapshot.names[snapshot.view.viewer])
