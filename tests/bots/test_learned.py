"""`expert` and `master`: stored decisions, what they hand out about them, and what they cost without a compiler."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from doublelucky7 import kernel
from doublelucky7.bots.players.learned import ExpertBot
from doublelucky7.bots.players.master import MasterBot
from doublelucky7.bots.players.yardsticks import FirstExpertBot
from doublelucky7.bots.thinking.lookahead import MARGIN_FOR_BIDS, MOST_BIDS
from doublelucky7.bots.thinking.networks import about_the_network
from doublelucky7.bots.thinking.outlook import outlook_for_cards
from doublelucky7.bots.valuation import Valuation
from doublelucky7.rules.actions import PlaceBid, PlayCard
from doublelucky7.rules.waiting import WaitingForBid, WaitingForCard
from tests.bots.budgets import SMALL, SMALL_OF_YARDSTICKS
from tests.bots.decisions import Position, decided, positions
from tests.bots.store_decisions import STORED, stored, weights

ROOT = Path(__file__).parents[2]
GOLDEN = stored("expert-2")["decisions"]
MOST_BYTES = 400_000
POSITIONS_UNCOMPILED = 60
MOST_SECONDS_UNCOMPILED = 0.05


@pytest.mark.slow_when_pure
@pytest.mark.parametrize("name", STORED)
def test_a_bot_decides_as_stored(name: str) -> None:
    golden = stored(name)
    assert golden["weights"] == weights()
    assert len(golden["decisions"]) >= 300
    assert decided(STORED[name], len(golden["decisions"])) == golden["decisions"]


def test_uncompiled_expert_decides_the_same_and_in_time() -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "tests.bots.uncompiled_expert", str(POSITIONS_UNCOMPILED)],
        cwd=ROOT,
        env={**os.environ, kernel.SWITCH: "pure", "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    compiled, found, seconds = json.loads(ended.stdout)
    assert not compiled
    assert found == GOLDEN[:POSITIONS_UNCOMPILED]
    assert seconds < MOST_SECONDS_UNCOMPILED


@pytest.mark.slow_when_pure
@pytest.mark.parametrize(
    "bot", [ExpertBot(), MasterBot(SMALL), FirstExpertBot(SMALL_OF_YARDSTICKS)], ids=["net", "master", "first"]
)
def test_a_bot_hands_out_what_it_makes_of_its_actions_and_takes_the_best(
    bot: ExpertBot | MasterBot | FirstExpertBot,
) -> None:
    for position in positions(90):
        valuations = bot.valuations(*position)
        assert bot.choose(*position) == valuations[0].action
        assert {one.action for one in valuations} <= set(position.heard.view.legal)
        assert [one.worth for one in valuations] == sorted((one.worth for one in valuations), reverse=True)
        for one in valuations:
            assert one.error >= 0
            assert 0 <= one.made <= 1
            assert sum(one.tricks) == pytest.approx(1.0) or not any(one.tricks)


@pytest.mark.slow_when_pure
def test_master_looks_into_every_card_whatever_is_played_for() -> None:
    for_the_win: list[Position] = []
    for_points: list[Position] = []
    for position in positions(90):
        view = position.heard.view
        if isinstance(view.waiting, WaitingForCard):
            (for_the_win if outlook_for_cards(view).for_the_win else for_points).append(position)
    assert for_the_win
    assert for_points
    found: list[Valuation] = []
    for position in (*for_the_win, *for_points):
        valuations = MasterBot(SMALL).valuations(*position)
        assert {one.action for one in valuations} == set(position.heard.view.legal)
        found += valuations
    assert any(one.error > 0 for one in found)


@pytest.mark.slow_when_pure
def test_master_looks_into_bids_that_are_close_and_into_no_others() -> None:
    bidding = [one for one in positions(324) if isinstance(one.heard.view.waiting, WaitingForBid)]
    looked_into = 0
    for position in bidding:
        judged = {one.action: one.worth for one in ExpertBot().valuations(*position)}
        found = MasterBot(SMALL).valuations(*position)
        is_close = [worth >= max(judged.values()) - MARGIN_FOR_BIDS for worth in judged.values()]
        if sum(is_close) > 1:
            looked_into += 1
            assert len(found) == min(sum(is_close), MOST_BIDS)
            assert min(judged[one.action] for one in found) >= max(judged.values()) - MARGIN_FOR_BIDS
    assert looked_into > 5


def test_an_expert_foresees_its_tricks_with_every_bid_and_card() -> None:
    for position in positions(90):
        for one in ExpertBot().valuations(*position):
            if isinstance(one.action, PlaceBid):
                assert one.made == one.tricks[one.action.bid]
            if isinstance(one.action, PlaceBid | PlayCard):
                assert sum(one.tricks) == pytest.approx(1.0)


def test_the_stored_weights_are_small_and_tell_where_they_come_from() -> None:
    weights = ROOT / "src" / "doublelucky7" / "bots" / "data" / "network.bin"
    assert weights.stat().st_size <= MOST_BYTES
    about = about_the_network()
    assert about.provenance.command.startswith("python -m training ")
    assert about.rounds > 1_000_000
    assert about.provenance.score["over thumb, 4 x 7"] > 1.5
