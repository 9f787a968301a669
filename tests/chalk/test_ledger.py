"""The names over the columns of a ledger are whole, and none overlaps another."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter

from tartli_desktop.chalk import ledger, strokes

FIVE_NAMES = ("Ilona", "Vilma", "Ágoston", "Szalayné", "Kornél")

AREA = QRectF(10, 10, 156, 700)
"""The size beside the table of a usual window."""

Written = dict[str, QRectF]
"""The place of each text."""


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    """Records what is written, and where."""
    places: Written = {}

    def note(painter: QPainter, text: str, font: QFont, area: QRectF, ratio: float) -> None:
        wide = QFontMetricsF(font).horizontalAdvance(text)
        places[text] = QRectF(area.center().x() - wide / 2, area.top(), wide, area.height())

    monkeypatch.setattr(strokes, "draw_text", note)
    return places


def draw(heads: tuple[str, ...], area: QRectF = AREA) -> None:
    image = QImage(200, 720, QImage.Format.Format_ARGB32_Premultiplied)
    with QPainter(image) as painter:
        figures = [str(number) for number in range(len(heads))]
        ledger.draw(painter, ledger.Ledger(heads, [figures], [figures]), area, 1.0)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    "heads",
    [
        ("Anna", "Vilma", "Ágoston"),
        ("Ilona", "Vilma", "Ágoston", "Kornél"),
        ("Ilona", "Vilma", "Ágoston", "Szalayné", "Kornél"),
        ("Szalayné", "Ágoston", "Józsi", "Mariska", "Kornél"),
    ],
)
def test_names_of_usual_length_are_whole_and_apart(written: Written, heads: tuple[str, ...]) -> None:
    draw(heads)
    places = [written[head] for head in heads]
    assert all(AREA.left() - 1 <= place.left() and place.right() <= AREA.right() + 1 for place in places)
    assert not any(
        place.intersects(other) for number, place in enumerate(places) for other in places[:number]
    )


@pytest.mark.usefixtures("qapp")
def test_names_that_are_too_long_even_so_are_cut_short(written: Written) -> None:
    draw(("Anna-Mária Erzsébet", "Vilma", "Maximilian Ferdinand", "Bálint", "Wilhelmina"))
    cut = [text for text in written if text.endswith("…")]
    assert len(cut) >= 2
    assert all(written[text].right() <= AREA.right() + 1 for text in cut)


@pytest.mark.usefixtures("qapp")
def test_a_mark_stands_before_its_row(written: Written) -> None:
    image = QImage(200, 720, QImage.Format.Format_ARGB32_Premultiplied)
    with QPainter(image) as painter:
        heads = ("Ilona", "Vilma", "Ágoston", "Szalayné", "Kornél")
        rows = [("+121", "+22", "\u2212123", "\u221224", "0"), ("+1", "+2", "\u22123", "\u22124", "+5")]
        ledger.draw(painter, ledger.Ledger(heads, rows, [], marks=("×4", "")), AREA, 1.0)
    mark, first = written["×4"], written["+121"]
    assert set(written) >= {*heads, "×4", *rows[0], *rows[1]}
    assert AREA.left() <= mark.left()
    assert mark.right() < first.left()
    assert mark.top() == first.top() != written["+1"].top()


def draw_rows(count: int, area: QRectF, scale: float) -> list[str]:
    """Draw a ledger with this many rows, and return a text of each."""
    image = QImage(600, 720, QImage.Format.Format_ARGB32_Premultiplied)
    with QPainter(image) as painter:
        rows = [(f"+{100 + row}", "\u22121", "0") for row in range(count)]
        content = ledger.Ledger(
            ("Anna", "Vilma", "Ágoston"), rows, [("+9", "\u22129", "0")], sum_heads=("Points",)
        )
        ledger.draw(painter, content, area, 1.0, scale)
    return [row[0] for row in rows]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("height", [260, 300, 420, 600])
def test_dots_stand_for_the_rows_that_have_no_room_above_the_last_ones(written: Written, height: int) -> None:
    rows = draw_rows(30, QRectF(0, 0, 480, height), 2.0)
    seen = [row for row in rows if row in written]
    assert seen == rows[-len(seen) :]
    assert 0 < len(seen) < 30
    (dots,) = [place for text, place in written.items() if text == "···"]
    assert dots.bottom() <= written[seen[0]].top()
    assert written[seen[-1]].bottom() <= written["Points"].top()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("area", "scale"), [(QRectF(0, 0, 480, 330), 2.0), (QRectF(0, 0, 250, 190), 1.25)], ids=["200 %", "125 %"]
)
def test_figures_become_smaller_before_a_row_is_left_out(
    written: Written, area: QRectF, scale: float
) -> None:
    rows = draw_rows(3, area, scale)
    assert set(rows) <= set(written)
    assert "···" not in written


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("width", [330, 370, 450])
@pytest.mark.parametrize("rows", [0, 1, 2, 9])
@pytest.mark.parametrize("heads", [FIVE_NAMES[:3], FIVE_NAMES[:4], FIVE_NAMES], ids=len)
def test_at_its_least_height_names_the_last_row_and_the_sums_are_apart(
    written: Written, heads: tuple[str, ...], rows: int, width: int
) -> None:
    def row(sign: str) -> tuple[str, ...]:
        return tuple(f"{sign}{place}" for place in range(len(heads)))

    told = [row(f"+{number}") for number in range(rows)]
    content = ledger.Ledger(heads, told, [row("\u22124"), row("\u22128")], sum_heads=("Points", "Forints"))
    area = QRectF(0, 0, width, ledger.least_height(content, width, 2.0))
    image = QImage(width, round(area.height()), QImage.Format.Format_ARGB32_Premultiplied)
    with QPainter(image) as painter:
        ledger.draw(painter, content, area, 1.0, 2.0)
    lines = [heads[-1], *(["···"] if "···" in written else [])]
    lines += [text for text, *_ in told if text in written]
    assert (not told) or told[-1][0] in lines
    assert ("···" in written) == (len([text for text, *_ in told if text in written]) < rows)
    for upper, lower in pairwise([*lines, "Points", "\u221240", "Forints", "\u221280"]):
        assert written[upper].bottom() <= written[lower].top() + 1, (upper, lower)
    assert written["\u221280"].bottom() <= area.bottom() + 1
