"""The paper at the end of an evening: who has won it, its hand, and who is ahead over all evenings."""

from collections.abc import Sequence

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QWidget

from tartli_desktop.game.evening import Evening
from tartli_desktop.text.amounts import amount, signed
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.flowing_row import FlowingRow
from tartli_desktop.widgets.papers.sheet import plain_label

from .account import Account, ToldHand, figure, row_button

tr = Context("Evening")


class EveningPaper(Account):
    """The account of an evening. Its review button is for the hand of the evening.

    Args:
        told: whose evening it was.
        evening: the hands.
        viewer: the seat of the person at the table.
        notes: what else is to be told, in sentences.
        parent: the widget that the paper lies on.
    """

    def __init__(
        self,
        told: ToldHand,
        evening: Evening,
        viewer: int,
        notes: Sequence[str] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(told, parent)
        self.hand = evening.turning_point(viewer)
        """The number of the hand of the evening."""
        self.setWindowTitle(tr("The evening"))
        self.headline.setText(self._winners_in_words(viewer))
        seats = self.seats_from(viewer)
        figures = self._add_figures(evening, seats)
        self.add_chart(evening.hands, viewer)
        brought = evening.hands[self.hand - 1]
        each = ", ".join(f"{told.names[seat]} {signed(brought[seat])}" for seat in seats)
        best = fill(
            tr("Hand of the evening: hand %1 (%2).", "a number; what it brought each"), self.hand, each
        )
        for line in (best, *notes):
            self.rows.addWidget(plain_label(line))
        self.finish(*figures, best, *notes)

    def _winners_in_words(self, viewer: int) -> str:
        winners, names = self.told.winners, self.told.names
        if len(winners) > 1:
            every = QLocale().createSeparatedList([names[seat] for seat in winners])
            return fill(tr("%1 share the evening"), every)
        return (
            tr("You win the evening")
            if viewer in winners and not self.told.by_names
            else fill(tr("%1 wins the evening"), names[winners[0]])
        )

    def _add_figures(self, evening: Evening, seats: Sequence[int]) -> list[str]:
        """Show place and score of each player; return them in words."""
        points = evening.points
        rows = [(tr("Points"), [(signed if min(points) < 0 else amount)(points[seat]) for seat in seats])]
        # Payments, of which somebody's are below zero, are counted in the points already.
        if min(evening.standings) >= 0 < max(evening.standings):
            rows.insert(0, (tr("Games"), [amount(evening.standings[seat]) for seat in seats]))
        rows.insert(0, (tr("Place"), [f"{evening.ranks[seat]}." for seat in seats]))
        grid = self.columns_of(seats, 0, 1)
        grid.setColumnStretch(0, 1)
        told = []
        for row, (name, figures) in enumerate(rows, 2):
            grid.addWidget(plain_label(name), row, 0)
            for column, (seat, text) in enumerate(zip(seats, figures, strict=True), 1):
                grid.addWidget(figure(text, self.told.names[seat]), row, column, Qt.AlignmentFlag.AlignRight)
            each = (f"{self.told.names[seat]} {text}" for seat, text in zip(seats, figures, strict=True))
            told.append(f"{name}: {', '.join(each)}.")
        self.rows.addLayout(grid)
        return told

    def again_row(self) -> FlowingRow:
        self.review_button = row_button(tr("&Hand of the evening"), self.review_asked)
        row = FlowingRow(last_at_right=False)
        row.add(self.review_button)
        return row
