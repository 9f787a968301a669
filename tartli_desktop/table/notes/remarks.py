"""What players say beside the game: when it comes to the table, and when it goes again."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer, Signal

from tartli_desktop.table.places.layout import NoteRoom

from .notes import Note, RemarkNote

_STAYS, _STAYS_FOR_LETTER = 1600, 60
"""Milliseconds that a remark stays, and how many more for each letter."""

_NOT_READ = 800
"""Milliseconds in which nobody has read it: where it had to give way so soon, it comes again."""


class Remark(Struct, frozen=True):
    """What one player says."""

    place: int
    words: str
    portrait: str
    """The name of the speaker's portrait."""


class TableRemarks(QObject):
    """One remark at a time, which goes by itself. What belongs to the game comes first.

    Where a note of the game hangs before the speaker, a remark waits until that is gone, and it goes at once
    for a new one.

    Args:
        notes: those of the game, by place.
        room: where the note of a place hangs.
        parent: its Qt parent.

    Signals:
        came(remark): it can be read now.
        gone: it cannot any more.
    """

    came = Signal(object)
    gone = Signal()

    def __init__(
        self, notes: tuple[Note, ...], room: Callable[[int], NoteRoom], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.note = RemarkNote()
        """On which it stands."""
        self.reading_time = 1.0
        """How many times as long as usual it stays."""
        self._notes = notes
        self._room = room
        self._waits: Remark | None = None
        self._shown: Remark | None = None
        self._time = QTimer(self, singleShot=True)
        self._time.timeout.connect(self.take_away)

    def bring(self, remark: Remark) -> None:
        """Show a remark as soon as nothing hangs before the speaker, in place of any other."""
        self._waits = remark
        self.come()

    def come(self) -> None:
        """Show what waits, if it can be shown now."""
        if self._waits is None or self._notes[self._waits.place].text:
            return
        remark = self._shown = self._waits
        self._waits = None
        self.note.show_remark(remark.place, remark.words, remark.portrait, self._room(remark.place))
        self._time.start(round((_STAYS + _STAYS_FOR_LETTER * len(remark.words)) * self.reading_time))
        self.came.emit(remark)

    def hang(self) -> None:
        """The places of the table are others now."""
        self.note.hang(self._room(self.note.place))

    def give_way(self, place: int) -> None:
        """Something that belongs to the game is said there."""
        if self.note.text and self.note.place == place:
            if self._time.interval() - self._time.remainingTime() < _NOT_READ:
                self._waits = self._shown
            self.take_away()

    def take_away(self) -> None:
        """Take the remark from the table; one that waits may still come."""
        if self.note.text:
            self._time.stop()
            self.note.clear()
            self.gone.emit()

    def forget(self) -> None:
        """Nothing that was said belongs to what is shown now."""
        self._waits = None
        self.take_away()
