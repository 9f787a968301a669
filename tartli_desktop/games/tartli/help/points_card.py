"""The order and the points of cards and melds, on a sheet in the place of the slate."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontInfo, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen, QTextOption
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from tartli_desktop.cards.german import Card, Rank, Suit
from tartli_desktop.face.at_the_table.points_card import CardOfPoints
from tartli_desktop.games.tartli.rules import LAST_TRICK_POINTS, PLAIN_POINTS, STRENGTH, TRUMP_POINTS, Variant
from tartli_desktop.looks.colours import mixed
from tartli_desktop.looks.focus_frame import ring_colour
from tartli_desktop.looks.focus_ring import OWN_FOCUS
from tartli_desktop.looks.fonts import heading_font
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.text import catalogues
from tartli_desktop.text.card_names import SuitSystem, rank_name, suit_name
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.pages.readable_page import ReadablePage
from tartli_desktop.widgets.pages.rich_text import said, table
from tartli_desktop.widgets.papers.table_paper import SHADOW, dress_button, paint_sheet, paper_palette
from tartli_desktop.widgets.scroll_fade import ScrollFade

from .melds import meld_rows

Rows = list[tuple[str, str]]
"""Names and points."""
_NAME = '<p style="white-space: nowrap; margin: 0"><b>{}</b></p>'
"""Template for a card's name, which a narrow column would break."""
_NUMBER = '<p style="white-space: nowrap; margin: 0" align="right">{}</p>'
"""Template for points, likewise unbroken."""
_HEAD = '<p style="white-space: nowrap; margin: 0">{}</p>'
"""Template for a heading, likewise unbroken."""
_BETWEEN = "&nbsp;"
"""The gap between trumps and other suits."""
_LEAST_LINES = 12
"""The least height, in lines."""
_LEAST_LETTERS = 13
"""The least height of the letters, in pixels."""
_BESIDE, _ABOVE = SHADOW + 5, SHADOW + 8
"""The distances from the edges of the shadow to the content."""
_INDENT = 6
"""That of the title from the edge of the page, so that it begins where the words of the page do."""


class PointsCard(CardOfPoints):
    """Orders and points; it scrolls if it must.

    Args:
        faces: the pack.
        parent: its Qt parent.
    """

    # Qt sends events while the widget is still being built.
    page: _CardPage | None = None

    def __init__(self, faces: CardFaces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.faces = faces
        self._variant: Variant | None = None
        self._trump: Suit | None = None
        self._told: tuple[object, ...] = ()
        self._high_contrast = False
        self._title = QLabel(textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        self._title.setContentsMargins(_INDENT, 0, _INDENT, 0)
        self._close = QPushButton()
        self._close.setAutoDefault(False)
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
        self._dress()

    @property
    def text(self) -> str:
        """The whole text, without pictures."""
        return self.page.toPlainText() if self.page is not None else ""

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.fontMetrics().height() * _LEAST_LINES)

    def follow(self, variant: Variant, trump: Suit | None) -> None:
        """Show the points by these rules, and name the trumps if a suit is trumps now."""
        self._variant, self._trump = variant, trump
        self._tell()

    def set_high_contrast(self, on: bool) -> None:
        if on != self._high_contrast:
            self._high_contrast = on
            self._dress()
            self.update()

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

    def _dress(self) -> None:
        """Give text and button the colours of the paper and the font of the windows."""
        letters = self._letters
        self._title.setFont(heading_font(letters, 1.0))
        self.setPalette(QApplication.palette() if self._high_contrast else paper_palette())
        self._fade.set_ground(self.palette().color(QPalette.ColorRole.Base))
        dress_button(self._close, letters, high_contrast=self._high_contrast)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            # Its words need the width that lines along its edges would take.
            paint_sheet(painter, self.rect(), high_contrast=self._high_contrast, ruled=False)
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
        page, faces = self.page, self.faces
        if page is None or self._variant is None or not page.isVisible():
            return
        looks = (page.width(), self.font().toString(), self.palette().cacheKey())
        told = (self._variant, self._trump, faces.suits, catalogues.current(), looks)
        if told == self._told:
            return
        self._told = told
        scrolled, melds = page.verticalScrollBar().value(), self._melds(self._variant, faces.suits)
        # Side by side, or below each other where the card is narrow.
        for orders in (self._side_by_side(faces.suits), self._one_by_one(faces.suits)):
            self._write(page, orders + melds)
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

    def _columns(self, suits: SuitSystem) -> tuple[tuple[str, Rows], tuple[str, Rows]]:
        """The order and the points of trumps and of the other suits, each below its heading (R1.4, R1.5)."""
        shown = Suit.ACORNS if self._trump is None else self._trump
        other = next(suit for suit in (Suit.LEAVES, Suit.HEARTS) if suit is not shown)
        trumps = self.tr("Trumps")
        if self._trump is not None:
            trumps = fill(self.tr("Trumps: %1"), suit_name(self._trump, suits))
        told = ((trumps, shown, TRUMP_POINTS), (self.tr("Other suits"), other, PLAIN_POINTS))
        first, second = (
            (
                _HEAD.format(head),
                [
                    (_NAME.format(rank_name(card.rank, suits)), _NUMBER.format(points[card.rank]))
                    for card in _best_first(suit, trump=points is TRUMP_POINTS)
                ],
            )
            for head, suit, points in told
        )
        return first, second

    def _side_by_side(self, suits: SuitSystem) -> str:
        (trumps, one), (others, other) = self._columns(suits)
        rows = [(*left, _BETWEEN, *right) for left, right in zip(one, other, strict=True)]
        return table((trumps, "", _BETWEEN, others, ""), rows, numbers=(1, 4), fills_page=True) + self._last

    def _one_by_one(self, suits: SuitSystem) -> str:
        tables = (
            table((head, ""), rows, numbers=(1,), fills_page=True) for head, rows in self._columns(suits)
        )
        return "".join(tables) + self._last

    @property
    def _last(self) -> str:
        """R1.6."""
        return said(fill(self.tr("Last trick: +%1"), LAST_TRICK_POINTS))

    def _melds(self, variant: Variant, suits: SuitSystem) -> str:
        """R2."""
        row = ", ".join(rank_name(rank, suits) for rank in sorted(Rank, reverse=True))
        order = said(fill(self.tr("Order in a sequence: %1"), row))
        meld = self.tr("%1: %2", "the name of a meld, and what it is")
        rows = [
            (fill(meld, f"<b>{name}</b>", what), _NUMBER.format(points))
            for name, what, points in meld_rows(variant, suits, is_brief=True)
        ]
        heads = (self.tr("Melds"), self.tr("Points"))
        return table(heads, rows, numbers=(1,), fills_page=True) + order

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
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


def _best_first(suit: Suit, *, trump: bool) -> list[Card]:
    """The cards of a suit in the order of R1.4, or of R1.5."""
    order = STRENGTH[suit if trump else Suit((suit + 1) % 4)]
    return sorted((Card.of(suit, rank) for rank in Rank), key=lambda card: order[card], reverse=True)
