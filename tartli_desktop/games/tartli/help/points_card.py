"""A card of orders and points that lies in the window during a match (R1.4, R1.5, R2)."""

from __future__ import annotations

import bisect
from math import ceil

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QFont,
    QFontInfo,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QShowEvent,
    QTextOption,
)
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from tartli_desktop.cards.german import Card, Rank, Suit
from tartli_desktop.face.at_the_table.points_card import CardOfPoints
from tartli_desktop.games.tartli.rules import LAST_TRICK_POINTS, PLAIN_POINTS, STRENGTH, TRUMP_POINTS, Variant
from tartli_desktop.looks.colours import mixed
from tartli_desktop.looks.focus_frame import ring_colour
from tartli_desktop.looks.focus_ring import OWN_FOCUS
from tartli_desktop.looks.fonts import heading_font
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.text.card_names import SuitSystem, rank_name, suit_name
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.pages.readable_page import ReadablePage
from tartli_desktop.widgets.pages.rich_text import said, table
from tartli_desktop.widgets.papers.table_paper import SHADOW, dress_button, paint_sheet, paper_palette
from tartli_desktop.widgets.scroll_fade import ScrollFade

from .melds import meld_rows

_NAME = '<p style="white-space: nowrap; margin: 0"><b>{}</b></p>'
"""Template for a card's name, which a narrow column would break."""
_NUMBER = '<p style="white-space: nowrap; margin: 0" align="right">{}</p>'
"""Template for points, likewise unbroken."""
_HEAD = '<p style="white-space: nowrap; margin: 0">{}</p>'
"""Template for a heading, likewise unbroken."""
_BETWEEN, _BETWEEN_NARROW = "&nbsp;" * 6, "&nbsp;"
"""The gap between trumps and other suits."""
_LEAST_WIDTH = 51
"""The smallest width of the card, in letters."""
_NARROW = 56
"""The width, in letters, below which the gap is narrow."""
_WIDTH = 67
"""The preferred width in letters: no row breaks in any language."""
_LEAST_HEIGHT = 21
"""The smallest height, in lines."""
_TITLE = (1.25, 1.1, 1.0, 0.9, 0.8, 0.7)
"""Title sizes relative to the text, largest that fits; the button never exceeds its usual size."""
_LETTERS = (2.0, 1.8, 1.65, 1.5, 1.4, 1.3, 1.2, 1.15, 1.1, 1.05, 1.0, 0.97, 0.94, 0.91, 0.88, 0.85)
"""Letter sizes relative to the usual one: the largest that shows everything is used, or it scrolls."""
_OF_LARGE, _LEAST_LETTERS = (0.8, 0.75, 0.7), 13
"""More sizes for large letters, used while they are at least the second number of pixels high."""
_WELL_READ = 1.2
"""The letter size that is large enough; the rest of the room is left to others."""
_APART = (6, 5, 4, 3, 2, 1, 0)
"""Pixels above and below the text of a row: the most that fit."""
_MOST_SIZES = 200
"""How many measured sizes are kept: those for a few trump suits, in a few widths."""
_BELOW_TITLE = 4
"""Pixels between the title and the page."""


_AROUND = SHADOW + 13
"""The distance from the edge of the shadow to the content."""
_EDGES = QSize(2 * _AROUND, 2 * _AROUND)


class PointsCard(CardOfPoints):
    """Orders and points, on a sheet that lies on the table.

    Args:
        faces: the pack.
        parent: the window it lies in.
    """

    # Qt sends events while the widget is still being built.
    page: _CardPage | None = None

    def __init__(self, faces: CardFaces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.faces = faces
        self._variant: Variant | None = None
        self._trump: Suit | None = None
        self._told: tuple[object, ...] = ()
        self._told_height = 0
        self._sizes: dict[tuple[object, ...], QSizeF] = {}
        self._place = self.geometry()
        self._high_contrast = False
        self._title = QLabel(textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        self._close = QPushButton()
        self._close.setAutoDefault(False)
        self._close.clicked.connect(self.closed)
        self.page = _CardPage()
        ScrollFade(self.page)
        self.page.installEventFilter(self)
        self.setFocusProxy(self.page)
        self.retranslate()
        self._dress()
        head = self._head = QHBoxLayout()
        # Aligned with the text of the page.
        head.setContentsMargins(round(self.page.document().documentMargin()), 0, 0, 0)
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        column = QVBoxLayout(self)
        column.setContentsMargins(_AROUND, _AROUND, _AROUND, _AROUND)
        column.setSpacing(_BELOW_TITLE)
        column.addLayout(head)
        column.addWidget(self.page)

    @property
    def text(self) -> str:
        """The whole text, without pictures."""
        return self.page.toPlainText() if self.page is not None else ""

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        inner = QSize(metrics.averageCharWidth() * _WIDTH, metrics.height() * 41)
        return (inner + _EDGES).boundedTo(self.screen().availableSize() * 0.9)

    @property
    def least_size(self) -> QSize:
        """The smallest size that breaks no words in the columns and shows all trumps at once."""
        metrics = self.fontMetrics()
        return QSize(metrics.averageCharWidth() * _LEAST_WIDTH, metrics.height() * _LEAST_HEIGHT) + _EDGES

    def follow(self, variant: Variant, trump: Suit | None) -> None:
        """Show the points by these rules, with pictures of the trumps if a suit is trumps now."""
        self._variant, self._trump = variant, trump
        self._tell()

    def set_high_contrast(self, on: bool) -> None:
        if on != self._high_contrast:
            self._high_contrast = on
            self._dress()
            self.update()

    def lay(self, place: QRect) -> None:
        """Lie at ``place``, in the largest letters that fit and no higher than the content."""
        self._place = place
        self.setGeometry(place)
        self._tell()
        if self.page is not None and self.isVisible():
            self.resize(place.width(), min(place.height(), self._told_height))
            # It was measured at the width without a scroll bar.
            self.page.lie_in(self.page.viewport().width())

    def height_in(self, width: int) -> int:
        page, variant = self.page, self._variant
        if page is None or variant is None:
            return 0
        words = self._words(variant, is_narrow=self._is_narrow_in(width))
        return round(self._size(page, words, _WELL_READ, _APART[2], width - _EDGES.width()).height())

    def retranslate(self) -> None:
        if self.page is not None:
            self._title.setText(self.tr("Card values"))
            self.page.setAccessibleName(self.tr("Card values"))
            self._close.setText(self.tr("Close"))
            self._close.setAccessibleDescription(self.tr("Card values"))

    def _dress(self) -> None:
        """Give text and button the colours of the paper and the font of the windows."""
        self._title.setFont(heading_font(self.font(), _TITLE[0]))
        if self._high_contrast:
            self.setPalette(QApplication.palette())
        else:
            self.setPalette(paper_palette())
        self._dress_close(1.0)

    def _dress_close(self, share: float) -> None:
        """Style the button with letters of this fraction of their usual size."""
        letters = QFont(self.font())
        letters.setPixelSize(round(QFontInfo(letters).pixelSize() * share))
        dress_button(self._close, letters, high_contrast=self._high_contrast)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # The button knows its height only now.
        self._forget()
        self.lay(self._place)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            paint_sheet(painter, self.rect(), high_contrast=self._high_contrast)
            if self.page is not None and self.page.hasFocus():
                # On the edge of the paper: inside its border it would be a frame within a frame.
                inset = SHADOW + 1.0
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(ring_colour(self.palette()), 3))
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), 4, 4)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().eventFilter(watched, event)

    def _tell(self) -> None:
        # Measuring before the card is shown would give wrong sizes.
        if self.page is None or self._variant is None or not self.isVisible():
            return
        page = self.page
        # The size of the place, not of the card, whose height follows from the content.
        told = (*self._looks(), self._place.size().toTuple())
        if told == self._told:
            return
        scrolled = page.verticalScrollBar().value()
        is_narrow = self._is_narrow_in(self._place.width())
        words = self._words(self._variant, is_narrow=is_narrow)
        width = self._place.width() - _EDGES.width()

        def shows_all(part: float, apart: int = 0) -> bool:
            """Whether nothing would scroll."""
            size = self._size(page, words, part, apart, width)
            return size.width() <= width and size.height() <= self._place.height()

        beside_bar = width - page.verticalScrollBar().sizeHint().width()

        def is_narrow_enough(part: float) -> bool:
            return self._size(page, words, part, 0, beside_bar).width() <= beside_bar

        # What fits in one letter size also fits in every smaller one, so bisect.
        usual = QFontInfo(self.font()).pixelSize()
        sizes = _LETTERS + tuple(part for part in _OF_LARGE if usual * part >= _LEAST_LETTERS)
        at = bisect.bisect_left(sizes, True, key=shows_all)
        if at == len(sizes):
            # It scrolls, but only vertically, and in letters no larger than usual.
            at = bisect.bisect_left(sizes, True, lo=sizes.index(1.0), key=is_narrow_enough)
        part = sizes[min(at, len(sizes) - 1)]
        at = bisect.bisect_left(_APART, True, key=lambda apart: shows_all(part, apart))
        apart = _APART[min(at, len(_APART) - 1)]
        fits = shows_all(part, apart)
        # Tables as wide as the page end below each other; they must need no more room.
        filled = self._words(self._variant, is_narrow=is_narrow, fills_page=True)
        room = width if fits else beside_bar
        as_needed, as_wide = (self._size(page, each, part, apart, room) for each in (words, filled))
        if as_wide.width() <= room and as_wide.height() <= as_needed.height():
            words = filled
        self._told_height = round(self._size(page, words, part, apart, width).height())
        self._write(page, words, part, apart)
        page.lie_in(width)
        self._told = told
        # A scroll bar left from larger letters would take width and so keep itself needed.
        policy = Qt.ScrollBarPolicy
        page.setVerticalScrollBarPolicy(policy.ScrollBarAlwaysOff if fits else policy.ScrollBarAsNeeded)
        page.verticalScrollBar().setValue(scrolled)

    def _size(self, page: _CardPage, words: str, part: float, apart: int, width: int) -> QSizeF:
        """The size that shows everything at once, with the title; cached because measuring is slow."""
        asked = (*self._looks(), self.width(), words, part, apart, width)
        if asked not in self._sizes:
            if len(self._sizes) >= _MOST_SIZES:
                self._sizes.clear()
            # Measuring overwrites the current text.
            self._told = ()
            self._write(page, words, part, apart)
            size = page.size_in(width)
            # The title has grown with the letters.
            self._head.invalidate()
            head = max(self._head.sizeHint().height(), self._head.heightForWidth(width))
            around = head + _BELOW_TITLE + _EDGES.height()
            self._sizes[asked] = QSizeF(size.width(), ceil(size.height()) + around)
        return self._sizes[asked]

    def _forget(self) -> None:
        """Discard all measurements."""
        self._told = ()
        self._sizes.clear()

    def _looks(self) -> tuple[object, ...]:
        """Everything that determines the content and the room it takes."""
        faces = self.faces
        rules = (self._variant, self._trump, faces.pack, faces.corners)
        return (*rules, self.font().toString(), self.palette().cacheKey(), self.devicePixelRatioF())

    def _is_narrow_in(self, width: int) -> bool:
        return width - _EDGES.width() < _NARROW * self.fontMetrics().averageCharWidth()

    def _words(self, variant: Variant, *, is_narrow: bool, fills_page: bool = False) -> str:
        suits = self.faces.suits
        orders = self._orders(variant, suits, is_narrow=is_narrow, fills_page=fills_page)
        return orders + self._melds(variant, suits, fills_page=fills_page)

    def _write(self, page: _CardPage, words: str, part: float, apart: int = 0) -> None:
        """Fill the page, in letters of this fraction of the usual size, with ``apart`` pixels around rows."""
        document = page.document()
        document.clear()
        font = QFont(self.font())
        font.setPointSizeF(QFontInfo(font).pointSizeF() * part)
        document.setDefaultFont(font)
        self._write_head(font if part > 1 else self.font())
        document.setDocumentMargin(2)
        palette = self.palette()
        text, ground = palette.color(QPalette.ColorRole.Text), palette.color(QPalette.ColorRole.Base)
        document.setDefaultStyleSheet(
            "p { margin-top: 2px; margin-bottom: 4px; margin-left: 3px; } table { margin-top: 6px; }"
            f"th, td {{ padding: {apart}px 3px; vertical-align: middle;"
            f" border-bottom: 1px solid {mixed(text, ground, 0.7).name()}; }}"
        )
        page.setHtml(words)

    def _write_head(self, font: QFont) -> None:
        """Write title and button in letters that let both fit side by side."""
        room = self.width() - _EDGES.width() - self._head.spacing()
        for share in _TITLE:
            letters = heading_font(font, share)
            self._title.setFont(letters)
            self._dress_close(min(1.0, share))
            title = max(map(QFontMetrics(letters).horizontalAdvance, self._title.text().split()))
            if title + self._close.sizeHint().width() <= room:
                break

    def _orders(self, variant: Variant, suits: SuitSystem, *, is_narrow: bool, fills_page: bool) -> str:
        """R1.4 to R1.6."""
        shown = Suit.ACORNS if self._trump is None else self._trump
        other = next(suit for suit in (Suit.LEAVES, Suit.HEARTS) if suit is not shown)
        between = _BETWEEN_NARROW if is_narrow else _BETWEEN
        rows = [
            (
                _NAME.format(rank_name(trump.rank, suits)),
                _NUMBER.format(TRUMP_POINTS[trump.rank]),
                between,
                _NAME.format(rank_name(plain.rank, suits)),
                _NUMBER.format(PLAIN_POINTS[plain.rank]),
            )
            for trump, plain in zip(
                _best_first(shown, trump=True), _best_first(other, trump=False), strict=True
            )
        ]
        trumps = self.tr("Trumps")
        if self._trump is not None:
            trumps = _HEAD.format(fill(self.tr("Trumps: %1"), suit_name(self._trump, suits)))
        head = (trumps, "", between, self.tr("Other suits"), "")
        last = fill(self.tr("Last trick: +%1"), LAST_TRICK_POINTS)
        return table(head, rows, numbers=(1, 4), fills_page=fills_page) + said(last)

    def _melds(self, variant: Variant, suits: SuitSystem, *, fills_page: bool) -> str:
        """R2."""
        row = ", ".join(rank_name(rank, suits) for rank in sorted(Rank, reverse=True))
        order = said(fill(self.tr("Order in a sequence: %1"), row))
        meld = self.tr("%1: %2", "the name of a meld, and what it is")
        rows = [
            (fill(meld, f"<b>{name}</b>", what), _NUMBER.format(points))
            for name, what, points in meld_rows(variant, suits, is_brief=True)
        ]
        heads = (self.tr("Melds"), self.tr("Points"))
        return table(heads, rows, numbers=(1,), fills_page=fills_page) + order

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._forget()
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

    def size_in(self, width: int) -> QSizeF:
        """The size of the content at this width; wider if it cannot be this narrow."""
        self.lie_in(width)
        return self.document().size()

    def lie_in(self, width: int) -> None:
        """Break lines for a width, unless done already: Qt would lay everything out again."""
        if self.document().textWidth() != width:
            self.document().setTextWidth(width)

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
