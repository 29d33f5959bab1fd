"""The end of a game is about people: place, made bids, a graph that agrees with the ranking, a picture to share."""

from __future__ import annotations

import re
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import expect

from doublelucky7.rules.ruleset import Mode, Seat
from doublelucky7.rules.scoring import GameResult
from testkit.browser.stacked import StackedPage, StackedTable
from tests.browser.conftest import NewDevice

_PNG = b"\x89PNG\r\n\x1a\n"
_LEAST_PICTURE_BYTES = 20_000
_PLAYERS = 3


def _over(seed: int) -> StackedTable:
    """A game in which everybody keeps the pawn, so that there are penalties."""
    table = StackedTable(_PLAYERS, mode=Mode.TACTICAL_ESCAPE, seed=seed)
    return table.play_until(lambda state: state.is_over)


def _result(table: StackedTable) -> GameResult:
    assert table.state.result is not None
    return table.state.result


def _ended(new_device: NewDevice, *, winners: int = 1, seat: Seat | None = None) -> tuple[StackedPage, GameResult]:
    """A game with so many winners, looked at by one of them, or by the seat named."""
    table = next(table for table in map(_over, count(1)) if len(_result(table).winners) == winners)
    result, device = _result(table), new_device()
    shown = StackedPage(device.page, device.origin, table, seat=result.winners[0] if seat is None else seat)
    shown.open()
    # A tap jumps to the end of the count.
    shown.page.locator("[data-scene]").click()
    expect(shown.page.locator("[data-scene=game-end]")).to_be_visible()
    return shown, result


def test_the_graph_ends_where_the_ranking_says_penalties_included(new_device: NewDevice) -> None:
    shown, result = _ended(new_device)
    assert any(score.penalty for score in result.scores), "nobody placed no pawn: the graph has no penalty to include"
    labels = shown.page.locator("[data-final]")
    drawn = {
        int(str(labels.nth(place).get_attribute("data-final"))): int(str(labels.nth(place).text_content()))
        for place in range(labels.count())
    }
    assert drawn == {score.seat: score.total for score in result.scores}


@pytest.mark.parametrize(
    ("winners", "words"), [pytest.param(1, "You win!", marks=pytest.mark.slow), (2, "You share the win!")]
)
def test_winning_and_sharing_have_words_of_their_own(new_device: NewDevice, winners: int, words: str) -> None:
    shown, _ = _ended(new_device, winners=winners)
    expect(shown.page.locator("[data-scene=game-end] h1")).to_have_text(words)


def test_it_speaks_to_me_about_my_place_and_my_bids(new_device: NewDevice) -> None:
    first, result = _ended(new_device)
    last = min(result.scores, key=lambda score: (score.total, -score.seat))
    place = 1 + sum(score.total > last.total for score in result.scores)
    first.seat = last.seat
    first.page.reload()
    first.page.locator("[data-scene]").click()
    expect(first.page.locator("[data-scene=game-end] h1")).to_have_text(f"Place {place} of 3. Well played!")
    hits = sum(row.scores[last.seat].bid == row.scores[last.seat].tricks for row in first.table.state.pad)
    expect(first.page.locator("[data-scene=game-end] .about")).to_contain_text(f"{hits} of 7 bids.")


def test_it_tells_what_the_game_was_like(new_device: NewDevice) -> None:
    shown, _ = _ended(new_device)
    story = shown.page.locator("[data-scene=game-end] [data-story]")
    # All three kept their pawns, which is said in one sentence.
    for words in ("Best round:", re.compile("Unused pawns cost .* and .* 10 points each")):
        expect(story).to_contain_text(words)


def test_the_result_can_be_kept_as_a_picture(new_device: NewDevice, tmp_path: Path) -> None:
    page = _ended(new_device)[0].page
    with page.expect_download() as kept:
        page.locator("[data-deed=share-picture]").click()
    kept.value.save_as(tmp_path / "result.png")
    picture = (tmp_path / "result.png").read_bytes()
    assert picture.startswith(_PNG)
    assert len(picture) > _LEAST_PICTURE_BYTES
