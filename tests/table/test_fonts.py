"""Texts on the table have room in any font that the system may have."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tartli_desktop.games.tartli.table.plan import PLAN
from tartli_desktop.games.tartli.words import terms
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.table.card_item import CardItem
from tartli_desktop.table.view import CardTableView
from tests.games.tartli.rules.positions import dealt, play

CAPTION = "Trick 16 of 16\nTrumps: Acorns\nPractice"
SIZES = [(814, 617), (1540, 1055)]


def families() -> list[str]:
    """The fonts that differ most: the widest and narrowest, the tallest and lowest."""
    metrics = {}
    for family in QFontDatabase.families(QFontDatabase.WritingSystem.Latin):
        font = QFont(family)
        font.setPixelSize(100)
        measured = QFontMetricsF(font)
        metrics[family] = (measured.horizontalAdvance(CAPTION), measured.lineSpacing())
    ends = (function(metrics, key=lambda each: metrics[each][of]) for of in (0, 1) for function in (min, max))
    return sorted(set(ends))


@pytest.fixture
def usual_font(qapp: QApplication) -> Iterator[QFont]:
    usual = QFont(qapp.font())
    yield usual
    qapp.setFont(usual)


@pytest.mark.parametrize("size", SIZES)
def test_table_has_room_for_all_words_in_any_font(
    qtbot: QtBot, faces: CardFaces, usual_font: QFont, size: tuple[int, int]
) -> None:
    match = dealt(hands=("HAKO", "LAKO"), turned="A7", dealer=0)
    before = match.view(0)
    play(match, "1:play LA 0:play HA")
    for family in families():
        QApplication.setFont(QFont(family, usual_font.pointSize()))
        view = CardTableView(faces, PLAN)
        view.scene().spoken = terms.spoken
        qtbot.addWidget(view)
        scene = view.scene()
        scene.motion.set_speed(None)
        scene.set_looks(text_scale=1.15, words_beside=False)
        view.resize(*size)
        for shown in (before, match.view(0)):
            scene.lay_out(shown)
            scene.set_caption(CAPTION)
            words = scene.caption_item.mapRectToScene(scene.caption_item.paper)
            covered = [name for name in ("MIDDLE", "TRICK", "HAND") if touches(scene.items_in(name), words)]
            assert covered == [], family
            assert not words.intersects(QRectF(*scene.layout.panel)), family


def touches(items: list[CardItem], words: QRectF) -> bool:
    return any(item.sceneBoundingRect().intersects(words) for item in items)
