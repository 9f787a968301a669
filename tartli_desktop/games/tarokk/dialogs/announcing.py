"""The round of announcements, a paper on the table: what stands, and what can be said now (T8, T9)."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialogButtonBox, QGridLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from tartli_desktop.games import tarokk
from tartli_desktop.games.tarokk.rules.actions import ANNOUNCEMENTS, GAME, Action
from tartli_desktop.games.tarokk.rules.view import View
from tartli_desktop.games.tarokk.words import terms
from tartli_desktop.games.tarokk.words.prompts import kontra_first, owed, own_side, what_is_owed, whose
from tartli_desktop.games.tarokk.words.refusals import why_not_announced
from tartli_desktop.games.tarokk.words.utterances import call_words, pass_words, say, stake, utterance_words
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import begun, fill
from tartli_desktop.widgets.dialogs.box_buttons import add_button
from tartli_desktop.widgets.pane import LEAST_WIDTH
from tartli_desktop.widgets.papers.sheet import plain_label
from tartli_desktop.widgets.papers.table_paper import TablePaper

tr = Context("Tarokk.Announcing")

_COLUMNS, _NUMERAL_COLUMNS = 3, 6
"""How many buttons stand side by side; those with only a numeral are short."""


class AnnouncingPaper(TablePaper):
    """What stands, with its value, and a button for each thing that can be said.

    Args:
        view: what the player knows.
        still_open: what the player has said and may take back.
        names: the names of all seats.
        parent: the widget that the paper lies on.

    Signals:
        said(action): the player says this.
        withdrawn(action): the player takes back what was said in this turn.
    """

    said = Signal(object)
    withdrawn = Signal(object)
    spares_cards = True

    def __init__(
        self,
        view: View,
        still_open: Sequence[Action],
        names: Sequence[str],
        parent: QWidget | None = None,
        *,
        input_guard_ms: int = 0,
    ) -> None:
        super().__init__(parent)
        self._view, self._names, self._still_open = view, names, still_open
        self.setWindowTitle(tr("Announcements"))
        self.headline.setText(_headline(view, names))
        content = QWidget()
        rows = QVBoxLayout(content)
        rows.setSpacing(8)
        standing, side, owes = self._standing(), own_side(view, names), owed(view) or kontra_first(view)
        # On one line: the lower the paper, the more of the hand is visible.
        in_short = [part.replace(" ", "\u00a0") for part in (*standing, side) if part]
        may_withdraw = tr("Until you pass, another click undoes what you have said.")
        open_words = may_withdraw if still_open else ""
        for line in filter(None, (" · ".join(in_short), owes, open_words)):
            rows.addWidget(plain_label(line))
        self.buttons: dict[Action, QPushButton] = {}
        """The button of each thing that can be said."""
        grid = self._grid()
        rows.addLayout(grid)
        rows.addStretch()
        self.add_pane(content, 0 if view.called is None else LEAST_WIDTH)
        box = QDialogButtonBox()
        if tarokk.PASS in view.legal:
            button = add_button(box, pass_words(), QDialogButtonBox.ButtonRole.AcceptRole)
            button.clicked.connect(lambda: self.said.emit(tarokk.PASS))
            self.buttons[tarokk.PASS] = button
        close = add_button(box, tr("Look at the &table"), QDialogButtonBox.ButtonRole.RejectRole)
        box.rejected.connect(self.reject)
        self.body.addWidget(box)
        if grid.columnCount() == 1:
            # Make these buttons as wide as those above them.
            box.setOrientation(Qt.Orientation.Vertical)
            box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        # The button that says least or what is owed, so that Enter announces nothing by mistake.
        calm = (
            button for action, button in self.buttons.items() if isinstance(action, tarokk.Pass | tarokk.Call)
        )
        owing = (self.buttons[action] for action in what_is_owed(view))
        first = next(calm, next(owing, close))
        first.setDefault(True)
        self.bring_keyboard_to(first)
        self.fit(input_guard_ms)
        told = (f"{line}." for line in (self.headline.text(), *standing))
        self.spoken = " ".join(filter(None, (*told, side, owes, open_words)))
        """What is read out when the paper is laid on the table."""

    def _standing(self) -> list[str]:
        view = self._view
        text = tr("%1 (%2): %3", "what stands, whose it is, its worth")
        lines = []
        for kind, owner, level in sorted(view.items, key=lambda item: item[0] != GAME):
            name = begun(terms.term(kind))
            if level:
                name = f"{name}, {terms.kontra_word(level)}"
            worth = stake(kind, view.rules, view.contract or 1, level)
            lines.append(fill(text, name, whose(owner, (kind,), view, self._names), worth))
        return lines

    def _grid(self) -> QGridLayout:
        """The buttons of what can be said, below their headings."""
        groups = _groups(self._view, self._still_open)
        self._numerals = sum(isinstance(action, tarokk.Call) for action in self._view.legal) > _COLUMNS
        columns = _NUMERAL_COLUMNS if self._numerals else _COLUMNS
        # A paper with a single call is as narrow as its words.
        columns = min(columns, max((len(actions) for _, actions in groups), default=1))
        grid = QGridLayout()
        for column in range(columns):
            grid.setColumnStretch(column, 1)
        for head, actions in groups:
            top = grid.rowCount()
            if self._view.called is not None:
                # For a call, the headline already says what the buttons are.
                grid.addWidget(plain_label(head, bold=True), top, 0, 1, columns)
            for place, action in enumerate(actions):
                row, column = divmod(place, columns)
                grid.addWidget(self._button(action), top + 1 + row, column)
        return grid

    def _button(self, action: Action) -> QPushButton:
        words, tip = utterance_words(action, self._view)
        if isinstance(action, tarokk.Call) and not self._numerals:
            words = call_words(action, self._view)
        can = action in self._view.legal
        if not can and isinstance(action, tarokk.Announce):
            tip = why_not_announced(self._view, action)
        button = QPushButton(words.replace("&", "&&"))
        is_chosen = action in self._still_open
        if is_chosen:
            tip = tr("Undoes it: the others hear it only when you pass.")
        button.setCheckable(is_chosen)
        button.setChecked(is_chosen)
        button.setEnabled(can or is_chosen)
        button.setToolTip(tip)
        button.setAccessibleDescription(tip)
        signal = self.withdrawn if is_chosen else self.said
        button.clicked.connect(lambda: signal.emit(action))
        if can:
            self.buttons[action] = button
        return button


def _headline(view: View, names: Sequence[str]) -> str:
    called = "" if view.called is None else terms.tarokk_name(view.called)
    bid = terms.bid_name(view.contract or 1) if called else ""
    own, who = view.declarer == view.seat, names[view.declarer or 0]
    return say("headline", bid=bid, own=own, who=who, card=called)


def _groups(view: View, still_open: Sequence[Action]) -> list[tuple[str, list[Action]]]:
    """What can be said, by kind; the call comes last, as beside the trick.

    A bonus that cannot be announced keeps its place, so that a second click hits no other. What was said in
    this turn can be taken back.
    """
    kinds: list[tuple[str, type[Action]]] = [
        (tr("Tarokks"), tarokk.DeclareTarokks),
        (tr("Announce"), tarokk.Announce),
        (tr("Kontra"), tarokk.SayKontra),
        (tr("Call"), tarokk.Call),
    ]
    groups = []
    for head, kind in kinds:
        possible = (*still_open, *view.legal)
        actions = [action for action in possible if isinstance(action, kind)]
        if kind is tarokk.Announce and view.called is not None:
            actions = list(ANNOUNCEMENTS)
        # Playing alone never comes first.
        actions.sort(key=lambda action: isinstance(action, tarokk.Call) and action.card in view.hand)
        if actions:
            groups.append((head, actions))
    return groups
