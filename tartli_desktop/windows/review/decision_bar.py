"""The bar of a hand: a column for each trick, with a mark for each decision of the player.

If players speak before the first trick, that has a broader column of its own at the left.
"""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from tartli_desktop.face.learning.review import DecisionInWords, Severity
from tartli_desktop.game.finished_hand import FinishedHand
from tartli_desktop.looks.colours import high_contrast
from tartli_desktop.looks.focus_frame import ON_LIGHT
from tartli_desktop.looks.focus_ring import OWN_FOCUS
from tartli_desktop.looks.restyling import dress
from tartli_desktop.widgets.papers.table_paper import INK, PAPER

from .severity_signs import COLOURS, sign_of

_RIM, _LINE, _HERE = QColor("#8A6F4D"), QColor("#D3C3A0"), QColor("#E4D2A6")
_PLAIN_FOCUS = QColor("#FFE97A")
_DOTS = QColor("#6E6256")
_LEAST_MARK = 20.0
"""The least size of a mark in logical pixels, even if it then covers the next one."""


_BEFORE = 2.2
"""The breadth of the column before the first trick, relative to the others."""


_MARKS = """
QPushButton { border: 2px solid transparent; border-radius: 4px; background: transparent; padding: 0px; }
QPushButton[here="true"] { border-color: %s; }
QPushButton:focus { border-color: %s; }
"""


class DecisionMark(QPushButton):
    """The mark of one decision; pressing it shows the decision's position."""

    def __init__(self, decision: DecisionInWords, words: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.decision = decision
        self.is_here = False
        """Whether the position of this decision is shown."""
        self.setProperty(OWN_FOCUS, True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.set_words(words)

    def set_words(self, words: str) -> None:
        """Describe the decision in these words."""
        self.setAccessibleName(words)
        self.setToolTip(words)

    def set_here(self, is_here: bool) -> None:
        """Show whether the position of this decision is shown."""
        if is_here != self.is_here:
            self.is_here = is_here
            self.setProperty("here", is_here)
            self.style().polish(self)

    def draw(self) -> None:
        """Draw the sign in the mark's present size."""
        side = max(1, round(self.width() * 0.72))
        ratio = self.devicePixelRatioF()
        self.setIcon(sign_of(self.decision.severity, side, ratio))
        self.setIconSize(QSize(side, side))


class DecisionBar(QWidget):
    """All decisions of a hand side by side, as far as they have been judged.

    Signals:
        chosen(done): the player wants to see the position after this many actions.
    """

    chosen = Signal(int)

    def __init__(self, hand: FinishedHand, parent: QWidget) -> None:
        super().__init__(parent)
        self._hand = hand
        self._at = 0
        self._done: float | None = None
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.marks: list[DecisionMark] = []
        """The marks of all judged decisions, in order."""

    def show_decisions(self, decisions: Sequence[DecisionInWords], words: Sequence[str]) -> None:
        """Show these decisions with the words that are read out; existing marks stay."""
        for mark in self.marks[len(decisions) :]:
            mark.hide()
            mark.deleteLater()
        del self.marks[len(decisions) :]
        for number, (decision, said) in enumerate(zip(decisions, words, strict=True)):
            if number < len(self.marks):
                self.marks[number].decision = decision
                self.marks[number].set_words(said)
                continue
            mark = DecisionMark(decision, said, self)
            mark.clicked.connect(lambda _=False, mark=mark: self.chosen.emit(mark.decision.at))
            self.marks.append(mark)
            mark.show()
        self._lay()
        self._mark_place()

    def show_progress(self, done: float | None) -> None:
        """Show how much has been judged, from 0 to 1; None: judging has ended."""
        self._done = done
        self.update()

    def go_to(self, at: int) -> None:
        """Mark the position that is shown, given by the number of actions done."""
        has_keyboard = self.hasFocus() or any(mark.hasFocus() for mark in self.marks)
        self._at = at
        self._mark_place()
        here = next((mark for mark in self.marks if mark.is_here), None)
        if has_keyboard:
            # If nothing was decided here, no mark may seem to be the current one.
            (here or self).setFocus()
        self.update()

    def dress(self) -> None:
        """Take the present colours: those of paper, or white on black."""
        high = high_contrast()
        ink = QColor(Qt.GlobalColor.white) if high else INK
        dress(self, _MARKS % (ink.name(), (_PLAIN_FOCUS if high else ON_LIGHT).name()))
        self._lay()
        self.update()

    def _mark_place(self) -> None:
        for mark in self.marks:
            mark.set_here(mark.decision.at == self._at)
        # A single stop for Tab: the mark of this position, or else the first one.
        stop = next((mark for mark in self.marks if mark.is_here), self.marks[0] if self.marks else None)
        for mark in self.marks:
            mark.setFocusPolicy(Qt.FocusPolicy.StrongFocus if mark is stop else Qt.FocusPolicy.ClickFocus)

    # Layout

    def sizeHint(self) -> QSize:
        return QSize(480, round(self.fontMetrics().height() * 2.6) + 8)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay()

    def _paper(self) -> QRectF:
        return QRectF(self.rect()).adjusted(1, 1, -1, -1)

    def column(self, trick: int) -> QRectF:
        """The column of a trick, counted from 1, or for 0 the column before the first trick."""
        paper = self._paper()
        before = _BEFORE if self._hand.play_from else 0.0
        width = paper.width() / (len(self._hand.tricks) + before)
        if not trick:
            return QRectF(paper.left(), paper.top(), before * width, paper.height())
        return QRectF(paper.left() + (before + trick - 1) * width, paper.top(), width, paper.height())

    def _column_at(self, done: int) -> int:
        """The index of the column after this many actions."""
        return 0 if done < self._hand.play_from else self._hand.trick_at(done)

    def _x_of(self, done: int) -> float:
        """The x on the bar after this many actions."""
        hand, trick = self._hand, self._column_at(done)
        column = self.column(trick)
        begin = max(hand.tricks[trick - 1], hand.play_from) if trick else 0
        end = hand.trick_after(begin) if trick else hand.play_from
        return column.left() + column.width() * (done - begin) / max(end - begin, 1)

    def _number_height(self) -> float:
        return self.fontMetrics().height() * 0.95

    def _lay(self) -> None:
        """Put the marks of each trick side by side, below its number."""
        by_trick: dict[int, list[DecisionMark]] = {}
        for mark in self.marks:
            by_trick.setdefault(self._column_at(mark.decision.at), []).append(mark)
        for trick, marks in by_trick.items():
            room = self.column(trick).adjusted(1, 1 + self._number_height(), -1, -5)
            side = min(room.height(), max(room.width() / len(marks), _LEAST_MARK))
            step = min(side, (room.width() - side) / max(len(marks) - 1, 1)) if len(marks) > 1 else 0.0
            left = room.center().x() - (step * (len(marks) - 1) + side) / 2
            for number, mark in enumerate(marks):
                top = room.center().y() - side / 2
                mark.setGeometry(QRect(round(left + number * step), round(top), round(side), round(side)))
                mark.draw()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._go_by_mouse(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._go_by_mouse(event.position())

    def _go_by_mouse(self, point: QPointF) -> None:
        nearest = min(range(self._hand.last + 1), key=lambda done: abs(self._x_of(done) - point.x()))
        self.chosen.emit(nearest)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paper, high = self._paper(), high_contrast()
            ink = QColor(Qt.GlobalColor.white) if high else INK
            painter.setPen(QPen(ink if high else _RIM, 1.2))
            painter.setBrush(QColor(Qt.GlobalColor.black) if high else PAPER)
            painter.drawRoundedRect(paper, 5, 5)
            letters = self.font()
            letters.setPixelSize(max(9, round(self._number_height() * 0.72)))
            painter.setFont(letters)
            here = self._column_at(self._at)
            first = 0 if self._hand.play_from else 1
            for trick in range(first, len(self._hand.tricks) + 1):
                column = self.column(trick)
                if trick == here:
                    painter.fillRect(column.adjusted(0.5, 1, -0.5, -1), QColor("#333333") if high else _HERE)
                if trick > first:
                    painter.setPen(QPen(ink if high else _LINE, 1))
                    painter.drawLine(column.topLeft() + QPointF(0, 3), column.bottomLeft() - QPointF(0, 3))
                painter.setPen(ink if trick == here or high else _DOTS)
                top = QRectF(column.left(), column.top() + 1, column.width(), self._number_height())
                if trick:
                    painter.drawText(top, Qt.AlignmentFlag.AlignCenter, str(trick))
            if self._done is not None:
                colour = ink if high else COLOURS[Severity.GOOD]
                painter.fillRect(
                    QRectF(paper.left() + 3, paper.bottom() - 4, (paper.width() - 6) * self._done, 3), colour
                )
            mark = next((mark for mark in self.marks if mark.is_here), None)
            x = self._x_of(self._at) if mark is None else QRectF(mark.geometry()).center().x()
            x = min(max(x, paper.left() + 5), paper.right() - 5)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            foot = paper.bottom()
            painter.drawPolygon(QPolygonF([QPointF(x, foot - 6), QPointF(x - 5, foot), QPointF(x + 5, foot)]))
