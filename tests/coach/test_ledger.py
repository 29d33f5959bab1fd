"""The luck ledger adds up to the score, in every mode, at every table, with every option; luck is zero on average."""

from collections.abc import Iterator
from itertools import product
from statistics import mean, stdev

import pytest

from doublelucky7.cli.matches.simulation import Simulation, play_all
from doublelucky7.coach.baselines import baselines
from doublelucky7.coach.judgements import HUNDREDTHS, RoundLedger
from doublelucky7.coach.ledger import LedgerBuilder
from doublelucky7.game.analysing import played_game
from doublelucky7.records.record import Record, from_json
from doublelucky7.rules.ruleset import JokerTrump, Mode, RuleSet

pytestmark = pytest.mark.slow_when_pure


def games(ruleset: RuleSet, bots: tuple[str, ...], count: int) -> Iterator[Record]:
    names = tuple("ABCDEFG"[: len(bots)])
    return (from_json(game.line) for game in play_all(Simulation(ruleset, bots, names, count, 71), 1))


@pytest.mark.parametrize(("mode", "joker"), list(product(Mode, JokerTrump)))
@pytest.mark.parametrize("players", range(2, 8))
def test_the_parts_add_up_to_the_score(mode: Mode, joker: JokerTrump, players: int) -> None:
    ruleset = RuleSet(mode=mode, joker_trump=joker, rounds=14, open_memory=players % 2 == 0)
    ledger_builder = LedgerBuilder()
    for record in games(ruleset, ("random",) * players, 1):
        assert record.result is not None
        for seat in (0, players - 1):
            game = played_game(record, seat)
            rounds = [ledger_builder.ledger(played) for played in game.rounds]
            assert all(sum(_parts(one)) == one.score for one in rounds)
            total = sum(one.score for one in rounds) - HUNDREDTHS * game.penalty
            assert total == HUNDREDTHS * record.result.totals[seat]
            assert mode is not Mode.CLASSIC or all(one.wheel == 0 for one in rounds)


def _parts(ledger: RoundLedger) -> tuple[int, ...]:
    return (
        ledger.average,
        ledger.cards,
        ledger.table,
        ledger.bid,
        ledger.play,
        ledger.wheel,
        ledger.rest,
    )


@pytest.mark.slow
def test_luck_is_zero_on_average_and_what_the_network_plays_costs_nothing() -> None:
    ledger_builder = LedgerBuilder()
    rounds = [
        ledger_builder.ledger(played)
        for record in games(RuleSet(), ("expert",) * 4, 25)
        for seat in range(4)
        for played in played_game(record, seat).rounds
    ]
    for part in ("cards", "table", "rest"):
        points = [getattr(one, part) / HUNDREDTHS for one in rounds]
        assert abs(mean(points)) < 0.1 + 3 * stdev(points) / len(points) ** 0.5
    assert all(one.play == 0 for one in rounds)
    # In the last rounds it bids for the win, which may cost points.
    assert all(one.bid == 0 for one in rounds if one.round < 5)


@pytest.mark.slow
def test_weaker_players_lose_by_their_choices_what_they_score_less() -> None:
    ledger_builder = LedgerBuilder()
    rounds = [
        ledger_builder.ledger(played)
        for record in games(RuleSet(), ("novice", "expert", "expert", "expert"), 40)
        for played in played_game(record, 0).rounds
    ]
    skill = mean(one.skill for one in rounds) / HUNDREDTHS
    behind = mean(one.score - one.average for one in rounds) / HUNDREDTHS
    luck = [one.luck / HUNDREDTHS for one in rounds]
    assert skill < -1.0
    assert abs(behind - skill) < 4 * stdev(luck) / len(luck) ** 0.5


def test_the_stored_figures_say_where_they_come_from() -> None:
    figures = baselines()
    assert "benchmarks.coach baselines" in figures.provenance.command
    for players, cards in product(range(2, 8), range(1, 8)):
        for place in range(players):
            one = figures.place(players, cards, place)
            assert one.points == pytest.approx(one.promised, abs=1.0)
