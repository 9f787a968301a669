"""The places of table, slate and words; large words stand beside the table, others on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QAction, QColor, QPalette
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tartli_desktop.looks.colours import wants_high_contrast
from tartli_desktop.settings.settings import Settings
from tartli_desktop.table.felt import RIM
from tartli_desktop.table.notes.plate_content import PlateContent
from tartli_desktop.table.places.layout import HEIGHT, NARROWEST, PANEL_HEIGHT
from tartli_desktop.table.view import CardTableView
from tartli_desktop.widgets.lesson_note import LessonNote
from tartli_desktop.widgets.panel.door import DrawnTitle
from tartli_desktop.widgets.panel.table_panel import TablePanel
from tartli_desktop.widgets.side_column import LARGEST_ON_TABLE, SideColumn

from .slate_tab import SlateTab

QWIDGETSIZE_MAX = 16_777_215
_NOTE, _LARGE_NOTE, _LARGE_NOTE_OF_LOW = 0.48, 0.66, 0.72
"""Parts of an area's height for the note: usual; with large letters in a high area, and in a low one."""
_LEAST_LARGE_NOTE = 0.54
"""The least part of the height that a lesson's words get beside many buttons."""
_LONGEST_LARGE = 440.0
"""The height that the longest words of a lesson need in large letters."""
_LARGE_TAUGHT = 0.42
"""The part of the width that a lesson's words need where letters are large."""
_LONGEST, _MOST_OF_HEIGHT = 340.0, 0.56
"""The height that the longest words of a lesson need, and the largest part of a low area's height for it."""
_MOST_FOR_LONG_WORDS = 0.62
"""The largest part of the height that a lesson's words get where they would otherwise be small."""
_TITLE = 0.26
"""The title's part of the height that the cards leave free."""
_FAR, _NEAR = 0.25, 0.7
"""Cards above or below these parts of a table's height belong to the hands at its far and near side."""
_TALL, _FAR_ON_TALL = 1.25, 0.5
"""From this ratio of height to width on, a table is tall, and its talon lies far above the middle."""
_FREE = 10
"""Pixels around the room between cards."""
_EACH = 0.55
"""The room's width that each door of the welcome needs, as a part of the room's height."""
_SLATE, _MOST_OF_WIDTH, _WIDEST_SLATE = 0.235, 0.205, 300.0
"""The width of the slate as a part of the height, its largest part of the width, and its largest width."""
_CARD, _LEAST_CARD = 264.0, 240.0
"""The width of a card of points in place of the slate: what it needs, and the least that is of use."""
_LARGE_CARD = 0.9
"""The width of that card with large letters, as a part of its usual width times the text scale."""
_TABLE_BESIDE_CARD = 756.0
"""The width that the table keeps beside that card in a small window."""
_SLATE_ABOVE_CARD, _MOST_ABOVE_CARD = 0.85, 0.6
"""The least height of a slate above the card, relative to its width; the largest part for words."""
_FLOOR = QColor("#2E1D11")
"""The colour beneath such a card: as dark as the floor beside the table."""
_TAUGHT, _TABLE = 246.0, 770.0
"""The width that a lesson's words need in a small window, and the width that the table keeps there."""


class AreaLayout:
    """Lays out the parts of a play area.

    Args:
        area: contains all of them, and has no layout yet.
        view: the table.
        slate: stands beside the table, if the game has one; otherwise the table takes its room.
        panel: words and buttons.
        column: contains words and slate where letters are large.
        fold: the command that folds the slate away.
    """

    def __init__(
        self,
        area: QWidget,
        view: CardTableView,
        slate: QWidget | None,
        panel: TablePanel,
        column: SideColumn,
        fold: QAction,
    ) -> None:
        self._area = area
        self._view = view
        self._slate = slate
        self._panel = panel
        self._column = column
        self._note: LessonNote | None = None
        self._noted = QSize()
        """The size of the area for which the note's height was set."""
        self._longest = 0
        """The height that the note's longest words so far have needed in large letters."""
        self.floor = _FLOOR
        """The colour beneath the table, visible at the rounded corners of frames."""
        self._folded = False
        self._needs_slate = True
        self._scale = 1.0
        self._keeps_for_card = False
        self._height_of_card: Callable[[int], int] = lambda width: 0
        self._card_room = QWidget(area)
        """Holds the place of the slate where something else lies."""
        self._card_room.setAutoFillBackground(True)
        self._card_room.hide()
        self._tab = None if slate is None else SlateTab(fold, view)
        row = QHBoxLayout(area)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(view, 1)
        side = self._side = QVBoxLayout()
        side.setSpacing(0)
        if slate is not None:
            side.addWidget(slate, 1)
        side.addWidget(column, 1)
        side.addWidget(self._card_room, 1)
        row.addLayout(side, 0)

    def add_note(self, note: LessonNote) -> None:
        """Put the lesson's words below the slate."""
        self._note = note
        self._side.addWidget(note, 0)
        note.reworded.connect(self._fit_words)
        self.fit_note()

    @property
    def _teaches(self) -> bool:
        """Whether the words of a lesson stand below the slate."""
        return self._note is not None and self._note.isVisibleTo(self._area)

    @property
    def words_beside(self) -> bool:
        """Whether letters are so large that all words stand beside the table."""
        return self._column.isVisibleTo(self._area)

    def need_slate(self, needs: bool) -> None:
        """Leave the slate's room to the table where there is no score to keep, or give it back."""
        if needs != self._needs_slate:
            self._needs_slate = needs
            self.fit_slate()

    @property
    def _shows_slate(self) -> bool:
        """Whether the slate is shown; a lesson shows it even if it is folded away."""
        return self._teaches or (self._needs_slate and not self._folded)

    def follow_settings(self, settings: Settings) -> None:
        """Put the words where letters of the chosen size have room."""
        self._folded = settings.slate_folded
        high = wants_high_contrast(settings.colour_scheme)
        self.floor = QColor("black") if high else _FLOOR
        self._card_room.setPalette(QPalette(self.floor))
        if self._tab is not None:
            self._tab.set_high_contrast(high)
        self._scale, self._noted = settings.text_scale, QSize()
        beside = self._scale > LARGEST_ON_TABLE
        if beside != self.words_beside:
            self._move_words(beside)
            self.fit_note()
        self._view.set_looks(text_scale=settings.text_scale, words_beside=self.words_beside)

    def cover_panel(self, is_covered: bool) -> None:
        """A paper lies there, or no longer: no button can be pressed meanwhile."""
        if is_covered and self.words_beside:
            self._column.settle()
        if is_covered:
            # Otherwise Qt would give the keys to the slate until the paper takes them.
            self._panel.leave_keyboard()
        self._panel.setHidden(is_covered)
        if not is_covered:
            self._column.show_still(False)

    def show_covered(self) -> None:
        """The paper is seen: beside the table, words and buttons are still to be seen, too."""
        if self.words_beside:
            self._column.show_still(True)

    def fit_slate(self) -> None:
        """Give the slate beside the table a width to suit the area, and leave the rest to the table."""
        if self._slate is None:
            return
        lies_there = self._has_card
        self._card_room.setVisible(lies_there)
        self._card_room.setFixedWidth(round(self._width_for_card))
        shows_slate = self._shows_slate
        if self.words_beside:
            self._column.tell(not lies_there)
            self._slate.setVisible(shows_slate and not lies_there)
            most = round(self._area.height() * _MOST_ABOVE_CARD)
            above = min(self._column.needed_height, most) if lies_there else QWIDGETSIZE_MAX
            self._column.setMaximumHeight(above)
        else:
            above = self._slate_above_card if lies_there else QWIDGETSIZE_MAX
            self._slate.setVisible(shows_slate and above > 0)
            self._slate.setMaximumHeight(above or QWIDGETSIZE_MAX)
            if self._tab is not None:
                self._tab.setVisible(self._needs_slate and not lies_there)
        if not self.words_beside:
            # The slate of a single hand has few marks; the lesson's note below it needs the height.
            self._slate.setMinimumHeight(1 if self._teaches else 0)
            least = self._slate.minimumSizeHint().width()
            usual = self._area.width() * _MOST_OF_WIDTH
            if self._teaches:
                wide = min(max(usual, min(_TAUGHT, self._area.width() - _TABLE)), 380.0)
            else:
                wide = min(usual, self._width_for_slate, _WIDEST_SLATE)
            if lies_there:
                wide = self._width_for_card
            self._slate.setFixedWidth(max(least, round(wide)))

    @property
    def _width_for_slate(self) -> float:
        """The width that suits the slate: with many columns, as much as the table has no use for."""
        assert self._slate is not None
        height, suits = self._area.height(), self._slate.sizeHint()
        unused = self._area.width() - height * NARROWEST / HEIGHT
        wished = height * suits.width() / max(suits.height(), 1)
        return max(height * _SLATE, min(wished, unused))

    @property
    def _width_for_card(self) -> float:
        """The width of what lies in place of the slate; a small table gives up some of its own."""
        if self.words_beside:
            return self._column.width()
        wide = self._area.width()
        return min(max(wide * _MOST_OF_WIDTH, min(_CARD, wide - _TABLE_BESIDE_CARD)), 380.0)

    @property
    def _slate_above_card(self) -> int:
        """The height that the card leaves for a slate above it; 0 where that is too little."""
        wide = round(self._width_for_card)
        left = self._area.height() - self._height_of_card(wide)
        return left if left >= wide * _SLATE_ABOVE_CARD else 0

    @property
    def _has_card(self) -> bool:
        """Whether something else lies in place of the slate."""
        may = self._slate is not None and not self._teaches
        return self._keeps_for_card and may and self._width_for_card >= _LEAST_CARD

    def keep_for_card(self, height: Callable[[int], int] | None) -> QRect | None:
        """Reserve the place of the slate, or a part of it, for something else, or release it.

        Args:
            height: gives the height that it needs for a width; None to release the place.

        Returns the place within the area; None where no place is wide enough.
        """
        self._keeps_for_card = height is not None
        if height is not None:
            self._height_of_card = height
        if self.words_beside:
            self._fit_column()
        self.fit_slate()
        self.settle()
        return self._card_room.geometry() if self._has_card else None

    def fit_note(self) -> None:
        """Give the lesson its part of the area's height: more where letters are large or have little room."""
        if self._note is None:
            return
        height = self._area.height()
        if self.words_beside:
            room = round(max(height * _LARGE_NOTE, min(_LONGEST_LARGE, height * _LARGE_NOTE_OF_LOW)))
            # It keeps the height that its longest words so far have needed, so that the slate stands still.
            kept = self._longest if self._area.size() == self._noted else 0
            self._longest = max(kept, self._note.large_height(room)) if self._teaches else 0
            most = round(height * (1 - _LEAST_LARGE_NOTE))
            left = height - (self._longest or room)
            if self._teaches and left < (own := self._column.end_of_first_seat):
                # Short words give what they do not need to the player's own count.
                left = own if own <= height - self._note.large_height(room) else left
            high = float(height - self._column.whole_height(left, most))
        else:
            high = max(height * _NOTE, min(_LONGEST, height * _MOST_OF_HEIGHT))
            # For the longest words the slate gives way; after that it keeps its height until the lesson ends.
            high = max(high, min(self._note.easy_height, height * _MOST_FOR_LONG_WORDS))
            if self._area.size() == self._noted:
                high = max(high, self._note.height())
        self._noted = self._area.size()
        if round(high) != self._note.height():
            self._note.setFixedHeight(round(high))
            self.settle()

    def _fit_words(self) -> None:
        """Give the lesson the height that its new words need in its width."""
        if self._teaches:
            self.settle()
            self.fit_note()

    def settle(self) -> None:
        """Lay all parts out at once; Qt would do so only after painting everything at its old size."""
        layout = self._area.layout()
        assert layout is not None
        layout.activate()

    def lay_panel(self, scale: float, title: DrawnTitle | None = None) -> float:
        """Give the words their place and size.

        Args:
            scale: the size of letters, relative to the usual one.
            title: the name of the program, if it is shown.

        Returns the height of the letters in pixels.
        """
        if self.words_beside:
            pixels = min(max(self._area.height() * 22 / HEIGHT, 13.0), 24.0) * scale
            self._panel.set_text_size(pixels)
            self._column.set_text_size(round(pixels))
            self._fit_column()
            if title is not None:
                title.occupy(self._free_middle())
            return pixels
        if self._tab is not None:
            self._tab.lie(self._view.size())
        scene = self._view.scene()
        area = self._view.to_viewport(scene.layout.panel)
        pixels = area.height() / PANEL_HEIGHT * 22 * scale
        spared = 0.0
        if scene.board.isVisible():
            area = self._view.to_viewport(scene.layout.panel_under_board)
            spared = self._view.to_viewport(scene.layout.board_key).bottom() + _FREE / 2 - area.top()
        self._panel.set_text_size(pixels)
        if self._panel.is_wide:
            area = self._free_middle()
            if title is not None:
                above = QRectF(area)
                above.setHeight(area.height() * _TITLE)
                area.setTop(above.bottom())
                title.occupy(above)
        self._panel.occupy(area, max(0.0, spared))
        self.clear_for_panel()
        return pixels

    def clear_for_panel(self) -> None:
        """Hide the key of the board of cards while long words take its room."""
        view, key = self._view, self._view.scene().board.key
        there = view.mapFromScene(key.sceneBoundingRect()).boundingRect()
        key.setVisible(self.words_beside or not there.intersects(self._panel.covered))

    def _fit_column(self) -> None:
        """Give the column beside the table the width that it and what stands below it need."""
        wanted = 0.0
        if self._teaches:
            wanted = self._area.width() * _LARGE_TAUGHT
        elif self._has_card:
            wanted = _CARD * _LARGE_CARD * self._scale
        self._column.fit(self._area.size(), self._view.minimumWidth(), round(wanted))

    def _free_middle(self) -> QRectF:
        """The free room between the example's cards, in the viewport; on the hands' axis if wide enough."""
        view = self._view
        room = QRectF(view.viewport().rect()).adjusted(RIM, RIM, -RIM, -RIM)
        left, top, right, bottom = room.left(), room.top(), room.right(), room.bottom()
        far = _FAR_ON_TALL if room.height() > _TALL * room.width() else _FAR
        for item in view.scene().items_of_pack:
            if not item.isVisible():
                continue
            there = item.sceneBoundingRect()
            card = view.to_viewport((there.x(), there.y(), there.width(), there.height()))
            at = card.center()
            if at.y() < room.top() + room.height() * far:
                top = max(top, card.bottom())
            elif at.y() > room.top() + room.height() * _NEAR:
                bottom = min(bottom, card.top())
            elif at.x() < room.center().x():
                left = max(left, card.right())
            else:
                right = min(right, card.left())
        axis = view.to_viewport((view.scene().layout.axis, 0, 0, 0)).left()
        half = min(axis - left, right - axis)
        if 2 * half > _EACH * len(self._panel.choices) * (bottom - top):
            left, right = axis - half, axis + half
        return QRectF(QPointF(left, top), QPointF(right, bottom)).adjusted(_FREE, _FREE, -_FREE, -_FREE)

    def _move_words(self, beside: bool) -> None:
        """Put words, buttons and slate into a column beside the table, or back on it."""
        # Hidden first, since the window would grow for parts that do not fit side by side.
        slate = self._slate
        for part in filter(None, (self._panel, slate, self._column)):
            part.hide()
        self._panel.set_free(beside)
        if beside:
            if slate is not None:
                self._side.removeWidget(slate)
                slate.setMinimumWidth(0)
                slate.setMaximumWidth(QWIDGETSIZE_MAX)
            self._column.take(self._panel, slate)
        else:
            self._column.let_go()
            self._panel.setParent(self._view.viewport())
            if slate is not None:
                self._side.insertWidget(0, slate, 1)
        self._panel.show()
        if slate is not None:
            slate.setVisible(self._shows_slate)
        if self._tab is not None:
            self._tab.setVisible(self._needs_slate and not beside)
        self._column.setVisible(beside)

    def set_status(self, caption: str, plates: Sequence[PlateContent]) -> None:
        """Show trick, trumps and counts on the table or in the column beside it; ``plates`` are by seat."""
        beside, scene = self.words_beside, self._view.scene()
        from_above = sorted(range(len(plates)), key=scene.place_of, reverse=True)
        if self._teaches:
            # Beside a lesson there may be room for one line, which is the player's own.
            from_above = [*from_above[-1:], *from_above[:-1]]
        people = [plates[seat] for seat in from_above]
        self._column.set_lines(people if beside else (), caption if beside else "")
        scene.set_caption("" if beside else caption)
        for seat, plate in enumerate(plates):
            scene.set_plate(seat, None if beside else plate)
