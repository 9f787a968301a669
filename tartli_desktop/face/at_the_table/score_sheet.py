"""The score beside the table, on a slate or a sheet of paper."""

from collections.abc import Sequence
from typing import Generic

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QWidget

from tartli_desktop.game.match import E, Event, M, Match
from tartli_desktop.looks.accessibility import PictureWidget
from tartli_desktop.settings.settings import Settings
from tartli_desktop.sound.table_sounds import TableSounds

FOCUS = QColor("#D9A336")
"""The colour of the frame around a board with the focus."""


class ScoreBoard(PictureWidget):
    """The widget with the score, as high as the table and at least as wide as its ``minimumSizeHint``.

    Its ``sizeHint`` has the shape that suits it, where the table leaves it the width. Beside large words it
    is lower, but not lower than its ``heightForWidth``, if it has one. Its description tells screen readers
    what stands there; with the focus it shows more.
    """

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def follow_looks(self) -> None:
        """Write in letters of the size that the player wants now, and in the present contrast."""
        raise NotImplementedError

    def paint_finished(self, painter: QPainter, scale: float) -> None:
        """Paint what stands here when all writing is finished, at so many pixels per logical pixel."""
        raise NotImplementedError

    def grab_image(self, scale: float) -> QImage:
        """The board as a picture, with all writing finished, with ``scale`` pixels per logical pixel."""
        size = QSize(max(1, round(self.width() * scale)), max(1, round(self.height() * scale)))
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(scale)
        image.fill(Qt.GlobalColor.transparent)
        with QPainter(image) as painter:
            self.paint_finished(painter, scale)
        return image


class ScoreSheetOf(QObject, Generic[M, E]):
    """Keeps a board in step with the match on the table; a game derives its own.

    ``first`` is the seat of the player who looks at it.

    Attributes:
        widget: the board.

    Args:
        widget: see above.
        sounds: the sounds of the table.

    Signals:
        settled: everything is written.
    """

    settled = Signal()

    def __init__(self, widget: ScoreBoard, sounds: TableSounds) -> None:
        super().__init__(widget)
        self.widget = widget
        self._sounds = sounds
        self._first = 0

    def lay(self, match: M, first: int) -> None:
        """Show the score of a match at once, on opening it or after an undo."""
        raise NotImplementedError

    def lay_example(self) -> None:
        """Show some hands of a made-up match."""
        raise NotImplementedError

    def name(self, names: Sequence[str], first: int) -> None:
        """Write the names of the players, by seat."""
        raise NotImplementedError

    def write(self, event: E, match: M) -> None:
        """Write what an event changes in the score, at the moment when the table shows it.

        ``match`` may be later than the event.
        """
        raise NotImplementedError

    @property
    def is_settled(self) -> bool:
        """Whether everything is written; False while an animation still writes."""
        return True

    def finish(self) -> None:
        """Write everything at once."""

    def clear(self) -> None:
        """Wipe the board: the match is taken from the table."""
        raise NotImplementedError

    def follow_settings(self, settings: Settings) -> None:
        """Write in the size and contrast that the player has chosen."""
        self.widget.follow_looks()

    def picture(self, scale: float) -> QImage:
        """The board, with all writing finished, as a picture with ``scale`` pixels per logical pixel."""
        return self.widget.grab_image(scale)


ScoreSheet = ScoreSheetOf[Match, Event]
"""The score sheet of any game."""
