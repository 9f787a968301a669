"""The paper at the end of a lesson or a puzzle: the result, what it has shown, and what can follow."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontInfo, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tartli_desktop.looks.colours import high_contrast
from tartli_desktop.looks.fonts import table_font
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.text.context import Context
from tartli_desktop.widgets.dialogs.box_buttons import add_button, stack_where_narrow
from tartli_desktop.widgets.labels.even_label import set_unbroken
from tartli_desktop.widgets.labels.portrait_label import PortraitLabel
from tartli_desktop.widgets.papers.free_place import between
from tartli_desktop.widgets.papers.sheet import CardRow, plain_label
from tartli_desktop.widgets.papers.table_paper import TablePaper

from .ending import Ending, NextStep

tr = Context("Account")
_Role = QDialogButtonBox.ButtonRole

_WIDE = 58
"""The preferred width of the paper, in characters."""
_PORTRAIT = 5.5
"""The height of the portrait, in lines."""
_RESULT = 1.2
"""The size of the result, times that of other text."""
_CARDS = 1.0
"""The size of the cards, relative to those of a row that only reminds of them."""
_BESIDE_PORTRAIT, _BESIDE_TICK = 20, 10
_TICK, _TICK_ON_BLACK = QColor("#3F673A"), QColor("#FFE97A")


class EndingPaper(TablePaper):
    """Tells how a lesson or a puzzle ended, and asks what is to follow.

    Enter takes the first way on; Escape puts the paper away.

    Args:
        ending: the words.
        next_steps: what can follow; the first one has the focus.
        portrait: the name of the player's portrait, with a wreath for who has reached the goal.
        faces: the faces of the cards.
        parent: the widget that the paper lies on.
        input_guard_ms: milliseconds during which the paper ignores keys and clicks.
    """

    # So the player’s cards stay in sight, and not only the edge of the talon is left of it.
    rises = 0.3

    def __init__(
        self,
        ending: Ending,
        next_steps: Sequence[NextStep],
        portrait: str,
        faces: CardFaces,
        parent: QWidget | None = None,
        *,
        input_guard_ms: int = 0,
    ) -> None:
        super().__init__(parent)
        self.ending = ending
        """The words on the paper."""
        self.setWindowTitle(ending.title)
        self.headline.setText(ending.head)
        self._result = plain_label("")
        set_unbroken(self._result, ending.result)
        rows = QVBoxLayout()
        rows.setSpacing(8)
        rows.addWidget(self._result)
        if ending.shown:
            rows.addSpacing(4)
            rows.addWidget(plain_label(ending.shown_head, bold=True))
            tick = _TICK_ON_BLACK if high_contrast() else _TICK
            points = _listed(ending.shown, tick if ending.won else None)
            if ending.cards:
                cards = CardRow(ending.shown_head.rstrip(":"), ending.cards, faces, _CARDS)
                points.addWidget(cards, len(ending.shown), 1, Qt.AlignmentFlag.AlignLeft)
            rows.addLayout(points)
            rows.addSpacing(4)
        if ending.listed is not None:
            rows.addWidget(ending.listed())
        more = plain_label("")
        set_unbroken(more, ending.more)
        rows.addWidget(more)
        rows.addStretch()
        self.gives_way = PortraitLabel(portrait, _PORTRAIT, wreathed=True if ending.won else None)
        content = QWidget()
        sides = QHBoxLayout(content)
        sides.setSpacing(_BESIDE_PORTRAIT)
        sides.addWidget(self.gives_way, 0, Qt.AlignmentFlag.AlignTop)
        sides.addLayout(rows, 1)
        self.add_pane(content, _WIDE)
        self._buttons = self._put_buttons(next_steps)
        self.keep_arrows()
        self.fit(input_guard_ms)

    def lie_in(self, area: QRect, table: QRect | None = None, rises: float | None = None) -> None:
        super().lie_in(area, table, rises)
        usual, hides = self.pos(), self.hides
        free = between(area, self.seen.players)
        if free.height() > self.height():
            # In the middle between the players, unless it hid more of the cards there.
            self.move(self.x(), free.top() + (free.height() - self.height()) // 2)
            if self.hides > hides:
                self.move(usual)

    def _put_buttons(self, next_steps: Sequence[NextStep]) -> QDialogButtonBox:
        """Add a button for each way: at the right those that lead on, at the left those that only show."""
        box = QDialogButtonBox()
        for step in next_steps:
            first = step is next_steps[0]
            role = _Role.AcceptRole if first else _Role.ResetRole if step.stays else _Role.YesRole
            button = add_button(box, step.words, role)
            button.clicked.connect(partial(self._take, step))
            if first:
                button.setDefault(True)
                self.bring_keyboard_to(button)
        add_button(box, tr("&Look at the table"), _Role.RejectRole)
        box.rejected.connect(self.reject)
        self.body.addWidget(box)
        return box

    def _take(self, step: NextStep, _checked: bool = False) -> None:
        if not step.stays:
            self.done(int(QDialog.DialogCode.Accepted))
        step.take()

    def arrange(self, width: int) -> None:
        self._result.setFont(table_font(QFontInfo(self.font()).pixelSize() * _RESULT))
        margins = self.body.contentsMargins()
        stack_where_narrow(self._buttons, width - margins.left() - margins.right(), self.body.spacing())


def _listed(lines: Sequence[str], tick: QColor | None) -> QGridLayout:
    """A list of lines, with a tick of this colour before each."""
    grid = QGridLayout()
    grid.setHorizontalSpacing(_BESIDE_TICK)
    grid.setVerticalSpacing(4)
    grid.setColumnStretch(1, 1)
    for row, line in enumerate(lines):
        label = plain_label("")
        set_unbroken(label, line)
        if tick is not None:
            grid.addWidget(_Tick(tick), row, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(label, row, 1)
    return grid


class _Tick(QWidget):
    """A tick as high as a line. Screen readers ignore it."""

    def __init__(self, colour: QColor) -> None:
        super().__init__()
        self._colour = colour
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(line, line)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            side = self.height()
            solid, capped, joined = Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
            painter.setPen(QPen(self._colour, side / 7, solid, capped, joined))
            stroke = QPainterPath(QPointF(0.14, 0.56) * side)
            stroke.quadTo(QPointF(0.3, 0.66) * side, QPointF(0.38, 0.84) * side)
            stroke.quadTo(QPointF(0.54, 0.4) * side, QPointF(0.88, 0.16) * side)
            painter.drawPath(stroke)
