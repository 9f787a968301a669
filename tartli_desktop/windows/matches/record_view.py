"""A match looked at hand by hand and trick by trick, as far as its record can be read."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice, pairwise
from time import monotonic
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPalette,
    QShortcut,
    QShowEvent,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QDialog,
    QHBoxLayout,
    QPushButton,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from tartli_desktop.face import face_of
from tartli_desktop.face.portraits import portraits_by
from tartli_desktop.game.errors import RecordError, RuleError
from tartli_desktop.game.registry import rules_of_format
from tartli_desktop.looks.colours import mixed
from tartli_desktop.looks.fonts import heading_font
from tartli_desktop.store.stored_match import StoredMatch
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.plain_text import plain_tip, plain_title
from tartli_desktop.text.program_names import name_shown
from tartli_desktop.widgets.dialogs.forms import Explanation, fit_to_screen
from tartli_desktop.widgets.dialogs.sheet import plain_label
from tartli_desktop.widgets.flowing_row import FlowingRow
from tartli_desktop.widgets.portrait_label import PortraitLabel
from tartli_desktop.widgets.row_table import RowTable

from .deal_check import DealCheck, deals_in
from .record_hands import ShownHand, replayed

_Index = QModelIndex | QPersistentModelIndex
_HEADLINE, _PART = 1.45, 1.12
"""How much larger than other words the headline is, and the head of each part of a hand."""
_PORTRAIT = 2.8
"""Height of a portrait beside the headline, in lines of letters."""
_MARGIN = 10.0
"""What is free around the text."""
_AT_ONCE = 0.05
"""Seconds that are spent on the hands of a match before its window is there."""
_A_WHILE = 0.02
"""Seconds that the window then stands still for more of them."""


class HandsModel(QAbstractTableModel):
    """The hands of a match as a table."""

    def __init__(self, players: Sequence[str], columns: Sequence[str], parent: QWidget) -> None:
        """``columns`` are the heads of what the game tells of each hand."""
        super().__init__(parent)
        self._players = tuple(players)
        self._columns = (self.tr("Hand"), self.tr("Dealer"), *columns)
        self._hands: list[ShownHand] = []

    def add(self, hands: Sequence[ShownHand]) -> None:
        """Show more hands below the others."""
        if hands:
            first = len(self._hands)
            self.beginInsertRows(QModelIndex(), first, first + len(hands) - 1)
            self._hands += hands
            self.endInsertRows()

    def hand(self, row: int) -> ShownHand:
        """The hand in a row."""
        return self._hands[row]

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._hands)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._columns)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return self._columns[section]

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self._text(index))
        return self._text(index) if role == Qt.ItemDataRole.DisplayRole else None

    def _text(self, index: _Index) -> str:
        hand = self._hands[index.row()]
        return (str(hand.number), self._players[hand.dealer], *hand.told)[index.column()]


class HandPages(QTextEdit):
    """One hand in parts; one part is marked. Keys go from part to part, and from hand to hand.

    Signals:
        hand_wanted(steps, last): the hand that many after this one, at its last part or at its first.
    """

    hand_wanted = Signal(int, bool)

    # Qt sends events while it still builds the widget, so these must be there before.
    _places: tuple[tuple[int, int], ...] = ()
    _part = 0

    def __init__(self) -> None:
        super().__init__()
        self.setReadOnly(True)
        # A caret looks as if one could write there; the part that is marked is seen anyway.
        self.setCursorWidth(0)
        self.setTabChangesFocus(True)
        self.document().setDocumentMargin(_MARGIN)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._parts: tuple[str, ...] = ()

    @property
    def part(self) -> int:
        """Which part is marked, from 0."""
        return self._part

    def show_parts(self, parts: Sequence[str], part: int) -> None:
        """Show other parts, with one of them marked; -1 is the last."""
        self._parts = tuple(parts)
        self.clear()
        cursor = QTextCursor(self.document())
        heading, plain = QTextCharFormat(), QTextCharFormat()
        heading.setFont(heading_font(self.font(), _PART))
        places = []
        for number, text in enumerate((*parts, "")):
            head, _, rest = text.partition("\n")
            block = QTextBlockFormat()
            block.setTopMargin(self.fontMetrics().height() * 0.6)
            if number:
                cursor.insertBlock(block)
            first = cursor.position()
            cursor.insertText(head, heading)
            if rest:
                cursor.insertBlock(QTextBlockFormat())
                cursor.insertText(rest, plain)
            places.append(first)
        # Each part ends where the next begins, and below the last is an empty line.
        self._places = tuple(pairwise(places))
        self.go_to(part % len(parts) if parts else 0)

    def go_to(self, part: int) -> None:
        """Mark a part, and bring it into sight."""
        if not self._places:
            return
        self._part = part
        first, last = self._places[part]
        for position in (last - 1, first):
            cursor = self.textCursor()
            cursor.setPosition(position)
            self.setTextCursor(cursor)
            self.ensureCursorVisible()
        self._mark()
        if self.hasFocus():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self._parts[part]))

    def _mark(self) -> None:
        mark = QTextEdit.ExtraSelection()
        first, last = self._places[self._part]
        mark.cursor = QTextCursor(self.document())
        mark.cursor.setPosition(first)
        mark.cursor.setPosition(last, QTextCursor.MoveMode.KeepAnchor)
        palette = self.palette()
        colours = palette.color(QPalette.ColorRole.Base), palette.color(QPalette.ColorRole.Highlight)
        mark.format.setBackground(mixed(*colours, 0.28 if self.hasFocus() else 0.12))
        mark.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
        self.setExtraSelections([mark])

    def focusInEvent(self, event: Any) -> None:
        super().focusInEvent(event)
        self._follow_focus()

    def focusOutEvent(self, event: Any) -> None:
        super().focusOutEvent(event)
        self._follow_focus()

    def _follow_focus(self) -> None:
        if self._places:
            self._mark()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if not self.textCursor().hasSelection():
            position = self.cursorForPosition(event.position().toPoint()).position()
            parts = [number for number, (first, _) in enumerate(self._places) if first <= position]
            if parts:
                self.go_to(parts[-1])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
        hands = {
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_PageDown: 1,
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_PageUp: -1,
        }.get(Qt.Key(event.key()), 0)
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or not (
            steps or hands or event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End)
        ):
            super().keyPressEvent(event)
        elif hands:
            self.hand_wanted.emit(hands, False)
        elif not steps:
            self.go_to(0 if event.key() == Qt.Key.Key_Home else len(self._places) - 1)
        elif 0 <= self._part + steps < len(self._places):
            self.go_to(self._part + steps)
        else:
            self.hand_wanted.emit(steps, steps < 0)


class RecordView(QDialog):
    """All hands of a match, and the chosen one in words.

    Of a hand that is not over it shows what the player knows. Nothing is written.

    Args:
        stored: the match.
        title: what it is called.
        about: what else is known about it, in a sentence or two.
        suits: what the pack calls its cards.
        parent: the window it belongs to.

    Signals:
        opens(dialog): it is about to open another dialog.
        replay_asked(hand, swapped): the player wants the deal of that hand, from 1, again, perhaps with seats
            swapped; the window has closed.
        review_asked(hand): the player wants to go through that hand, from 1; the window has closed.
    """

    opens = Signal(QDialog)
    replay_asked = Signal(int, bool)
    review_asked = Signal(int)

    def __init__(
        self,
        stored: StoredMatch,
        title: str,
        about: str,
        suits: SuitSystem,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._stored = stored
        self._suits = suits
        self._players = tuple(map(name_shown, stored.record["players"]))
        self._viewer = stored.row.head.human_seat or 0
        rules = rules_of_format(stored.record["format"])
        assert rules is not None
        self._words = face_of(rules.name).records
        self._has_reviews = face_of(rules.name).reviews is not None
        try:
            self._variant = rules.variant_from(dict(stored.row.head.variant))
        except RuleError:
            # Then no hand can be replayed either.
            self._variant = None
        self._wrong: RecordError | None = None
        self._coming = replayed(
            rules,
            stored.record,
            stored.row.head.human_seat,
            by_all=stored.marks.two,
            describe=lambda match, events: self._words.cells(match, events, self._players, self._viewer),
        )
        self.is_complete = False
        """Whether all hands have been replayed, or one could not be."""
        self.setWindowTitle(plain_title(title))
        seats = range(len(self._players))
        self._from_viewer = (*seats[self._viewer :], *seats[: self._viewer])
        self.headline = plain_label(
            QLocale().createSeparatedList([self._players[seat] for seat in self._from_viewer])
        )
        self.headline.setFont(heading_font(self.font(), _HEADLINE))
        self.about = Explanation()
        self.about.setText(about)
        self.note = Explanation()
        columns = self._words.columns()
        self.hands_model = HandsModel(self._players, columns, self)
        self.hands = RowTable(self.hands_model, self.hands_model.columnCount() - 1, whole=True)
        self.pages = HandPages()
        self.review_button = QPushButton(self.tr("&Review this hand"))
        self.review_button.setToolTip(self.tr("On the table, card by card, with what each decision cost"))
        self.copy_button = QPushButton(self.tr("&Copy this hand as text"))
        self.check_button = QPushButton(self.tr("Verify this &deal…"))
        self.again_button = QPushButton(self.tr("&Play this deal again"))
        self.swapped_button = QPushButton(self.tr("From another &seat"))
        self.close_button = QPushButton(self.tr("C&lose"))
        self._later = QTimer(self, interval=0)
        self._later.timeout.connect(lambda: self._replay(_A_WHILE))
        self._build()
        self._connect()
        self._replay(_AT_ONCE)
        self.hands.setFocus()

    @property
    def hand(self) -> ShownHand | None:
        """The hand that is shown."""
        row = self.hands.currentIndex().row()
        return self.hands_model.hand(row) if row >= 0 else None

    @property
    def is_replaying(self) -> bool:
        """Whether further hands are still replayed, whenever there is time."""
        return self._later.isActive()

    def sizeHint(self) -> QSize:
        width = self.fontMetrics().averageCharWidth()
        return QSize(width * 168, self.fontMetrics().height() * 40)

    def showEvent(self, event: QShowEvent) -> None:
        fit_to_screen(self)
        super().showEvent(event)

    def done(self, result: int) -> None:
        self._later.stop()
        super().done(result)

    def _build(self) -> None:
        self.hands.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.hands.setAccessibleName(self.tr("Hands"))
        self.pages.setAccessibleName(self.tr("The hand as text"))
        panes = QHBoxLayout()
        panes.addWidget(self.hands, 11)
        panes.addWidget(self.pages, 9)
        self.keys = Explanation()
        self.keys.setText(self.tr("↑ ↓ next hand (in the text: next trick) · ← → next hand"))
        buttons = FlowingRow()
        reviewing = [self.review_button] if self._has_reviews else []
        others = (self.copy_button, self.check_button, self.again_button, self.swapped_button)
        for button in (*reviewing, *others):
            button.setAutoDefault(False)
            buttons.add(button)
        buttons.add(self.close_button)
        self.close_button.setDefault(True)
        rows = QVBoxLayout(self)
        rows.addLayout(self._heads())
        rows.addWidget(self.note)
        rows.addLayout(panes, 1)
        rows.addWidget(self.keys)
        rows.addWidget(buttons)

    def _heads(self) -> QHBoxLayout:
        """Who played, and what else is known of the match."""
        noted = dict(enumerate(self._stored.marks.people))
        portraits = portraits_by([noted.get(seat, "") for seat in sorted(self._from_viewer)], self._viewer)
        heads = QHBoxLayout()
        for seat in self._from_viewer:
            heads.addWidget(PortraitLabel(portraits[seat], _PORTRAIT))
        heads.addSpacing(6)
        words = QVBoxLayout()
        words.setSpacing(2)
        for label in (self.headline, self.about):
            words.addWidget(label)
        heads.addLayout(words, 1)
        return heads

    def _connect(self) -> None:
        self.hands.selectionModel().currentRowChanged.connect(lambda *_: self._show_hand(0))
        self.pages.hand_wanted.connect(self._go)
        self.copy_button.clicked.connect(self._copy)
        self.check_button.clicked.connect(self._check)
        self.again_button.clicked.connect(lambda: self._play_again(swapped=False))
        self.swapped_button.clicked.connect(lambda: self._play_again(swapped=True))
        self.review_button.clicked.connect(self._review)
        self.close_button.clicked.connect(self.reject)
        for key, steps in (("Left", -1), ("Right", 1)):
            shortcut = QShortcut(QKeySequence(key), self.hands)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(lambda steps=steps: self._go(steps, False))
        shortcut = QShortcut(QKeySequence(QKeySequence.StandardKey.Copy), self.hands)
        shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
        shortcut.activated.connect(self._copy)

    def _replay(self, seconds: float) -> None:
        """Read on for a while."""
        until = monotonic() + seconds
        found: list[ShownHand] = []
        try:
            while monotonic() < until and not self.is_complete:
                some = list(islice(self._coming, 1))
                found += some
                self.is_complete = not some
        except RecordError as error:
            self._wrong, self.is_complete = error, True
        is_first = not self.hands_model.rowCount()
        self.hands_model.add(found)
        if self.is_complete:
            self._later.stop()
            self._tell()
        elif not self._later.isActive():
            self._later.start()
        if is_first or self.is_complete:
            self.hands.measure()
        if is_first and found:
            self.hands.setCurrentIndex(self.hands_model.index(0, 0))
        elif self.is_complete:
            self._follow()
            if self.hand is not None and self.hand.number == self.hands_model.rowCount():
                self._show_hand(self.pages.part)

    def _tell(self) -> None:
        """Say what cannot be read, or that there is nothing to be read."""
        broken = self._stored.broken_at
        if self._wrong is not None:
            text = self.tr("This match breaks rule %3 in hand %1, action %2. It is shown up to that point.")
            text = fill(text, self._wrong.hand, self._wrong.action, self._wrong.rule)
        elif broken is not None:
            text = self.tr("This match is damaged: it cannot be read from hand %1, action %2 on.")
            text = fill(text, *broken)
        elif not self.hands_model.rowCount():
            text = self.tr("No hand has been dealt in this match yet.")
        else:
            text = ""
        self.note.setText(text)
        self.note.setVisible(bool(text))

    def _go(self, steps: int, last: bool) -> None:
        """Show the hand some steps further, where there is one."""
        row = self.hands.currentIndex().row() + steps
        if 0 <= row < self.hands_model.rowCount():
            self.hands.setCurrentIndex(self.hands_model.index(row, 0))
            if last:
                self._show_hand(-1)

    def _show_hand(self, part: int) -> None:
        self._follow()
        hand = self.hand
        if hand is None:
            return
        parts = self._words.hand_parts(
            hand.number,
            hand.events,
            self._players,
            self._variant,
            self._suits,
            is_over=hand.is_over,
            viewer=self._viewer,
        )
        if not hand.is_over:
            parts.append(
                self.tr("The rest of this hand cannot be read.")
                if self._is_damaged
                else self.tr("This hand is still being played.")
            )
        self.pages.show_parts(parts, part)

    @property
    def _is_damaged(self) -> bool:
        return self._wrong is not None or self._stored.broken_at is not None

    def _follow(self) -> None:
        self.copy_button.setEnabled(self.hand is not None)
        self.check_button.setEnabled(self.hand is not None)
        for button in (self.review_button, self.again_button, self.swapped_button):
            button.setEnabled(self.hand is not None and self.hand.is_over)

    def _copy(self) -> None:
        hand = self.hand
        if hand is not None:
            record = hand.record if hand.is_over else None
            text = self._words.hand_text(
                hand.number,
                hand.events,
                self._players,
                self._variant,
                self._suits,
                record,
                viewer=self._viewer,
            )
            QApplication.clipboard().setText(text)

    def _play_again(self, *, swapped: bool) -> None:
        if self.hand is not None and self.hand.is_over:
            self.accept()
            self.replay_asked.emit(self.hand.number, swapped)

    def _review(self) -> None:
        if self.hand is not None and self.hand.is_over:
            self.accept()
            self.review_asked.emit(self.hand.number)

    def _check(self) -> None:
        hand = self.hand
        if hand is None:
            return
        hands = [self.hands_model.hand(row) for row in range(self.hands_model.rowCount())]
        sealed = self._stored.sealed
        is_next = sealed is not None and self.is_complete and sealed.hand == len(hands) + 1
        found = deals_in(
            [each.record for each in hands],
            sealed if is_next and not self._stored.row.finished else None,
            is_running=not hands[-1].is_over,
        )
        dialog = DealCheck(found, self, hand=hand.number)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.opens.emit(dialog)
        dialog.open()
