"""The card of orders and points of the game on the table: where it lies, and what it shows."""

from __future__ import annotations

from tartli_desktop.face import face_of
from tartli_desktop.settings.settings import Settings
from tartli_desktop.windows.program_window import ProgramWindow

from .points_entry import PointsEntry


class PointsAtTable:
    """Lays the card beside the present table, for the rules and trumps there.

    Attributes:
        entry: the menu entry of the card; another one for each table.
    """

    entry: PointsEntry

    def __init__(self, window: ProgramWindow) -> None:
        self._window = window

    def attach(self) -> None:
        """Make the entry for the present table."""
        window, area = self._window, self._window.area
        self.entry = PointsEntry(area.faces, window, area.view, area.column)
        self.entry.follow_settings(window.settings.now)
        self.entry.kept.connect(window.settings_writer.save_points_card)

    def detach(self) -> None:
        """Remove the entry, since another table takes the place of this one."""
        self.entry.put_away()
        self.entry.deleteLater()

    def lay_as_left(self) -> None:
        """Lay the card out again if it lay there when this game was last played."""
        if self._window.settings.game(self._window.settings_writer.options).points_card:
            self.entry.lay()

    def follow_settings(self, settings: Settings) -> None:
        """Look as the player has chosen."""
        self.entry.follow_settings(settings)
        self.follow()

    def follow(self) -> None:
        """Show the rules and trumps on the table."""
        window, session = self._window, self._window.on_table.session
        trump = None if session is None else face_of(window.game).plan.trump(session.view)
        self.entry.follow(window.game, window.rules_to_show(), trump)
