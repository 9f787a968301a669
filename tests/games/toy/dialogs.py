"""What the toy opens over the table: see :class:`tartli_desktop.face.table_dialogs.TableDialogs`."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox

from tartli_desktop.face.table_dialogs import TableDialogs
from tartli_desktop.text.placeholders import fill

translate = QCoreApplication.translate


class ToyDialogs(TableDialogs):
    """Only what a hand brought."""

    def open_summary(self) -> None:
        """Show both sides' card points; Enter goes on."""
        session = self.session
        if session is None:
            return
        box = QMessageBox(self._over)
        box.setText(fill(translate("Toy.Words", "The hand is over, %1 : %2."), *session.view.points))
        if session.is_over:
            box.accepted.connect(self.new_match_asked)
        else:
            box.accepted.connect(session.go_on)
        self._open(box, self.open_summary)
