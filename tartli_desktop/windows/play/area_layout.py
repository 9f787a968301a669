"""The places of table and column: people and cards on the cloth, words and slate beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tartli_desktop.looks.colours import wants_high_contrast
from tartli_desktop.settings.settings import Settings
from tartli_desktop.table.felt import RIM
from tartli_desktop.table.notes.plate_content import PlateContent
from tartli_desktop.table.places.layout import HEIGHT
from tartli_desktop.table.view import CardTableView
from tartli_desktop.widgets.lesson_note import LessonNote
from tartli_desktop.widgets.panel.door import DrawnTitle
from tartli_desktop.widgets.panel.table_panel import TablePanel
from tartli_desktop.widgets.side_column import SideColumn

QWIDGETSIZE_MAX = 16_777_215
_NOTE = 0.62
"""The largest part of an area's height for the words of a lesson."""
_COLUMN, _WIDEST_COLUMN, _LEAST_COLUMN, _MOST_OF_WIDTH = 0.19, 340.0, 190.0, 0.4
"""The width of the column with usual letters, as a part of the area's; its greatest and least width then; and
its largest part of the width with large letters."""
_FAR, _NEAR = 0.25, 0.7
"""Cards above or below these parts of a table's height belong to the hands at its far and near side."""
_TALL, _FAR_ON_TALL = 1.25, 0.5
"""From this ratio of height to width on, a table is tall, and its talon lies far above the middle."""
_FREE = 10
"""Pixels around the room between cards."""
_EACH = 0.55
"""The room's width that each door of the welcome needs, as a part of the room's height."""
_CARD, _LEAST_CARD = 264.0, 240.0
"""The width of a card of points in place of the slate: what it needs, and the least that is of use."""
_TAUGHT = 246.0
"""The width that a lesson's words need."""
_MOST_ABOVE_CARD = 0.6
"""The largest part of the height for the words above such a card."""
_FLOOR = QColor("#2E1D11")
"""The colour beneath such a card: as dark as the floor beside the table."""


def column_width(wide: int, letters: float, wanted: float = 0.0) -> int:
    """The width of the column beside a table.

    Args:
        wide: the width of table and column.
        letters: the size of letters, relative to the usual one.
        wanted: what something in the column needs with usual letters.
    """
    usual = max(_LEAST_COLUMN, wanted, min(wide * _COLUMN, _WIDEST_COLUMN))
    return round(max(_LEAST_COLUMN, min(usual * letters, wide * _MOST_OF_WIDTH)))


class AreaLayout:
    """Lays out the parts of a play area.

    Args:
        area: contains all of them, and has no layout yet.
        view: the table.
        slate: stands at the top of the column, if the game has one.
        panel: words and buttons.
        column: contains words and slate.
    """

    def __init__(
        self,
        area: QWidget,
        view: CardTableView,
        slate: QWidget | None,
        panel: TablePanel,
        column: SideColumn,
    ) -> None:
        self._area = area
        self._view = view
        self._slate = slate
        self._panel = panel
        self._column = column
        self._note: LessonNote | None = None
        self._noted = QSize()
        """The size of the area for which the note's height was set."""
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
        row = QHBoxLayout(area)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(view, 1)
        side = self._side = QVBoxLayout()
        side.setSpacing(0)
        side.addWidget(column, 1)
        side.addWidget(self._card_room, 1)
        row.addLayout(side, 0)
        panel.set_free(True)
        column.take(panel, slate)
        column.show()
        view.set_looks(text_scale=1.0, words_beside=True)

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
        self._scale = settings.text_scale
        self._fit_column()
        self._view.set_looks(text_scale=settings.text_scale, words_beside=True)

    def cover_panel(self, is_covered: bool) -> None:
        """A paper lies there, or no longer: no button can be pressed meanwhile."""
        if is_covered:
            self._column.settle()
        if is_covered:
            # Otherwise Qt would give the keys to the slate until the paper takes them.
            self._panel.leave_keyboard()
        self._panel.setHidden(is_covered)
        if not is_covered:
            self._column.show_still(False)

    def show_covered(self) -> None:
        """The paper is seen: beside the table, words and buttons are still to be seen, too."""
        self._column.show_still(True)

    def fit_slate(self) -> None:
        """Show the slate, or what lies in its place."""
        lies_there = self._has_card
        self._card_room.setVisible(lies_there)
        self._card_room.setFixedWidth(self._column.width())
        self._column.tell(not lies_there)
        if self._slate is not None:
            self._slate.setVisible(self._shows_slate and not lies_there)
        most = round(self._area.height() * _MOST_ABOVE_CARD)
        above = min(self._column.needed_height, most) if lies_there else QWIDGETSIZE_MAX
        self._column.setMaximumHeight(above)

    @property
    def _has_card(self) -> bool:
        """Whether something else lies in place of the slate."""
        may = self._slate is not None and not self._teaches
        return self._keeps_for_card and may and self._column.width() >= _LEAST_CARD

    def keep_for_card(self, height: Callable[[int], int] | None) -> QRect | None:
        """Reserve the place of the slate, or a part of it, for something else, or release it.

        Args:
            height: gives the height that it needs for a width; None to release the place.

        Returns the place within the area; None where no place is wide enough.
        """
        self._keeps_for_card = height is not None
        if height is not None:
            self._height_of_card = height
        self._fit_column()
        self.fit_slate()
        self.settle()
        return self._card_room.geometry() if self._has_card else None

    def fit_note(self) -> None:
        """Give the lesson's words the height that they need, up to their part of the area's."""
        if self._note is None or not self._teaches:
            self._noted = QSize()
            return
        high = self._note.large_height(round(self._area.height() * _NOTE))
        # It keeps the height that its longest words so far have needed, so that the slate stands still.
        if self._area.size() == self._noted:
            high = max(high, self._note.height())
        self._noted = self._area.size()
        if high != self._note.height():
            self._note.setFixedHeight(high)
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
        pixels = min(max(self._area.height() * 22 / HEIGHT, 13.0), 24.0) * scale
        self._panel.set_text_size(pixels)
        self._column.set_text_size(round(pixels))
        self._fit_column()
        if title is not None:
            title.occupy(self._free_middle())
        return pixels

    def _fit_column(self) -> None:
        """Give the column its width."""
        wanted = _TAUGHT if self._teaches else _CARD if self._has_card else 0.0
        wide = self._area.width()
        left = max(_LEAST_COLUMN, wide - self._view.minimumWidth())
        self._column.fit(self._area.size(), round(min(column_width(wide, self._scale, wanted), left)))

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

    def set_status(self, caption: str, plates: Sequence[PlateContent]) -> None:
        """Show what is played in the column, and the plates of the players, by seat, on the table."""
        self._column.set_words(caption)
        for seat, plate in enumerate(plates):
            self._view.scene().set_plate(seat, plate)
