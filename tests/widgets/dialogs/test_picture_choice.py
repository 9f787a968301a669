"""Pictures to choose from, and cards in a row."""

from collections.abc import Iterator
from itertools import pairwise, product
from typing import Any

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QPainter, QPalette
from PySide6.QtWidgets import QFormLayout, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.cards.german import CARDS
from tartli_desktop.table.card_faces.corner_indices import CornerIndices
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.widgets.dialogs.forms import Labels
from tartli_desktop.widgets.dialogs.picture_choice import PictureChoice
from tartli_desktop.widgets.papers.sheet import CardRow
from tests.on_screen import on_screen

COLOURS = ("red", "green", "blue", "brown")


def draw(value: Any, painter: QPainter, area: QRectF, ratio: float) -> None:
    painter.fillRect(area, QColor(value))


@pytest.fixture
def choice(qtbot: QtBot) -> Iterator[PictureChoice]:
    choice = PictureChoice(COLOURS, QSize(60, 40), draw)
    choice.setObjectName("colour")
    page = QWidget()
    choice.add_to(QFormLayout(page))
    choice.set_words(Labels("&Colour:", options=("Red", "Green", "Blue", "Brown")))
    choice.put("green")
    page.resize(600, 200)
    on_screen(qtbot, page)
    yield choice
    page.close()


@pytest.fixture
def told(choice: PictureChoice) -> list[Any]:
    told: list[Any] = []
    choice.changed.connect(lambda name: told.append((name, choice.value())))
    return told


def test_a_click_on_a_picture_chooses_it(qtbot: QtBot, choice: PictureChoice, told: list[Any]) -> None:
    qtbot.mouseClick(choice.buttons["blue"], Qt.MouseButton.LeftButton)
    assert told == [("colour", "blue")]


@pytest.mark.parametrize(
    ("keys", "chosen"),
    [
        ([Qt.Key.Key_Right], "blue"),
        ([Qt.Key.Key_Down, Qt.Key.Key_Down], "brown"),
        ([Qt.Key.Key_Left], "red"),
        ([Qt.Key.Key_End], "brown"),
        ([Qt.Key.Key_Home], "red"),
        ([Qt.Key.Key_B], "blue"),
        ([Qt.Key.Key_B, Qt.Key.Key_B], "brown"),
        ([Qt.Key.Key_B, Qt.Key.Key_R], "red"),
    ],
)
def test_keys_choose(
    qtbot: QtBot, choice: PictureChoice, told: list[Any], keys: list[Qt.Key], chosen: str
) -> None:
    choice.control.setFocus()
    for key in keys:
        qtbot.keyClick(choice.buttons[choice.value()], key)
    assert told[-1] == ("colour", chosen)


def test_the_tick_on_a_picture_is_seen_whole(choice: PictureChoice) -> None:
    button = choice.buttons["green"]
    ticked = button.grab().toImage()
    # A colour that was made lighter or darker is finer than a pixel can be.
    colour = button.palette().color(QPalette.ColorRole.Highlight).rgb()
    found = [
        x for x, y in product(range(ticked.width()), range(ticked.height())) if ticked.pixel(x, y) == colour
    ]
    assert 0 < max(found, default=0) < ticked.width() - 1


def test_to_put_a_value_tells_nothing(choice: PictureChoice, told: list[Any]) -> None:
    choice.put("brown")
    assert (choice.value(), told) == ("brown", [])


def test_screen_readers_are_told_the_names_and_which_is_chosen(choice: PictureChoice) -> None:
    assert choice.control.accessibleName() == "Colour"
    told = [QAccessible.queryAccessibleInterface(button) for button in choice.buttons.values()]
    assert {each.role() for each in told} == {QAccessible.Role.RadioButton}
    assert [each.text(QAccessible.Text.Name) for each in told] == ["Red", "Green", "Blue", "Brown"]
    assert [bool(each.state().checked) for each in told] == [False, True, False, False]


def test_what_is_offered_later_is_seen_at_once(qtbot: QtBot, choice: PictureChoice) -> None:
    choice.offer([*COLOURS, "gold"])
    gold, brown = choice.buttons["gold"], choice.buttons["brown"]
    qtbot.waitUntil(lambda: gold.isVisible() and gold.x() > brown.geometry().right())
    assert gold.size() == brown.size()


MARKS = [
    CornerIndices("en", large=large, coloured=coloured)
    for large, coloured in product((False, True), repeat=2)
]


def test_in_every_width_each_mark_in_a_corner_is_seen_whole_or_not_at_all(qtbot: QtBot) -> None:
    faces = CardFaces()
    for marks, overlaps, scale, count in product(MARKS, (False, True), (0.9, 1.6), (2, 5, 9)):
        faces.corners = marks
        row = CardRow("Cards", CARDS[:count], faces, scale, overlaps=overlaps)
        qtbot.addWidget(row)
        card, mark = row.card_width, round(row.card_width * marks.reach)
        for width in range(row.minimumSizeHint().width(), row.sizeHint().width() + 20, 3):
            row.resize(width, row.sizeHint().height())
            for left, following in pairwise(row.lefts):
                assert following - left >= mark
                assert following <= left + card - mark or following >= left + card
            assert row.lefts[-1] + card <= width
