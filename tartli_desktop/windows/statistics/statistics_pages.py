"""The pages of the statistics beside slate and table, and what is shown where there are none yet."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from tartli_desktop.chalk import stone
from tartli_desktop.face.at_the_table.balance_chart import BalanceChart
from tartli_desktop.face.statistics import Reviewed
from tartli_desktop.looks.colours import high_contrast
from tartli_desktop.text.amounts import signed
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.dialogs.forms import Explanation
from tartli_desktop.widgets.labels.even_label import EmptyLabel
from tartli_desktop.widgets.papers.table_paper import paper_palette

from .mistakes_slate import MistakesSlate
from .statistics_words import mistakes_note

tr = Context("MainWindow")

_CHALK, _STONE = QColor("#F1EDE2"), QColor("#30363A")
_FRAME = 15


class EmptySlate(EmptyLabel):
    """Says on a slate in a few sentences that there is nothing yet, and what to do.

    Args:
        text: the sentences.
    """

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.setMargin(_FRAME + 9)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, _CHALK)
        palette.setColor(QPalette.ColorRole.Window, stone.PLAIN_STONE if high_contrast() else _STONE)
        self.setPalette(palette)

    def paintEvent(self, event: QPaintEvent) -> None:
        whole = QRectF(self.rect())
        ground = whole.adjusted(_FRAME, _FRAME, -_FRAME, -_FRAME)
        with QPainter(self) as painter:
            stone.paint(painter, whole, ground, self.devicePixelRatioF())
        super().paintEvent(event)


class MistakesPage(QStackedWidget):
    """What mistakes cost in the reviewed hands, or how to review a hand."""

    def __init__(self) -> None:
        super().__init__()
        self.slate = MistakesSlate()
        self.note = Explanation()
        self.empty_label = EmptySlate(self._empty_text())
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


class ChartPage(QWidget):
    """A chart on paper, with a sentence below it."""

    def __init__(self) -> None:
        super().__init__()
        self.chart: BalanceChart | None = None
        self._paper = QWidget(autoFillBackground=True)
        self._paper.setPalette(paper_palette())
        self._sheet = QVBoxLayout(self._paper)
        self._sheet.setContentsMargins(18, 14, 18, 14)
        self.note = Explanation()
        column = QVBoxLayout(self)
        column.addWidget(self._paper, 1)
        column.addWidget(self.note)

    def show_balance(self, balance: Sequence[int]) -> None:
        """Show the sum of points after each hand, beginning with 0 before the first."""
        self._put(BalanceChart([balance], [self.tr("You")], self.tr("points")))
        text = self.tr("Your balance in points over %n hand(s): now %1.", None, len(balance) - 1)
        self.note.setText(fill(text, signed(balance[-1])))

    def show_trend(self, trend: Mapping[str, Sequence[int]], note: str) -> None:
        """Show how much was right on each day, in per cent, of each exercise by its name."""
        chart = BalanceChart(list(trend.values()), list(trend), "%")
        chart.setAccessibleName(note)
        self._put(chart)
        self.note.setText(note)

    def _put(self, chart: BalanceChart) -> None:
        if self.chart is not None:
            self._sheet.removeWidget(self.chart)
            self.chart.deleteLater()
        self.chart = chart
        self._sheet.addWidget(chart, 1)
