"""What a hand brought: a paper that reads as players write it down, part by part (U12)."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QDialogButtonBox, QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from tartli_desktop.cards.german import Card
from tartli_desktop.face.at_the_table.balance_chart import BalanceChart, balances
from tartli_desktop.games.ulti.rules.settlement import Component, HandResult
from tartli_desktop.games.ulti.rules.view import View
from tartli_desktop.games.ulti.words import hand_text, prompts, terms
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.text.amounts import signed
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.dialogs.box_buttons import add_button
from tartli_desktop.widgets.dialogs.sheet import CardRow, InputGuard, plain_label
from tartli_desktop.widgets.dialogs.table_paper import TablePaper
from tartli_desktop.widgets.figures import add_heads

translate = QCoreApplication.translate

_TALON = 0.8
"""Times the usual size of a card."""


def _reckoned(component: Component) -> str:
    """How the value of a part is reckoned: "4 × 2 + 4 = 12"; the value alone where defenders differ."""
    levels = {level for seat, level in enumerate(component.levels) if component.paid[seat]}
    sides = {abs(paid) for paid in component.paid}
    factors = [component.value]
    if not component.won and component.name.startswith("silent"):
        factors.append(2)
    level = max(levels, default=0)
    if level:
        factors.append(2**level)
    each = sorted(sides - {0})[0]
    if len(sides - {0}) > 2 or each % component.value:
        return str(component.value)
    text = " × ".join(map(str, factors))
    more = each - prod(factors)
    if more > 0:
        text = f"{text} + {more}"
    return text if len(factors) == 1 and more <= 0 else f"{text} = {each}"


def _talon(cards: Sequence[Card], faces: CardFaces) -> QHBoxLayout:
    """The cards that the soloist laid away, and what they are."""
    word = translate("Ulti.Summary", "Talon")
    row = QHBoxLayout()
    row.setSpacing(12)
    row.addWidget(plain_label(word, wrap=False))
    row.addWidget(CardRow(word, cards, faces, _TALON), 1)
    return row


class HandSummary(TablePaper):
    """The contract, each part with what it brought each player, and the balance of all.

    Enter goes on; Escape puts it away.

    Args:
        view: after the hand.
        names: of the players.
        portraits: the names of their portraits.
        faces: the pack.
        onward: what stands on the button that goes on.
        parent: what it lies on.
        high_contrast: whether it is white on black.
        input_guard_ms: milliseconds in which it takes neither keys nor clicks.

    Signals:
        review_asked: the player wants to go through the hand.
    """

    review_asked = Signal()

    def __init__(
        self,
        view: View,
        names: Sequence[str],
        portraits: Sequence[str],
        faces: CardFaces,
        onward: str,
        parent: QWidget | None = None,
        *,
        high_contrast: bool = False,
        input_guard_ms: int = 0,
    ) -> None:
        super().__init__(parent, high_contrast=high_contrast)
        result = view.results[-1]
        self.setWindowTitle(fill(translate("Ulti.Summary", "Hand %1"), result.number))
        self.headline.setText(prompts.hand_line(result, view.seat, names))
        content = QWidget()
        rows = QVBoxLayout(content)
        rows.setContentsMargins(0, 0, 8, 0)
        rows.setSpacing(8)
        for line in self._facts(result, view, faces):
            rows.addWidget(plain_label(line))
        account = self._account(result, view, names, portraits)
        if result.talon is not None:
            # Beside the heads, where the columns of words have none.
            account.addLayout(_talon(result.talon, faces), 0, 0, 2, 3)
        rows.addLayout(account)
        paid = ""
        if any(result.points):
            paid = hand_text.payment_line(result, view.seat, names, view.rules.unit)
            rows.addWidget(plain_label(paid))
        self.chart: BalanceChart | None = None
        """How the balance went, once there are two hands to be seen."""
        if len(view.results) > 1:
            rows.addSpacing(6)
            seats = [(view.seat + step) % 3 for step in range(3)]
            unit = view.rules.unit
            lines = [balances(each.points[seat] * unit for each in view.results) for seat in seats]
            self.chart = BalanceChart(
                lines, [names[seat] for seat in seats], "Ft", high_contrast=high_contrast
            )
            rows.addWidget(self.chart)
        rows.addStretch()
        self.add_pane(content)
        told = hand_text.result_lines(result, names, faces.suits)
        self.spoken = " ".join([*(f"{line}." for line in told), paid]).rstrip()
        """What is read out as it is laid on the table; its headline has been said when the hand ended."""
        buttons = QDialogButtonBox()
        go_on = add_button(buttons, onward, QDialogButtonBox.ButtonRole.AcceptRole)
        through = translate("Ulti.Summary", "Go &through the hand")
        self.review_button = add_button(buttons, through, QDialogButtonBox.ButtonRole.ActionRole)
        self.review_button.setToolTip(
            translate("Ulti.Summary", "On the table, card by card, with what each decision cost")
        )
        self.review_button.clicked.connect(self.review_asked)
        look = translate("Ulti.Summary", "Look at the &table")
        add_button(buttons, look, QDialogButtonBox.ButtonRole.RejectRole)
        go_on.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.body.addWidget(buttons)
        self.bring_keyboard_to(go_on)
        self.fit()
        if input_guard_ms:
            InputGuard(self, input_guard_ms)

    def _facts(self, result: HandResult, view: View, faces: CardFaces) -> list[str]:
        lines = [hand_text.contract_line(result, faces.suits)]
        endings = {
            "early": translate("Ulti.Summary", "The hand was decided early."),
            "claim": translate("Ulti.Summary", "The rest was claimed, and both defenders agreed."),
            "concede": translate("Ulti.Summary", "The soloist gave up."),
            "forfeit": translate("Ulti.Summary", "The Simple was thrown in: it is lost at twice its value."),
        }
        if result.end in endings:
            lines.append(endings[result.end])
        if result.scores is not None:
            text = translate("Ulti.Summary", "Score: soloist %1, defenders %2.")
            lines.append(fill(text, *result.scores))
        elif result.trick_points is not None:
            text = translate("Ulti.Summary", "The soloist’s tricks contain %1 points.")
            lines.append(fill(text, result.trick_points))
        return lines

    def _account(
        self, result: HandResult, view: View, names: Sequence[str], portraits: Sequence[str]
    ) -> QGridLayout:
        """Who pays whom: a row for each part, a column for each player."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(22)
        grid.setVerticalSpacing(4)
        seats = [(view.seat + step) % 3 for step in range(3)]

        def figure(number: int, seat: int, *, bold: bool = False) -> QLabel:
            label = plain_label(signed(number), bold=bold, wrap=False)
            label.setAlignment(Qt.AlignmentFlag.AlignRight)
            # A screen reader sees no columns.
            label.setAccessibleName(f"{names[seat]}: {signed(number)}")
            return label

        add_heads(grid, 0, 3, [names[seat] for seat in seats], [portraits[seat] for seat in seats])
        row = 2
        for component in result.components:
            grid.addWidget(plain_label(self._part(component, result, names), wrap=False), row, 0)
            grid.addWidget(plain_label(self._outcome(component), wrap=False), row, 1)
            grid.addWidget(plain_label(_reckoned(component), wrap=False), row, 2)
            for column, seat in enumerate(seats, 3):
                grid.addWidget(figure(component.paid[seat], seat), row, column)
            row += 1
        line = QFrame()
        line.setFrameShape(QFrame.Shape.HLine)
        grid.addWidget(line, row, 0, 1, 6)
        unit = view.rules.unit
        money = fill(translate("Ulti.Summary", "In forints (%1 a point)"), unit)
        sums = (
            (plain_label(translate("Ulti.Summary", "Points"), bold=True), result.points),
            (plain_label(money), [points * unit for points in result.points]),
            (plain_label(translate("Ulti.Summary", "Balance")), view.balance),
        )
        # Row by row, as they are read out.
        for below, (head, numbers) in enumerate(sums, row + 1):
            grid.addWidget(head, below, 0, 1, 3)
            for column, seat in enumerate(seats, 3):
                grid.addWidget(figure(numbers[seat], seat, bold=below == row + 1), below, column)
        # What stands to the left of the figures stays together.
        grid.setColumnStretch(2, 1)
        return grid

    def _part(self, component: Component, result: HandResult, names: Sequence[str]) -> str:
        name = terms.component_name(component.name)
        if component.seat != result.soloist:
            return f"{name} ({names[component.seat]})"
        return name

    def _outcome(self, component: Component) -> str:
        said = translate("Ulti.Summary", "won") if component.won else translate("Ulti.Summary", "lost")
        levels = sorted({level for level in component.levels if level})
        if not levels:
            return said
        return f"{said}, {' / '.join(map(terms.level_word, levels))}"
