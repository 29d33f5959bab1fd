"""Plots: well-formed, inside their frame, and as high as the values they show."""

from xml.etree import ElementTree as ET

import pytest

from doublelucky7.arena.plots import (
    HEIGHT,
    WIDTH,
    Axis,
    Point,
    Series,
    agreement_plot,
    axis_for,
    bar_plot,
    line_plot,
)


def whole(value: float) -> str:
    return f"{value:g}"


CARDS = Axis("Cards", 0.5, 3.5, whole)
HERO = Series("hero", (Point(1, 4, 3, 5), Point(2, 8, 6, 10), Point(3, 2, -1, 5)))
POINTS = axis_for("Points", [4, 3, 5, 8, 6, 10, 2, -1], whole)


def elements(svg: str, tag: str, style: str = "") -> list[ET.Element]:
    found = ET.fromstring(svg).iter(tag)
    return [element for element in found if style in element.get("class", "").split() or not style]


def texts(svg: str) -> list[str | None]:
    return [element.text for element in elements(svg, "text")]


@pytest.mark.parametrize(
    ("values", "low", "high"),
    [([4.2, 8.1], 0, 10), ([0.27, 0.38], 0, 0.4), ([-1, 10], -5, 10), ([0, 0], 0, 0.2), ([24], 0, 25)],
)
def test_an_axis_begins_at_nought_or_below_and_ends_at_a_round_number(
    values: list[float], low: float, high: float
) -> None:
    axis = axis_for("Points", values, whole)
    assert axis.low == pytest.approx(low)
    assert axis.high == pytest.approx(high)


def test_marks_lie_inside_the_frame_and_higher_values_higher() -> None:
    svg = line_plot("Points by cards", CARDS, POINTS, (HERO,))
    marks = [(float(mark.attrib["cx"]), float(mark.attrib["cy"])) for mark in elements(svg, "circle", "hero")]
    assert all(0 < across < WIDTH and 0 < down < HEIGHT for across, down in marks)
    one, two, three = (down for _, down in marks)
    assert two < one < three
    assert one - two == pytest.approx(2 * (three - one), abs=0.2)


def test_every_point_with_an_error_has_its_bar_and_others_have_none() -> None:
    assert len(elements(line_plot("", CARDS, POINTS, (HERO,)), "path", "error")) == 3
    bare = Series("hero", (Point(1, 4), Point(2, 8)))
    assert elements(line_plot("", CARDS, POINTS, (bare,)), "path", "error") == []


def test_axes_are_labelled_with_words_and_round_numbers() -> None:
    shown = texts(line_plot("Points by cards", CARDS, POINTS, (HERO,)))
    assert {"Cards", "Points", "1", "2", "3", "-5", "0", "5", "10"} == set(shown)


def test_what_is_bid_more_often_has_the_larger_area() -> None:
    bids = Series("hero", (Point(0, 0.5, weight=1.0), Point(1, 1, weight=0.25)))
    often, seldom = elements(agreement_plot("Bids", Axis("Bid", -0.5, 1.5, whole), POINTS, (bids,)), "circle")
    assert float(often.attrib["r"]) == pytest.approx(2 * float(seldom.attrib["r"]), abs=0.1)


def test_bars_stand_on_nought_and_carry_their_names() -> None:
    shares = axis_for("%", [0.6, 0.2], whole)
    svg = bar_plot(
        "Wins", shares, ("hero", "each"), (Series("hero", (Point(0, 0.6),)), Series("o", (Point(1, 0.2),))), 0.25
    )
    tall, short = elements(svg, "rect")
    feet = [float(bar.attrib["y"]) + float(bar.attrib["height"]) for bar in (tall, short)]
    assert feet[0] == pytest.approx(feet[1], abs=0.2)
    assert float(tall.attrib["height"]) == pytest.approx(3 * float(short.attrib["height"]), abs=0.4)
    assert {"hero", "each"} <= set(texts(svg))


def test_words_are_text_and_never_markup() -> None:
    svg = line_plot('"><script>', Axis("<b>", 0.5, 3.5, whole), POINTS, (HERO,))
    assert elements(svg, "script") == []
    assert "<b>" in texts(svg)
