"""What the toy opens over the table: see :class:`face.at_the_table.table_dialogs.TableDialogs`."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox

from tartli_desktop.face.at_the_table.table_dialogs import TableDialogs

from .words import over_line


class ToyDialogs(TableDialogs):
    """Only what a hand brought."""

    def open_summary(self) -> None:
        """Show the card points of the sides; Enter goes on."""
        session = self.session
        if session is None:
            return
        box = QMessageBox(self._over)
        box.setText(over_line(session.view.points))
        if session.is_over:
            box.accepted.connect(self.new_match_asked)
        else:
            box.accepted.connect(session.go_on)
        self._open(box, self.open_summary)
