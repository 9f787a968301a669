"""The table of figures of the statistics, which ends with a whole row however high it is."""

from __future__ import annotations

from PySide6.QtWidgets import QTableWidget

_AIR = 8
"""The least height of a row beyond its line."""


class FiguresTable(QTableWidget):
    """A table whose rows all have the same height; if they scroll, whole rows fill the room."""

    # Set on the class: Qt lays the table out while it is being built.
    _filled = (0, 0, 0)

    def updateGeometries(self) -> None:
        """Called by Qt whenever rows come or go or the room for them changes."""
        super().updateGeometries()
        self._fill_with_rows()

    def _fill_with_rows(self) -> None:
        header, rows, room = self.verticalHeader(), self.rowCount(), self.viewport().height()
        least = self.fontMetrics().height() + _AIR
        if (rows, room, least) == self._filled:
            return
        self._filled = (rows, room, least)
        header.resetDefaultSectionSize()
        size, rest = max(header.defaultSectionSize(), least), 0
        if size * rows > room > size:
            # Slightly lower rows rather than much higher ones.
            fitting = round(room / size)
            size, rest = divmod(room, fitting if room // fitting >= least else fitting - 1)
        header.setDefaultSectionSize(size)
        for row in range(rows):
            header.resizeSection(row, size + (row < rest))
