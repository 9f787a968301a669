"""Strokes of chalk: the same seed gives the same stroke, and what is drawn stays unchanged."""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QImage, QPainter
from pytestqt.qtbot import QtBot

from tartli_desktop.chalk import strokes as chalk
from tartli_desktop.chalk.strokes import Stroke
from tartli_desktop.looks.fonts import table_font

pytestmark = pytest.mark.usefixtures("qapp")

STROKE = Stroke("left 0 0", ((0.0, 0.0), (30.0, 40.0)), 5.0)


def drawn(*strokes: Stroke, progress: float = 1.0, ratio: float = 1.0) -> QImage:
    image = QImage(round(60 * ratio), round(70 * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        for stroke in strokes:
            chalk.draw(painter, stroke, QPointF(10, 12), ratio, progress)
    return image


def alphas(image: QImage) -> list[int]:
    return [image.pixelColor(x, y).alpha() for y in range(image.height()) for x in range(image.width())]


def test_the_same_seed_gives_the_same_stroke() -> None:
    first = drawn(STROKE)
    chalk._chalked.cache_clear()
    assert drawn(STROKE) == first


def test_chalk_is_white_with_a_grain() -> None:
    alpha = alphas(drawn(STROKE, ratio=2.0))
    inked = [value for value in alpha if value > 0]
    assert max(inked) > 200
    assert len(set(inked)) > 50
    assert 0.02 < len(inked) / len(alpha) < 0.25


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0, 3.0])
def test_what_is_drawn_stays_as_the_hand_goes_on(ratio: float) -> None:
    whole = alphas(drawn(STROKE, ratio=ratio))
    before = alphas(drawn(STROKE, progress=0.0, ratio=ratio))
    assert not any(before)
    for progress in (0.2, 0.5, 0.8):
        part = alphas(drawn(STROKE, progress=progress, ratio=ratio))
        # The edge of the uncovered part may be soft; no point is darker than in the whole stroke.
        assert all(now <= then for now, then in zip(part, whole, strict=True))
        assert sum(before) < sum(part) < sum(whole)
        before = part


def test_nothing_is_drawn_outside_the_extent() -> None:
    area = chalk.extent(STROKE, QPointF(10, 12))
    image = drawn(STROKE)
    outside = [
        image.pixelColor(x, y).alpha()
        for y in range(image.height())
        for x in range(image.width())
        if not area.contains(x, y)
    ]
    assert not any(outside)


@pytest.mark.parametrize("text", ["Kata", "Ödön bácsi", "李小龍", "🂡", "two\nlines", "", " "])
def test_any_name_can_be_written(text: str, qtbot: QtBot) -> None:
    image = QImage(200, 60, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    font = QFont()
    font.setPixelSize(24)
    with QPainter(image) as painter:
        chalk.draw_text(painter, text, font, QRectF(0, 0, 200, 60), 1.0)
    assert any(alphas(image)) == bool(text.strip())


def height_of(image: QImage) -> int:
    """The height of everything drawn that can be seen."""
    rows = [y for y in range(image.height()) if max(alphas(image.copy(0, y, image.width(), 1))) > 40]
    return rows[-1] + 1 - rows[0]


@pytest.mark.parametrize("pixels", range(13, 26))
def test_an_accent_is_not_cut(pixels: int) -> None:
    font, area = table_font(pixels, italic=True), QRectF(0, 0, 60, 60)
    chalked, plain = (QImage(60, 60, QImage.Format.Format_ARGB32_Premultiplied) for _ in range(2))
    for image in (chalked, plain):
        image.fill(Qt.GlobalColor.transparent)
    with QPainter(chalked) as painter:
        chalk.draw_text(painter, "Á", font, area, 1.0)
    with QPainter(plain) as painter:
        painter.setFont(font)
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, "Á")
    assert height_of(chalked) >= height_of(plain)
