"""The places of table and column: people and cards on the cloth, words and slate beside it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout

from tartli_desktop.looks.colours import wants_high_contrast
from tartli_desktop.settings.settings import Settings
from tartli_desktop.table.felt import RIM
from tartli_desktop.table.places.layout import HEIGHT
from tartli_desktop.widgets.panel.welcome_drawings import DrawnTitle
from tartli_desktop.widgets.words_column import column_width

from .play_table import PlayTable

_FAR, _NEAR = 0.25, 0.7
"""Cards above or below these parts of a table's height belong to the hands at its far and near side."""
_FREE = 10
"""Pixels around the room between cards."""
_LETTERS, _LEAST_LETTERS, _MOST_LETTERS = 22 / HEIGHT, 13.0, 24.0
"""The height of usual letters, relative to that of the table; and its limits in pixels."""
_FLOOR = QColor("#2E1D11")
"""The colour beneath the table."""


class AreaLayout:
    """Lays out the parts of a table in their area, which has no layout yet."""

    def __init__(self, table: PlayTable) -> None:
        self._area, self._view = table.owner, table.view
        self._panel, self._column = table.panel, table.column
        self.floor = _FLOOR
        """The colour beneath the table, visible at the rounded corners of frames."""
        self._folded = False
        self._needs_slate = True
        self._scale = 1.0
        self._row = QHBoxLayout(table.owner)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addWidget(table.view, 1)
        self._row.addWidget(table.column)
        table.column.widened.connect(self.fit_column)

    def need_slate(self, needs: bool) -> None:
        """Show the slate, or not where there is no score to keep."""
        self._needs_slate = needs
        self._fit_slate()

    def _fit_slate(self) -> None:
        self._column.show_slate(self._needs_slate and not self._folded)

    def follow_settings(self, settings: Settings) -> None:
        """Put the words at the wanted side, in a column that is wide enough for their letters."""
        self._folded = settings.slate_folded
        is_left = settings.column_left
        self._row.setDirection(
            QBoxLayout.Direction.RightToLeft if is_left else QBoxLayout.Direction.LeftToRight
        )
        self.floor = QColor("black") if wants_high_contrast(settings.colour_scheme) else _FLOOR
        self._scale = settings.text_scale
        self._view.set_text_scale(self._scale)
        self._fit_slate()
        self.fit_column()

    def cover_panel(self, is_covered: bool) -> None:
        """A paper lies on the table, or no longer: no button can be pressed meanwhile."""
        if is_covered:
            # Otherwise Qt would give the keys to the slate until the paper takes them.
            self._panel.leave_keyboard()
        self._panel.setHidden(is_covered)

    def settle(self) -> None:
        """Lay all parts out at once; Qt would do so only after painting everything at its old size."""
        self._row.activate()

    def lay_panel(self, title: DrawnTitle | None = None) -> float:
        """Give the words their place and size.

        Args:
            title: the name of the program, if it is shown.

        Returns the height of the letters in pixels.
        """
        usual = min(max(self._area.height() * _LETTERS, _LEAST_LETTERS), _MOST_LETTERS)
        pixels = usual * self._scale
        self._column.set_text_size(round(pixels))
        self.fit_column()
        if title is not None:
            title.occupy(self._free_middle())
        return pixels

    def fit_column(self) -> None:
        """Give the column its width."""
        wide = self._area.width()
        wanted = column_width(wide, self._scale, teaches=self._column.teaches)
        self._column.setFixedWidth(max(0, min(wanted, wide - self._view.minimumWidth())))

    def _free_middle(self) -> QRectF:
        """The free room between the example's cards, in the viewport, on the hands' axis."""
        view = self._view
        room = QRectF(view.viewport().rect()).adjusted(RIM, RIM, -RIM, -RIM)
        left, top, right, bottom = room.left(), room.top(), room.right(), room.bottom()
        for item in view.scene().items_of_pack:
            if not item.isVisible():
                continue
            there = item.sceneBoundingRect()
            card = view.to_viewport((there.x(), there.y(), there.width(), there.height()))
            at = card.center()
            if at.y() < room.top() + room.height() * _FAR:
                top = max(top, card.bottom())
            elif at.y() > room.top() + room.height() * _NEAR:
                bottom = min(bottom, card.top())
            elif at.x() < room.center().x():
                left = max(left, card.right())
            else:
                right = min(right, card.left())
        return QRectF(QPointF(left, top), QPointF(right, bottom)).adjusted(_FREE, _FREE, -_FREE, -_FREE)
