"""Points to chalk marks: R13.1 to R13.4."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tartli_desktop.games.tartli.score.marks import MINUS, Mark, Sign, Stroke, Style, column, games, write

STYLES = st.sampled_from(Style)
ENTRIES = st.lists(st.one_of(st.sampled_from([20, 40, 50, 100, 150, 200]), st.integers(0, 161)), max_size=25)

LETTERS = {
    Sign.TWENTY: "/",
    Sign.THIRTY: "\\",
    Sign.FIFTY: "V",
    Sign.EIGHTY: "λ",
    Sign.HUNDRED: "X",
    Sign.TRIANGLE: "∇",
    Sign.ONE_BAR: "1",
    Sign.TWO_BARS: "2",
    Sign.THREE_BARS: "3",
    Sign.FOUR_BARS: "4",
    Sign.FIVE_BARS: "5",
}


def read(marks: tuple[Mark, ...]) -> str:
    """Marks as text: a letter for a sign, a number in brackets with its bar or underline."""
    texts = []
    for mark in marks:
        if mark.sign is Sign.NUMBER:
            texts.append(f"({'¯' * mark.barred}{mark.text}{'_' * mark.underlined})")
        else:
            texts.append(LETTERS[mark.sign])
    return " ".join(texts)


def hungarian(*entries: int) -> str:
    return read(column(entries, Style.HUNGARIAN))


def beck(*entries: int) -> str:
    return read(column(entries, Style.BECK))


@pytest.mark.parametrize(
    ("points", "sign", "strokes"), [(20, "/", 1), (30, "\\", 1), (50, "V", 2), (80, "λ", 2), (100, "X", 3)]
)
def test_signs(points: int, sign: str, strokes: int) -> None:  # R13.2
    (mark,) = column([points], Style.HUNGARIAN)
    assert read((mark,)) == sign
    assert len(mark.strokes) == strokes


@pytest.mark.parametrize(
    ("points", "marks"),
    [
        (0, ""),
        (4, "(+4)"),
        (10, "(+10)"),
        (12, f"/ ({MINUS}8)"),
        (40, "/ /"),
        (58, "V (+8)"),
        (67, f"V / ({MINUS}3)"),
        (77, f"λ ({MINUS}3)"),
        (92, f"X ({MINUS}8)"),
        (120, "X /"),
        (150, "X V"),
        (161, "λ λ (+1)"),
        (200, "X X"),
    ],
)
def test_left_over_points_are_a_small_number(points: int, marks: str) -> None:  # R13.1
    assert hungarian(points) == marks


def numbers(total: int, style: Style) -> list[int]:
    return [mark.points for mark in column([total], style) if mark.sign is Sign.NUMBER]


def test_left_over_numbers_are_ten_or_less() -> None:  # R13.1
    for total in range(1001):
        assert len(numbers(total, Style.HUNGARIAN)) <= 1
        assert all(abs(number) <= 10 for number in numbers(total, Style.HUNGARIAN))


def test_becks_example_of_319() -> None:  # R13.3
    marks = column([100, 80, 50, 77, 12], Style.BECK)
    assert [mark.points for mark in marks] == [100, 80, 50, 80, -3, 12]
    assert read(marks) == "X λ V λ (¯3) (12_)"
    assert sum(mark.points for mark in marks) == 319


def test_bars_of_20_in_fives() -> None:  # R13.3
    assert [beck(*[20] * count) for count in range(1, 7)] == ["1", "2", "3", "4", "5", "5 1"]
    assert Sign.FIVE_BARS.strokes[-1] is Stroke.ACROSS
    assert Sign.FIVE_BARS.points == 100


def test_a_second_50_closes_the_v_to_a_triangle() -> None:  # R13.3
    assert beck(50) == "V"
    assert beck(50, 50) == "∇"
    assert beck(50, 50, 50) == "∇ V"
    assert hungarian(50, 50) == "V V"


def test_a_negative_number_carries_a_bar() -> None:  # R13.3
    (_, number) = column([97], Style.BECK)
    assert number == Mark(Sign.NUMBER, "3", barred=True)
    assert number.points == -3


@pytest.mark.parametrize("points", [10, 11, 12, 13, 14])
def test_a_positive_number_of_two_figures_is_underlined(points: int) -> None:  # R13.3
    assert column([points], Style.BECK) == (Mark(Sign.NUMBER, str(points), underlined=True),)


def test_becks_numbers_beside_signs_are_ten_or_less() -> None:  # R13.1
    for total in range(15, 1001):
        assert all(abs(number) <= 10 for number in numbers(total, Style.BECK))


@given(entries=ENTRIES, style=STYLES)
def test_the_marks_decode_to_the_sum_of_the_entries(entries: list[int], style: Style) -> None:  # R13.4
    assert sum(mark.points for mark in column(entries, style)) == sum(entries)


@given(entries=ENTRIES, style=STYLES)
def test_an_entry_only_adds_marks_or_strokes(entries: list[int], style: Style) -> None:  # R13.1
    columns = [column(entries[:count], style) for count in range(len(entries) + 1)]
    for before, after in pairwise(columns):
        assert len(after) >= len(before)
        for old, new in zip(before, after, strict=False):
            if old.sign is Sign.NUMBER:
                assert new == old
            else:
                assert new.strokes[: len(old.strokes)] == old.strokes


@given(entries=ENTRIES, points=st.integers(0, 200), style=STYLES)
def test_writing_one_more_is_the_longer_column(entries: list[int], points: int, style: Style) -> None:
    assert write(column(entries, style), points, style) == column([*entries, points], style)


def test_points_are_never_taken_back() -> None:
    with pytest.raises(ValueError, match="negative"):
        column([20, -3], Style.BECK)


@pytest.mark.parametrize(
    ("count", "marks"), [(0, ""), (1, "1"), (4, "4"), (5, "5"), (7, "5 2"), (20, "5 5 5 5")]
)
def test_games_are_bars_in_fives(count: int, marks: str) -> None:  # R13.4
    assert read(games(count)) == marks


@pytest.mark.parametrize(("count", "figures"), [(100, ""), (101, "101"), (60_400, "60400")])
def test_more_games_than_can_be_counted_are_a_number(count: int, figures: str) -> None:
    written = games(count)
    assert (written[0].text, len(written)) == (figures, 1 if figures else 20)
