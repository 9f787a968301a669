"""The places of marks: in rows, never moving, never cut off."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF

from tartli_desktop.games.tartli.score import shapes
from tartli_desktop.games.tartli.score.layout import arrange, lay_out
from tartli_desktop.games.tartli.score.marks import Mark, Sign, Style, column

ENTRIES = st.lists(st.integers(1, 161), max_size=70)
STYLES = st.sampled_from(Style)
WIDTHS, HEIGHTS = st.integers(190, 420), st.integers(400, 2000)


@given(left=ENTRIES, right=ENTRIES, style=STYLES, width=WIDTHS, height=HEIGHTS)
@settings(max_examples=60, deadline=None)
def test_no_mark_is_cut_off(left: list[int], right: list[int], style: Style, width: int, height: int) -> None:
    plan = lay_out(width, height)
    columns = (column(left, style), column(right, style))
    arranged = arrange(columns, plan.columns, plan.largest)
    for marks, places, area in zip(columns, arranged.places, plan.columns, strict=True):
        assert len(places) == len(marks)
        for mark, at in zip(marks, places, strict=True):
            size = QPointF(shapes.width(mark), 1.0) * arranged.size
            assert area.contains(QRectF(at, at + size))


@given(entries=ENTRIES, more=st.integers(1, 161), style=STYLES)
@settings(deadline=None)
def test_marks_that_stand_do_not_move_while_there_is_room(
    entries: list[int], more: int, style: Style
) -> None:  # R13.1
    plan = lay_out(300, 900)
    before = arrange((column(entries, style), ()), plan.columns, plan.largest)
    after = arrange((column([*entries, more], style), ()), plan.columns, plan.largest)
    if after.size == before.size:
        assert after.places[0][: len(before.places[0])] == before.places[0]


@pytest.mark.parametrize(("width", "height"), [(190, 400), (420, 400), (190, 2000), (420, 2000)])
def test_650_points_in_many_small_entries_stay_legible(width: int, height: int) -> None:
    plan = lay_out(width, height)
    entries = [7, 9, 20, 4, 13, 6, 8, 17, 11, 3] * 7
    assert sum(entries) > 650
    for style in Style:
        marks = column(entries, style)
        assert arrange((marks, marks), plan.columns, plan.largest).size >= 10


@pytest.mark.parametrize(("width", "height"), [(236, 100), (264, 108), (226, 245), (165, 780)])
def test_names_and_games_can_be_read_however_low_the_slate_is(width: int, height: int) -> None:
    plan = lay_out(width, height)
    assert plan.names[0].height() >= 14
    assert plan.target.height() >= 13
    assert plan.largest_game > 9.5
    assert height < 200 or plan.largest >= 20


def test_the_parts_of_a_slate_do_not_overlap() -> None:
    for width in range(190, 421, 23):
        for height in (100, 245, 400, 555, 900, 2000):
            plan = lay_out(width, height)
            for side in (0, 1):
                above_to_below = [plan.names[side], plan.columns[side], plan.totals[side], plan.games[side]]
                for upper, lower in pairwise(above_to_below):
                    assert upper.bottom() < lower.top()
                assert all(plan.ground.contains(part) for part in above_to_below)
            assert plan.columns[0].right() < plan.middle < plan.columns[1].left()
            assert not plan.target.intersects(plan.games[0])
            assert not plan.target.intersects(plan.games[1])


@pytest.mark.parametrize("sign", [sign for sign in Sign if sign is not Sign.NUMBER])
def test_a_sign_fits_the_room_kept_for_it(sign: Sign) -> None:
    mark = Mark(sign)
    for line in shapes.lines(mark):
        assert all(-0.05 <= x <= shapes.width(mark) + 0.05 and -0.05 <= y <= 1.05 for x, y in line)


@pytest.mark.parametrize(
    "chain",
    [
        (Sign.THIRTY, Sign.FIFTY, Sign.TRIANGLE),
        (Sign.EIGHTY, Sign.HUNDRED),
        (Sign.ONE_BAR, Sign.TWO_BARS, Sign.THREE_BARS, Sign.FOUR_BARS, Sign.FIVE_BARS),
    ],
)
def test_a_sign_that_grows_keeps_its_lines_and_its_room(chain: tuple[Sign, ...]) -> None:  # R13.1, R13.3
    grown = Mark(chain[-1])
    for sign in chain:
        lines = shapes.lines(Mark(sign))
        assert shapes.lines(grown)[: len(lines)] == lines
        assert shapes.width(Mark(sign)) == shapes.width(grown)
