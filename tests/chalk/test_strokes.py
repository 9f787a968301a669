"""Strokes of chalk: the same seed gives the same stroke, and what is drawn stays unchanged."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter

from tartli_desktop.chalk import strokes as chalk
from tartli_desktop.chalk.strokes import Stroke

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
