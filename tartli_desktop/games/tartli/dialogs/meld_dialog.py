"""The dialog for declaring melds (R5)."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QStyle,
    QStyleOptionButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from tartli_desktop.face.at_the_table.account import ruled
from tartli_desktop.games.tartli import Declare, Meld, View
from tartli_desktop.games.tartli.words import meld_list
from tartli_desktop.games.tartli.words.meld_list import MeldGroup, MeldLine
from tartli_desktop.games.tartli.words.terms import meld_name
from tartli_desktop.looks.focus_frame import ring_colour
from tartli_desktop.looks.focus_ring import OWN_FOCUS
from tartli_desktop.settings.shortcuts import Keys
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.text.context import Context
from tartli_desktop.text.latin_keys import latin_key
from tartli_desktop.text.placeholders import begun, fill
from tartli_desktop.widgets.command_keys import sequence_of
from tartli_desktop.widgets.dialogs.box_buttons import add_button
from tartli_desktop.widgets.labels.rule_link import WhyLabel
from tartli_desktop.widgets.papers.sheet import CardRow, bold_font, plain_label, points_text
from tartli_desktop.widgets.papers.table_paper import ModalPaper

tr = Context("Tartli.MeldDialog")

_WHOLE_CARDS = tuple((size / 10, 1.0) for size in range(20, 11, -1))
_PARTS_OF_CARDS = tuple((size, shown) for size in (1.2, 1.1, 1.0) for shown in (0.8, 0.7, 0.6))
"""Card sizes, relative to the usual one, with the fraction of the card that shows; best first."""

_SPACING = 7
"""The gap between rows: six melds should fit on a small table."""


class MeldDialog(ModalPaper):
    """Lets the player tick melds and declare them, or see what the hand holds.

    Ticking follows R5.1: a set replaces a set, and a sequence replaces a sequence (one in all, or one per
    suit). Up and Down move through the list, Right and Left show and hide the parts of a run, Space ticks,
    Enter declares and Escape closes without declaring.

    Args:
        view: the player's view.
        faces: the pack.
        parent: the window it belongs to.
        why_key: the key that shows the rule against a meld.
        opponent: the opponent's name; empty for "your opponent".
        advises: whether it begins with the best declaration now, and says what parts of a run can score.

    Signals:
        why_asked(rule): the player wants to read the rule that bars a declaration.
    """

    why_asked = Signal(str)

    _rows: tuple[_Row, ...] = ()

    def __init__(
        self,
        view: View,
        faces: CardFaces,
        parent: QWidget | None = None,
        why_key: str = Keys().why,
        opponent: str = "",
        *,
        advises: bool = True,
    ) -> None:
        super().__init__(parent)
        self._view = view
        self._why_key = why_key
        self._opponent = opponent
        self._legal = meld_list.legal_declarations(view)
        self._ticked = meld_list.best_declaration(view) if advises else frozenset()
        self._chosen: Declare | None = None
        self.setWindowTitle(self.tr("Melds"))
        self.body.setSpacing(_SPACING)
        self._groups = [
            _GroupBox(group, view, faces, self._ticked, advises=advises)
            for group in meld_list.groups_of(view)
        ]
        self._rows = tuple(row for box in self._groups for row in box.rows)
        self._share_width()
        self._add_head()
        self._add_list()
        self._add_foot()
        for row in self._rows:
            row.check.asked.connect(self._toggle)
            if row.why is not None:
                row.why.asked.connect(self.why_asked)
                row.why.set_key(why_key)
        self._show_ticks()
        self._focus_first()
        self._size_cards()
        self.fit()

    def chosen(self) -> Declare | None:
        """What the player declared; None if the dialog was closed without declaring."""
        return self._chosen

    def accept(self) -> None:
        if self._ticked in self._legal:
            self._chosen = Declare(tuple(self._ticked))
            super().accept()

    # Parts

    def _add_head(self) -> None:
        closed = meld_list.closed_because(self._view)
        if self._legal:
            self.headline.setText(self.tr("What do you declare?"))
        elif closed is not None or not self._groups:
            self.headline.setText(self.tr("Your melds"))
        else:
            self.headline.setText(self.tr("Nothing can be declared now"))
        if self._groups or closed is not None:
            label = WhyLabel(key=self._why_key)
            against = "" if self._legal else meld_list.rule_against(self._view)
            label.set_sentence(meld_list.situation(self._view, self._opponent), against)
            label.asked.connect(self.why_asked)
            self.body.addWidget(label)
        if not self._groups:
            text = self.tr("You have no meld: three cards of a suit in a row, or four of a kind.")
            self.body.addWidget(plain_label(text))

    def _add_list(self) -> None:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setSpacing(6)
        for place, box in enumerate(self._groups):
            if place:
                column.addWidget(ruled())
            column.addWidget(box)
            box.opened.connect(self._make_room)
            for stop in box.stops:
                stop.installEventFilter(self)
                # A row draws its own outline.
                stop.setProperty(OWN_FOCUS, isinstance(stop, _Check))
        column.addStretch()
        self._list = self.add_pane(content)

    def _make_room(self) -> None:
        self._size_cards()
        self.fit()
        self.lay_again()

    def _add_foot(self) -> None:
        self.sum = plain_label("", bold=True)
        self.spoken_note = _SpeechBubble()
        self.body.addWidget(ruled())
        foot = QHBoxLayout()
        foot.addWidget(self.sum, 1)
        foot.addWidget(self.spoken_note, 0, Qt.AlignmentFlag.AlignRight)
        self.body.addLayout(foot)
        for label in (self.sum, self.spoken_note):
            label.setVisible(bool(self._legal))
        buttons = QDialogButtonBox()
        self.declare_button = add_button(buttons, self.tr("&Declare"), QDialogButtonBox.ButtonRole.AcceptRole)
        leave = self.tr("Say &nothing") if self._legal else self.tr("&Close")
        self.leave_button = add_button(buttons, leave, QDialogButtonBox.ButtonRole.RejectRole)
        self.declare_button.setVisible(bool(self._legal))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.body.addWidget(buttons)
        (self.declare_button if self._legal else self.leave_button).setDefault(True)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._share_width()

    def _share_width(self) -> None:
        """Align the left edges of the cards in all rows."""
        width = max((row.check.sizeHint().width() for row in self._rows), default=0)
        for row in self._rows:
            row.check.setMinimumWidth(width)

    def arrange(self, width: int) -> None:
        self._share_width()
        self._size_cards()

    def _size_cards(self) -> None:
        """Show the cards as large as the room allows, or else only their upper parts."""
        self.ensurePolished()
        room = self.room()
        above_all = min((each.top() for each in self.seen.cards), default=room.height())
        above_hand = self._above_hand
        # If the hand cannot stay wholly visible, start with small cards to keep as much of it as possible.
        if_hidden = _WHOLE_CARDS[::-1] if self.seen.cards else _WHOLE_CARDS
        wishes: dict[tuple[float, float], tuple[QSize, int]] = {}

        def wish_with(cards: tuple[float, float]) -> tuple[QSize, int]:
            """The wish with cards of a size, and the least width; cached because measuring is slow."""
            if cards not in wishes:
                self._set_size(*cards)
                wishes[cards] = self.wish(), self.minimumSizeHint().width()
            return wishes[cards]

        # In order of preference: whole cards, overlapping cards, covering all but the hand, cut cards; then
        # covering the hand, too.
        for height, sizes, may_overlap in (
            (above_all, _WHOLE_CARDS, False),
            (above_all, _WHOLE_CARDS, True),
            (above_hand, if_hidden, False),
            (above_hand, if_hidden, True),
            (above_hand, _PARTS_OF_CARDS, True),
            (room.height(), if_hidden, False),
            (room.height(), if_hidden, True),
            (room.height(), _PARTS_OF_CARDS, False),
        ):
            for cards in sizes:
                wish, least = wish_with(cards)
                wide = least if may_overlap else wish.width()
                if wide <= room.width() and wish.height() <= height:
                    self._set_size(*cards)
                    return
        self._set_size(*_PARTS_OF_CARDS[-1])

    @property
    def _above_hand(self) -> int:
        """The height above the player's hand, which is the lowest of the cards that the player sees."""
        cards = self.seen.cards
        foot = max((each.bottom() for each in cards), default=0)
        return min((each.top() for each in cards if each.bottom() > foot - each.height() / 2), default=0)

    @property
    def has_room(self) -> bool:
        return super().has_room and self.minimumSizeHint().width() <= self.room().width()

    def _set_size(self, size: float, shown: float) -> None:
        for row in self._rows:
            row.cards.show_part(size, shown)
        # At once: otherwise the containers would learn the new size only with the next round of events.
        self.forget_sizes()

    # Ticking

    def _toggle(self, item: Meld) -> None:
        self._ticked = meld_list.toggled(self._ticked, item, self._legal, self._view.variant)
        self._show_ticks()

    def _show_ticks(self) -> None:
        for row in self._rows:
            item = row.line.item
            changed = meld_list.toggled(self._ticked, item, self._legal, self._view.variant)
            row.check.show_state(item in self._ticked, changed != self._ticked)
        self.declare_button.setEnabled(self._ticked in self._legal)
        self.sum.setText(self._sum_text())
        # For one meld alone, its row already shows the name and the points.
        self.sum.setVisible(bool(self._legal) and len(self._ticked) != 1)
        self.spoken_note.setText(self._say_text())

    def _sum_text(self) -> str:
        if not self._ticked:
            return self.tr("Nothing is ticked.")
        melds = [row.line.item for row in self._rows if row.line.item in self._ticked]
        names = ", ".join(meld_name(item, self._view.variant) for item in melds)
        points = points_text(sum(item.points for item in melds))
        return fill(tr("%1: %2", "melds, and their points"), begun(names), points)

    def _say_text(self) -> str:
        if not self._ticked:
            return self.tr("You will say nothing.")
        return fill(self.tr("You will say: %1"), meld_list.will_be_said(self._ticked, self._view.variant))

    # Keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if QKeySequence(latin_key(event)) == sequence_of(self._why_key):
            self._ask_why()
        else:
            super().keyPressEvent(event)

    def _ask_why(self) -> None:
        """Ask for the rule against the meld with the focus, or against all melds."""
        barred = next((row.line.barred for row in self._rows if row.check.hasFocus()), None)
        self.why_asked.emit(barred or meld_list.rule_against(self._view))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._moved(watched, Qt.Key(event.key()))
        return super().eventFilter(watched, event)

    def _moved(self, watched: QObject, key: Qt.Key) -> bool:
        """Move through the list, and return whether the key did."""
        box = next(box for box in self._groups if watched in box.stops)
        if key in (Qt.Key.Key_Right, Qt.Key.Key_Left):
            box.show_parts(key == Qt.Key.Key_Right)
            return True
        stops = [stop for box in self._groups for stop in box.stops if stop.isVisibleTo(self)]
        place = next(place for place, stop in enumerate(stops) if stop is watched)
        goals = {
            Qt.Key.Key_Up: place - 1,
            Qt.Key.Key_Down: place + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: len(stops) - 1,
        }
        if key not in goals:
            return False
        goal = stops[min(max(goals[key], 0), len(stops) - 1)]
        goal.setFocus(Qt.FocusReason.TabFocusReason)
        self._list.ensureWidgetVisible(goal.parentWidget() or goal, 0, 8)
        return True

    def _focus_first(self) -> None:
        stops = [row.check for row in self._rows if row.isVisibleTo(self)]
        first = next((stop for stop in stops if stop.isChecked()), stops[0] if stops else self.leave_button)
        self.bring_keyboard_to(first)


class _GroupBox(QWidget):
    """A set, or a run with a button that shows its parts."""

    opened = Signal()

    def __init__(
        self, group: MeldGroup, view: View, faces: CardFaces, ticked: frozenset[Meld], *, advises: bool
    ) -> None:
        super().__init__()
        self._group = group
        self.rows = [_Row(group.whole, view, faces, 1.0)]
        self.stops: list[QAbstractButton] = [self.rows[0].check]
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)
        self._column.addWidget(self.rows[0])
        self._parts = QWidget()
        if group.parts:
            self._add_parts(view, faces, advises=advises)
            self.show_parts(self._needs_parts(ticked))

    def _add_parts(self, view: View, faces: CardFaces, *, advises: bool) -> None:
        self._opener = QToolButton()
        self._opener.setText(self._title() if advises else self.tr("Its parts"))
        if advises and self._group.split_points > self._group.whole.points:
            self._opener.setFont(bold_font())
        self._opener.setCheckable(True)
        self._opener.setAutoRaise(True)
        self._opener.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._opener.toggled.connect(self.show_parts)
        self._column.addWidget(self._opener, 0, Qt.AlignmentFlag.AlignLeft)
        rows = QVBoxLayout(self._parts)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(2)
        if advises:
            sentence = plain_label(self._sentence(view))
            sentence.setContentsMargins(8, 0, 8, 4)
            rows.addWidget(sentence)
        for line in self._group.parts:
            row = _Row(line, view, faces, 0.85)
            rows.addWidget(row)
            self.rows.append(row)
        self.stops += [self._opener, *(row.check for row in self.rows[1:])]
        self._column.addWidget(self._parts)

    # self.tr because lupdate does not find plurals in QCoreApplication.translate.

    def _title(self) -> str:
        count = len(self._group.split)
        if count < 2:
            return self.tr("Its parts")
        text = self.tr("Declared in parts, it can score %1 points over %n trick(s)", None, count)
        return fill(text, self._group.split_points)

    def _sentence(self, view: View) -> str:
        """The points the parts can still score, in what order, and how many tricks are left for them."""
        left = meld_list.tricks_left(view)
        if left == 0:
            return self.tr("No tricks are left for declaring melds.")
        if not self._group.split:
            return self.tr("No part of it can score any more.")
        names = meld_list.split_names(self._group, view.variant)
        if len(self._group.split) == 1:
            text = self.tr("With %n trick(s) left for melds, one of these could still score: %1.", None, left)
            return fill(text, names)
        text = self.tr("With %n trick(s) left, these could score %1 points in this order: %2.", None, left)
        return fill(text, self._group.split_points, names)

    def _needs_parts(self, ticked: frozenset[Meld]) -> bool:
        """Whether the parts matter from the start: one is ticked, or only parts may be declared."""
        parts = self._group.parts
        return any(line.item in ticked for line in parts) or (
            not self._group.whole.open and any(line.open for line in parts)
        )

    def show_parts(self, shown: bool) -> None:
        """Show or hide the parts of the run."""
        if not self._group.parts:
            return
        if not shown and self.window().focusWidget() in self.stops[2:]:
            self.rows[0].check.setFocus()
        self._parts.setVisible(shown)
        self._opener.setChecked(shown)
        self._opener.setArrowType(Qt.ArrowType.DownArrow if shown else Qt.ArrowType.RightArrow)
        if shown:
            self.opened.emit()


class _Row(QWidget):
    """A meld: its tick and name, its cards, its points, and why it may not be declared, if so."""

    def __init__(self, line: MeldLine, view: View, faces: CardFaces, scale: float) -> None:
        super().__init__()
        self.line = line
        name = begun(meld_name(line.item, view.variant))
        self.check = _Check(name, line, self)
        self.check.setAccessibleName(
            fill(tr("%1, %2", "a meld, and its points"), name, points_text(line.points))
        )
        self.cards = CardRow(name, line.item.cards, faces, scale)
        self.cards.set_faded(not line.open and line.barred != "R5.1")
        grid = QGridLayout(self)
        grid.setContentsMargins(8, 4, 8, 4)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(1, 1)
        grid.addWidget(self.check, 0, 0)
        grid.addWidget(self.cards, 0, 1, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(plain_label(points_text(line.points), wrap=False), 0, 2)
        against = meld_list.reason(line, view)
        self.why: WhyLabel | None = None
        if against is not None:
            self.check.setAccessibleDescription(against)
            self.why = WhyLabel()
            self.why.set_sentence(against, line.barred or "")
            self.why.setContentsMargins(self.check.text_start(), 0, 0, 0)
            grid.addWidget(self.why, 1, 0, 1, 3)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        # A click on the cards or the points works like one on the small box.
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.check.setFocus(Qt.FocusReason.MouseFocusReason)
            self.check.click()

    def paintEvent(self, event: QPaintEvent) -> None:
        # Styles mark the focus too faintly.
        if self.check.hasFocus():
            with QPainter(self) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(QPen(ring_colour(self.palette()), 2))
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 5, 5)


class _Check(QCheckBox):
    """A check box that asks before it changes and can have the focus even if it may not change."""

    asked = Signal(object)
    """Emitted with the meld."""

    def __init__(self, name: str, line: MeldLine, row: QWidget) -> None:
        super().__init__(name, row)
        self.setFont(bold_font())
        self._line = line
        self._row = row
        self._may_change = line.open

    def show_state(self, checked: bool, may_change: bool) -> None:
        """Show whether it is ticked and whether that can change."""
        self.setChecked(checked)
        self._may_change = may_change
        self.update()

    def text_start(self) -> int:
        """The distance of the name from the left edge."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        contents = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxContents, option, self)
        return contents.left()

    def nextCheckState(self) -> None:
        self.asked.emit(self._line.item)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._row.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._row.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        style = self.style()
        with QPainter(self) as painter:
            option.rect = style.subElementRect(QStyle.SubElement.SE_CheckBoxContents, option, self)
            style.drawControl(QStyle.ControlElement.CE_CheckBoxLabel, option, painter, self)
            self.initStyleOption(option)
            option.rect = style.subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
            if not self._may_change:
                option.state &= ~QStyle.StateFlag.State_Enabled
            if self._line.open:
                style.drawPrimitive(QStyle.PrimitiveElement.PE_IndicatorCheckBox, option, painter, self)


class _SpeechBubble(QLabel):
    """Shows the words that will be spoken."""

    def __init__(self) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setContentsMargins(14 + _TAIL, 7, 14, 7)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, _INK)
        self.setPalette(palette)

    def paintEvent(self, event: QPaintEvent) -> None:
        bubble, tail = QPainterPath(), QPainterPath()
        box = QRectF(self.rect()).adjusted(_TAIL, 0.5, -0.5, -0.5)
        bubble.addRoundedRect(box, box.height() / 2, box.height() / 2)
        # The tail points to the speaker.
        root = box.left() + box.height() * 0.3
        tail.addPolygon(
            [QPointF(root, box.bottom() - 1), QPointF(0.5, box.bottom()), QPointF(root, box.center().y())]
        )
        tail.closeSubpath()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(_INK, 0.6))
            painter.setBrush(_PAPER)
            painter.drawPath(bubble.united(tail))
        super().paintEvent(event)


_TAIL = 9
"""How far the tail reaches out of the bubble."""
_INK = QColor("#2B211C")
_PAPER = QColor("#F5ECDA")
