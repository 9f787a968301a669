"""The paper beside the table: the position in the hand, what was done there, and the result of the review."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QFont, QFontInfo
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tartli_desktop.face.learning.review import DecisionInWords
from tartli_desktop.looks.colours import high_contrast
from tartli_desktop.looks.fonts import heading_font
from tartli_desktop.looks.restyling import dress
from tartli_desktop.looks.text_size import text_scale
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.labels.even_label import set_unbroken
from tartli_desktop.widgets.papers.table_paper import SHADOW, dress_button
from tartli_desktop.widgets.scroll_fade import ScrollFade

from .paper_beside import PaperBeside, tell
from .review_actions import ReviewActions
from .severity_signs import Legend, SignLabel

_MARGIN = SHADOW + 16
_LARGER = 0.25
"""How much larger than in dialogs the words beside the table are; less if all letters are large."""
_LINE = 8
"""The height of the progress line, in pixels."""


_PROGRESS = """
QProgressBar { border: 1px solid %s; border-radius: 4px; background: %s; }
QProgressBar::chunk { border-radius: 3px; background: %s; }
"""


class TurningPoint(QPushButton):
    """One of the costliest decisions in words that wrap; pressing it shows the decision's position."""

    def __init__(self, decision: DecisionInWords, words: str) -> None:
        super().__init__()
        self.decision = decision
        self.sign = SignLabel(decision.severity)
        self.setAccessibleName(words)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        label = QLabel(textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        set_unbroken(label, words)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 8, 8, 8)
        row.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(label, 1)
        for part in (self.sign, label):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


class ReviewPaper(PaperBeside):
    """Words about the hand, with buttons at the foot.

    Signals:
        chosen(done): the player wants to see the position after this many actions.
    """

    chosen = Signal(int)

    def __init__(self, actions: ReviewActions, parent: QWidget) -> None:
        super().__init__(parent)
        self.title_label = self._label()
        self.place_label = self._label()
        self.happened_label = self._label()
        self.state_label = self._label()
        """How the match stands, if the letters on the table are small compared with those of the paper."""
        self._sign = SignLabel()
        self.done_label, self.better_label = self._label(), self._label()
        self.summary_label, self.luck_label, self.compared_label = (self._label() for _ in range(3))
        self.progress_label = self._label()
        self.progress_line = QProgressBar(maximum=100, textVisible=False)
        """How much has been judged; words beside it say the same."""
        self.progress_line.setFixedHeight(_LINE)
        self.result_label, self.course_label = self._label(), self._label()
        """The result and the course of the hand, shown before it is judged."""
        self.legend = Legend()
        self.turning_points: list[TurningPoint] = []
        """The costliest decisions."""
        self.play_on_button = button_of(actions.play_on)
        self.leave_button = button_of(actions.leave)
        self._lay_parts()
        empty = (self.happened_label, self.state_label, self.summary_label, self.luck_label)
        unknown = (self._decision, self.compared_label, self.progress_label, self.progress_line, self._known)
        for part in (*empty, *unknown, self.legend):
            part.hide()
        self.dress()

    def _lay_parts(self) -> None:
        self._decision = QWidget()
        block = QVBoxLayout(self._decision)
        block.setContentsMargins(0, 4, 0, 4)
        row = QHBoxLayout()
        row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.done_label, 1)
        block.addLayout(row)
        block.addWidget(self.better_label)
        self._costliest = QVBoxLayout()
        content = self._content = QWidget()
        lines = QVBoxLayout(content)
        lines.setContentsMargins(0, 0, 6, 0)
        lines.setSpacing(8)
        first = (self.place_label, self.happened_label, self.state_label)
        for part in (*first, self._decision, self.summary_label):
            lines.addWidget(part)
        lines.addLayout(self._costliest)
        self._known = QWidget()
        known = QVBoxLayout(self._known)
        known.setContentsMargins(0, 8, 0, 0)
        known.setSpacing(8)
        self._known_headings = (self._label(), self._label())
        for heading, label in zip(self._known_headings, (self.result_label, self.course_label), strict=True):
            known.addWidget(heading)
            known.addWidget(label)
        last = (self.luck_label, self.compared_label, self.progress_label, self.progress_line, self._known)
        for part in last:
            lines.addWidget(part)
        lines.addStretch(1)
        lines.addWidget(self.legend)
        self.scroller = self._scrolled(content, Qt.FocusPolicy.TabFocus)
        ScrollFade(self.scroller)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, _MARGIN - 4, _MARGIN - 4, _MARGIN)
        column.addWidget(self.title_label)
        column.addWidget(self.scroller, 1)
        column.addWidget(self.play_on_button)
        column.addWidget(self.leave_button)

    @property
    def spoken(self) -> str:
        """What is read out about the position that is shown."""
        parts = [self.place_label.text(), self.happened_label.accessibleName()]
        if not self._decision.isHidden():
            parts += [self.done_label.accessibleName(), self.better_label.accessibleName()]
        return " ".join(f"{part.rstrip('.')}." for part in parts if part)

    # Contents

    def tell_place(self, place: str, happened: Sequence[str]) -> None:
        """Show which position it is, and what was done and said last, each on a line of its own."""
        self.place_label.setText(place)
        tell(self.happened_label, "\n".join(happened))
        self.happened_label.setAccessibleName(" ".join(happened))
        self.scroller.verticalScrollBar().setValue(0)

    def tell_state(self, words: str) -> None:
        """Show how the match stands, in large letters; empty if the table shows it."""
        tell(self.state_label, words)

    def tell_decision(self, decision: DecisionInWords | None) -> None:
        """Show the decision in this position and what would have been better; None for no decision."""
        self._decision.setVisible(decision is not None)
        if decision is not None:
            self._sign.show_severity(decision.severity)
            done = decision.done[:1].upper() + decision.done[1:]
            set_unbroken(self.done_label, " ".join(filter(None, (done, decision.cost))))
            tell(self.better_label, decision.better)

    def tell_review(
        self, summary: str, costliest: Sequence[tuple[DecisionInWords, str]], luck: str, compared: str
    ) -> None:
        """Show the result of the review.

        Args:
            summary: how it was played.
            costliest: the costliest decisions, each with the words on its button.
            luck: how good the cards were.
            compared: a comparison with the first time, if the hand was replayed.
        """
        tell(self.summary_label, summary)
        self._known.setHidden(bool(summary))
        tell(self.luck_label, luck)
        tell(self.compared_label, compared)
        self.legend.setVisible(bool(summary))
        for point in self.turning_points:
            point.hide()
            point.deleteLater()
        self.turning_points = [TurningPoint(decision, words) for decision, words in costliest]
        for point in self.turning_points:
            point.clicked.connect(lambda _=False, point=point: self.chosen.emit(point.decision.at))
            self._costliest.addWidget(point)
        self._follow_letters()

    def tell_hand(
        self, players: str, result: Iterable[tuple[str, str]], course: Sequence[str], cards: Iterable[str]
    ) -> None:
        """Show how the hand ended and how it went, until it is judged.

        Args:
            players: the heads of the result's columns, in order.
            result: the rows of the result: what is counted, and how much.
            course: the deal, each trick and the end, each in one or more lines.
            cards: the names of the cards, which no line tears.
        """
        result_heading, course_heading = self._known_headings
        result_heading.setText(fill(self.tr("Result (%1)", "the names of the players"), players))
        row = self.tr("%1: %2", "what is counted in a hand, and how much it was")
        self.result_label.setText("\n".join(fill(row, *each) for each in result))
        course_heading.setText(self.tr("The hand"))
        set_unbroken(self.course_label, "\n\n".join(course), whole=cards)
        self._known.show()

    def tell_progress(self, words: str, share: float | None = None) -> None:
        """Show how far the review is, or that there is none; empty if it is complete.

        ``share`` is the part that has been judged, from 0 to 1, while the review runs.
        """
        tell(self.progress_label, words)
        self.progress_line.setVisible(share is not None)
        self.progress_line.setValue(round(100 * (share or 0)))

    # Looks

    def retranslate(self, title: str) -> None:
        """Set the words in the current language; ``title`` stands above them."""
        self.title_label.setText(title)
        self.legend.retranslate()

    def dress(self) -> None:
        for sign in self.findChildren(SignLabel):
            sign.draw()
        plain, usual = ("#FFFFFF", "#000000", "#FFE97A"), ("#CDBE9D", "#FFFDF8", "#3F673A")
        dress(self.progress_line, _PROGRESS % (plain if high_contrast() else usual))
        super().dress()

    def _follow_letters(self) -> None:
        letters = larger(self.font())
        sizes = {self.title_label: 1.5, self.place_label: 1.25, self.summary_label: 1.15}
        sizes |= dict.fromkeys(self._known_headings, 1.15)
        self._content.setFont(letters)
        # Each label has its own font: a style sheet of all windows would take away that of the content.
        for label in self.findChildren(QLabel):
            label.setFont(heading_font(self.font(), sizes[label]) if label in sizes else letters)
        for button in (self.play_on_button, self.leave_button):
            dress_button(button, letters)


def button_of(action: QAction) -> QPushButton:
    """A button that triggers an action, with its words; with its sign alone if it has one."""
    button = QPushButton()
    # After a click, what is typed still goes where it went before.
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.clicked.connect(action.trigger)

    def follow() -> None:
        button.setText(action.text() if action.icon().isNull() else "")
        button.setIcon(action.icon())
        button.setAccessibleName(action.text().replace("&", ""))
        button.setToolTip(action.toolTip())
        button.setEnabled(action.isEnabled())

    action.changed.connect(follow)
    follow()
    return button


def larger(font: QFont) -> QFont:
    """The letters beside the table, larger than those of dialogs."""
    letters = QFont(font)
    letters.setPointSizeF(QFontInfo(font).pointSizeF() * (1 + _LARGER / text_scale()))
    return letters
