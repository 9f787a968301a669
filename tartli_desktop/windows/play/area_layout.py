"""The places of what is at a table: people and cards on the cloth, words beside it, papers over it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QMargins, QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from tartli_desktop.looks.colours import high_contrast
from tartli_desktop.looks.text_size import LARGEST_ON_CLOTH, text_scale
from tartli_desktop.settings.settings import Settings
from tartli_desktop.table.felt import RIM
from tartli_desktop.table.places.layout import HEIGHT
from tartli_desktop.widgets.panel.welcome_drawings import DrawnTitle, WelcomeDrawing
from tartli_desktop.widgets.papers.free_place import Sight
from tartli_desktop.widgets.questions.questions import Questions
from tartli_desktop.widgets.words_column import column_width
from tartli_desktop.windows.play.play_table import PlayTable

Door = tuple[str, str, Callable[[], object]]
"""What can be opened from the welcome: words, the name of a picture, and what opens it."""
MakesDrawing = Callable[[QWidget], WelcomeDrawing]


class Welcome:
    """The name of the program on the table, and beside it the ways to begin."""

    def __init__(self, table: PlayTable) -> None:
        self._view, self._panel = table.view, table.panel
        self.drawings: list[WelcomeDrawing] = []
        """What is drawn on the cloth, from above: the name of the program, and perhaps more."""

    def begin(self, words: str, doors: Sequence[Door], below: Sequence[MakesDrawing]) -> None:
        """Welcome the player in these words; the others are what :meth:`.PlayArea.welcome` tells."""
        self._clear()
        for make in (DrawnTitle, *below):
            self.drawings.append(make(self._view.viewport()))
            self.drawings[-1].show()
        self._panel.set_prompt(words)
        choices = [(text, opens) for text, _, opens in doors]
        self._panel.show_choices(choices, pictures=[picture for _, picture, _ in doors])

    def end(self) -> None:
        """Take the welcome away, since a match comes to the table."""
        if self.drawings:
            self._clear()
            self._panel.show_choices(())

    def _clear(self) -> None:
        for drawing in self.drawings:
            drawing.hide()
            drawing.deleteLater()
        self.drawings.clear()

    def lay(self, area: QRectF) -> None:
        """Share this area among the drawings."""
        high = area.height() / max(1, len(self.drawings))
        for number, drawing in enumerate(self.drawings):
            drawing.set_geometry(QRectF(area.left(), area.top() + number * high, area.width(), high))

    def leave_out(self, papers: Sequence[QRect]) -> None:
        """Hide the drawings that one of these papers, in places of the viewport, covers in part."""
        for drawing in self.drawings:
            there = QRect(drawing.mapTo(self._view.viewport(), QPoint()), drawing.size())
            drawing.setHidden(any(paper.intersects(there) for paper in papers))


_FAR, _NEAR = 0.25, 0.7
"""Cards above or below these parts of a table's height belong to the hands at its far and near side."""
_FREE = 10
"""Pixels around the room between cards."""
_LETTERS, _LEAST_LETTERS, _MOST_LETTERS = 22 / HEIGHT, 13.0, 24.0
"""The height of usual letters, relative to that of the table; and its limits in pixels."""
_FLOOR = QColor("#2E1D11")
"""The colour beneath the table."""


class AreaLayout:
    """Lays out the parts of a table in their area, which has no layout yet."""

    def __init__(self, table: PlayTable) -> None:
        self._area, self._view = table.owner, table.view
        self._panel, self._column = table.panel, table.column
        self.floor = _FLOOR
        """The colour beneath the table, visible at the rounded corners of frames."""
        self._folded = False
        self._needs_slate = True
        self._row = QHBoxLayout(table.owner)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addWidget(table.view, 1)
        self._row.addWidget(table.column)
        table.column.widened.connect(self.fit_column)

    def need_slate(self, needs: bool) -> None:
        """Show the slate, or not where there is no score to keep."""
        self._needs_slate = needs
        self._fit_slate()

    def _fit_slate(self) -> None:
        self._column.show_slate(self._needs_slate and not self._folded)

    def follow_settings(self, settings: Settings) -> None:
        """Put the words at the wanted side, in a column that is wide enough for their letters."""
        self._folded = settings.slate_folded
        is_left = settings.column_left
        self._row.setDirection(
            QBoxLayout.Direction.RightToLeft if is_left else QBoxLayout.Direction.LeftToRight
        )
        self.floor = QColor("black") if high_contrast() else _FLOOR
        self._fit_slate()
        self.fit_column()

    def cover_panel(self, is_covered: bool) -> None:
        """A paper lies on the table, or no longer: no button can be pressed meanwhile."""
        if is_covered:
            # Otherwise Qt would give the keys to the slate until the paper takes them.
            self._panel.leave_keyboard()
        self._panel.setHidden(is_covered)

    def activate(self) -> None:
        """Lay all parts out at once; Qt would do so only after painting everything at its old size."""
        self._row.activate()

    def lay_panel(self, welcome: Welcome) -> float:
        """Give the words their place and size.

        Args:
            welcome: what is drawn on the cloth, if anything is.

        Returns the height of the letters in pixels.
        """
        usual = min(max(self._area.height() * _LETTERS, _LEAST_LETTERS), _MOST_LETTERS)
        pixels = usual * text_scale()
        self._column.set_text_size(round(pixels))
        self.fit_column()
        if welcome.drawings:
            welcome.lay(self._free_middle())
        return pixels

    def fit_column(self) -> None:
        """Give the column its width."""
        wide = self._area.width()
        wanted = column_width(wide, text_scale(), teaches=self._column.teaches)
        self._column.setFixedWidth(max(0, min(wanted, wide - self._view.minimumWidth())))

    def _free_middle(self) -> QRectF:
        """The free room between the example's cards, in the viewport, on the hands' axis."""
        view = self._view
        room = QRectF(view.viewport().rect()).adjusted(RIM, RIM, -RIM, -RIM)
        left, top, right, bottom = room.left(), room.top(), room.right(), room.bottom()
        for item in view.scene().items_of_pack:
            if not item.isVisible():
                continue
            card = view.to_viewport(item.sceneBoundingRect())
            at = card.center()
            if at.y() < room.top() + room.height() * _FAR:
                top = max(top, card.bottom())
            elif at.y() > room.top() + room.height() * _NEAR:
                bottom = min(bottom, card.top())
            elif at.x() < room.center().x():
                left = max(left, card.right())
            else:
                right = min(right, card.left())
        beside = max(left - room.left(), room.right() - right)
        left, right = room.left() + beside, room.right() - beside
        return QRectF(QPointF(left, top), QPointF(right, bottom)).adjusted(_FREE, _FREE, -_FREE, -_FREE)


_CLOTH = 11
"""The pixels by which a paper with its shadow stays away from both sides of the table, so that cloth is seen
between paper and frame."""

_LEAST = 800
"""The width in pixels that the account of a hand needs in letters of the usual size."""


class PaperRooms:
    """The rooms of one table; all places are in pixels of the area.

    Args:
        welcome: may stand on it.
    """

    def __init__(self, table: PlayTable, welcome: Welcome) -> None:
        self._table = table
        self._view = table.view
        self._welcome = welcome

    def for_papers(self) -> QRect:
        """The room for a paper: on the table, or anywhere where letters are large or the table is small."""
        is_large = text_scale() > LARGEST_ON_CLOTH
        return self._table.owner.rect() if is_large or self._view.width() < _LEAST else self._view.geometry()

    def serve(self, questions: Questions) -> None:
        """Tell questions on the window where there is room for them, and what they should not hide.

        They lie on the table, or else wherever a paper may lie; in the middle of a review in its place.
        """
        area, window = self._table.owner, questions.window

        def there(place: QRect) -> QRect:
            return QRect(area.mapTo(window, place.topLeft()), place.size())

        def rooms() -> Sequence[QRect]:
            places = (self.cloth(), self.for_papers()) if area.isVisible() else (area.rect(),)
            return [there(place) for place in places]

        questions.rooms = rooms
        questions.seen = lambda: self.in_sight().moved(there) if area.isVisible() else Sight()

    def cloth(self) -> QRect:
        """The table, with a strip of cloth between its frame and a paper on each side."""
        return self._view.geometry().marginsRemoved(QMargins(_CLOTH, 0, _CLOTH, 0))

    def beside_trick(self) -> QRect:
        """Where a paper hides neither trick nor hand; over the words where the table is narrow."""
        layout = self._view.scene().layout
        if layout.is_narrow:
            return self._table.column.geometry()
        room = self._view.to_viewport(layout.beside_trick).toAlignedRect()
        return room.translated(self._view.pos()) & self._view.geometry()

    def leave_out_what_is_cut(self, papers: Sequence[QRect]) -> None:
        """Hide what papers, in places of the screen, cover in part."""
        corner = self._view.viewport().mapToGlobal(QPoint())
        places = [place.translated(-corner) for place in papers]
        self._view.scene().cover(self._view.mapToScene(place).boundingRect() for place in places)
        self._welcome.leave_out(places)

    def in_sight(self) -> Sight:
        """The places of the cards that the player sees or will get, and of the players.

        A welcome has only an example.
        """
        corner = self._view.viewport().mapTo(self._table.owner, QPoint(0, 0))
        if self._welcome.drawings:
            return Sight(players=[])
        cards, players = self._view.cards_in_sight(), self._view.players_in_sight()
        session = self._table.session
        if not cards and not (session is not None and session.hand_is_over):
            cards = [self._view.own_cards_place()]
        return Sight(
            [place.toAlignedRect().translated(corner) for place in cards],
            [place.toAlignedRect().translated(corner) for place in players],
        )
