"""What the toy opens over the table: see :class:`face.at_the_table.table_dialogs.TableDialogs`."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tartli_desktop.face.at_the_table.table_dialogs import TableDialogs
from tartli_desktop.widgets.dialogs.question import Answer, Question
from tartli_desktop.widgets.dialogs.signs import BoxSign

from .words import over_line

translate = QCoreApplication.translate


class ToyDialogs(TableDialogs):
    """Only what a hand brought."""

    def open_summary(self) -> None:
        """Show the card points of the sides; Enter goes on, and Escape puts it away."""
        session = self.session
        if session is None:
            return
        go_on = self.new_match_asked.emit if session.is_over else session.go_on
        question = Question(
            over_line(session.view.points),
            "",
            (Answer(translate("Question", "OK"), go_on), Answer(translate("Account", "&Look at the table"))),
            sign=BoxSign.TOLD,
            usual=0,
        )
        self.ask(question, self.open_summary)
