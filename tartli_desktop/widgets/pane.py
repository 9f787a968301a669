"""A part of a dialog that scrolls if it has too little room."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QFrame, QScrollArea, QStyle, QWidget

from tartli_desktop.widgets.scroll_fade import ScrollFade

LEAST_WIDTH = 92
"""The preferred least width of a pane in characters, by default."""
_BEFORE_BAR = 8
"""The gap between scrolling contents and the scroll bar, in pixels."""
_SHARE_OF_SCREEN = 0.92
"""The part of the screen's width that a dialog has at most."""
_WIDEST = 10_000
"""A width in pixels at which no words wrap."""


def rule() -> QFrame:
    """A line across, between parts."""
    line = QFrame()
    line.setFrameStyle(QFrame.Shape.HLine | QFrame.Shadow.Sunken)
    return line


class Pane(QScrollArea):
    """A part of a dialog that may grow: it asks for the room of its contents, and scrolls vertically.

    Args:
        content: the contents.
        least: the preferred least width, in characters.
    """

    _resizes = False
    """Whether the size of its contents changes, from which Qt finds their size anew.

    Where all has room without a scroll bar but not beside it, Qt would try both without end.
    """

    def __init__(self, content: QWidget, least: int = LEAST_WIDTH) -> None:
        super().__init__()
        self.least = least
        """The preferred least width, in characters."""
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._content = content
        self.setWidget(content)
        self._fade = ScrollFade(self)
        self.verticalScrollBar().rangeChanged.connect(self._keep_off_bar)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and watched is self.widget():
            # The contents need more or less room, which a scroll area does not report by itself.
            self.updateGeometry()
        if event.type() != QEvent.Type.Resize or watched is not self.widget():
            return super().eventFilter(watched, event)
        if self._resizes:
            return False
        self._resizes = True
        done = super().eventFilter(watched, event)
        self._resizes = False
        return done

    def _keep_off_bar(self, first: int, last: int) -> None:
        # Beside a bar the contents may need more lines, and Qt keeps it even if all have room without it.
        scrolls = last > first and self.height() < self.height_in(self.width())
        policies = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            policies.ScrollBarAsNeeded if scrolls else policies.ScrollBarAlwaysOff
        )
        # Without a bar, the contents end where everything else in the dialog does.
        self.setViewportMargins(0, 0, _BEFORE_BAR if scrolls else 0, 0)

    @property
    def scrolls(self) -> bool:
        """Whether it has less room than its contents need."""
        return self.verticalScrollBarPolicy() != Qt.ScrollBarPolicy.ScrollBarAlwaysOff

    def fade_into(self, colour: QColor) -> None:
        """Fade into this colour at the edges where contents continue, rather than into that of windows."""
        self._fade.set_ground(colour)

    def sizeHint(self) -> QSize:
        wanted = self.least * self.fontMetrics().averageCharWidth()
        # The dialog adds margins around it.
        margins = 2 * self.fontMetrics().height() + self._beside()
        room = round(self.screen().availableSize().width() * _SHARE_OF_SCREEN) - margins
        width = max(self._content.minimumSizeHint().width(), min(wanted, room))
        return QSize(width + self._beside(), self.height_in(width))

    def height_in(self, width: int) -> int:
        """The height from which nothing scrolls at this width."""
        content = self._content
        if content.hasHeightForWidth():
            # At that height there is no scroll bar beside it. Qt also scrolls below its least height.
            height = content.heightForWidth(width - 2 * self.frameWidth())
            height = max(height, content.minimumSizeHint().height())
        else:
            height = content.sizeHint().height()
        return height + 2 * self.frameWidth()

    def minimumSizeHint(self) -> QSize:
        width = self._content.minimumSizeHint().width() + self._beside()
        # A few lines, or all of them if there are fewer, whatever the width.
        return QSize(width, min(4 * self.fontMetrics().height(), self.height_in(_WIDEST)))

    def _beside(self) -> int:
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, self)
        return bar + 2 * self.frameWidth()
