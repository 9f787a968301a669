"""Where the words of the table stand when letters are so large that they have no room on it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from tartli_desktop.looks.colours import wants_high_contrast
from tartli_desktop.looks.fonts import table_font
from tartli_desktop.settings.settings import Settings
from tartli_desktop.widgets.panel.table_panel import TablePanel

LARGEST_ON_TABLE = 1.15
"""Up to this scale of letters the words have room on the table."""

_STYLE = """
SideColumn, SideColumn > QWidget > QWidget#content { background: %s; }
SideColumn QLabel#lines { color: %s; font-size: %dpx; }
"""
_COLOURS = ("#233F2C", "#FBF3DC")
"""Of the ground and of what is told on it."""
_SHARE = 0.44
"""The most of the window's width that the column takes; what is wider is broken into lines, or scrolls."""
_NARROWEST = 190
_SLATE = 0.95
"""Height of the slate by its width, at least."""
_MARGIN = 8


class SideColumn(QScrollArea):
    """The panel, lines about the match and the slate one below the other; it scrolls where it must."""

    # Qt sends events while it still builds the column.
    _panel: TablePanel | None = None

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size = 0
        self._colours = _COLOURS
        self._room = (QSize(), 0, 0)
        self._slate: QWidget | None = None
        content = QWidget()
        content.setObjectName("content")
        content.installEventFilter(self)
        self._lines = QLabel()
        self._lines.setFont(table_font())
        # In line with the words of the panel.
        self._lines.setContentsMargins(4, 0, 4, 0)
        self._lines.setObjectName("lines")
        self._lines.setWordWrap(True)
        self._lines.setTextFormat(Qt.TextFormat.PlainText)
        # Empty it would still have the height of a line.
        self._lines.hide()
        self._rows = QVBoxLayout(content)
        self._rows.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, 0)
        self._rows.setSpacing(_MARGIN)
        self._rows.addWidget(self._lines)
        self.setWidget(content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def lines(self) -> str:
        """What is told about the match."""
        return self._lines.text()

    def take(self, panel: TablePanel, slate: QWidget | None) -> None:
        """Hold the panel and, if there is one, the slate from now on."""
        self._panel, self._slate = panel, slate
        # At the top it is in sight however many lines there are.
        self._rows.insertWidget(0, panel)
        panel.spoke.connect(self._show_words)
        if slate is None:
            # All words stand together at the top.
            self._rows.addStretch(1)
        else:
            # Else it would ask for its usual size, and push words out of sight.
            slate.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
            self._rows.addWidget(slate, 1)

    def let_go(self) -> None:
        """Hold them no longer; the caller gives them another place."""
        if self._panel is not None:
            self._panel.spoke.disconnect(self._show_words)
            if self._slate is None:
                self._rows.takeAt(self._rows.count() - 1)
        for part in (self._panel, self._slate):
            if part is not None:
                self._rows.removeWidget(part)
        if self._slate is not None:
            self._slate.setMinimumHeight(0)
            self._slate.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._panel = self._slate = None

    def add(self, part: QWidget) -> None:
        """Hold something more, under the panel."""
        if self._panel is not None and self._rows.indexOf(part) < 0:
            self._rows.insertWidget(self._rows.indexOf(self._panel) + 1, part)

    def remove(self, part: QWidget) -> None:
        """Hold it no longer; the caller gives it another place."""
        self._rows.removeWidget(part)

    @property
    def room(self) -> int:
        """How wide what it holds can be without scrolling aside."""
        return self.width() - 2 * _MARGIN - self.verticalScrollBar().sizeHint().width()

    def set_lines(self, lines: str) -> None:
        """Tell about the match: who deals, how it stands, trick and trumps."""
        self._lines.setText(lines)
        self._lines.setVisible(bool(lines))

    def _show_words(self) -> None:
        """Bring what the panel says into sight, unless the player reads the slate below it."""
        if self._slate is None or not self._slate.hasFocus():
            self.verticalScrollBar().setValue(0)

    def set_text_size(self, pixels: int) -> None:
        """Height of the letters, in pixels."""
        self._size = pixels
        self._dress()

    def follow_settings(self, settings: Settings) -> None:
        """Take colours that the player sees well."""
        high = wants_high_contrast(settings.colour_scheme)
        self.set_colours(*(("#000000", "#FFFFFF") if high else _COLOURS))

    def set_colours(self, ground: str, text: str) -> None:
        """Colours of the ground and of what is told on it."""
        self._colours = (ground, text)
        self._dress()

    def fit(self, room: QSize, table: int, wish: int = 0) -> None:
        """Take as much of a window as the words need, and leave the rest to the table.

        Args:
            room: the window.
            table: the least width of the table.
            wish: the width that something else wants that stands below.
        """
        self._room = (room, table, wish)
        if self._panel is None or room.isEmpty():
            return
        bar = self.verticalScrollBar().sizeHint().width()
        most = min(round(room.width() * _SHARE), room.width() - table)
        self._panel.set_widest(max(_NARROWEST, most) - 2 * _MARGIN - bar)
        parts = [self._panel] if self._slate is None else [self._panel, self._slate]
        wanted = max(part.minimumSizeHint().width() for part in parts) + 2 * _MARGIN + bar
        width = max(_NARROWEST, min(max(wanted, wish), most))
        self.setFixedWidth(width)
        if self._slate is not None:
            self._slate.setMinimumHeight(round((width - bar) * _SLATE))
        content = self.widget()
        if content is not None:
            # By itself Qt takes words that need several lines for one, and cuts what stands below them.
            content.setMinimumHeight(max(0, self._rows.totalMinimumHeightForWidth(width - bar)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Other buttons have come, perhaps with longer words.
        if event.type() == QEvent.Type.LayoutRequest and self._panel is not None:
            self.fit(*self._room)
        return super().eventFilter(watched, event)

    def _dress(self) -> None:
        if self._size:
            # The same one, too: Qt then asks all in it for their room again, whose words may be others.
            self.setStyleSheet(_STYLE % (*self._colours, self._size))
            # Its handle in the colour of the words: that of the windows is as dark as the cloth.
            bar = self.verticalScrollBar()
            palette = bar.palette()
            palette.setColor(QPalette.ColorRole.Text, QColor(self._colours[1]))
            bar.setPalette(palette)
