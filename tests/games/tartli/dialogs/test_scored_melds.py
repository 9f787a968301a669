"""The scored melds, shown on demand, and what the meld dialogs share."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible, QFont, QPixmap
from PySide6.QtWidgets import QLabel, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli.dialogs.scored_melds import ShownMelds
from tartli_desktop.games.tartli.rules import AUSTRIAN, HUNGARIAN, Meld, Variant, parse_meld
from tartli_desktop.table.card_faces.corner_indices import Edge
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.dialogs.sheet import CardRow, Sheet
from tests.windows.legibility import cut_off

SMALLEST = QSize(640, 480)


def melds(text: str) -> tuple[Meld, ...]:
    return tuple(parse_meld(word) for word in text.split())


def shown(qtbot: QtBot, text: str, variant: Variant = HUNGARIAN, name: str = "Kata") -> ShownMelds:
    dialog = ShownMelds(name, melds(text), CardFaces(), variant)
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
    return dialog


def labels(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel) if label.text()]


# R6.5, R6.4


def test_melds_are_named_in_full_with_their_points(qtbot: QtBot) -> None:
    dialog = shown(qtbot, "OOOO HO5")
    texts = ["Kata: 300 points", "Overs vannak", "200 points", "Hearts Over kvint", "100 points"]
    assert labels(dialog) == texts


def test_the_words_are_those_of_the_variant(qtbot: QtBot) -> None:
    assert "Hearts Over Quint" in labels(shown(qtbot, "HO5", AUSTRIAN))


def test_a_name_is_shown_as_it_is(qtbot: QtBot) -> None:
    assert labels(shown(qtbot, "HO3", name="<b>%2 & %1</b>"))[0] == "<b>%2 & %1</b>: 20 points"


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_closes_it(qtbot: QtBot, key: Qt.Key) -> None:
    dialog = shown(qtbot, "HO3")
    qtbot.keyClick(dialog.focusWidget(), key)
    assert not dialog.isVisible()


@pytest.mark.parametrize("kind", [CardRow, QLabel, QPushButton, QWidget])
def test_a_click_anywhere_closes_it(qtbot: QtBot, kind: type[QWidget]) -> None:
    dialog = shown(qtbot, "HO3")
    qtbot.mouseClick(dialog.findChild(kind), Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()


@pytest.mark.usefixtures("large_font")
@pytest.mark.parametrize("text", ["HA8", "OOOO AU3 LU3 HU3 BU3"])
def test_nothing_is_cut_off_in_a_small_window_with_large_letters(qtbot: QtBot, text: str) -> None:
    dialog = shown(qtbot, text, AUSTRIAN)
    dialog.resize(SMALLEST)
    assert dialog.size() == SMALLEST
    assert cut_off(dialog) == []


def test_page_down_scrolls_from_the_button(qtbot: QtBot) -> None:
    dialog = shown(qtbot, "OOOO AU3 LU3 HU3 BU3", AUSTRIAN)
    dialog.resize(SMALLEST)
    bar = dialog.findChild(QScrollArea).verticalScrollBar()
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_PageDown)
    assert bar.value() > 0
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Home)
    assert bar.value() == 0


# The row of cards


class Recorded(CardFaces):
    """Faces that record what was requested."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[Card | None, float, float]] = []

    def pixmap(
        self, card: Card | None, width: float, ratio: float = 1.0, *, edge: Edge | None = None
    ) -> QPixmap:
        self.asked.append((card, width, ratio))
        return super().pixmap(card, width, ratio, edge=edge)


def row(qtbot: QtBot, text: str = "HO5") -> tuple[CardRow, Recorded]:
    faces = Recorded()
    made = CardRow("Hearts Over kvint", melds(text)[0].cards, faces)
    qtbot.addWidget(made)
    return made, faces


def test_a_row_reads_as_the_name_and_the_cards(qtbot: QtBot) -> None:
    made, _ = row(qtbot, "HO3")
    interface = QAccessible.queryAccessibleInterface(made)
    assert interface.role() == QAccessible.Role.StaticText
    name = "Hearts Over kvint: Over of Hearts, Under of Hearts, Ten of Hearts"
    assert interface.text(QAccessible.Text.Name) == name


def test_cards_are_drawn_side_by_side_at_the_ratio_of_the_screen(qtbot: QtBot) -> None:
    made, faces = row(qtbot)
    made.resize(made.sizeHint())
    made.grab()
    assert [card for card, _, _ in faces.asked] == list(melds("HO5")[0].cards)
    assert {ratio for _, _, ratio in faces.asked} == {made.devicePixelRatioF()}
    assert made.sizeHint().width() > 5 * made.card_width


def test_a_narrow_row_overlaps_and_keeps_the_last_card_whole(qtbot: QtBot) -> None:
    made, _ = row(qtbot, "HA8")
    made.resize(made.minimumSizeHint())
    assert made.minimumSizeHint().width() < 4 * made.card_width
    image = made.grab().toImage()
    middle = image.height() // 2
    paper = [image.pixelColor(image.width() - left, middle) for left in range(4, made.card_width)]
    assert all(colour.alpha() == 255 for colour in paper)


def test_cards_grow_with_the_font(qtbot: QtBot) -> None:
    made, _ = row(qtbot)
    usual = made.card_width
    font = QFont(made.font())
    font.setPointSizeF(font.pointSizeF() * 1.5)
    made.setFont(font)
    assert made.card_width > usual


# Texts and fonts


def test_filling_in_values_leaves_their_own_signs_alone() -> None:
    assert fill("%1 and %2", "%2", "%1") == "%2 and %1"
    assert fill("100 % of %1, %3", 7) == "100 % of 7, %3"


def test_the_headline_grows_with_the_font(qtbot: QtBot) -> None:
    sheet = Sheet()
    sheet.add_pane(QWidget())
    qtbot.addWidget(sheet)
    before = sheet.headline.font().pointSizeF()
    font = QFont(sheet.font())
    font.setPointSizeF(font.pointSizeF() * 1.5)
    sheet.setFont(font)
    assert sheet.headline.font().pointSizeF() == pytest.approx(before * 1.5, rel=0.02)
    assert sheet.headline.font().bold()
