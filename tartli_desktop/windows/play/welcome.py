"""The welcome of a player without a match to continue."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QPoint, QRect

from tartli_desktop.widgets.panel.welcome_drawings import DrawnTitle

from .play_table import PlayTable


class Welcome:
    """The name of the program on the table, and beside it the ways to begin."""

    def __init__(self, table: PlayTable) -> None:
        self._view, self._panel = table.view, table.panel
        self.title: DrawnTitle | None = None
        """The name of the program, while it is shown."""

    def begin(self, words: str, doors: Sequence[tuple[str, str, Callable[[], object]]]) -> None:
        """Welcome the player in these words; ``doors`` are what :meth:`.PlayArea.welcome` tells."""
        if self.title is None:
            self.title = DrawnTitle(self._view.viewport())
            self.title.show()
        self._panel.set_prompt(words)
        choices = [(text, opens) for text, _, opens in doors]
        self._panel.show_choices(choices, pictures=[picture for _, picture, _ in doors])

    def end(self) -> None:
        """Take the welcome away, since a match comes to the table."""
        if self.title is not None:
            self.title.hide()
            self.title.deleteLater()
            self.title = None
            self._panel.show_choices(())

    def leave_out(self, papers: Iterable[QRect]) -> None:
        """Hide the title if one of these papers, in places of the viewport, covers it in part."""
        if self.title is not None:
            there = QRect(self.title.mapTo(self._view.viewport(), QPoint()), self.title.size())
            self.title.setHidden(any(paper.intersects(there) for paper in papers))
