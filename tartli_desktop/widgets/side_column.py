"""The column beside the table: the slate, what is played, and at the foot what is asked with its buttons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPalette, QPixmap, QRegion
from PySide6.QtWidgets import QFrame, QLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from tartli_desktop.looks.colours import wants_high_contrast
from tartli_desktop.settings.settings import Settings
from tartli_desktop.widgets.blank import Blank
from tartli_desktop.widgets.match_words import MatchWords
from tartli_desktop.widgets.panel.table_panel import TablePanel
from tartli_desktop.widgets.scroll_fade import ScrollFade

LARGEST_ON_TABLE = 1.15
"""Up to this text scale, papers have room on the table."""

_STYLE = """
SideColumn, SideColumn > QWidget > QWidget#content { background: %(ground)s; }
SideColumn QLabel#lines { color: %(text)s; font-size: %(size)dpx; }
SideColumn QLabel#words { color: %(text)s; }
SideColumn QWidget#face { font-size: %(size)dpx; }
"""
_COLOURS = ("#233F2C", "#FBF3DC")
"""The colours of the ground and of the words about the match."""
_LOWEST_SLATE = 0.6
"""The least height of the slate, relative to its width, before the column scrolls."""
_MARGIN = 8
_LESS = 2
"""The gap below the last part: less than between two parts."""


class SideColumn(QScrollArea):
    """Slate, words about the match and the panel below each other; it scrolls if it must.

    The panel stands at the foot, so that its buttons keep their places whatever stands above.

    Signals:
        grew: the column needs another height than before.
    """

    grew = Signal()

    # Set on the class: Qt sends events while the column is being built.
    _panel: TablePanel | None = None

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size = 0
        self._needed = 0
        self._colours = _COLOURS
        self._room = QSize()
        self._is_read = False
        """Whether the player reads the slate above."""
        self._slate: QWidget | None = None
        self._tells = True
        self._is_laying = False
        content = QWidget()
        content.setObjectName("content")
        content.installEventFilter(self)
        self._rows = QVBoxLayout(content)
        self._rows.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        self._rows.setSpacing(_MARGIN)
        self._words = MatchWords()
        self._rows.addWidget(self._words)
        self._words.hide()
        # A viewport made here: to wrap one made by Qt, PySide6 creates all widget types with their enums.
        self.setViewport(QWidget())
        self.setWidget(content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._fade = ScrollFade(self)
        self._still = _Still(content)
        self._papers: Sequence[QRect] = ()
        self._blank = Blank(content)
        self.verticalScrollBar().valueChanged.connect(self._hide_cut)
        self.verticalScrollBar().rangeChanged.connect(self._show_foot)

    @property
    def lines(self) -> str:
        """The words about the match."""
        return self._words.words

    def take(self, panel: TablePanel, slate: QWidget | None) -> None:
        """Take in the panel and, if there is one, the slate."""
        self._panel, self._slate = panel, slate
        if slate is None:
            # All words stand together at the foot.
            self._rows.insertStretch(0, 1)
        else:
            # Otherwise it would ask for its usual size, and push words out of sight.
            slate.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
            self._rows.insertWidget(0, slate, 1)
        self._rows.addWidget(panel)
        panel.spoke.connect(self._show_words)
        panel.spread.connect(self._lay)

    def settle(self) -> None:
        """Finish the layout of the panel before it is hidden, since it then keeps its size."""
        if self._panel is not None:
            # Otherwise the focus would move on, and the column would scroll to it.
            self._panel.leave_keyboard()
            for part in (*self._panel.findChildren(QWidget), self._panel):
                QCoreApplication.sendPostedEvents(part, QEvent.Type.LayoutRequest.value)
            self._lay()

    def show_still(self, is_still: bool) -> None:
        """Show a picture of the panel in its place while the panel is hidden, or remove the picture."""
        panel = self._panel
        has_place = panel is not None and panel.isHidden() and not panel.size().isEmpty()
        if is_still and panel is not None and has_place and self.isVisible():
            self._still.show_picture_of(panel)
        elif not is_still:
            self._still.hide()
        self._hide_cut()

    def leave_out(self, papers: Sequence[QRect]) -> None:
        """Hide the words and buttons that papers cover in part: each is seen whole or not at all.

        Args:
            papers: their areas, on the screen.
        """
        self._papers = papers
        self._hide_cut()

    def _hide_cut(self) -> None:
        content = self.widget()
        if content is None or not self.isVisible():
            return
        corner = content.mapToGlobal(QPoint())
        papers = [paper.translated(-corner) for paper in self._papers]
        told = (self._still, self._words)
        places = [QRect(each.mapTo(content, QPoint()), each.size()) for each in told if each.isVisible()]
        self._blank.lie_over(place for place in places if any(place.intersects(each) for each in papers))

    def add(self, part: QWidget) -> None:
        """Add another part above the panel."""
        if self._panel is not None and self._rows.indexOf(part) < 0:
            self._rows.insertWidget(self._rows.indexOf(self._panel), part)

    @property
    def room(self) -> int:
        """The greatest width of the contents without horizontal scrolling."""
        return self.width() - 2 * _MARGIN - self.verticalScrollBar().sizeHint().width()

    def set_words(self, words: str) -> None:
        """Show these words about the match: what is played, the trick, the trumps.

        Without words their room stays free until :meth:`clear`, so that the slate above keeps its height.
        """
        keeps = 0 if words or self._words.isHidden() else self._words.height()
        if words or keeps > self._words.minimumHeight():
            self._words.setMinimumHeight(keeps)
        self._words.set_words(words)
        self._words.set_room(self.room)
        self.tell(self._tells)

    def clear(self) -> None:
        """Show no words, and keep no room for them."""
        self._words.setMinimumHeight(0)
        self._words.set_words("")
        self.tell(self._tells)

    def tell(self, tells: bool) -> None:
        """Show the words about the match, or leave their room to something else."""
        self._tells = tells
        self._words.setVisible(tells and bool(self.lines or self._words.minimumHeight()))
        self._lay()

    @property
    def needed_height(self) -> int:
        """The height needed to show everything without scrolling."""
        wide = self.width() - self.verticalScrollBar().sizeHint().width()
        # Where nothing depends on the width, Qt gives no height for a width.
        return max(self._rows.totalHeightForWidth(wide), self._rows.totalSizeHint().height()) + _MARGIN

    def _least_height(self, width: int) -> int:
        """The least height of everything in a width."""
        high = self._rows.totalMinimumHeightForWidth(width)
        return high if high >= 0 else self._rows.totalMinimumSize().height()

    @property
    def _lowest_slate(self) -> int:
        """The least height of the slate that still shows what counts."""
        own = 0 if self._slate is None else self._slate.heightForWidth(self.room)
        lowest = round(self.room * _LOWEST_SLATE)
        return min(own, lowest) if own > 0 else lowest

    def show_part(self, part: QWidget) -> None:
        """Scroll a part into sight, with everything below it if there is room."""
        self._show_foot()
        self.ensureWidgetVisible(part, 0, _MARGIN)

    def show_slate(self) -> None:
        """Scroll the slate into sight, from the names above its columns on."""
        if self._slate is not None:
            self._is_read = True
            self.verticalScrollBar().setValue(self._slate.y())
            self._fade.keep_whole_from(self._slate.y())

    def show_foot(self) -> None:
        """Scroll what is asked into sight."""
        self._is_read = False
        self._show_foot()

    def _show_foot(self) -> None:
        if not self._is_read:
            self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    def _show_words(self) -> None:
        """Scroll the panel's words into sight, unless the player reads the slate above."""
        if self._slate is None or not self._slate.hasFocus():
            self.show_foot()

    def set_text_size(self, pixels: int) -> None:
        """Set the height of the letters, in pixels."""
        self._size = pixels
        self._words.set_text_size(pixels)
        self._dress()

    def follow_settings(self, settings: Settings) -> None:
        """Take colours that the player sees well."""
        high = wants_high_contrast(settings.colour_scheme)
        self.set_colours(*(("#000000", "#FFFFFF") if high else _COLOURS))

    def set_colours(self, ground: str, text: str) -> None:
        """Set the colours of the ground and of the words about the match."""
        self._colours = (ground, text)
        self._dress()

    def fit(self, room: QSize, width: int) -> None:
        """Take a width; slate and words then share the height of the room."""
        self._room = room
        if self._panel is None or room.isEmpty():
            return
        self.setFixedWidth(width)
        bar = self.verticalScrollBar().sizeHint().width()
        self._panel.set_widest(self.room)
        self._words.set_room(self.room)
        seen = self._slate is not None and not self._slate.isHidden()
        lowest = self._lowest_slate if seen else 0
        left = room.height() - self._words.height() * (not self._words.isHidden()) - 4 * _MARGIN
        self._panel.keep_at_most(left, left - lowest)
        if self._slate is not None:
            self._slate.setMinimumHeight(lowest)
        content = self.widget()
        if content is not None:
            # Qt by itself counts words that need several lines as one line, and cuts what stands below them.
            content.setMinimumHeight(self._least_height(width - bar))

    def _lay(self) -> None:
        """Lay everything out at once: done later by Qt, names could overlap words that have grown."""
        content = self.widget()
        if content is None or self._is_laying or not self.isVisible():
            return
        self._is_laying = True
        # From the innermost layout on, since each one requests its room only when activated.
        for inner in reversed(content.findChildren(QLayout)):
            inner.activate()
        self.fit(self._room, self.width())
        content.resize(self.viewport().width(), max(self.viewport().height(), content.minimumHeight()))
        self._rows.activate()
        self._is_laying = False
        self._hide_cut()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # The arrows belong to the cards.
        event.ignore()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Other buttons have appeared, perhaps with longer words.
        if event.type() == QEvent.Type.LayoutRequest and self._panel is not None:
            self.fit(self._room, self.width())
            before, self._needed = self._needed, self.needed_height
            if self._needed != before:
                self.grew.emit()
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize) and not self._still.isHidden():
            # By now the layout has given the hidden panel its new place.
            self.show_still(True)
        return super().eventFilter(watched, event)

    def _dress(self) -> None:
        if self._size:
            # Even an unchanged style: it makes Qt ask all parts for their room again, whose words may have
            # changed.
            ground, text = self._colours
            self.setStyleSheet(_STYLE % {"ground": ground, "text": text, "size": self._size})
            self._fade.set_ground(QColor(ground))
            self._blank.ground = QColor(ground)
            # The scroll bar's handle in the colour of the words: the windows' colour is as dark as the cloth.
            bar = self.verticalScrollBar()
            palette = bar.palette()
            palette.setColor(QPalette.ColorRole.Text, QColor(text))
            bar.setPalette(palette)


class _Still(QWidget):
    """A picture of something that is hidden, in its place."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._picture = QPixmap()
        self.hide()

    def show_picture_of(self, part: TablePanel) -> None:
        """Show how a panel beside it looks now, without its ground, and no words or buttons that it cuts."""
        ratio = self.devicePixelRatioF()
        self._picture = QPixmap(part.size() * ratio)
        self._picture.setDevicePixelRatio(ratio)
        self._picture.fill(Qt.GlobalColor.transparent)
        part.render(self._picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
        whole = [end for end in part.ends if end <= part.height()]
        high = part.height() if len(whole) == len(part.ends) else max(whole, default=0) + _LESS
        self.setGeometry(QRect(part.pos(), QSize(part.width(), high)))
        self.raise_()
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._picture)
