"""What takes the place of the table with a picture of it at the left, and a paper at the right, on wood."""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from tartli_desktop.looks.colours import high_contrast
from tartli_desktop.looks.surfaces.theme import wood_texture
from tartli_desktop.settings.current_settings import CurrentSettings

_SHADE = QColor(20, 12, 8, 150)
"""Darkens the wood below the buttons."""


class BesideTable(QWidget):
    """Lays a picture of a table, a strip of buttons below it, and papers beside both."""

    share, least, most = 0.27, 290, 430
    """The width of the paper with usual letters: a part of the window's width, and the limits in pixels."""
    most_of_window = 0.42

    def __init__(self, settings: CurrentSettings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setSpacing(0)
        self.grid.setRowStretch(0, 1)
        self.grid.setColumnStretch(0, 1)

    def lay(self, table: QWidget, strip: QWidget, paper: QWidget) -> None:
        """Lay the parts."""
        self.grid.addWidget(table, 0, 0)
        self.grid.addWidget(strip, 1, 0)
        self.add_paper(paper)

    def add_paper(self, paper: QWidget) -> None:
        """Lay another paper into the place of the first."""
        self.grid.addWidget(paper, 0, 1, 2, 1)

    def papers(self) -> Iterable[QWidget]:
        """The papers."""
        raise NotImplementedError

    def fit_papers(self) -> None:
        """Give the papers their width."""
        scale = self._settings.now.text_scale
        wish = min(max(self.width() * self.share, self.least), self.most) * scale
        wide = round(min(wish, max(self.width() * self.most_of_window, 240)))
        for paper in self.papers():
            paper.setFixedWidth(wide)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.fit_papers()
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            if high_contrast():
                painter.fillRect(self.rect(), Qt.GlobalColor.black)
                return
            painter.fillRect(self.rect(), QBrush(wood_texture()))
            painter.fillRect(self.rect(), _SHADE)
