"""The table of matches: each match on two lines, with the words of another column beneath its own."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QStyleOptionViewItem, QWidget

from tartli_desktop.looks.paint_errors import told_at_once
from tartli_desktop.looks.portraits import portrait
from tartli_desktop.text.line_breaks import held_together
from tartli_desktop.text.typed_names import LONGEST_NAME
from tartli_desktop.widgets.row_table import RowDelegate, RowTable

from .matches_model import (
    DATE,
    LEVEL,
    OPPONENT,
    PORTRAITS_ROLE,
    RESULT,
    RULES,
    STANDING,
    TITLE,
    MatchesOrdered,
)

BENEATH = {TITLE: RULES, OPPONENT: LEVEL, STANDING: RESULT}
"""The column whose words stand on the second line of another one, and which is hidden itself."""
_LINES = 1.8
"""The height of a portrait, in lines of text."""
_APART = 0.66
"""The distance from one portrait to the next, relative to their height."""


class MatchDelegate(RowDelegate):
    """Shows two lines in a cell, with the portraits of opponents, and lets a title be edited in its cell."""

    @told_at_once
    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        if index.column() == DATE:
            day, _, time = str(index.data()).rpartition(" ")
            lines = [day.removesuffix(",").replace(" ", "\u00a0"), time]
        else:
            lines = [index.data(), index.sibling(index.row(), BENEATH[index.column()]).data()]
        option.text = "\u2028".join(held_together(line) for line in lines if line)
        names = index.data(PORTRAITS_ROLE)
        if names:
            picture = _side_by_side(names, round(_LINES * option.fontMetrics.height()), option.widget)
            option.icon = QIcon()
            # Also for selected rows, since a style would tint the pictures.
            for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
                option.icon.addPixmap(picture, mode)
            option.decorationSize = picture.deviceIndependentSize().toSize()
            option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration

    def createEditor(
        self, parent: QWidget, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QWidget:
        line = QLineEdit(parent)
        line.setMaxLength(LONGEST_NAME)
        line.setFrame(False)
        line.setAccessibleName(self.tr("Title of the match"))
        return line


class MatchesTable(RowTable):
    """The matches, several of which can be selected."""

    def __init__(self, model: MatchesOrdered) -> None:
        super().__init__(model, TITLE)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setItemDelegate(MatchDelegate(self))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.setSortingEnabled(True)
        for column in BENEATH.values():
            self.setColumnHidden(column, True)

    def finish_editing(self) -> None:
        """Accept a title that is being edited, before other rows take its place."""
        if self.state() == QAbstractItemView.State.EditingState:
            self.setFocus()


def _side_by_side(names: Sequence[str], side: int, widget: QWidget) -> QPixmap:
    ratio = widget.devicePixelRatioF()
    picture = QPixmap(QSize(side + round((len(names) - 1) * side * _APART), side) * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        for place, name in enumerate(names):
            painter.drawPixmap(round(place * side * _APART), 0, portrait(name, side, ratio))
    return picture
