"""The paper beside the table: where one is in the hand, what was done there, and what the whole came to."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from tartli_desktop.looks.colours import own_palette
from tartli_desktop.looks.fonts import heading_font
from tartli_desktop.looks.style_sheets import dress
from tartli_desktop.settings.settings import ColourScheme
from tartli_desktop.widgets.dialogs.table_paper import SHADOW, dress_button, paint_sheet, paper_palette

from .review_actions import ReviewActions

_MARGIN = SHADOW + 16
_SCROLLS = "QScrollArea, QWidget#content { background: transparent; border: none; }"


class ReviewPaper(QWidget):
    """Words about the hand, and buttons at the foot.

    Args:
        actions: what can be done.
        parent: its Qt parent.
    """

    def __init__(self, actions: ReviewActions, parent: QWidget) -> None:
        super().__init__(parent)
        self._high_contrast = False
        self.title_label = QLabel()
        self.place_label = QLabel()
        self.happened_label = QLabel()
        for label in (self.title_label, self.place_label, self.happened_label):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self.play_on_button = self._button(actions.play_on)
        self.leave_button = self._button(actions.leave)
        content = QWidget()
        content.setObjectName("content")
        self._lines = QVBoxLayout(content)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(8)
        for part in (self.place_label, self.happened_label):
            self._lines.addWidget(part)
        self._lines.addStretch(1)
        # Its own, since PySide6 makes all types of widgets, with their enums, to name one it did not make.
        seen = QWidget()
        seen.setObjectName("content")
        self.scroller = QScrollArea()
        self.scroller.setViewport(seen)
        self.scroller.setWidget(content)
        self.scroller.setWidgetResizable(True)
        self.scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroller.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        dress(self.scroller, _SCROLLS)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, _MARGIN - 4, _MARGIN, _MARGIN)
        column.addWidget(self.title_label)
        column.addWidget(self.scroller, 1)
        column.addWidget(self.play_on_button)
        column.addWidget(self.leave_button)
        self.set_high_contrast(False)

    def _button(self, action: QAction) -> QPushButton:
        button = QPushButton()
        button.clicked.connect(action.trigger)

        def follow() -> None:
            button.setText(action.text())
            button.setToolTip(action.toolTip())
            button.setEnabled(action.isEnabled())

        action.changed.connect(follow)
        return button

    @property
    def spoken(self) -> str:
        """What is read out of the position that is shown."""
        parts = (self.place_label.text(), self.happened_label.text())
        return " ".join(f"{part.rstrip('.')}." for part in parts if part)

    def tell_place(self, place: str, happened: str) -> None:
        """Say which position it is, and what was done last."""
        self.place_label.setText(place)
        self.happened_label.setText(happened)
        self.happened_label.setVisible(bool(happened))

    def retranslate(self, title: str) -> None:
        """Say all in the language of the program; ``title`` stands above it."""
        self.title_label.setText(title)

    def set_high_contrast(self, on: bool) -> None:
        """Be white on black, or a paper; with letters as large as those of windows."""
        self._high_contrast = on
        palette = own_palette(ColourScheme.HIGH_CONTRAST) if on else paper_palette()
        self.setPalette(palette)
        self.title_label.setFont(heading_font(self.font(), 1.5))
        self.place_label.setFont(heading_font(self.font(), 1.15))
        for button in (self.play_on_button, self.leave_button):
            if on:
                dress(button, "")
            else:
                dress_button(button, self.font())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_sheet(painter, self.rect(), high_contrast=self._high_contrast)
        painter.end()
