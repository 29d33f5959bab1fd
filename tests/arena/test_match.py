"""A match: one result for one seed, wherever and in whichever order its deals were played."""

from collections.abc import Iterator, Sequence
from functools import partial

import msgspec
import pytest

from doublelucky7.arena.contestants import Entries
from doublelucky7.arena.match import MatchResult, play_match
from doublelucky7.arena.outcomes import DealForfeited, DealOutcome, FailureKind
from doublelucky7.arena.settings import MatchSettings, SettingRefused, fingerprint_of
from doublelucky7.arena.workers import WorkersCannotStart, in_processes, in_this_process
from doublelucky7.rules.ruleset import Mode, RuleSet
from tests.arena.players import Bold, Crashing, Dawdling, Dying, Hanging, Meek, named

TACTICAL = RuleSet(mode=Mode.TACTICAL_ESCAPE)
in_one = partial(in_processes, jobs=1)
in_two = partial(in_processes, jobs=2)


def settled(result: MatchResult) -> bytes:
    """All of a result that the seed decides."""
    return msgspec.json.encode(msgspec.structs.replace(result, times={}))


def test_the_result_depends_on_the_seed_and_not_on_the_number_of_processes() -> None:
    match = MatchSettings(hero="random", opponent=named(Bold), players=3, ruleset=TACTICAL, deals=6, seed=3)
    here = settled(play_match(match))
    assert settled(play_match(match, play_deals=in_one)) == here
    assert settled(play_match(match, play_deals=in_two)) == here
    another = msgspec.structs.replace(match, seed=4)
    assert settled(play_match(another)) != here


def test_deals_known_already_are_not_played_again_and_count_once() -> None:
    match = MatchSettings(hero="random", opponent=named(Meek), players=2, cards=3, deals=10)
    outcomes: list[DealOutcome] = []
    whole = play_match(match, on_outcome=outcomes.append)
    asked_for: list[int] = []

    def remembering(match: MatchSettings, entries: Entries, deals: Sequence[int]) -> Iterator[DealOutcome]:
        asked_for.extend(deals)
        return in_this_process(match, entries, deals)

    known = {outcome.deal: outcome for outcome in outcomes if outcome.deal % 2} | {99: outcomes[0]}
    assert settled(play_match(match, play_deals=remembering, known=known)) == settled(whole)
    assert asked_for == [0, 2, 4, 6, 8]


def test_a_part_of_a_match_plays_the_same_deals_as_the_whole() -> None:
    match = MatchSettings(hero="random", opponent=named(Meek), players=2, cards=3, deals=6)
    whole: list[DealOutcome] = []
    play_match(match, on_outcome=whole.append)
    part: list[DealOutcome] = []
    play_match(msgspec.structs.replace(match, first_deal=4, deals=2), on_outcome=part.append)
    assert [timeless(outcome) for outcome in part] == [timeless(outcome) for outcome in whole[4:]]


def timeless(outcome: DealOutcome) -> DealOutcome:
    assert not isinstance(outcome, DealForfeited)
    return msgspec.structs.replace(outcome, hero_times={}, opponent_times={})


def test_bots_can_be_handed_in_instead_of_named() -> None:
    match = MatchSettings(hero="a trial", opponent="another", players=2, cards=2, deals=3)
    by_name = MatchSettings(hero=named(Meek), opponent=named(Bold), players=2, cards=2, deals=3)
    result = play_match(match, Entries(Meek(), Bold()), in_two)
    assert result.figures == play_match(by_name).figures


@pytest.mark.parametrize(
    ("bot", "what"),
    [
        (Crashing, FailureKind.CRASHED),
        (Dawdling, FailureKind.TOO_SLOW),
        (Hanging, FailureKind.TOO_SLOW),
        (Dying, FailureKind.PROCESS_DIED),
    ],
)
def test_a_failing_bot_costs_its_deals_and_not_the_match(bot: type, what: FailureKind) -> None:
    match = MatchSettings(hero=named(bot), opponent=named(Meek), players=2, cards=7, deals=4, decision_limit=0.1)
    result = play_match(match, play_deals=in_two)
    assert result.finished == 4
    assert result.forfeited
    assert result.figures is not None
    assert result.figures.deals == 4 - len(result.forfeited)
    for forfeited in result.forfeited:
        assert forfeited.what is what
        assert forfeited.where is not None
        assert forfeited.where.bot == named(bot)


def test_a_process_that_cannot_start_ends_the_match_at_once() -> None:
    class Local(Meek):
        """Cannot be found by another process."""

        def __reduce__(self) -> tuple[object, ...]:
            return (eval, ("no_such_name",))

    match = MatchSettings(hero="local", opponent="local", players=2, cards=1, deals=2)
    with pytest.raises(WorkersCannotStart):
        play_match(match, Entries(Local(), Local()), in_one)


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 1},
        {"players": 8},
        {"cards": 0},
        {"cards": 8},
        {"deals": 0},
        {"seed": -1},
        {"first_deal": -1},
        {"decision_limit": 0.0},
    ],
)
def test_a_setting_outside_its_range_is_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(SettingRefused) as refused:
        MatchSettings(**{"hero": "random", "opponent": "random"} | wrong)  # type: ignore[arg-type]  # one by one they fit
    [name] = wrong
    assert refused.value.setting == name


def test_only_what_decides_a_deal_is_in_the_fingerprint() -> None:
    match = MatchSettings(hero="random", opponent="random", deals=10)
    same = msgspec.structs.replace(match, deals=20, first_deal=5)
    assert fingerprint_of(same) == fingerprint_of(match)
    for other in ({"seed": 1}, {"hero": "meek"}, {"players": 5}, {"cards": 7}, {"ruleset": TACTICAL}):
        assert fingerprint_of(msgspec.structs.replace(match, **other)) != fingerprint_of(match)
