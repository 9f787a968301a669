"""What a hand brought: a paper that reads as players write it down, component by component (U12)."""

from collections.abc import Sequence
from math import prod

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from tartli_desktop.cards.german import Card, mask_of
from tartli_desktop.face.at_the_table.account import Account, ToldHand, figure, ruled
from tartli_desktop.face.sentences import Sentences
from tartli_desktop.games.ulti import Component, HandResult, View
from tartli_desktop.games.ulti.rules.cards import points_in
from tartli_desktop.games.ulti.words import hand_text, prompts, terms
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.text.amounts import signed
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import begun, fill
from tartli_desktop.widgets.papers.sheet import CardRow, plain_label

tr = Context("Ulti.Summary")
say = Sentences("ulti", "account")

_TALON = 0.8
"""The size of the talon's cards, relative to the usual size."""


def _reckoned(component: Component) -> str:
    """How a component's value is calculated: "4 × 2 + 4 = 12"; the value alone if the defenders differ."""
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
    reckoned = text if len(factors) == 1 and more <= 0 else f"{text} = {each}"
    return fill(tr("%1 each", "points of each defender"), reckoned)


def _talon(cards: Sequence[Card], faces: CardFaces) -> QHBoxLayout:
    """The cards that the soloist discarded, and what they are."""
    word = tr("Talon")
    row = QHBoxLayout()
    row.setSpacing(12)
    row.addWidget(plain_label(word, wrap=False))
    row.addWidget(CardRow(word, cards, faces, _TALON), 1)
    return row


class HandSummary(Account):
    """The contract, each component with what it brought each player, and the balance of all.

    Enter goes on; Escape puts it away.

    Args:
        view: the view after the hand.
        told: the players, and what can follow.
        faces: the pack.
        parent: the widget that the paper lies on.
    """

    def __init__(self, view: View, told: ToldHand, faces: CardFaces, parent: QWidget | None = None) -> None:
        super().__init__(told, parent)
        result, names = view.results[-1], told.names
        self.setWindowTitle(fill(tr("Hand %1"), result.number))
        hand = prompts.hand_line(result, view.seat, names).removesuffix(".")
        self.begin(hand, view.seat, self._facts(result, view, names, faces))
        account = self._account(result, view)
        if result.talon is not None:
            # Level with the heads of the figures; the columns of words have no heads.
            account.addLayout(_talon(result.talon, faces), 0, 0, 2, 3)
        self.rows.addLayout(account)
        unit = view.rules.unit
        self.add_chart([[points * unit for points in each.points] for each in view.results], view.seat, "Ft")
        best = self.add_best([each.points for each in view.results])
        paid = ""
        if any(result.points):
            # Sighted players read this off the columns.
            paid = hand_text.payment_line(result, view.seat, names, unit)
        lines = hand_text.result_lines(result, names)
        self.finish(*(f"{line}." for line in lines), paid, best)

    def _facts(self, result: HandResult, view: View, names: Sequence[str], faces: CardFaces) -> list[str]:
        """How the hand ended, the trumps that its contract does not name, the points of both sides."""
        scores, points = result.scores or (0, 0), result.trick_points
        told = say(
            "facts",
            trumps=begun(terms.trump_name(result.trump)) if result.trump not in (None, "H") else "",
            scored=result.scores is not None,
            own=result.soloist == view.seat,
            who=names[result.soloist],
            made=scores[0],
            theirs=scores[1],
            counted=result.scores is None and points is not None,
            tricks=points,
            laid=0 if result.scores is None else points_in(mask_of(result.talon or ())),
        )
        return [*filter(None, (say.get(f"end-{result.end}"), told))]

    def _account(self, result: HandResult, view: View) -> QGridLayout:
        """Who pays whom: a row for each part, a column for each player."""
        names, seats = self.told.names, self.seats_from(view.seat)
        grid = self.columns_of(seats, 0, 3)
        row = 2
        for component in result.components:
            grid.addWidget(plain_label(self._part(component, result, names), wrap=False), row, 0)
            grid.addWidget(plain_label(self._outcome(component), wrap=False), row, 1)
            grid.addWidget(plain_label(_reckoned(component), wrap=False), row, 2)
            for column, seat in enumerate(seats, 3):
                grid.addWidget(figure(signed(component.paid[seat]), names[seat]), row, column)
            row += 1
        grid.addWidget(ruled(), row, 0, 1, 6)
        unit = view.rules.unit
        money = fill(tr("In forints (%1 a point)"), unit)
        sums = [
            (plain_label(money), [points * unit for points in result.points], False),
            (plain_label(tr("Balance in forints")), view.balance, False),
        ]
        if len(result.components) > 1:
            sums.insert(0, (plain_label(tr("Points"), bold=True), result.points, True))
        # Row by row, as they are read out.
        for below, (head, numbers, bold) in enumerate(sums, row + 1):
            grid.addWidget(head, below, 0, 1, 3)
            for column, seat in enumerate(seats, 3):
                grid.addWidget(figure(signed(numbers[seat]), names[seat], bold=bold), below, column)
        # Keep what stands to the left of the figures together.
        grid.setColumnStretch(2, 1)
        return grid

    def _part(self, component: Component, result: HandResult, names: Sequence[str]) -> str:
        name = terms.settled_name(component, result)
        if component.seat != result.soloist:
            return f"{name} ({names[component.seat]})"
        return name

    def _outcome(self, component: Component) -> str:
        said = tr("won") if component.won else tr("lost")
        levels = sorted({level for level in component.levels if level})
        if not levels:
            return said
        return f"{said}, {' / '.join(map(terms.level_word, levels))}"
