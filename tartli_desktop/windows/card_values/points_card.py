"""The order and the points of the cards of a game, on a sheet in the place of the slate."""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontInfo, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen, QTextOption
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from tartli_desktop.face.learning.help import CardValues
from tartli_desktop.looks.colours import mixed
from tartli_desktop.looks.focus_frame import ring_colour
from tartli_desktop.looks.focus_ring import OWN_FOCUS
from tartli_desktop.looks.fonts import heading_font
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.text import catalogues
from tartli_desktop.widgets.pages.readable_page import ReadablePage
from tartli_desktop.widgets.pages.rich_text import table
from tartli_desktop.widgets.papers.table_paper import SHADOW, dress_button, paint_sheet, paper_palette
from tartli_desktop.widgets.scroll_fade import ScrollFade

_NAME = '<p style="white-space: nowrap; margin: 0"><b>{}</b></p>'
"""Template for a card's name, which a narrow column would break."""
_NUMBER = '<p style="white-space: nowrap; margin: 0" align="right">{}</p>'
"""Template for points, likewise unbroken."""
_LEAST_LINES = 12
"""The least height, in lines."""
_LEAST_LETTERS = 13
"""The least height of the letters, in pixels."""
_BESIDE, _ABOVE = SHADOW + 5, SHADOW + 8
"""The distances from the edges of the shadow to the content."""
_INDENT = 6
"""That of the title from the edge of the page, so that it begins where the words of the page do."""


class PointsCard(QFrame):
    """Orders and points; it scrolls if it must.

    Signals:
        closed: the player has closed the card.
    """

    closed = Signal()

    # Qt sends events while the widget is still being built.
    page: _CardPage | None = None

    def __init__(self, faces: CardFaces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.faces = faces
        self._values: Callable[[], CardValues] | None = None
        self._told: tuple[object, ...] = ()
        self._title = QLabel(textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        self._title.setContentsMargins(_INDENT, 0, _INDENT, 0)
        self._close = QPushButton(autoDefault=False)
        self._close.clicked.connect(self.closed)
        self.page = _CardPage()
        self._fade = ScrollFade(self.page)
        self.page.installEventFilter(self)
        self.setFocusProxy(self.page)
        column = QVBoxLayout(self)
        column.setContentsMargins(_BESIDE, _ABOVE, _BESIDE, _ABOVE)
        for part in (self._title, self.page, self._close):
            column.addWidget(part)
        self.retranslate()
        self.dress()

    @property
    def text(self) -> str:
        """The whole text, without pictures."""
        return self.page.toPlainText() if self.page is not None else ""

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.fontMetrics().height() * _LEAST_LINES)

    def follow(self, values: Callable[[], CardValues]) -> None:
        """Show these values, which depend on the suits of the pack."""
        self._values = values
        self._tell()

    def retranslate(self) -> None:
        if self.page is not None:
            self._title.setText(self.tr("Card values"))
            self.page.setAccessibleName(self.tr("Card values"))
            self._close.setText(self.tr("Close"))
            self._close.setAccessibleDescription(self.tr("Card values"))

    @property
    def _letters(self) -> QFont:
        """The font of the windows, in letters that can be read beside the table."""
        letters = QFont(self.font())
        letters.setPixelSize(max(_LEAST_LETTERS, QFontInfo(letters).pixelSize()))
        return letters

    def dress(self) -> None:
        """Give text and button the colours of the paper and the font of the windows."""
        letters = self._letters
        self._title.setFont(heading_font(letters, 1.0))
        palette = paper_palette()
        # In a column with a style sheet, they would take the colours of the windows.
        for part in filter(None, (self, self._title, self.page)):
            part.setPalette(palette)
        self._fade.set_ground(self.palette().color(QPalette.ColorRole.Base))
        dress_button(self._close, letters)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            # Its words need the width that lines along its edges would take.
            paint_sheet(painter, self.rect(), ruled=False)
            if self.page is not None and self.page.hasFocus():
                # On the edge of the paper: inside its border it would be a frame within a frame.
                inset = SHADOW + 1.0
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(ring_colour(self.palette()), 3))
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), 4, 4)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        elif event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            self._tell()
        return super().eventFilter(watched, event)

    def _tell(self) -> None:
        page = self.page
        if page is None or self._values is None or not page.isVisible():
            return
        values = self._values()
        told = (values, catalogues.current(), page.width(), self.font().toString(), self.palette().cacheKey())
        if told == self._told:
            return
        self._told = told
        scrolled = page.verticalScrollBar().value()
        # Side by side, or below each other where the card is narrow.
        for orders in (_side_by_side(values), _one_by_one(values)):
            self._write(page, orders + values.rest)
            if not page.horizontalScrollBar().maximum():
                break
        page.verticalScrollBar().setValue(scrolled)

    def _write(self, page: _CardPage, words: str) -> None:
        document = page.document()
        document.clear()
        document.setDefaultFont(self._letters)
        document.setDocumentMargin(2)
        colour = self.palette().color
        text, ground = colour(QPalette.ColorRole.Text), colour(QPalette.ColorRole.Base)
        document.setDefaultStyleSheet(
            "p { margin-top: 2px; margin-bottom: 4px; margin-left: 3px; } table { margin-top: 6px; }"
            "th, td { padding: 2px 3px; vertical-align: middle;"
            f" border-bottom: 1px solid {mixed(text, ground, 0.7).name()}; }}"
        )
        page.setHtml(words)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._tell()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            if event.type() == QEvent.Type.FontChange and self.page is not None:
                self.dress()
            self._tell()

    def event(self, event: QEvent) -> bool:
        # Escape closes the card, not the review that it lies in.
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            event.setAccepted(event.key() == Qt.Key.Key_Escape)
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)


class _CardPage(ReadablePage):
    """A page without its own frame or background."""

    def __init__(self) -> None:
        super().__init__()
        # The paper shows the focus and the edge of the page.
        self.setProperty(OWN_FOCUS, True)
        # Read-only, so no text cursor.
        self.setCursorWidth(0)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self.viewport().setAutoFillBackground(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        viewport = self.viewport()
        is_part = event.rect() != viewport.rect()
        if is_part and not self.devicePixelRatioF().is_integer():
            # WORKAROUND (Qt 6.11): at a fractional scale, a partly repainted text is offset by a fraction of
            # a pixel.
            viewport.update()


def _side_by_side(values: CardValues) -> str:
    (one, left), (other, right) = values.orders
    rows = [
        (*_cells(*first), "&nbsp;", *_cells(*second))
        for first, second in zip_longest(left, right, fillvalue=("", ""))
    ]
    return table((one, "", "&nbsp;", other, ""), rows, numbers=(1, 4))


def _one_by_one(values: CardValues) -> str:
    return "".join(
        table((head, ""), [_cells(*row) for row in rows], numbers=(1,)) for head, rows in values.orders
    )


def _cells(name: str, points: object) -> tuple[str, str]:
    return _NAME.format(name), _NUMBER.format(points)
