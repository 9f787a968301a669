"""The statistics page about the cost of mistakes."""

from __future__ import annotations

from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from tartli_desktop.face.statistics import Reviewed
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.dialogs.forms import Explanation

from .empty_slate import EmptySlate
from .mistakes_slate import MistakesSlate
from .statistics_words import mistakes_note

tr = Context("MainWindow")


class MistakesPage(QStackedWidget):
    """What mistakes cost in the reviewed hands, or how to review a hand.

    Args:
        high_contrast: whether its slate is drawn for eyes that need contrast.
    """

    def __init__(self, *, high_contrast: bool = False) -> None:
        super().__init__()
        self.slate = MistakesSlate(high_contrast=high_contrast)
        self.note = Explanation()
        self.empty_label = EmptySlate(self._empty_text(), high_contrast=high_contrast)
        self._drawn = QWidget()
        column = QVBoxLayout(self._drawn)
        column.setContentsMargins(0, 0, 0, 0)
        # With large letters on a small screen, it scrolls.
        column.addWidget(self.slate.in_pane(), 1)
        self.note.setContentsMargins(8, 2, 8, 6)
        column.addWidget(self.note)
        self.addWidget(self._drawn)
        self.addWidget(self.empty_label)

    def show_reviewed(self, reviewed: Reviewed, finished: int) -> None:
        """Show the cost of mistakes in the reviewed hands, out of this many finished ones."""
        if reviewed.hands:
            self.slate.show_reviewed(reviewed)
            self.note.setText(mistakes_note(reviewed, finished))
        self.setCurrentWidget(self._drawn if reviewed.hands else self.empty_label)

    def _empty_text(self) -> str:
        text = self.tr(
            "You have not reviewed any of these hands yet.\n\nWhen a hand is over, choose “%1” in "
            "the Match menu and see what each decision cost you. Then this page shows which mistakes "
            "cost you most."
        )
        return fill(text, tr("Re&view the last hand").replace("&", ""))
