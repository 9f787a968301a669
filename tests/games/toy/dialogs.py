"""The toy's dialogs: see :class:`tartli_desktop.face.at_the_table.table_dialogs.TableDialogs`."""

from PySide6.QtWidgets import QPushButton, QWidget

from tartli_desktop.face.at_the_table.table_dialogs import TableDialogsOf
from tartli_desktop.text.context import Context
from tartli_desktop.widgets.papers.table_paper import TablePaper

from .rules import Action, Event, Match, View
from .words import over_line

tr = Context("Toy.Dialogs")


class Summary(TablePaper):
    """The result of a hand; Enter goes on."""

    def __init__(self, words: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.headline.setText(words)
        button = QPushButton(tr("Go on"))
        button.setDefault(True)
        button.clicked.connect(self.accept)
        self.body.addWidget(button)
        self.bring_keyboard_to(button)


class ToyDialogs(TableDialogsOf[Match, View, Event, Action]):
    """Only the summary of a hand."""

    def open_summary(self) -> None:
        """Show the card points of the sides; Enter goes on."""
        session = self.session
        if session is None:
            return
        words = over_line(session.view.points)
        paper = Summary(words, self._over)
        self.open_paper(paper, self.open_summary, words)
        paper.accepted.connect(self.new_match_asked if session.is_over else session.go_on)
