"""The statistics page with the player's balance over time."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tartli_desktop.face.at_the_table.balance_chart import BalanceChart
from tartli_desktop.text.amounts import signed
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.dialogs.forms import Explanation
from tartli_desktop.widgets.papers.table_paper import paper_palette


class BalancePage(QWidget):
    """A chart on paper of the balance over all counted hands, with a sentence below it.

    Args:
        high_contrast: whether the chart is drawn on black.
    """

    def __init__(self, *, high_contrast: bool = False) -> None:
        super().__init__()
        self._high_contrast = high_contrast
        self.chart: BalanceChart | None = None
        self._paper = QWidget()
        self._paper.setAutoFillBackground(True)
        palette = QPalette(QColor("black")) if high_contrast else paper_palette()
        self._paper.setPalette(palette)
        self._sheet = QVBoxLayout(self._paper)
        self._sheet.setContentsMargins(18, 14, 18, 14)
        self.note = Explanation()
        column = QVBoxLayout(self)
        column.addWidget(self._paper, 1)
        column.addWidget(self.note)

    def show_balance(self, balance: Sequence[int]) -> None:
        """Show the sum of points after each hand, beginning with 0 before the first."""
        if self.chart is not None:
            self._sheet.removeWidget(self.chart)
            self.chart.deleteLater()
        unit = self.tr("points")
        self.chart = BalanceChart([balance], [self.tr("You")], unit, on_dark=self._high_contrast)
        self._sheet.addWidget(self.chart, 1)
        hands = len(balance) - 1
        text = self.tr("Your balance in points over %n hand(s): now %1.", None, hands)
        self.note.setText(fill(text, signed(balance[-1])))
