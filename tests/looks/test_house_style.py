"""Marks, fields and buttons in the house style: as large as their letters, and visible in every scheme."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QPushButton,
    QScrollBar,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QStyleOptionSpinBox,
    QVBoxLayout,
)
from pytestqt.qtbot import QtBot

from tartli_desktop.looks.colours import apply_colour_scheme
from tartli_desktop.settings.settings import ColourScheme


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


def test_a_combo_box_opens_at_its_arrow(qtbot: QtBot) -> None:
    apply_colour_scheme(ColourScheme.LIGHT)
    form = Form(qtbot)
    qtbot.mouseClick(form.combo, Qt.MouseButton.LeftButton, pos=form.arrow().center())
    qtbot.waitUntil(lambda: form.combo.view().isVisible())
    form.combo.hidePopup()


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
