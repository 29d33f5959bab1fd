"""Counting up a simulation seat by seat: points, exact bids, wins."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import asdict

from doublelucky7.cli.matches.simulation import SimulatedGame, Simulation


class SeatTally(msgspec.Struct, frozen=True):
    """What one seat has to show after some games; a shared win counts for everyone who shares it."""

    games: int = 0
    points: int = 0
    penalties: int = 0
    rounds: int = 0
    exact: int = 0
    wins: int = 0

    @property
    def points_a_game(self) -> float:
        """The mean of the totals, penalties taken off."""
        return (self.points - self.penalties) / self.games

    @property
    def exact_rate(self) -> float:
        """The share of rounds in which the bid was met, in percent."""
        return 100 * self.exact / self.rounds

    @property
    def win_rate(self) -> float:
        """The share of games won, in percent."""
        return 100 * self.wins / self.games

    @property
    def penalty_a_game(self) -> float:
        """The mean of the penalty box."""
        return self.penalties / self.games


def tallied(before: Iterable[SeatTally], game: SimulatedGame) -> tuple[SeatTally, ...]:
    """The tally of every seat with one more game."""
    return tuple(
        SeatTally(
            games=tally.games + 1,
            points=tally.points + game.result.scores[seat].points,
            penalties=tally.penalties + game.result.scores[seat].penalty,
            rounds=tally.rounds + len(game.pad),
            exact=tally.exact + sum(row.scores[seat].made for row in game.pad),
            wins=tally.wins + (seat in game.result.winners),
        )
        for seat, tally in enumerate(before)
    )


def simulation_as_json(simulation: Simulation, tallies: Iterable[SeatTally]) -> str:
    """What was played and what every seat has to show, for other programs."""
    seats = [
        {"name": name, "bot": bot, **asdict(tally), "points_a_game": tally.points_a_game}
        for name, bot, tally in zip(simulation.names, simulation.bots, tallies, strict=True)
    ]
    answer = {"games": simulation.games, "seed": simulation.seed, "ruleset": simulation.ruleset, "seats": seats}
    return msgspec.json.encode(answer).decode()
