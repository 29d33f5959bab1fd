"""Why a choice was a mistake, in the game's terms: codes with their data, each given only where the deals show it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from doublelucky7.bots.thinking.pawn import chance_to_be_left_out
from doublelucky7.coach.decisions import Decision
from doublelucky7.coach.judgements import Judgement, MoveValue, Reason, ReasonCode
from doublelucky7.coach.judging import STANDARD_ERRORS
from doublelucky7.coach.valuing import Effort, MoveValuer
from doublelucky7.kernel.codes import BID
from doublelucky7.kernel.observing import cards_in, knowledge_of
from doublelucky7.rules.actions import (
    KeepPawn,
    NameTrump,
    OptionAction,
    PlaceBid,
    PlayCard,
    RollDie,
    option_of,
)
from doublelucky7.rules.cards import Card
from doublelucky7.rules.scoring import POINTS_A_TRICK
from doublelucky7.rules.tricks import LaidCard, winner_of
from doublelucky7.rules.views import View

_SHOWN: Final = 0.05
"""A chance must differ by so much between two actions before anything is said about it."""
_OFTEN: Final = 0.4
_AS_LIKELY: Final = 0.1
_HIGH_CARD_BEATERS: Final = 2
_RISK_WORTH_NAMING: Final = 0.3
_HUNDRED: Final = 100


def reasons_for(valuer: MoveValuer, decision: Decision, judged: Judgement, effort: Effort) -> tuple[Reason, ...]:
    """Why a mistake was one, the most telling reason first; nothing where there was no mistake."""
    if not judged.is_mistake:
        return ()
    chosen, best = judged.moves[judged.chosen], judged.moves[0]
    match chosen.action, best.action:
        case PlaceBid(), PlaceBid():
            return tuple(_about_a_bid(valuer, decision, chosen, best, effort))
        case PlayCard(), PlayCard():
            return tuple(_about_a_card(decision, chosen, best))
        case NameTrump(), NameTrump():
            return tuple(_about_trump(decision, chosen.action, best.action))
        case _:
            return tuple(_about_the_wheel(decision.heard.view, chosen, best))


def _about_a_bid(
    valuer: MoveValuer, decision: Decision, chosen: MoveValue, best: MoveValue, effort: Effort
) -> Iterator[Reason]:
    assert isinstance(chosen.action, PlaceBid)
    assert isinstance(best.action, PlaceBid)
    bid, better = chosen.action.bid, best.action.bid
    forbidden = decision.heard.view.forbidden_bid
    if forbidden is not None and effort.worlds > 0:
        wanted = valuer.forbidden_bid(decision.heard, (BID, forbidden, 0), (BID, bid, 0), effort)
        if wanted.gain - best.gain > STANDARD_ERRORS * wanted.gain_error:
            yield Reason(
                code=ReasonCode.WANTED_FORBIDDEN,
                count=forbidden,
                bid=better,
                other_bid=bid,
                points=_rounded(best.gain),
            )
    likely = max(range(len(chosen.tricks_at_best)), key=chosen.tricks_at_best.__getitem__)
    if better < bid and likely < bid and sum(chosen.tricks_at_best[:bid]) >= _OFTEN:
        yield Reason(code=ReasonCode.BID_TOO_HIGH, bid=bid, count=likely)
    if better > bid and likely > bid and sum(chosen.tricks_at_best[bid + 1 :]) >= _OFTEN:
        yield Reason(code=ReasonCode.BID_TOO_LOW, bid=bid, count=likely)
    if better > bid and best.made >= chosen.made - _AS_LIKELY:
        more = POINTS_A_TRICK * (better - bid)
        yield Reason(code=ReasonCode.BID_WORTH_MORE, bid=better, other_bid=bid, points=float(more))


def _about_trump(decision: Decision, chosen: NameTrump, best: NameTrump) -> Iterator[Reason]:
    hand = decision.heard.view.hand or ()
    held = sum(card.colour is chosen.colour for card in hand)
    longer = sum(card.colour is best.colour for card in hand)
    if longer > held:
        yield Reason(
            code=ReasonCode.TRUMP_LONGER,
            colour=best.colour,
            other_colour=chosen.colour,
            count=longer,
            other_count=held,
        )


def _about_a_card(decision: Decision, chosen: MoveValue, best: MoveValue) -> Iterator[Reason]:
    assert isinstance(chosen.action, PlayCard)
    assert isinstance(best.action, PlayCard)
    view = decision.heard.view
    assert view.viewer is not None
    me = view.seats[view.viewer]
    bid = me.bid or 0
    need = bid - me.tricks_won
    mine, other = chosen.tricks_at_best, best.tricks_at_best
    shorter = sum(mine[:bid]) - sum(other[:bid])
    longer = sum(mine[bid + 1 :]) - sum(other[bid + 1 :])
    card, better = chosen.action.card, best.action.card
    unseen = cards_in(knowledge_of(decision.heard).unseen)
    if shorter >= _SHOWN and need > 0:
        yield from _why_too_few(view, card, better, need, unseen)
    if longer >= _SHOWN:
        yield from _why_too_many(view, card, better, need)
    if shorter >= max(_SHOWN, longer):
        yield _more_often(
            ReasonCode.SHORT_MORE_OFTEN, card, better, chosen.tricks_at_best[:bid], best.tricks_at_best[:bid]
        )
    elif longer >= _SHOWN:
        yield _more_often(
            ReasonCode.OVER_MORE_OFTEN, card, better, chosen.tricks_at_best[bid + 1 :], best.tricks_at_best[bid + 1 :]
        )


def _why_too_few(view: View, card: Card, better: Card, need: int, unseen: Sequence[Card]) -> Iterator[Reason]:
    wins, better_wins = _would_lead_the_trick(view, card), _would_lead_the_trick(view, better)
    higher = _higher_in_its_colour(card, unseen)
    to_come = view.players - len(view.trick.plays) - 1
    if wins and to_come > 0 and higher and card.colour is not None:
        yield Reason(code=ReasonCode.HIGHER_STILL_OUT, card=card, colour=card.colour, count=higher)
    if better_wins and not wins:
        done = sum(seat.tricks_won for seat in view.seats)
        goes_on = view.dealer != view.viewer and done + 1 < view.tricks
        code = ReasonCode.DEALER_LEADS_AGAIN if goes_on else ReasonCode.TAKE_IT_NOW
        yield Reason(code=code, card=better, count=need)
    if not wins and not better_wins and higher <= _HIGH_CARD_BEATERS and _is_above(card, better):
        yield Reason(code=ReasonCode.HIGH_CARD_WASTED, card=card, other_card=better)


def _why_too_many(view: View, card: Card, better: Card, need: int) -> Iterator[Reason]:
    wins, better_wins = _would_lead_the_trick(view, card), _would_lead_the_trick(view, better)
    assert view.viewer is not None
    if need <= 0 and wins and not better_wins:
        yield Reason(code=ReasonCode.ONE_TOO_MANY, card=card, bid=view.seats[view.viewer].bid)
    if view.trick.plays and not wins and not better_wins and _is_above(better, card):
        yield Reason(code=ReasonCode.LOSE_IT_NOW, card=better, other_card=card)


def _more_often(
    code: ReasonCode, card: Card, better: Card, chances: Sequence[float], better_chances: Sequence[float]
) -> Reason:
    return Reason(
        code=code,
        card=card,
        other_card=better,
        count=round(_HUNDRED * sum(chances)),
        other_count=round(_HUNDRED * sum(better_chances)),
    )


def _about_the_wheel(view: View, chosen: MoveValue, best: MoveValue) -> Iterator[Reason]:
    kept, keeps = isinstance(chosen.action, KeepPawn), isinstance(best.action, KeepPawn)
    assert view.wheel is not None
    later = view.wheel.rounds_left - 1
    if kept:
        others = len(view.wheel.pawns_in_hand) - 1
        if chance_to_be_left_out(later, others, view.ruleset.mode) >= _RISK_WORTH_NAMING:
            yield Reason(code=ReasonCode.PENALTY_NEAR, count=later)
    points = _rounded(best.gain)
    if kept and isinstance(best.action, RollDie):
        yield Reason(code=ReasonCode.ROLL_THE_DIE, points=points)
    elif keeps:
        yield Reason(code=ReasonCode.KEEP_THE_PAWN, count=later, points=points)
    elif isinstance(best.action, OptionAction):
        same = type(chosen.action) is type(best.action)
        code = ReasonCode.OTHER_TARGET if same else ReasonCode.OTHER_OPTION
        if kept:
            code = ReasonCode.USE_THE_PAWN
        yield Reason(code=code, option=option_of(best.action), points=points)


def _would_lead_the_trick(view: View, card: Card) -> bool:
    """Whether the running trick would be the viewer's so far."""
    assert view.viewer is not None
    trump = None if view.trump is None else view.trump.colour
    return winner_of((*view.trick.plays, LaidCard(view.viewer, card)), trump) == view.viewer


def _higher_in_its_colour(card: Card, unseen: Sequence[Card]) -> int:
    return sum(other.colour is card.colour and (other.number or 0) > (card.number or 0) for other in unseen)


def _is_above(card: Card, other: Card) -> bool:
    """Whether a card is the higher of two, the Joker above all."""
    return (card.number or _HUNDRED) > (other.number or _HUNDRED)


def _rounded(points: float) -> float:
    return round(points, 1)
