"""Double Lucky 7 for OpenSpiel: importing this registers `python_double_lucky_7` and `python_double_lucky_7_round`.

Needs the extra `doublelucky7[openspiel]`. The first is a whole game, the second one round by itself, seat 0 dealing.
Actions are the codes of `action_codes`; chance deals card by card. The tensors are the observation and, for the round,
the information state of `observations`; the text of an information state tells all since the game began.

Parameters: `players`, `mode`, `joker_trump`, `numbers` (fewer than 14 make a small variant), `rounds` of a game or
`tricks` of a round, and `utility`: `points`, or `lead`, the points beyond the mean of the others, which sum to zero.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from doublelucky7.environments.action_codes import ACTION_CODES, action_of
from doublelucky7.environments.moments import Moment, first_moment, first_moment_of_round
from doublelucky7.environments.observations import (
    information_of,
    observation_of,
    planes_of_information,
    planes_of_observation,
    size_of,
)
from doublelucky7.environments.resampling import resampled_deck
from doublelucky7.rules.cards import FULL_DECK, HIGHEST_NUMBER, Card
from doublelucky7.rules.events import RoundStarted, VisibleEvent
from doublelucky7.rules.ruleset import FEWEST_PLAYERS, LENGTHS, MOST_PLAYERS, RuleSet, Seat, series_of, tricks_in
from doublelucky7.rules.scoring import PENALTY_FOR_AN_UNUSED_PAWN, POINTS_A_TRICK, POINTS_FOR_AN_EXACT_BID
from doublelucky7.rules.variants import SmallRuleSet, ruleset_of
from doublelucky7.rules.waiting import WaitingForDeal, WaitingForDie, WaitingForDraw

GAME: Final = "python_double_lucky_7"
ROUND: Final = "python_double_lucky_7_round"

_SHARED: Final[dict[str, Any]] = {
    "players": 4,
    "mode": "classic",
    "joker_trump": "dealer_leads",
    "numbers": HIGHEST_NUMBER,
    "utility": "points",
}
_OF_A_GAME: Final = {**_SHARED, "rounds": 7}
_OF_A_ROUND: Final = {**_SHARED, "tricks": 1}
_CHOICES_BESIDE_CARDS: Final = 4
"""Naming trump once, and for each seat a bid, an answer to the wheel, and a roll or an option."""


def _type_of(name: str, defaults: Mapping[str, Any], utility: pyspiel.GameType.Utility) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=name,
        long_name="Double Lucky 7" if name == GAME else "Double Lucky 7, one round",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_PLAYERS,
        min_num_players=FEWEST_PLAYERS,
        provides_information_state_string=True,
        # A game's would have to hold all its rounds; one round's holds everything.
        provides_information_state_tensor=name == ROUND,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(defaults),
    )


class _Game(pyspiel.Game):
    """What the whole game and the single round share."""

    name: str
    defaults: Mapping[str, Any]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**self.defaults, **(params or {})}
        if given["utility"] not in ("points", "lead"):
            raise ValueError(f"utility is points or lead, not {given['utility']!r}")
        self.is_lead = given["utility"] == "lead"
        self.players: int = given["players"]
        self.first = self._first_moment(given)
        rounds = range(1, self.first.state.ruleset.rounds + 1)
        numbers = rounds if self.first.last_round is None else [self.first.last_round]
        # A round is doubled at most once, in round 7 or by Double Points.
        highest = sum(2 * (POINTS_FOR_AN_EXACT_BID + POINTS_A_TRICK * tricks_in(number)) for number in numbers)
        penalties = PENALTY_FOR_AN_UNUSED_PAWN * (series_of(numbers[-1]) + 1)
        utility = pyspiel.GameType.Utility
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTION_CODES,
            max_chance_outcomes=len(FULL_DECK),
            num_players=self.players,
            min_utility=-float(highest + penalties if self.is_lead else penalties),
            max_utility=float(highest + penalties if self.is_lead else highest),
            utility_sum=0.0 if self.is_lead else None,
            max_game_length=sum((tricks_in(number) + _CHOICES_BESIDE_CARDS) * self.players for number in numbers),
        )
        kind = _type_of(self.name, self.defaults, utility.ZERO_SUM if self.is_lead else utility.GENERAL_SUM)
        super().__init__(kind, info, params or {})

    def _first_moment(self, given: Mapping[str, Any]) -> Moment:
        raise NotImplementedError

    def new_initial_state(self) -> DoubleLucky7State:
        return DoubleLucky7State(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        has_recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.players, Recall.ALL if has_recall else Recall.NOW)


class DoubleLucky7Game(_Game):
    """A whole game."""

    name = GAME
    defaults = _OF_A_GAME

    def _first_moment(self, given: Mapping[str, Any]) -> Moment:
        return first_moment(_ruleset(given, given["rounds"]), given["players"])


class DoubleLucky7Round(_Game):
    """One round by itself."""

    name = ROUND
    defaults = _OF_A_ROUND

    def _first_moment(self, given: Mapping[str, Any]) -> Moment:
        # Of rules that have enough cards for this round but perhaps not for all seven.
        tricks = given["tricks"]
        rounds = tricks if given["numbers"] < HIGHEST_NUMBER else LENGTHS[0]
        return first_moment_of_round(_ruleset(given, rounds), given["players"], tricks)


def _ruleset(given: Mapping[str, Any], rounds: int) -> RuleSet:
    options = {name: given[name] for name in ("mode", "joker_trump")}
    if given["numbers"] < HIGHEST_NUMBER or rounds not in LENGTHS:
        return SmallRuleSet(rounds=rounds, numbers=given["numbers"], **options)
    return ruleset_of(rounds=rounds, **options)


class DoubleLucky7State(pyspiel.State):
    """A moment of a game or of a round."""

    def __init__(self, game: _Game) -> None:
        super().__init__(game)
        self._game = _Shared(game)
        self.moment = game.first

    def current_player(self) -> int:
        seat = self.moment.to_act
        if seat is not None:
            return seat
        nobody: int = pyspiel.PlayerId.TERMINAL if self.moment.is_over else pyspiel.PlayerId.CHANCE
        return nobody

    def _legal_actions(self, player: int) -> list[int]:
        return self.moment.legal_codes() if player == self.moment.to_act else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.moment.outcomes()

    def _apply_action(self, action: int) -> None:
        moment = self.moment
        self.moment = moment.after_chance(action) if moment.to_act is None else moment.after_code(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            match self.moment.state.waiting:
                case WaitingForDraw():
                    return f"First dealer: seat {action}"
                case WaitingForDie():
                    return f"Die: {action + 1}"
                case _:
                    return f"Deal {FULL_DECK[action].value}"
        return _in_words(action, player, self.moment.state.players)

    def is_terminal(self) -> bool:
        return self.moment.is_over

    def returns(self) -> list[float]:
        points = self.moment.points() if self.moment.is_over else [0] * self.moment.state.players
        if not self._game.game.is_lead:
            return [float(number) for number in points]
        others = len(points) - 1
        return [number - (sum(points) - number) / others for number in points]

    def resample_from_infostate(self, player_id: int, sampler: Any) -> DoubleLucky7State:
        """Another state in which this seat was told just the same; all hidden cards are dealt anew.

        `sampler` gives a number from 0 up to 1.
        """
        if self.moment.to_act is None:
            raise ValueError("only where a seat decides can hidden cards be dealt anew")
        rounds = iter(_rounds_in(self.moment.heard_in_match(player_id)))
        deck: list[Card] = []
        other = self._game.game.new_initial_state()
        for step in self.full_history():
            action = step.action
            if step.player == pyspiel.PlayerId.CHANCE and isinstance(other.moment.state.waiting, WaitingForDeal):
                if other.moment.dealing is None:
                    state, seed = self.moment.state, int(sampler() * _SEEDS)
                    deck = list(resampled_deck(player_id, state.players, state.ruleset, next(rounds), seed))
                action = deck.pop(0).position
            other.apply_action(action)
        return other

    def __str__(self) -> str:
        return str(self.history_str())


_SEEDS: Final = 2**53
"""As many as a float tells apart."""


class _Shared:
    """Keeps the game out of the copies that OpenSpiel makes of a state."""

    def __init__(self, game: _Game) -> None:
        self.game = game

    def __deepcopy__(self, memo: dict[int, object]) -> _Shared:
        return self


def _rounds_in(events: tuple[VisibleEvent, ...]) -> list[list[VisibleEvent]]:
    """What was told, round by round."""
    rounds: list[list[VisibleEvent]] = []
    for event in events:
        if isinstance(event, RoundStarted):
            rounds.append([])
        if rounds:
            rounds[-1].append(event)
    return rounds


def _in_words(code: int, seat: Seat, players: int) -> str:
    return repr(action_of(code, seat, players))


class Recall(Enum):
    """How much an observation tells: what is to be seen now, or all that was told."""

    NOW = "now"
    ALL = "all"


class Observer:
    """What OpenSpiel asks for tensors and texts, with or without recall of the round."""

    def __init__(self, players: int, recall: Recall) -> None:
        self._has_recall = recall is Recall.ALL
        planes = planes_of_information(players) if self._has_recall else planes_of_observation(players)
        self.tensor: NDArray[np.float32] = np.zeros(size_of(planes), np.float32)
        self.dict = {}
        place = 0
        for plane in planes:
            self.dict[plane.name] = self.tensor[place : place + plane.size]
            place += plane.size

    def set_from(self, state: DoubleLucky7State, player: Seat) -> None:
        """Fills the tensor with what a seat knows."""
        heard = state.moment.heard(player)
        self.tensor[:] = information_of(heard) if self._has_recall else observation_of(heard)

    def string_from(self, state: DoubleLucky7State, player: Seat) -> str:
        """What a seat knows, as text."""
        return state.moment.text(player) if self._has_recall else state.moment.text_now(player)


pyspiel.register_game(_type_of(GAME, _OF_A_GAME, pyspiel.GameType.Utility.GENERAL_SUM), DoubleLucky7Game)
pyspiel.register_game(_type_of(ROUND, _OF_A_ROUND, pyspiel.GameType.Utility.GENERAL_SUM), DoubleLucky7Round)
