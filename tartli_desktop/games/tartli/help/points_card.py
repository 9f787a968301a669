"""A card of orders and points that lies in the window while a match is played (R1.4, R1.5, R2)."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, QSizeF, Qt, QUrl
from PySide6.QtGui import QFont, QFontInfo, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from tartli_desktop.cards.german import Card, Rank, Suit
from tartli_desktop.face.at_the_table.points_card import CardOfPoints
from tartli_desktop.games.tartli.rules import LAST_TRICK_POINTS, PLAIN_POINTS, STRENGTH, TRUMP_POINTS, Variant
from tartli_desktop.games.tartli.words.terms import variant_name
from tartli_desktop.looks.focus_frame import ring_colour
from tartli_desktop.looks.focus_ring import OWN_FOCUS
from tartli_desktop.looks.fonts import heading_font, table_font
from tartli_desktop.looks.style_sheets import dress
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.text.card_names import SuitSystem, rank_name, suit_name
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.dialogs.forms import mixed
from tartli_desktop.widgets.dialogs.table_paper import RULE, SHADOW, dress_button, paint_sheet, paper_palette
from tartli_desktop.widgets.pages.readable_page import ReadablePage
from tartli_desktop.widgets.pages.rich_text import heading, said, table

from .melds import meld_rows

_CARD = 2.3
"""Width of a card by the height of the letters."""
_SHOWN = 0.45
"""The part of a card, from the top, that tells which it is: eight of them have room."""
_NAME = '<p style="white-space: nowrap; margin: 0"><b>{}</b></p>'
"""Of a card: a word that a narrow column would break."""
_NUMBER = '<p style="white-space: nowrap; margin: 0" align="right">{}</p>'
"""Of points, in the same way."""
_LEAST_WIDTH = 51
"""Of the card, in letters."""
_WIDTH = 67
"""The width that it would like to have, in letters: no row is broken in any language."""
_LEAST_HEIGHT = 21
"""Of it, in lines."""
_TITLE = 1.25
"""How much larger than its words the title is."""
_PLAIN_BUTTON = """
QPushButton {
    color: #FFFFFF; background: #000000; border: 1px solid #FFFFFF; border-radius: 3px; padding: 4px 12px;
}
QPushButton:focus { border: 3px solid #FFE97A; padding: 2px 10px; }
"""
_LETTERS = (1.0, 0.95, 0.91, 0.87, 0.83, 0.79, 0.75, 0.7, 0.65, 0.6)
"""The parts of their usual size to which letters shrink, so that no row is broken."""
_LEAST_TO_SEE_ALL = 0.75
"""That to which they shrink so that nothing scrolls."""
_BELOW_TITLE = 4
"""Pixels between the title and the page."""


_AROUND = SHADOW + 13
"""From the edge of its shadow to what stands on it."""
_EDGES = QSize(2 * _AROUND, 2 * _AROUND)


class PointsCard(CardOfPoints):
    """Orders and points, on a paper that lies on the table.

    Args:
        faces: the pack.
        parent: the window it lies in.
    """

    # Qt sends events while it still builds it.
    page: _CardPage | None = None

    def __init__(self, faces: CardFaces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.faces = faces
        self._variant: Variant | None = None
        self._trump: Suit | None = None
        self._told: tuple[object, ...] = ()
        self._high_contrast = False
        self._title = QLabel(textFormat=Qt.TextFormat.PlainText)
        self._close = QPushButton()
        self._close.setAutoDefault(False)
        self._close.clicked.connect(self.closed)
        self.page = _CardPage(faces)
        self.page.installEventFilter(self)
        self.setFocusProxy(self.page)
        self.retranslate()
        self._dress()
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        column = QVBoxLayout(self)
        column.setContentsMargins(_AROUND, _AROUND, _AROUND, _AROUND)
        column.setSpacing(_BELOW_TITLE)
        column.addLayout(head)
        column.addWidget(self.page)

    @property
    def text(self) -> str:
        """All that is told, without pictures."""
        return self.page.toPlainText() if self.page is not None else ""

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        inner = QSize(metrics.averageCharWidth() * _WIDTH, metrics.height() * 41)
        return (inner + _EDGES).boundedTo(self.screen().availableSize() * 0.9)

    @property
    def least_size(self) -> QSize:
        """Below it words in the columns would be broken, and not all trumps could be seen at once."""
        metrics = self.fontMetrics()
        return QSize(metrics.averageCharWidth() * _LEAST_WIDTH, metrics.height() * _LEAST_HEIGHT) + _EDGES

    def follow(self, variant: Variant, trump: Suit | None) -> None:
        """Tell the points of these rules; with pictures of the trumps, if a suit is trumps now."""
        self._variant, self._trump = variant, trump
        self._tell()

    def set_high_contrast(self, on: bool) -> None:
        if on != self._high_contrast:
            self._high_contrast = on
            self._dress()
            self.update()

    def lay(self, place: QRect) -> None:
        """Lie there; where that is narrow, in letters so small that no row is broken."""
        self.setGeometry(place)
        self._tell()

    def retranslate(self) -> None:
        if self.page is not None:
            self._title.setText(self.tr("Card values"))
            self.page.setAccessibleName(self.tr("Card values"))
            self._close.setText(self.tr("Close"))
            self._close.setAccessibleDescription(self.tr("Card values"))

    def _dress(self) -> None:
        """Give words and button the colours of the paper, and the letters of the windows."""
        self._title.setFont(heading_font(self.font(), _TITLE))
        if self._high_contrast:
            self.setPalette(QPalette())
            dress(self._close, _PLAIN_BUTTON)
        else:
            self.setPalette(paper_palette())
            dress_button(self._close, self.font())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_sheet(painter, self.rect(), high_contrast=self._high_contrast)
        if self.page is not None and self.page.hasFocus():
            inset = SHADOW + RULE - 1.5
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(ring_colour(self.palette()), 3))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), 3, 3)
        painter.end()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().eventFilter(watched, event)

    def _tell(self) -> None:
        if self.page is None or self._variant is None:
            return
        faces, page = self.faces, self.page
        told = (
            *(self._variant, self._trump, faces.pack, faces.corners),
            *(
                self.size().toTuple(),
                self.font().toString(),
                self.palette().cacheKey(),
                self.devicePixelRatioF(),
            ),
        )
        if told == self._told:
            return
        self._told = told
        scrolled = page.verticalScrollBar().value()
        for part in _LETTERS:
            self._write(page, self._variant, part)
            if self._has_room(page.unbroken_size(), see_all=part > _LEAST_TO_SEE_ALL):
                break
        page.verticalScrollBar().setValue(scrolled)

    def _has_room(self, unbroken: QSizeF, *, see_all: bool) -> bool:
        """Whether no row would be broken and, where all is to be seen, nothing would scroll."""
        if self.page is None:
            return False
        inner = self.size() - _EDGES
        width = inner.width() - self.page.verticalScrollBar().sizeHint().width()
        height = inner.height() - self._close.sizeHint().height() - _BELOW_TITLE
        return unbroken.width() <= width and (unbroken.height() <= height or not see_all)

    def _write(self, page: _CardPage, variant: Variant, part: float) -> None:
        """Fill the page, in letters of this part of their usual size."""
        faces, document = self.faces, page.document()
        document.clear()
        font = QFont(self.font())
        font.setPointSizeF(QFontInfo(font).pointSizeF() * part)
        document.setDefaultFont(font)
        document.setDocumentMargin(2)
        palette = self.palette()
        text, ground = palette.color(QPalette.ColorRole.Text), palette.color(QPalette.ColorRole.Base)
        document.setDefaultStyleSheet(
            f"h3 {{ font-family: '{table_font().family()}'; margin-top: 8px; margin-bottom: 2px; }}"
            "p { margin-top: 2px; margin-bottom: 6px; }"
            f"th, td {{ padding: 1px 4px; vertical-align: middle;"
            f" border-bottom: 1px solid {mixed(text, ground, 0.7).name()}; }}"
        )
        page.setHtml(self._orders(variant, faces.suits) + self._melds(variant, faces.suits))

    def _orders(self, variant: Variant, suits: SuitSystem) -> str:
        """R1.4 to R1.6."""
        shown = Suit.ACORNS if self._trump is None else self._trump
        other = next(suit for suit in (Suit.LEAVES, Suit.HEARTS) if suit is not shown)
        rows = [
            (
                f'<img src="card:{trump}">',
                _NAME.format(rank_name(trump.rank, suits)),
                _NUMBER.format(TRUMP_POINTS[trump.rank]),
                f'<img src="card:{plain}">',
                _NAME.format(rank_name(plain.rank, suits)),
                _NUMBER.format(PLAIN_POINTS[plain.rank]),
            )
            for trump, plain in zip(
                _best_first(shown, trump=True), _best_first(other, trump=False), strict=True
            )
        ]
        trumps = self.tr("Trumps")
        if self._trump is not None:
            trumps = fill(self.tr("Trumps: %1"), suit_name(self._trump, suits))
        head = ("", trumps, "", "", self.tr("Other suits"), "")
        last = fill(self.tr("The last trick: %1 more."), LAST_TRICK_POINTS)
        whose = said(fill(self.tr("%1 game", "Hungarian, or Austrian"), escape(variant_name(variant))))
        return whose + table(head, rows, numbers=(2, 5)) + said(last)

    def _melds(self, variant: Variant, suits: SuitSystem) -> str:
        """R2."""
        rows = [(f"<b>{name}</b>", what, points) for name, what, points in meld_rows(variant, suits)]
        row = ", ".join(rank_name(rank, suits) for rank in sorted(Rank, reverse=True))
        head = (self.tr("Meld"), self.tr("What it is"), self.tr("Points"))
        order = fill(self.tr("In a row: %1."), row)
        return heading(self.tr("Melds")) + table(head, rows, numbers=(2,)) + said(order)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._told = ()
            self._tell()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            if event.type() == QEvent.Type.FontChange and self.page is not None:
                self._dress()
            self._tell()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)


class _CardPage(ReadablePage):
    """A page with pictures of cards, beside which stands what they are."""

    def __init__(self, faces: CardFaces) -> None:
        super().__init__()
        self.faces = faces
        # The paper shows where the keyboard is, and where the page ends.
        self.setProperty(OWN_FOCUS, True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)

    def unbroken_size(self) -> QSizeF:
        """The size in which no row of it is broken."""
        document = self.document()
        document.setTextWidth(-1)
        size = QSizeF(document.idealWidth(), document.size().height())
        document.setTextWidth(self.viewport().width())
        return size

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        viewport = self.viewport()
        is_part = event.rect() != viewport.rect()
        if is_part and not self.devicePixelRatioF().is_integer():
            # WORKAROUND (Qt 6.11): where a point is one pixel and a half, letters of which only some are
            # painted lie elsewhere, by a part of a pixel.
            viewport.update()

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        name = QUrl(name)
        if name.scheme() != "card" or name.path() not in Card.__members__:
            return None
        width = _CARD * QFontInfo(self.document().defaultFont()).pixelSize()
        face = self.faces.pixmap(Card[name.path()], width, self.devicePixelRatioF()).toImage()
        return face.copy(0, 0, face.width(), round(face.height() * _SHOWN))


def _best_first(suit: Suit, *, trump: bool) -> list[Card]:
    """The cards of a suit in the order of R1.4, or of R1.5."""
    order = STRENGTH[suit if trump else Suit((suit + 1) % 4)]
    return sorted((Card.of(suit, rank) for rank in Rank), key=lambda card: order[card], reverse=True)
