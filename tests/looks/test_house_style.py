"""Marks, fields and buttons in the house style: as large as their letters, and visible in every scheme."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLineEdit,
    QPushButton,
    QScrollBar,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QStyleOptionSpinBox,
    QTableWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tartli_desktop.looks.colours import apply_colour_scheme, contrast
from tartli_desktop.settings.settings import ColourScheme

OWN = (ColourScheme.LIGHT, ColourScheme.DARK, ColourScheme.HIGH_CONTRAST)


@pytest.fixture(autouse=True)
def _system_colours(qapp: QApplication) -> Iterator[None]:
    yield
    apply_colour_scheme(ColourScheme.SYSTEM)


class Form:
    """A dialog with one widget of each kind."""

    def __init__(self, qtbot: QtBot, points: int = 10) -> None:
        self.dialog = QDialog()
        qtbot.addWidget(self.dialog)
        self.combo, self.spin = QComboBox(), QSpinBox()
        self.combo.addItems(["Hungarian", "Austrian"])
        self.box, self.button, self.other = QCheckBox("Practice"), QPushButton("Deal"), QPushButton("Cancel")
        self.button.setDefault(True)
        column = QVBoxLayout(self.dialog)
        for part in (self.combo, self.spin, self.box, self.button, self.other):
            part.setFont(QFont(part.font().family(), points))
            column.addWidget(part)
        self.dialog.show()

    def arrow(self) -> QRect:
        """The rectangle of the combo box's arrow."""
        option = QStyleOptionComboBox()
        self.combo.initStyleOption(option)
        style = self.combo.style()
        part = QStyle.SubControl.SC_ComboBoxArrow
        return style.subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, self.combo)

    def steps(self) -> tuple[QRect, QRect]:
        """The rectangles that step the spin box up and down."""
        option = QStyleOptionSpinBox()
        self.spin.initStyleOption(option)
        style = self.spin.style()
        up, down = (
            style.subControlRect(QStyle.ComplexControl.CC_SpinBox, option, part, self.spin)
            for part in (QStyle.SubControl.SC_SpinBoxUp, QStyle.SubControl.SC_SpinBoxDown)
        )
        return up, down


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def inked(image: QImage, area: QRect, ground_at: tuple[int, int]) -> QRect:
    """The bounding rectangle of what differs from the ground within an area."""
    ground = image.pixelColor(*ground_at)
    points = [
        (x, y)
        for x in range(area.left(), area.right() + 1)
        for y in range(area.top() + 2, area.bottom() - 1)
        if contrast(image.pixelColor(x, y), ground) > 2
    ]
    columns, rows = zip(*points, strict=True)
    return QRect(min(columns), min(rows), max(columns) - min(columns), max(rows) - min(rows))


@pytest.mark.parametrize("scheme", OWN)
def test_an_arrow_is_as_large_as_its_letters(qtbot: QtBot, scheme: ColourScheme) -> None:
    apply_colour_scheme(scheme)
    breadths = []
    for points in (10, 20):
        form = Form(qtbot, points)
        place = form.arrow().adjusted(2, 2, -4, -2)
        breadths.append(inked(picture(form.combo), place, (place.left(), place.top() + 2)).width())
    assert breadths[0] >= 5
    assert breadths[1] >= 1.7 * breadths[0]


def test_the_marks_grow_with_large_letters(qtbot: QtBot) -> None:
    apply_colour_scheme(ColourScheme.LIGHT)
    small, large = Form(qtbot, 10), Form(qtbot, 20)
    for metric in (QStyle.PixelMetric.PM_IndicatorWidth, QStyle.PixelMetric.PM_SmallIconSize):
        sizes = [form.box.style().pixelMetric(metric, None, form.box) for form in (small, large)]
        assert sizes[1] >= 1.8 * sizes[0] >= 1.8 * 14


def test_a_spin_box_is_pressed_at_its_arrows(qtbot: QtBot) -> None:
    apply_colour_scheme(ColourScheme.LIGHT)
    form = Form(qtbot, 20)
    up, down = form.steps()
    qtbot.mouseClick(form.spin, Qt.MouseButton.LeftButton, pos=up.center())
    qtbot.mouseClick(form.spin, Qt.MouseButton.LeftButton, pos=up.center())
    qtbot.mouseClick(form.spin, Qt.MouseButton.LeftButton, pos=down.center())
    assert form.spin.value() == 1
    assert not up.intersects(down)
    assert not form.spin.lineEdit().geometry().intersects(up)


def test_what_is_written_in_a_field_keeps_off_its_rim(qtbot: QtBot) -> None:
    apply_colour_scheme(ColourScheme.LIGHT)
    form = Form(qtbot)
    line = QLineEdit("Anna", form.dialog)
    line.show()
    for written in (line, form.spin.lineEdit()):
        written.home(False)
        cursor: QRect = written.inputMethodQuery(Qt.InputMethodQuery.ImCursorRectangle)
        field = written if written is line else form.spin
        assert written.mapTo(field, cursor.center()).x() >= 6


def test_a_combo_box_opens_at_its_arrow(qtbot: QtBot) -> None:
    apply_colour_scheme(ColourScheme.LIGHT)
    form = Form(qtbot)
    qtbot.mouseClick(form.combo, Qt.MouseButton.LeftButton, pos=form.arrow().center())
    qtbot.waitUntil(lambda: form.combo.view().isVisible())
    form.combo.hidePopup()


@pytest.mark.parametrize("scheme", [ColourScheme.LIGHT, ColourScheme.DARK])
def test_the_button_of_the_return_key_stands_out_and_can_be_read(qtbot: QtBot, scheme: ColourScheme) -> None:
    apply_colour_scheme(scheme)
    form = Form(qtbot)
    grounds = [picture(button).pixelColor(6, 6) for button in (form.button, form.other)]
    assert grounds[0] != grounds[1]
    assert contrast(grounds[0], QColor("white")) >= 4.5
    words = form.other.palette().color(QPalette.ColorRole.ButtonText)
    assert contrast(grounds[1], words) >= 4.5


@pytest.mark.parametrize("points", [10, 20])
def test_a_button_has_room_for_its_arrow_beside_its_words(qtbot: QtBot, points: int) -> None:
    apply_colour_scheme(ColourScheme.LIGHT)
    button = QToolButton()
    qtbot.addWidget(button)
    button.setFont(QFont(button.font().family(), points))
    button.setArrowType(Qt.ArrowType.RightArrow)
    arrow = button.style().pixelMetric(QStyle.PixelMetric.PM_SmallIconSize, None, button)
    # Qt draws the arrow in one of the two sizes, and asks for room by the other.
    assert button.iconSize().width() >= arrow


@pytest.mark.parametrize("scheme", OWN)
def test_a_tick_is_seen(qtbot: QtBot, scheme: ColourScheme) -> None:
    apply_colour_scheme(scheme)
    form = Form(qtbot)
    before = picture(form.box)
    form.box.setChecked(True)
    after = picture(form.box)
    pairs = [
        (before.pixelColor(x, y), after.pixelColor(x, y))
        for x in range(before.width())
        for y in range(before.height())
    ]
    assert sum(contrast(*pair) >= 3 for pair in pairs) > 15


def scroll_bar(qtbot: QtBot, orientation: Qt.Orientation) -> QScrollBar:
    """A scroll bar of 100 lines, 20 of them visible."""
    bar = QScrollBar(orientation)
    qtbot.addWidget(bar)
    bar.setRange(0, 80)
    bar.setPageStep(20)
    bar.resize(*((16, 200) if orientation is Qt.Orientation.Vertical else (200, 16)))
    bar.show()
    return bar


@pytest.mark.parametrize("orientation", list(Qt.Orientation))
def test_a_scroll_bar_is_dragged_by_its_handle_and_paged_beside_it(
    qtbot: QtBot, orientation: Qt.Orientation
) -> None:
    apply_colour_scheme(ColourScheme.LIGHT)
    bar = scroll_bar(qtbot, orientation)

    def at(along: int) -> QPoint:
        return QPoint(8, along) if orientation is Qt.Orientation.Vertical else QPoint(along, 8)

    qtbot.mousePress(bar, Qt.MouseButton.LeftButton, pos=at(20))
    qtbot.mouseMove(bar, at(100))
    qtbot.mouseRelease(bar, Qt.MouseButton.LeftButton, pos=at(100))
    assert bar.value() == 40
    qtbot.mouseClick(bar, Qt.MouseButton.LeftButton, pos=at(190))
    assert bar.value() == 60
    qtbot.mouseClick(bar, Qt.MouseButton.LeftButton, pos=at(5))
    assert bar.value() == 40


@pytest.mark.parametrize("scheme", OWN)
def test_the_handle_of_a_scroll_bar_is_seen(qtbot: QtBot, scheme: ColourScheme) -> None:
    apply_colour_scheme(scheme)
    bar = scroll_bar(qtbot, Qt.Orientation.Vertical)
    image = picture(bar)
    assert contrast(image.pixelColor(8, 20), image.pixelColor(8, 190)) >= 3


@pytest.mark.parametrize("scheme", OWN)
def test_headings_of_a_table_can_be_read(qtbot: QtBot, scheme: ColourScheme) -> None:
    apply_colour_scheme(scheme)
    table = QTableWidget(1, 1)
    qtbot.addWidget(table)
    table.setHorizontalHeaderLabels([""])
    table.show()
    heading = table.horizontalHeader()
    ground = picture(heading).pixelColor(10, heading.height() // 2)
    assert contrast(ground, heading.palette().color(QPalette.ColorRole.ButtonText)) >= 4.5


def test_words_to_tick_get_no_second_sign_of_the_keyboard(qtbot: QtBot) -> None:
    apply_colour_scheme(ColourScheme.LIGHT)
    form = Form(qtbot)
    form.dialog.activateWindow()
    qtbot.waitUntil(form.dialog.isActiveWindow)
    form.spin.setFocus()
    without = form.box.grab().toImage()
    qtbot.keyClick(form.spin, Qt.Key.Key_Tab)
    assert form.box.hasFocus()
    assert form.box.grab().toImage() == without
