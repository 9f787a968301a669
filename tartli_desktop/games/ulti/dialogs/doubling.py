"""Doubling and its answers, part by part, and marriages: papers with the points at stake (U7, U8)."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QDialogButtonBox, QVBoxLayout, QWidget

from tartli_desktop.face.sentences import Sentences
from tartli_desktop.games.ulti import CONTRACTS, Double, View
from tartli_desktop.games.ulti.coach.facts import announcements, silent_bids
from tartli_desktop.games.ulti.words import terms
from tartli_desktop.games.ulti.words.money import Levels, paid_if
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import begun, closed, fill
from tartli_desktop.widgets.announcer import announce
from tartli_desktop.widgets.dialogs.box_buttons import add_button
from tartli_desktop.widgets.labels.even_label import set_unbroken
from tartli_desktop.widgets.papers.sheet import plain_label
from tartli_desktop.widgets.papers.table_paper import TablePaper

tr = Context("Ulti.Doubling")
say = Sentences("ulti", "account")

_WIDE = 52
"""The preferred width of the paper, in characters."""
_RING = 4
"""The room in pixels that the ring around the box with the focus needs."""


class DoublingPaper(TablePaper):
    """A box to tick for every component that can be doubled now.

    Signals:
        doubled(action): the player wants to double what is ticked.
    """

    doubled = Signal(object)
    spares_trick = spares_cards = True

    def __init__(self, view: View, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view, self._names = view, names
        words = [word for action in view.legal if isinstance(action, Double) for word in action.words]
        self._contract = CONTRACTS[view.contract or "simple"]
        self._boxes: dict[str, QCheckBox] = {}
        levels = dict(view.levels)
        level = self._level_of(words[0], levels) + 1
        title = begun(terms.level_word(level))
        self.setWindowTitle(title)
        contract = terms.bid_name(view.contract or "simple")
        if view.soloist is None or view.soloist == view.seat:
            asked = fill(tr("%1 your %2?", "level, contract"), title, contract)
        else:
            asked = fill(tr("%1 %2’s %3?", "level, soloist, contract"), title, names[view.soloist], contract)
        self.headline.setText(asked)
        content = QWidget()
        rows = QVBoxLayout(content)
        boxes = QVBoxLayout()
        boxes.setContentsMargins(_RING, _RING, _RING, 0)
        for word in dict.fromkeys(words):
            box = QCheckBox(self._box_words(word, names, levels))
            box.toggled.connect(self._tell)
            self._boxes[word] = box
            boxes.addWidget(box)
        rows.addLayout(boxes)
        self._stakes = plain_label("")
        rows.addWidget(self._stakes)
        if silent_bids(self._contract, view.rules):
            text = tr("%1: doubling it doubles the silent bids, too.")
            rows.addWidget(plain_label(begun(fill(text, terms.part_name(self._contract.carrier)))))
        rows.addStretch()
        self.add_pane(content, _WIDE)
        buttons = QDialogButtonBox()
        self._do = add_button(buttons, title, QDialogButtonBox.ButtonRole.AcceptRole)
        refused = terms.level_declined(level)
        self._refuse = add_button(buttons, refused, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self._double)
        buttons.rejected.connect(self.reject)
        self.body.addWidget(buttons)
        first = next(iter(self._boxes.values()))
        first.setChecked(len(self._boxes) == 1)
        self.bring_keyboard_to(self._do if len(self._boxes) == 1 else first)
        self._tell()
        self.fit()

    def _box_words(self, word: str, names: Sequence[str], levels: Levels) -> str:
        name, _, seat = word.partition("/")
        told = terms.part_name(name)
        if seat:
            told = fill(tr("%1 against %2", "a part, a defender"), told, names[int(seat)])
        times = 2 ** self._level_of(word, levels)
        value = dict(self._contract.components)[name] * (self._view.multiplier or 1)
        text = tr("%1: counts %3 instead of %2", "a part, its worth now and then")
        return begun(fill(text, told, value * times, 2 * value * times)).replace("&", "&&")

    def _level_of(self, word: str, levels: Levels) -> int:
        name, _, seat = word.partition("/")
        if seat:
            return levels[name][int(seat)]
        own = self._view.seat
        return levels[name][own] if own != self._view.soloist else max(levels[name])

    def _ticked(self) -> list[str]:
        return [word for word, box in self._boxes.items() if box.isChecked()]

    def _levels_then(self) -> Levels:
        """The levels after the ticked double."""
        levels = {name: list(seats) for name, seats in self._view.levels}
        plain = self._view.trump is None
        for word in self._ticked():
            name, _, only = word.partition("/")
            for seat in range(3):
                if seat == self._view.soloist or (only and seat != int(only)):
                    continue
                if plain and not only and seat != self._view.seat:
                    continue
                levels[name][seat] += 1
        return {name: (seats[0], seats[1], seats[2]) for name, seats in levels.items()}

    def _tell(self) -> None:
        """Show what is at stake with the ticked double; Enter does it, or goes on if nothing is ticked."""
        told = "\n".join(self._stake(won=won) for won in (True, False))
        set_unbroken(self._stakes, told)
        if self.isVisible():
            announce(self, told)
        ticked = bool(self._ticked())
        self._do.setEnabled(ticked)
        # On a paper within a window, one default button does not end another.
        self._do.setDefault(ticked)
        self._refuse.setDefault(not ticked)

    def _stake(self, *, won: bool) -> str:
        """What the viewer pays or gets if the soloist wins everything, or loses everything."""
        seat, soloist = self._view.seat, self._view.soloist
        now = paid_if(self._view, dict(self._view.levels), seat, won=won)
        then = paid_if(self._view, self._levels_then(), seat, won=won)
        who = "" if soloist is None else self._names[soloist]
        told = say("stake", own=seat == soloist, won=won, who=who, points=abs(then))
        money = abs(then) * self._view.rules.unit
        name = "stake-kept" if then == now else "stake-changed"
        return say(name, stake=told, money=money, before=abs(now))

    @property
    def spoken(self) -> str:
        """What is read out when the paper is laid on the table; a box is read with the keyboard on it."""
        return f"{closed(self.headline.text())} {self._stakes.accessibleName()}"

    def _double(self) -> None:
        if self._ticked():
            self.doubled.emit(Double(tuple(self._ticked())))


class MarriagePaper(TablePaper):
    """A button for every set of marriages that can be announced (U7.2).

    Signals:
        announced(action): the player wants to announce these.
    """

    announced = Signal(object)

    def __init__(self, view: View, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        title = tr("Announce marriages")
        self.setWindowTitle(title)
        self.headline.setText(title)
        self._told = plain_label(tr("You announce only the values, not the suits. They count for your side."))
        self.body.addWidget(self._told)
        buttons = QDialogButtonBox()
        for place, action in enumerate(announcements(view)):
            values = terms.marriage_values(action.values)
            button = add_button(buttons, values, QDialogButtonBox.ButtonRole.ActionRole)
            button.clicked.connect(lambda _, action=action: self.announced.emit(action))
            if not place:
                button.setDefault(True)
                self.bring_keyboard_to(button)
        add_button(buttons, tr("&Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        self.body.addWidget(buttons)
        self.fit()

    @property
    def spoken(self) -> str:
        """What is read out when the paper is laid on the table."""
        return f"{closed(self.headline.text())} {self._told.text()}"
