"""The coach on the server: one's own seat is reviewed in a process of its own, for nobody else, and kept."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from doublelucky7.coach.judgements import GameReview
from doublelucky7.coach.reviewing import VERSION
from doublelucky7.protocol.commands import StartGame
from doublelucky7.rules.ruleset import RuleSet
from doublelucky7.server.coaching.kept_reviews import KeptReviews
from doublelucky7.server.coaching.review_queue import PATIENCE_SECONDS, ReviewQueue
from doublelucky7.server.http.api.reviews import reviewed_games
from doublelucky7.storage.projections import FinishedGame, FinishedSeat
from testkit.server.clients import Browser, play_to_the_end
from testkit.server.servers import LiveServer
from tests.records.examples import FOLDER

PATIENCE = 120.0
RECORD = (FOLDER / "classic.jsonl").read_text(encoding="utf-8").splitlines()[0]
EMPTY = GameReview(version=VERSION, seat=0, decisions=(), ledger=(), penalty=0, moments=(), worlds=0)


class Played:
    """Anna has played a game with a bot."""

    def __init__(self, server: LiveServer) -> None:
        self.anna, self.server = Browser(server.port), server
        self.anna.become("Anna")
        opened = self.anna.open({"kind": "you"}, {"kind": "bot", "level": "random"}, settings={"pace": "fast"})
        self.game: str = opened["game"]
        device = self.anna.sit_at(opened["link"])
        device.receive()
        device.do(StartGame())
        self.while_it_runs = self.anna.get(f"/games/{self.game}/review")
        play_to_the_end(device)
        device.close()

    def reviewed(self) -> Any:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            found = self.anna.get(f"/games/{self.game}/review").json
            assert not found["failed"]
            if found["review"] is not None:
                return found
            time.sleep(0.3)
        raise AssertionError("no review came")


@pytest.fixture(scope="module")
def played(server: LiveServer) -> Played:
    return Played(server)


def test_nothing_is_said_about_a_running_game(played: Played) -> None:
    assert played.while_it_runs.json["error"] == "game_is_running"


def test_the_own_seat_is_reviewed_and_kept(played: Played) -> None:
    found = played.reviewed()
    assert found["seat"] == 0
    review = found["review"]
    assert sum(one["score"] for one in review["ledger"]) == sum(
        one[part] for one in review["ledger"] for part in ("average", "cards", "table", "bid", "play", "wheel", "rest")
    )
    assert len(review["decisions"]) == 7 + 28, "seven bids and a card for every trick"
    assert len(review["moments"]) <= 3
    assert played.reviewed() == found


def test_practice_holds_the_own_mistakes_and_figures_and_nobody_elses(played: Played) -> None:
    review = played.reviewed()["review"]
    found = played.anna.get("/practice").json
    steps = [one["judgement"]["step"] for one in review["decisions"] if one["judgement"]["is_mistake"]]
    assert [one["step"] for one in found["mistakes"]] == steps
    assert found["figures"]["rounds"] == 7
    stranger = Browser(played.server.port)
    stranger.become("Ben")
    assert stranger.get("/practice").json["mistakes"] == []


def test_a_persons_mistakes_are_that_persons_alone(played: Played) -> None:
    stranger = Browser(played.server.port)
    assert stranger.get(f"/games/{played.game}/review").json["error"] == "no_session"
    stranger.become("Ben")
    assert stranger.get(f"/games/{played.game}/review").json["error"] == "no_such_seat"
    assert stranger.get(f"/games/{played.game}/review?seat=0").json["error"] == "no_such_seat"
    assert played.anna.get(f"/games/{played.game}/review?seat=1").json["error"] == "no_such_seat"


def test_a_game_nobody_played_has_no_review(played: Played) -> None:
    assert played.anna.get("/games/none/review").json["error"] == "no_such_game"


def test_reviews_of_another_version_and_damaged_ones_are_made_again(tmp_path: Path) -> None:
    kept = KeptReviews(tmp_path)
    assert kept.find("game", 0) is None
    kept.keep("game", 0, EMPTY)
    assert kept.find("game", 0) == EMPTY
    kept.keep("game", 0, replace(EMPTY, version=VERSION - 1))
    assert kept.find("game", 0) is None
    (tmp_path / "game.0.json").write_bytes(b"{")
    assert kept.find("game", 0) is None


def test_the_oldest_reviews_are_forgotten(tmp_path: Path) -> None:
    kept = KeptReviews(tmp_path, most=2)
    for number in range(4):
        kept.keep(f"game{number}", 0, EMPTY)
        time.sleep(0.02)
    assert [kept.find(f"game{number}", 0) is not None for number in range(4)] == [False, False, True, True]


def test_no_name_of_a_game_leads_out_of_the_folder(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no game"):
        KeptReviews(tmp_path).find("../secret", 0)


def test_reviews_wait_in_a_queue_and_those_nobody_waits_for_are_cancelled(tmp_path: Path) -> None:
    now = 0.0

    async def two_ask_and_one_leaves() -> tuple[int, int, int]:
        nonlocal now
        queue = ReviewQueue(KeptReviews(tmp_path), lambda: now)
        first, second = queue.ask("one", 0, lambda: RECORD), queue.ask("two", 0, lambda: RECORD)
        assert first is not None
        assert second is not None
        now += PATIENCE_SECONDS / 2
        queue.ask("two", 0, lambda: RECORD)
        now += PATIENCE_SECONDS / 2 + 1
        queue.ask("two", 0, lambda: RECORD)
        async with asyncio.timeout(PATIENCE):
            while (left := queue.waiting) > 1:
                await asyncio.sleep(0.01)
        await queue.close()
        return first.ahead, second.ahead, left

    assert asyncio.run(two_ask_and_one_leaves()) == (0, 1, 1)


def test_what_cannot_be_reviewed_is_said_to_have_failed(tmp_path: Path) -> None:
    async def asked() -> bool:
        queue = ReviewQueue(KeptReviews(tmp_path), time.monotonic)
        while queue.ask("bad", 0, lambda: "{}") is not None:
            await asyncio.sleep(0.05)
        return queue.waiting == 0

    assert asyncio.run(asked())


def test_a_game_in_which_the_coach_was_asked_is_no_part_of_ones_figures(tmp_path: Path) -> None:
    kept = KeptReviews(tmp_path)
    for game in ("alone", "advised"):
        kept.keep(game, 0, EMPTY)
    anna = FinishedSeat(
        name="Anna", person="anna", bot_stood_in=False, points=9, penalty=0, total=9, won=False, high_roller=False
    )
    finished = [
        FinishedGame(game="alone", finished_at=1, ruleset=RuleSet(), seats=(anna,)),
        FinishedGame(game="advised", finished_at=2, ruleset=RuleSet(), seats=(replace(anna, asked_coach=True),)),
    ]
    assert [one.game for one in reviewed_games(kept, finished, "anna")] == ["alone"]
