"""Remarks of players beside the game: when they appear at the table, and when they disappear."""

from collections.abc import Callable

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer, Signal

from tartli_desktop.table.places.layout import NoteRoom

from .notes import Note, RemarkNote

_STAYS, _STAYS_FOR_LETTER = 1600, 60
"""Milliseconds for which a remark stays, and how many more per letter."""

_NOT_READ = 800
"""Milliseconds in which nobody can read a remark: if it must give way so soon, it appears again later."""


class Remark(Struct, frozen=True):
    """A remark of one player."""

    place: int
    words: str
    portrait: str
    """The name of the speaker's portrait."""


class TableRemarks(QObject):
    """Shows one remark at a time, which disappears by itself. Notes of the game take precedence.

    A remark waits while a note of the game hangs before its speaker, and gives way at once to a new note.

    Args:
        notes: the notes of the game, by place.
        room: returns the room of the note at a place.
        parent: its Qt parent.

    Signals:
        came(remark): the remark can be read now.
    """

    came = Signal(object)

    def __init__(
        self, notes: tuple[Note, ...], room: Callable[[int], NoteRoom], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.note = RemarkNote()
        """The note for remarks."""
        self.reading_time = 1.0
        """How many times the usual time a remark stays."""
        self._notes = notes
        self._room = room
        self._waits: Remark | None = None
        self._shown: Remark | None = None
        self._time = QTimer(self, singleShot=True)
        self._time.timeout.connect(self.take_away)

    def bring(self, remark: Remark) -> None:
        """Show a remark as soon as no note hangs before its speaker, in place of any other remark."""
        self._waits = remark
        self.come()

    def come(self) -> None:
        """Show the waiting remark if possible now."""
        if self._waits is None or self._notes[self._waits.place].text:
            return
        remark = self._shown = self._waits
        self._waits = None
        self.note.show_remark(remark.place, remark.words, remark.portrait, self._room(remark.place))
        self._time.start(round((_STAYS + _STAYS_FOR_LETTER * len(remark.words)) * self.reading_time))
        self.came.emit(remark)

    def hang(self) -> None:
        """Follow a change of the table's places."""
        self.note.hang(self._room(self.note.place))

    def give_way(self, place: int) -> None:
        """Give way to a note of the game at this place."""
        if self.note.text and self.note.place == place:
            if self._time.interval() - self._time.remainingTime() < _NOT_READ:
                self._waits = self._shown
            self.take_away()

    def take_away(self) -> None:
        """Take the remark off the table; a waiting one may still appear."""
        if self.note.text:
            self._time.stop()
            self.note.clear()

    def forget(self) -> None:
        """Forget all remarks, since the table now shows something else."""
        self._waits = None
        self.take_away()
