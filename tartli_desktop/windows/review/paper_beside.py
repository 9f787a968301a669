"""A sheet of paper beside the table, on which everything scrolls where letters are large."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget

from tartli_desktop.widgets.labels.even_label import set_unbroken
from tartli_desktop.widgets.papers.table_paper import paint_sheet
from tartli_desktop.windows.coach.worth_list import list_palette


class PaperBeside(QWidget):
    """What the papers of a review and of a study have in common."""

    def dress(self) -> None:
        """Take the present colours: those of paper, or white on black."""
        self.setPalette(list_palette())
        self._follow_letters()
        self.update()

    def _label(self) -> QLabel:
        return QLabel(textFormat=Qt.TextFormat.PlainText, wordWrap=True)

    def _scrolled(self, content: QWidget, focus: Qt.FocusPolicy = Qt.FocusPolicy.NoFocus) -> QScrollArea:
        """Let this scroll on the ground of the paper."""
        # A content widget made here: to wrap one made by Qt, PySide6 creates all widget types with their
        # enums.
        seen, scroller = QWidget(), QScrollArea()
        scroller.setViewport(seen)
        scroller.setWidget(content)
        scroller.setWidgetResizable(True)
        scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroller.setFocusPolicy(focus)
        scroller.setFrameShape(QScrollArea.Shape.NoFrame)
        for ground in (seen, content):
            ground.setAutoFillBackground(False)
        return scroller

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._follow_letters()

    def _follow_letters(self) -> None:
        """Take the size of letters that the window has now."""
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            paint_sheet(painter, self.rect())


def tell(label: QLabel, words: str) -> None:
    """Show words; without any, hide the label."""
    set_unbroken(label, words)
    label.setVisible(bool(words))
