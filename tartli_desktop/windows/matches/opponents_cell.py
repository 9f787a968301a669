"""The opponents in the list of matches: their overlapping portraits and their names."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionViewItem

from tartli_desktop.looks.paint_errors import told_at_once
from tartli_desktop.looks.portraits import portrait
from tartli_desktop.widgets.row_table import RowTable

from .matches_model import PORTRAITS_ROLE
from .pair_cells import PairDelegate

_OF_ROW = 0.86
"""The height of a portrait, relative to the row."""
_APART = 0.66
"""The distance from one portrait to the next, relative to their height."""


class OpponentsDelegate(PairDelegate):
    """Draws the portraits before the names and other words."""

    @told_at_once
    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        names = index.data(PORTRAITS_ROLE)
        if names and isinstance(option.widget, RowTable):
            size = portraits_size(len(names), option.widget.row_height)
            picture = _side_by_side(names, size, option.widget.devicePixelRatioF())
            option.icon = QIcon()
            # Also for selected rows, since a style would tint the pictures.
            for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
                option.icon.addPixmap(picture, mode)
            option.decorationSize = size
            option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration


def portraits_size(count: int, row_height: int) -> QSize:
    """The room for portraits in a row, in logical pixels."""
    high = round(row_height * _OF_ROW)
    return QSize(high + round((count - 1) * high * _APART), high)


def _side_by_side(names: Sequence[str], size: QSize, ratio: float) -> QPixmap:
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        for place, name in enumerate(names):
            painter.drawPixmap(round(place * size.height() * _APART), 0, portrait(name, size.height(), ratio))
    return picture
