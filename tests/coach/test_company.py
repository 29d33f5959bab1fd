"""Who else sits at a table: known by the levels of its bots, and unknown where people or strange bots sit."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from doublelucky7.cli.matches.simulation import Simulation, play_all
from doublelucky7.coach.company import Company, company_of
from doublelucky7.coach.reviewing import review
from doublelucky7.coach.valuing import Effort
from doublelucky7.game.analysing import company_in, played_game
from doublelucky7.records.record import FORMAT_VERSION, Person, Record, Replaced, WhyReplaced, from_json
from doublelucky7.rules.ruleset import RuleSet


def record_of(*levels: str) -> Record:
    (played,) = play_all(Simulation(RuleSet(), levels, tuple("ABCD"), 1, 5), 1)
    return from_json(played.line)


@pytest.mark.parametrize(
    ("others", "company"),
    [
        (["novice", "novice"], Company.NOVICES),
        (["club", "club"], Company.PRACTISED),
        (["expert@1", "master", "insight@1"], Company.PRACTISED),
        (["novice", "club"], Company.UNKNOWN),
        (["novice", None], Company.UNKNOWN),
        ([None], Company.UNKNOWN),
        (["random"], Company.UNKNOWN),
        (["somebody:Else"], Company.UNKNOWN),
    ],
)
def test_levels_tell_the_company(others: list[str | None], company: Company) -> None:
    assert company_of(others) is company


def test_a_record_tells_the_company_of_every_decision_by_the_other_seats() -> None:
    record = record_of("club", "novice", "novice", "novice")
    for seat, company in ((0, Company.NOVICES), (1, Company.UNKNOWN)):
        rounds = played_game(record, seat).rounds
        assert {decision.company for played in rounds for decision in played.decisions} == {company}


def test_a_persons_own_seat_is_no_part_of_the_company() -> None:
    record = record_of(*["club"] * 4)
    record = replace(record, seats=(Person("Anna"), *record.seats[1:]))
    assert company_in(record, 0, 1) is Company.PRACTISED
    assert company_in(record, 1, 1) is Company.UNKNOWN


def test_a_seat_that_a_bot_took_for_good_was_a_persons_in_the_rounds_begun_by_then() -> None:
    taken = Replaced(2, "Ben", 3, WhyReplaced.REMOVED)
    record = replace(record_of(*["novice"] * 4), replaced=(taken,), version=FORMAT_VERSION)
    assert [company_in(record, 0, number) for number in (3, 4)] == [Company.UNKNOWN, Company.NOVICES]


@pytest.mark.slow_when_pure
def test_a_review_forecasts_for_the_company() -> None:
    game = played_game(record_of(*["novice"] * 4), 0)
    opening = replace(game, rounds=game.rounds[2:3])
    elsewhere = replace(
        opening,
        rounds=tuple(
            replace(played, decisions=tuple(replace(one, company=Company.PRACTISED) for one in played.decisions))
            for played in opening.rounds
        ),
    )
    forecasts = [
        [
            one.made
            for decision in review(played, Effort(40, 80, 1), _tell_nobody).decisions
            for one in decision.judgement.moves
        ]
        for played in (opening, elsewhere)
    ]
    assert forecasts[0] != forecasts[1]


def _tell_nobody(done: int, total: int) -> None:
    assert done <= total
