"""A match to view hand by hand and trick by trick, as far as its record can be read."""

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct
from PySide6.QtCore import QLocale, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QPalette, QResizeEvent, QShortcut, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QPushButton,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from tartli_desktop.face import face_of
from tartli_desktop.face.at_the_table.balance_chart import BalanceChart
from tartli_desktop.face.hand_parts import HandPart, OneHand
from tartli_desktop.face.portraits import portraits_by
from tartli_desktop.game.errors import RecordError, RuleError
from tartli_desktop.game.json_types import Json
from tartli_desktop.game.match import Event, Match
from tartli_desktop.game.registry import rules_of_format
from tartli_desktop.game.rules import Rules
from tartli_desktop.looks.fonts import heading_font
from tartli_desktop.store.stored_match import StoredMatch
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.plain_text import plain_tip, plain_title
from tartli_desktop.text.program_names import names_shown
from tartli_desktop.widgets.dialogs.forms import Explanation, FittedDialog
from tartli_desktop.widgets.flowing_row import FlowingRow
from tartli_desktop.widgets.labels.portrait_label import PortraitLabel
from tartli_desktop.widgets.papers.sheet import plain_label
from tartli_desktop.widgets.papers.table_paper import paper_palette
from tartli_desktop.widgets.row_table import RowTable
from tartli_desktop.windows.copied_hands import copy_hand

from .deal_check import DealCheck, deals_in
from .hand_pages import HandPages


class ShownHand(Struct, frozen=True):
    """One hand of a match, over or not."""

    number: int
    """The number of the hand in the match, from 1."""

    dealer: int

    events: tuple[Event, ...]
    """The events of the hand, without what is hidden from its viewers."""

    told: tuple[str, ...]
    """What the game says about it in the list."""

    record: Json
    """Its object in the record."""

    is_over: bool

    standings: tuple[int, ...] = ()
    """The standings of the match after it, by seat, once it is over."""


def replayed(
    rules: Rules,
    record: Json,
    viewer: int | None,
    *,
    by_all: bool = False,
    describe: Callable[[Match, Sequence[Event]], tuple[str, ...]],
) -> Iterator[ShownHand]:
    """Replay a match hand by hand; an unfinished hand shows only what the viewer learned.

    A hand in which an action breaks a rule is yielded as far as it goes. RecordError is raised after it, and
    for any other fault.

    Args:
        viewer: the seat of the viewer of an unfinished hand; None hides nothing.
        by_all: whether all players look together, so that nobody's secrets in such a hand are shown.
        describe: returns what is told about a hand, given the match as it then stands and the hand's events.
    """

    for number, (dealer, match) in enumerate(rules.match.hand_by_hand(record), 1):
        events, is_over = match.events, match.to_move is None
        if not is_over:
            for seat in range(len(match.players)) if by_all else () if viewer is None else (viewer,):
                events = tuple(event.seen_by(seat) for event in events)
        told = describe(match, events)
        standings = match.standings if is_over else ()
        yield ShownHand(number, dealer, events, told, record["hands"][number - 1], is_over, standings)


class HandsRead(Struct, frozen=True):
    """The hands of a match, as far as its record can be read."""

    hands: tuple[ShownHand, ...]

    wrong: RecordError | None
    """What was wrong after them."""


def read_hands(stored: StoredMatch, report: Callable[[float], object] = lambda share: None) -> HandsRead:
    """Replay a stored match hand by hand, and report the part that is done, from 0 to 1."""
    rules = rules_of_format(stored.record["format"])
    assert rules is not None
    head, players = stored.row.head, names_shown(stored.record["players"])
    words, viewer = face_of(rules.name).records, head.human_seat
    hands: list[ShownHand] = []
    try:
        for hand in replayed(
            rules,
            stored.record,
            viewer,
            by_all=stored.marks.two,
            describe=lambda match, events: words.cells(match, events, players, viewer or 0),
        ):
            hands.append(hand)
            report(len(hands) / len(stored.record["hands"]))
    except RecordError as error:
        return HandsRead(tuple(hands), error)
    return HandsRead(tuple(hands), None)


_HEADLINE = 1.45
"""The size of the headline, relative to other words."""
_PORTRAIT = 2.8
"""The height of a portrait beside the headline, in lines of text."""
_WORDS = 46
"""The least width of the hand in words beside the list, in letters."""


class RecordView(FittedDialog):
    """All hands of a match, and the chosen one in words.

    Of an unfinished hand it shows what the player knows. Nothing is written.

    Args:
        title: the title of the match.
        about: what else is known about the match, in a sentence or two.
        faces: the pack for its cards.
        read: its hands, if they have been read.

    Signals:
        opens(dialog): the view is about to open another dialog.
        replay_asked(hand, swapped): the player wants to replay the deal of that hand, from 1, perhaps from
            another seat; the window has closed.
        review_asked(hand): the player wants to review that hand, from 1; the window has closed.
    """

    opens = Signal(QDialog)
    replay_asked = Signal(int, bool)
    review_asked = Signal(int)

    def __init__(
        self,
        stored: StoredMatch,
        title: str,
        about: str,
        faces: CardFaces,
        parent: QWidget | None = None,
        *,
        read: HandsRead | None = None,
    ) -> None:
        super().__init__(parent)
        read = read or read_hands(stored)
        self._stored, self._shown, self._wrong = stored, read.hands, read.wrong
        self._players = names_shown(stored.record["players"])
        self._viewer = stored.row.head.human_seat or 0
        rules = rules_of_format(stored.record["format"])
        assert rules is not None
        self._words = face_of(rules.name).records
        self._has_reviews = face_of(rules.name).reviews is not None
        try:
            self._variant = rules.form.variant_from(dict(stored.row.head.variant))
        except RuleError:
            # No hand can be replayed in that case.
            self._variant = None
        self.chart: BalanceChart | None = None
        """The points of the hands in order, if the list leaves room for the chart."""
        self.setWindowTitle(plain_title(title))
        seats = range(len(self._players))
        self._from_viewer = (*seats[self._viewer :], *seats[: self._viewer])
        self.headline = plain_label(
            QLocale().createSeparatedList([self._players[seat] for seat in self._from_viewer])
        )
        self.about = Explanation()
        self.about.setText(about)
        self.note = Explanation()
        columns = self._words.columns()
        self.hands_model = QStandardItemModel(self)
        self.hands_model.setHorizontalHeaderLabels([self.tr("Hand"), self.tr("Dealer"), *columns])
        for hand in self._shown:
            texts = (str(hand.number), self._players[hand.dealer], *hand.told)
            self.hands_model.appendRow([_cell(text) for text in texts])
        self.hands = RowTable(self.hands_model, self.hands_model.columnCount() - 1, whole=True)
        self.pages = HandPages(faces)
        self._make_buttons()
        self._build()
        self._connect()
        self._tell()
        self._measure()
        self._follow()
        self.hands.setCurrentIndex(self.hands_model.index(0, 0))
        self.hands.setFocus()

    def _make_buttons(self) -> None:
        self.review_button = QPushButton(self.tr("&Review this hand"))
        self.review_button.setToolTip(self.tr("On the table, card by card, with what each decision cost"))
        self.copy_button = QPushButton(self.tr("&Copy this hand as text"))
        self.check_button = QPushButton(self.tr("Verify this &deal…"))
        self.again_button = QPushButton(self.tr("&Play this deal again"))
        two, more = self.tr("Play it from the other &seat"), self.tr("Play it from another &seat")
        self.swapped_button = QPushButton(two if len(self._players) == 2 else more)
        self.close_button = QPushButton(self.tr("C&lose"))

    @property
    def hand(self) -> ShownHand | None:
        """The hand that is shown."""
        row = self.hands.currentIndex().row()
        return self._shown[row] if row >= 0 else None

    def sizeHint(self) -> QSize:
        width = self.fontMetrics().averageCharWidth()
        return QSize(width * 168, self.fontMetrics().height() * 40)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        """Show list and hand side by side, or one of them if the letters are too large."""
        words = self.fontMetrics().averageCharWidth() * _WORDS
        is_wide = self.width() >= self.hands.minimumWidth() + words
        reads = bool(self.tabs.currentIndex())
        self.tabs.setHidden(is_wide)
        self._heads.setVisible(is_wide or not reads)
        self._beside.setVisible(is_wide or not reads)
        self.pages.setVisible(is_wide or reads)
        needed = self.hands.height_of_all + self._buttons.height() + 4 * self._column.spacing() + 8
        chart = 0 if self.chart is None else self.chart.sizeHint().height() + 20
        self._paper.setVisible(chart > 0 and self._beside.height() >= needed + chart)

    def _build(self) -> None:
        self.headline.setFont(heading_font(self.font(), _HEADLINE))
        self.tabs = QTabBar()
        """Chooses the list or the hand in words where there is no room for both."""
        self.hands.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.hands.setAccessibleName(self.tr("Hands"))
        self.pages.setAccessibleName(self.tr("The hand as text"))
        self.keys = Explanation()
        """What the keys do at the focus."""
        self._tell_keys(in_text=False)
        buttons = FlowingRow(even=True)
        reviewing = [self.review_button] if self._has_reviews else []
        others = (self.copy_button, self.again_button, self.swapped_button, self.check_button)
        for button in (*reviewing, *others):
            button.setAutoDefault(False)
            buttons.add(button)
        self.close_button.setDefault(True)
        self._buttons = buttons
        self._paper = self._chart_paper()
        self._beside = QWidget()
        column = self._column = QVBoxLayout(self._beside)
        column.setContentsMargins(0, 0, 0, 0)
        # No higher than necessary.
        column.addWidget(self.hands, 100)
        column.addSpacing(4)
        column.addWidget(buttons)
        column.addSpacing(4)
        column.addWidget(self._paper, 1)
        column.addStretch()
        self.tabs.addTab(self.tr("Hands"))
        self.tabs.addTab(self.tr("The hand as text"))
        panes = QHBoxLayout()
        panes.addWidget(self._beside, 10)
        panes.addWidget(self.pages, 11)
        foot = QHBoxLayout()
        foot.addWidget(self.keys, 1)
        foot.addWidget(self.close_button)
        rows = QVBoxLayout(self)
        self._heads = self._heads_of_players()
        rows.addWidget(self._heads)
        rows.addWidget(self.note)
        rows.addWidget(self.tabs)
        rows.addLayout(panes, 1)
        rows.addLayout(foot)
        self.setTabOrder(self.hands, self.pages)

    def _chart_paper(self) -> QWidget:
        """The paper below the list, with the standings after each hand if somebody has won something."""
        paper = QWidget(autoFillBackground=True)
        palette = QPalette(self.palette())
        is_dark = palette.color(QPalette.ColorRole.Window).lightness() < 128
        # As dark as the list above it.
        palette.setColor(QPalette.ColorRole.Window, palette.color(QPalette.ColorRole.Base))
        paper.setPalette(palette if is_dark else paper_palette())
        over = [hand.standings for hand in self._shown if hand.is_over]
        if len(over) > 1 and any(map(any, over)):
            lines = [[0, *(standings[seat] for standings in over)] for seat in self._from_viewer]
            names = [self._players[seat] for seat in self._from_viewer]
            unit = self._words.unit(self._stored.row.head.variant)
            self.chart = BalanceChart(lines, names, unit, numbered=True)
            sheet = QVBoxLayout(paper)
            sheet.setContentsMargins(14, 10, 14, 10)
            sheet.addWidget(self.chart)
        paper.hide()
        return paper

    def _heads_of_players(self) -> QWidget:
        """The players, and what else is known about the match."""
        noted = dict(enumerate(self._stored.marks.characters))
        portraits = portraits_by([noted.get(seat, "") for seat in sorted(self._from_viewer)], self._viewer)
        beside = QWidget()
        heads = QHBoxLayout(beside)
        heads.setContentsMargins(0, 0, 0, 0)
        for seat in self._from_viewer:
            heads.addWidget(PortraitLabel(portraits[seat], _PORTRAIT))
        heads.addSpacing(6)
        words = QVBoxLayout()
        words.setSpacing(2)
        for label in (self.headline, self.about):
            words.addWidget(label)
        heads.addLayout(words, 1)
        return beside

    def _connect(self) -> None:
        self.hands.selectionModel().currentRowChanged.connect(lambda *_: self._show_hand(0))
        self.pages.hand_wanted.connect(self._go)
        self.tabs.currentChanged.connect(self._share_room)
        self.hands.doubleClicked.connect(self._read)
        self.copy_button.clicked.connect(self._copy)
        self.check_button.clicked.connect(self._check)
        self.again_button.clicked.connect(lambda: self._play_again(swapped=False))
        self.swapped_button.clicked.connect(lambda: self._play_again(swapped=True))
        self.review_button.clicked.connect(self._review)
        self.close_button.clicked.connect(self.reject)
        self.pages.focus_changed.connect(self._tell_keys)
        for key, does in (
            ("Left", lambda: self._go(-1, False)),
            ("Right", lambda: self._go(1, False)),
            ("Return", self._read),
            ("Enter", self._read),
            (QKeySequence.StandardKey.Copy, self._copy),
        ):
            shortcut = QShortcut(QKeySequence(key), self.hands, context=Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(does)

    def _tell_keys(self, in_text: bool) -> None:
        """Say what the keys do in the text or in the list."""
        keys = self.tr("↑ ↓ trick · ← → hand") if in_text else self.tr("↑ ↓ hand · Enter: as text")
        self.keys.setText(keys)

    def _read(self) -> None:
        """Move the focus from the list to the chosen hand in words."""
        self.tabs.setCurrentIndex(1)
        self.pages.setFocus()

    def _measure(self) -> None:
        """Give the list the room that its hands need, and no more."""
        self.hands.measure()
        self.hands.setMaximumHeight(self.hands.height_of_all)
        self._share_room()

    def _tell(self) -> None:
        """Say what cannot be read, or that there is nothing to read."""
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
        self.tabs.setTabText(1, fill(self.tr("Hand %1 as text"), hand.number))
        shown = OneHand(hand.number, self._players, self._variant, self._viewer, is_over=hand.is_over)
        parts = self._words.hand_parts(hand.events, shown)
        if not hand.is_over:
            end = self.tr("The rest of this hand cannot be read.")
            if self._wrong is None and self._stored.broken_at is None:
                end = self.tr("This hand is still being played.")
            parts.append(HandPart(end))
        self.pages.show_parts(parts, part)

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
                hand.number, hand.events, self._players, self._variant, record, viewer=self._viewer
            )
            copy_hand(text, self._stored.record, hand.number, self._viewer, is_over=hand.is_over)

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
        hands = self._shown
        sealed = self._stored.sealed
        is_next = sealed is not None and sealed.hand == len(hands) + 1
        found = deals_in(
            [each.record for each in hands],
            sealed if is_next and not self._stored.row.finished else None,
            is_running=not hands[-1].is_over,
        )
        dialog = DealCheck(found, self, hand=hand.number)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.opens.emit(dialog)
        dialog.open()


def _cell(text: str) -> QStandardItem:
    item = QStandardItem(text)
    item.setToolTip(plain_tip(text))
    return item
