"""What every legal action should bring: all of them tried in the same deals, as `master` tries the close ones.

A value is the mean of the round's points over deals that fit what the seat had heard, played out by the network.
At the wheel the worth of a pawn that is kept is added, so that using and keeping it can be compared.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from hashlib import blake2b
from typing import Final

import msgspec

from doublelucky7.bots.players.learned import ExpertBot
from doublelucky7.bots.thinking.lookahead import WAYS_WORTH_A_SECOND_LOOK
from doublelucky7.bots.thinking.networks import learned_policy
from doublelucky7.bots.thinking.pawn import worth_of_keeping, worth_of_rolling
from doublelucky7.bots.thinking.policies import INSIGHT, THUMB, policy_named
from doublelucky7.bots.thinking.stakes import Stakes, stakes_of
from doublelucky7.bots.thinking.translation import actions_by_move, as_kernel_seed, free_options
from doublelucky7.coach.company import Company
from doublelucky7.coach.forecasting import corrected, fitted, with_chance
from doublelucky7.coach.judgements import MoveValue
from doublelucky7.kernel import is_compiled
from doublelucky7.kernel.codes import BID, CHANGE_BID, NO_BID
from doublelucky7.kernel.moves import wheel_moves
from doublelucky7.kernel.observing import PASSING, Move, knowledge_of, move_of
from doublelucky7.kernel.search import Finding, search
from doublelucky7.rules.actions import KeepPawn, PlayerAction, RollDie
from doublelucky7.rules.views import Heard, View
from doublelucky7.rules.waiting import WaitingForOption, WaitingForWheel

_ROUNDS_PLAYED_TO_WIN: Final = 2
"""The chance to win stands beside the points in the last rounds."""
_GLANCE: Final = 8
_LEAST_EFFECTIVE_SHARE: Final = 0.2
"""People are no networks: what they did is believed less firmly than `master` believes it of bots."""
_DIGITS: Final = 3


class Effort(msgspec.Struct, frozen=True):
    """How many deals are played out for a look, how many are weighed for it, and how many looks a close case gets."""

    worlds: int
    candidates: int
    looks: int

    def times(self, factor: int) -> Effort:
        """So many times the deals, in one look."""
        return Effort(factor * self.worlds, factor * self.candidates, 1)


FULL_EFFORT: Final = Effort(worlds=200, candidates=500, looks=12)
BY_THE_NETWORK: Final = Effort(worlds=0, candidates=0, looks=1)
"""No deals at all: uncompiled a pass of the network takes a thousand times as long."""


def default_effort() -> Effort:
    """What this machine can afford for a decision."""
    return FULL_EFFORT if is_compiled() else BY_THE_NETWORK


class MoveValuer:
    """Values the actions of a decision from what the seat knew; holds the policies that play deals out."""

    def __init__(self) -> None:
        self._expert = ExpertBot()
        self._player = learned_policy()
        self._thumb = policy_named(THUMB)
        self._models = (
            (learned_policy(noise=0.05, bid_heat=0.7, card_heat=0.05), 0.5),
            (policy_named(INSIGHT, noise=0.05, bid_heat=0.7, card_heat=0.05), 0.25),
            (policy_named(THUMB, noise=1.0), 0.25),
        )
        # Forecasts are for tables where nobody plays like the network, and models without it cost a tenth.
        self._models_of_forecasts = (
            (policy_named(INSIGHT, noise=0.05, bid_heat=0.7, card_heat=0.05), 0.3),
            (policy_named(THUMB, noise=0.05, bid_heat=0.5, card_heat=0.05), 0.4),
            (policy_named(THUMB, noise=1.0), 0.3),
        )

    def values(
        self,
        heard: Heard,
        chosen: PlayerAction,
        effort: Effort,
        look: int = 0,
        among: Collection[PlayerAction] = (),
    ) -> tuple[MoveValue, ...]:
        """Every legal action valued, or only those named, the best first; always the same for the same `look`."""
        seed = seed_of(heard, look)
        if effort.worlds == 0 or len(heard.view.legal) == 1:
            return self._by_the_network(heard, chosen, seed)
        if isinstance(heard.view.waiting, WaitingForWheel | WaitingForOption):
            return self._at_the_wheel(heard, chosen, effort, seed, among)
        return self._at_the_table(heard, chosen, effort, seed, among)

    def _by_the_network(self, heard: Heard, chosen: PlayerAction, seed: int) -> tuple[MoveValue, ...]:
        valued = self._expert.valuations(heard, seed)
        own = next((one.points for one in valued if one.action == chosen), 0.0)
        found = [
            _value(one.action, one.points, 0.0, one.made, one.tricks, None, one.points - own, 0.0, one.worth)
            for one in valued
        ]
        return _best_first(found)

    def _at_the_table(
        self, heard: Heard, chosen: PlayerAction, effort: Effort, seed: int, among: Collection[PlayerAction]
    ) -> tuple[MoveValue, ...]:
        knowledge, stakes = knowledge_of(heard), stakes_of(heard.view)
        actions = _named(actions_by_move(heard.view, knowledge.now), among)
        against = next(move for move, action in actions.items() if action == chosen)
        found = self._search(heard, list(actions), effort, stakes, seed, against)
        judged = {one.action: one.points for one in self._expert.valuations(heard, seed)}
        return _best_first(
            [
                _found(actions[one.move], one, heard.view, 0.0, stakes.value_of(one) + judged[actions[one.move]])
                for one in found
            ]
        )

    def _at_the_wheel(
        self, heard: Heard, chosen: PlayerAction, effort: Effort, seed: int, among: Collection[PlayerAction]
    ) -> tuple[MoveValue, ...]:
        view, knowledge, stakes = heard.view, knowledge_of(heard), stakes_of(heard.view)
        actions = _named(actions_by_move(view, knowledge.now), among)
        against = next((move for move, action in actions.items() if action == chosen), PASSING)
        ways = [move for move in actions if move != PASSING]
        rolls = any(isinstance(action, RollDie) for action in view.legal)
        if rolls:
            ways = [way for kind in free_options(view) for way in wheel_moves(knowledge.now, knowledge.me, kind)]
        glance = Effort(max(1, effort.worlds // _GLANCE), max(1, effort.candidates // _GLANCE), 1)
        seen = self._search(heard, [PASSING, *ways], glance, stakes, seed, against)
        found = {one.move: one for one in seen}
        best = sorted(ways, key=lambda move: -stakes.value_of(found[move]))[:WAYS_WORTH_A_SECOND_LOOK]
        second = list(dict.fromkeys([PASSING, against, *best]))
        found |= {one.move: one for one in self._search(heard, second, effort, stakes, seed ^ 1, against)}
        passing = found[PASSING]
        keeping = 0.0 if isinstance(view.waiting, WaitingForOption) else worth_of_keeping(view)
        extra: dict[PlayerAction, float] = {KeepPawn(knowledge.me): keeping}
        if rolls:
            gains = {move: found[move].points - passing.points for move in ways}
            extra[RollDie(knowledge.me)] = worth_of_rolling(gains, free_options(view), keeping)
        move_of = {action: move for move, action in actions.items()}
        own = extra.get(chosen, 0.0)
        return _best_first(
            [
                _found(action, one, view, bonus, stakes.value_of(one) + bonus, own)
                for action in view.legal
                if not among or action in among
                for one, bonus in [(found[move_of.get(action, PASSING)], extra.get(action, 0.0))]
            ]
        )

    def by_thumb(self, heard: Heard, actions: Sequence[PlayerAction], effort: Effort) -> list[Finding]:
        """What becomes of bids and cards where everybody plays on by rule of thumb."""
        knowledge = knowledge_of(heard)
        moves = [move for move in (move_of(action, knowledge.now) for action in actions) if move is not None]
        return search(
            knowledge,
            moves,
            worlds=effort.worlds // 2,
            seed=as_kernel_seed(seed_of(heard, 0)),
            hero=self._thumb,
            others=self._thumb,
            models=self._models_of_forecasts,
            candidates=effort.candidates // 2,
            least_effective=_LEAST_EFFECTIVE_SHARE * effort.candidates // 2,
        )

    def with_forecasts(
        self, heard: Heard, company: Company, values: Sequence[MoveValue], effort: Effort
    ) -> tuple[MoveValue, ...]:
        """The same values with forecasts that come true in this company; a roll of the die decides nothing yet."""
        foreseen = [one for one in values if not isinstance(one.action, RollDie)]
        if effort.worlds == 0 or not foreseen:
            return tuple(values)
        found = self.by_thumb(heard, [one.action for one in foreseen], effort)
        now = knowledge_of(heard).now
        own = now.bid_of(heard.view.viewer or 0)
        forecast = {}
        for one, finding in zip(foreseen, found, strict=True):
            bid = _bid_after(finding.move, heard.view.viewer or 0, own)
            made = corrected(finding.made, heard.view, one.action, company, fitted())
            tricks = finding.tricks if bid is None else with_chance(finding.tricks, bid, made)
            forecast[one.action] = msgspec.structs.replace(
                one, made=round(made, _DIGITS), tricks=tuple(round(chance, _DIGITS) for chance in tricks)
            )
        return tuple(forecast.get(one.action, one) for one in values)

    def forbidden_bid(self, heard: Heard, bid: Move, chosen: Move, effort: Effort) -> Finding:
        """What a bid would bring that R4.3 forbids, beside the chosen one."""
        found = self._search(heard, [bid, chosen], effort, stakes_of(heard.view), seed_of(heard, 0), chosen)
        return found[0]

    def _search(
        self, heard: Heard, moves: list[Move], effort: Effort, stakes: Stakes, seed: int, against: Move
    ) -> list[Finding]:
        return search(
            knowledge_of(heard),
            moves,
            worlds=effort.worlds,
            seed=as_kernel_seed(seed),
            hero=self._player,
            others=self._player,
            models=self._models,
            candidates=effort.candidates,
            least_effective=_LEAST_EFFECTIVE_SHARE * effort.candidates,
            totals=stakes.totals,
            scale=stakes.softness,
            against=against,
        )


def seed_of(heard: Heard, look: int) -> int:
    """A seed from what the seat had heard of the round and from nothing else; rounds before change no opinion."""
    digest = blake2b(msgspec.json.encode(Heard(heard.view, heard.events)) + bytes([look]), digest_size=8).digest()
    return int.from_bytes(digest)


def _bid_after(move: Move, me: int, own: int) -> int | None:
    """The bid that counts after a move, None before there is one."""
    kind, first, second = move
    if kind == BID:
        return first
    if kind == CHANGE_BID and first == me:
        return second
    return own if own != NO_BID else None


def _named(actions: dict[Move, PlayerAction], among: Collection[PlayerAction]) -> dict[Move, PlayerAction]:
    return {move: action for move, action in actions.items() if not among or action in among}


def merged(looks: list[tuple[MoveValue, ...]]) -> tuple[MoveValue, ...]:
    """The mean of several looks of the same size, the best first."""
    if len(looks) == 1:
        return looks[0]
    return _best_first([_mean([_value_of(one.action, look) for look in looks]) for one in looks[0]])


def _value_of(action: PlayerAction, look: tuple[MoveValue, ...]) -> MoveValue:
    return next(one for one in look if one.action == action)


def _mean(values: list[MoveValue]) -> MoveValue:
    many = len(values)
    wins = [one.wins for one in values if one.wins is not None]
    return _value(
        values[0].action,
        sum(one.points for one in values) / many,
        sum(one.error**2 for one in values) ** 0.5 / many,
        sum(one.made for one in values) / many,
        tuple(sum(chances) / many for chances in zip(*(one.tricks for one in values), strict=True)),
        sum(wins) / many if wins else None,
        sum(one.gain for one in values) / many,
        sum(one.gain_error**2 for one in values) ** 0.5 / many,
        sum(one.worth for one in values) / many,
    )


def _found(
    action: PlayerAction, finding: Finding, view: View, bonus: float, worth: float, own_bonus: float = 0.0
) -> MoveValue:
    plays_to_win = view.ruleset.rounds - view.round < _ROUNDS_PLAYED_TO_WIN
    return _value(
        action,
        finding.points + bonus,
        finding.error,
        finding.made,
        finding.tricks,
        finding.wins if plays_to_win else None,
        finding.gain + bonus - own_bonus,
        finding.gain_error,
        worth,
    )


def _value(
    action: PlayerAction,
    points: float,
    error: float,
    made: float,
    tricks: tuple[float, ...],
    wins: float | None,
    gain: float,
    gain_error: float,
    worth: float,
) -> MoveValue:
    return MoveValue(
        action=action,
        points=round(points, _DIGITS),
        error=round(error, _DIGITS),
        made=round(made, _DIGITS),
        tricks=tuple(round(chance, _DIGITS) for chance in tricks),
        tricks_at_best=tuple(round(chance, _DIGITS) for chance in tricks),
        wins=None if wins is None else round(wins, _DIGITS),
        gain=round(gain, _DIGITS),
        gain_error=round(gain_error, _DIGITS),
        worth=round(worth, _DIGITS),
    )


def _best_first(values: list[MoveValue]) -> tuple[MoveValue, ...]:
    return tuple(sorted(values, key=lambda one: -one.worth))
