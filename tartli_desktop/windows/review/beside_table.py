"""What takes the place of the table with a picture of it at the left, and a paper at the right, on wood."""

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QBrush, QColor, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from tartli_desktop.looks.colours import high_contrast
from tartli_desktop.looks.surfaces.theme import wood_texture
from tartli_desktop.looks.text_size import text_scale
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.widgets.flowing_row import FlowingRow
from tartli_desktop.widgets.papers.table_paper import INK, dress_button

from .review_actions import HandStep, step_icon
from .review_paper import larger

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

    def make_row(self, buttons: Iterable[QPushButton]) -> FlowingRow:
        """Make a row of the buttons below the table."""
        row = FlowingRow(last_at_right=False)
        for button in buttons:
            row.add(button)
        return row

    def dress_row(
        self, buttons: Iterable[QPushButton], steps: Iterable[tuple[HandStep, QAction, QPushButton]]
    ) -> None:
        """Give the buttons below the table their looks, and those that step through a hand their signs."""
        letters = larger(self.font())
        side, ratio = round(QFontMetrics(letters).height() * 1.2), self.devicePixelRatioF()
        ink, faint = (QColor("white"), QColor("#8C8C8C")) if high_contrast() else (INK, QColor("#A59B8C"))
        for step, action, button in steps:
            action.setIcon(step_icon(step, side, ratio, ink, faint))
            button.setIconSize(QSize(side, side))
        for button in buttons:
            dress_button(button, letters)

    def papers(self) -> Iterable[QWidget]:
        """The papers."""
        raise NotImplementedError

    def fit_papers(self) -> None:
        """Give the papers their width."""
        wish = min(max(self.width() * self.share, self.least), self.most) * text_scale()
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
