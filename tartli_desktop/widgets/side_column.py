"""The column beside the table for its words, when letters are too large to have room on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPixmap, QRegion
from PySide6.QtWidgets import QFrame, QLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from tartli_desktop.looks.colours import wants_high_contrast
from tartli_desktop.settings.settings import Settings
from tartli_desktop.table.notes.plate_content import PlateContent
from tartli_desktop.widgets.blank import Blank
from tartli_desktop.widgets.match_words import MatchWords
from tartli_desktop.widgets.panel.table_panel import TablePanel
from tartli_desktop.widgets.scroll_fade import ScrollFade
from tartli_desktop.widgets.seat_line import SeatLine

LARGEST_ON_TABLE = 1.15
"""Up to this text scale, the words have room on the table."""

_STYLE = """
SideColumn, SideColumn > QWidget > QWidget#content { background: %(ground)s; }
SideColumn QLabel#lines { color: %(text)s; font-size: %(size)dpx; }
SideColumn QLabel#words { color: %(text)s; }
SideColumn QWidget#face { font-size: %(size)dpx; }
"""
_COLOURS = ("#233F2C", "#FBF3DC")
"""The colours of the ground and of the words about the match."""
_SHARE = 0.44
"""The largest part of the window's width for the column; what is wider is broken into lines, or scrolls."""
_NARROWEST = 190
_LETTERS, _LETTERS_OF_SIDES = 12.8, 15.0
"""The width that the column wants, relative to the height of its letters: most buttons fit on one line, and
so do a name and the figures that count; with more than two players the side of each as well."""
_SLATE, _LOWEST_SLATE = 0.95, 0.75
"""The least height of the slate, relative to its width, and the lowest that still shows all of one that does
not tell its own."""
_HEAD = 0.3
"""The part of the slate's height of which less says nothing."""
_MARGIN = 8
_LESS = 2
"""The gap below the last part: less than between two parts."""


class SideColumn(QScrollArea):
    """The panel, lines about the match and the slate below each other; it scrolls if it must.

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
        self._room = (QSize(), 0, 0)
        self._slate: QWidget | None = None
        self._tells = True
        self._is_laying = False
        content = QWidget()
        content.setObjectName("content")
        content.installEventFilter(self)
        self._rows = QVBoxLayout(content)
        self._rows.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, 0)
        self._rows.setSpacing(_MARGIN)
        self._seats: list[SeatLine] = []
        self._words = MatchWords()
        self._status = QWidget()
        self._lines = QVBoxLayout(self._status)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(2)
        self._lines.addWidget(self._words)
        # Even an empty one would keep the room around it.
        self._status.hide()
        self._rows.addWidget(self._status)
        # A viewport made here: to wrap one made by Qt, PySide6 creates all widget types with their enums.
        self.setViewport(QWidget())
        self.setWidget(content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._fade = ScrollFade(self)
        self._fade.cuts_below, self._fade.gone_from = self._cuts_below, self._gone_from
        self._still = _Still(content)
        self._papers: Sequence[QRect] = ()
        self._blank = Blank(content)
        self.verticalScrollBar().valueChanged.connect(self._hide_cut)
        self.hide()

    @property
    def lines(self) -> str:
        """The words about the match."""
        return "\n".join(filter(None, (*(seat.text for seat in self._seats), self._words.words)))

    def take(self, panel: TablePanel, slate: QWidget | None) -> None:
        """Take in the panel and, if there is one, the slate."""
        self._panel, self._slate = panel, slate
        # At the top it stays in sight, however many lines there are.
        self._rows.insertWidget(0, panel)
        panel.spoke.connect(self._show_words)
        panel.spread.connect(self._lay)
        if slate is None:
            # All words stand together at the top.
            self._rows.addStretch(1)
        else:
            # Otherwise it would ask for its usual size, and push words out of sight.
            slate.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
            self._rows.addWidget(slate, 1)

    def let_go(self) -> None:
        """Release panel and slate; the caller gives them other places."""
        if self._panel is not None:
            self._panel.spoke.disconnect(self._show_words)
            self._panel.spread.disconnect(self._lay)
            if self._slate is None:
                self._rows.takeAt(self._rows.count() - 1)
        for part in (self._panel, self._slate):
            if part is not None:
                self._rows.removeWidget(part)
        if self._slate is not None:
            self._slate.setMinimumHeight(0)
            self._slate.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._panel = self._slate = None

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
        told = (self._still, *self._seats, self._words)
        places = [QRect(each.mapTo(content, QPoint()), each.size()) for each in told if each.isVisible()]
        self._blank.lie_over(place for place in places if any(place.intersects(each) for each in papers))

    def add(self, part: QWidget) -> None:
        """Add another part below the panel."""
        if self._panel is not None and self._rows.indexOf(part) < 0:
            self._rows.insertWidget(self._rows.indexOf(self._panel) + 1, part)

    def remove(self, part: QWidget) -> None:
        """Release a part; the caller gives it another place."""
        self._rows.removeWidget(part)

    @property
    def room(self) -> int:
        """The greatest width of the contents without horizontal scrolling."""
        return self.width() - 2 * _MARGIN - self.verticalScrollBar().sizeHint().width()

    def set_lines(self, people: Sequence[PlateContent], words: str) -> None:
        """Show lines about the match: who deals, how it stands, trick and trumps.

        Args:
            people: the lines about the players, from the top.
            words: the words about the match.
        """
        while len(self._seats) < len(people):
            self._seats.append(SeatLine())
            self._lines.insertWidget(len(self._seats) - 1, self._seats[-1])
        while len(self._seats) > len(people):
            surplus = self._seats.pop()
            self._lines.removeWidget(surplus)
            surplus.hide()
            surplus.deleteLater()
        for seat, content in zip(self._seats, people, strict=True):
            seat.show_content(content)
        self._words.set_words(words)
        self._words.setVisible(bool(words))
        self._shorten_lines()
        self.tell(self._tells)

    def _shorten_lines(self) -> None:
        """Shorten the lines about all players alike, until each fits on one line."""
        room = self.room
        step = max((seat.fitting(room) for seat in self._seats), default=0)
        for seat in self._seats:
            seat.tell(step)
        self._words.set_room(room)

    def tell(self, tells: bool) -> None:
        """Show the lines about the match, or leave their room to something else."""
        self._tells = tells
        self._status.setVisible(tells and bool(self.lines))
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

    def whole_height(self, usual: int, most: int) -> int:
        """The greatest height up to the ``usual`` one at which the lower edge cuts nothing.

        If the parts of the panel that must be visible need more, the height grows up to ``most``.
        """
        must = 0 if self._panel is None else _MARGIN + self._panel.end_of_musts + _LESS
        room = max(usual, min(must, most))
        return max((end for end in self._ends() if end <= room), default=room)

    @property
    def end_of_first_seat(self) -> int:
        """The lower end of the first line about a player; of the panel without one."""
        after = 0 if self._panel is None else _MARGIN + self._panel.height()
        return next((end for end in self._ends() if end - _LESS > after), after)

    @property
    def _lowest_slate(self) -> int:
        """The least height of the slate that still shows all of it."""
        bar = self.verticalScrollBar().sizeHint().width()
        wide = self.width() - bar
        own = 0 if self._slate is None else self._slate.heightForWidth(self.room)
        return min(own, round(wide * _SLATE)) if own > 0 else round(wide * _LOWEST_SLATE)

    @property
    def _height_of_lines(self) -> int:
        """The height of what is told about the match in full, which the panel must leave in sight."""
        if self._status.isHidden():
            return 0
        words = self._words
        longer = 0 if words.isHidden() else words.heights[0] - words.heights[words.form]
        return max(self._lines.totalHeightForWidth(self.room), self._lines.totalSizeHint().height()) + longer

    def _ends(self) -> Iterator[int]:
        """The lower ends of the parts below each other: panel, lines, slate."""
        yield from (end + _LESS for end in self._bottoms())

    def _cuts_below(self) -> bool:
        edge = self.verticalScrollBar().value() + self.viewport().height()
        return all(abs(end - edge) > _LESS for end in self._ends())

    def _gone_from(self) -> int | None:
        """Where the line about a player or the match begins that the lower edge cuts, or the slate whose head
        it cuts: they are left out rather than shown in part."""
        edge = self.viewport().height()
        for top, bottom in self._undivided():
            if top < edge < bottom - _LESS:
                return top
        return None

    def _undivided(self) -> Iterator[tuple[int, int]]:
        """Upper and lower ends in the viewport of what is shown whole or not at all."""

        def top_of(part: QWidget) -> int:
            return part.mapTo(self.viewport(), QPoint()).y()

        seats = () if self._status.isHidden() else self._seats
        for seat in seats:
            yield top_of(seat), top_of(seat) + seat.height()
        if self._words.isVisibleTo(self):
            line, first = self._words.fontMetrics().lineSpacing(), top_of(self._words)
            for top in range(first, first + self._words.height() - line // 2, line):
                yield top, top + line
        if self._slate is not None and not self._slate.isHidden():
            head = round(self._slate.height() * _HEAD)
            yield top_of(self._slate), top_of(self._slate) + head

    def _bottoms(self) -> Iterator[int]:
        if self._panel is None:
            return
        yield from (_MARGIN + end for end in self._panel.ends)
        end = _MARGIN + self._panel.height()
        yield end
        if not self._status.isHidden():
            end += _MARGIN - self._lines.spacing()
            for line in filter(None, (*self._seats, self._words if self._words.text() else None)):
                high = line.heightForWidth(self.room) if line.hasHeightForWidth() else 0
                end += self._lines.spacing() + max(high, line.sizeHint().height() if high <= 0 else 0)
                yield end
        if self._slate is not None and not self._slate.isHidden():
            yield end + _MARGIN + self._slate.minimumHeight()

    def show_part(self, part: QWidget) -> None:
        """Scroll a part into sight, with everything above it if there is room."""
        self.verticalScrollBar().setValue(0)
        self.ensureWidgetVisible(part, 0, _MARGIN)

    def show_slate(self) -> None:
        """Scroll the slate into sight, from the names above its columns on."""
        if self._slate is not None:
            self.verticalScrollBar().setValue(self._slate.y())
            self._fade.keep_whole_from(self._slate.y())

    def _show_words(self) -> None:
        """Scroll the panel's words into sight, unless the player reads the slate below."""
        if self._slate is None or not self._slate.hasFocus():
            self.verticalScrollBar().setValue(0)

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

    def fit(self, room: QSize, table: int, wish: int = 0) -> None:
        """Take as much of a window's width as the words need, and leave the rest to the table.

        Args:
            room: the size of the window.
            table: the least width of the table.
            wish: the width that something else below needs.
        """
        self._room = (room, table, wish)
        if self._panel is None or room.isEmpty():
            return
        bar = self.verticalScrollBar().sizeHint().width()
        most = max(_NARROWEST, min(round(room.width() * _SHARE), room.width() - table))
        letters = _LETTERS_OF_SIDES if len(self._seats) > 2 else _LETTERS
        usual = max(_NARROWEST, min(max(wish, round(letters * self._size)), most))
        # Buttons come and go with each trick: long ones are broken, so that the table does not move.
        self._panel.set_widest((most if self._panel.is_wide else usual) - 2 * _MARGIN - bar)
        parts = [self._panel] if self._slate is None else [self._panel, self._slate]
        wanted = max(part.minimumSizeHint().width() for part in parts) + 2 * _MARGIN + bar
        width = max(usual, min(wanted, most))
        self.setFixedWidth(width)
        self._shorten_lines()
        seen = self._slate is not None and not self._slate.isHidden()
        lowest = self._lowest_slate if seen else 0
        left = room.height() - self._height_of_lines - 3 * _MARGIN
        self._panel.keep_at_most(left, left - lowest - _MARGIN if seen else left)
        if self._slate is not None:
            # Measuring must change nothing, or Qt would lay everything out again and again without end.
            left = room.height() - self._least_height(width - bar)
            if seen:
                left += self._slate.minimumHeight()
            # Long words about the match become smaller where the slate would be cut otherwise.
            if seen and not self._words.isHidden():
                heights = self._words.heights
                left += heights[self._words.form]
                fitting = (form for form, high in enumerate(heights) if left - high >= lowest)
                form = next(fitting, 0)
                if form != self._words.form:
                    self._words.take_form(form)
                    # Otherwise the rows would learn of the other height only after the next event.
                    self._lines.invalidate()
                    self._status.updateGeometry()
                left -= heights[form]
            least = round((width - bar) * _SLATE)
            self._slate.setMinimumHeight(left if seen and lowest <= left < least else least)
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
        self.fit(*self._room)
        content.resize(self.viewport().width(), max(self.viewport().height(), content.minimumHeight()))
        self._rows.activate()
        self._is_laying = False
        self._hide_cut()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Other buttons have appeared, perhaps with longer words.
        if event.type() == QEvent.Type.LayoutRequest and self._panel is not None:
            self.fit(*self._room)
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
