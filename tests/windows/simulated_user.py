"""A simulated user at the window: finds widgets and answers with the mouse or the keyboard.

What comes of a click or a key has come when it returns.
"""

from typing import TypeVar

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QTabWidget, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli import GAME_POINTS, Play
from tartli_desktop.games.tartli.dialogs.hand_summary import HandSummary
from tartli_desktop.games.tartli.dialogs.meld_dialog import MeldDialog
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import Session
from tartli_desktop.table.typed_cards import keys_of
from tartli_desktop.widgets.questions.question_paper import QuestionPaper
from tartli_desktop.windows.play.play_area import PlayArea
from tests.session.playing import settle
from tests.table.simulated_mouse import Hand

_Kind = TypeVar("_Kind", bound=QObject)
LEFT = Qt.MouseButton.LeftButton


def find(parent: QObject, kind: type[_Kind]) -> _Kind | None:
    """Return the last visible child of this type, if any."""
    found = [child for child in parent.findChildren(kind) if isinstance(child, QWidget) and child.isVisible()]
    return found[-1] if found else None


def the(parent: QObject, kind: type[_Kind]) -> _Kind:
    found = find(parent, kind)
    assert found is not None, f"no {kind.__name__} is shown"
    return found


def button(parent: QWidget, words: str) -> QAbstractButton:
    """Return the visible button with these words."""
    buttons = [each for each in parent.findChildren(QAbstractButton) if each.isVisible()]
    return next(each for each in buttons if words in each.text().replace("&", "").replace("\n", " "))


def press(
    qtbot: QtBot, area: QWidget, key: Qt.Key | str, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    """Press a key where the keyboard is, in the open dialog or else in the window of an area."""
    window = QApplication.activeModalWidget() or area.window()
    if not window.isActiveWindow():
        # A window manager would do this.
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
    target = QApplication.focusWidget()
    assert target is not None, "nothing has the focus"
    tap(qtbot, target, key, held)


def tap(
    qtbot: QtBot,
    target: QWidget | None,
    key: Qt.Key | str,
    held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    """Press a key on a widget."""
    qtbot.keyClick(target, key, held)
    settle()


def click(qtbot: QtBot, target: QWidget) -> None:
    # A new button gets its place only when events are processed.
    QApplication.processEvents()
    # Qt would deliver a click to a hidden widget, too.
    assert target.isVisible(), f"{type(target).__name__} is hidden"
    qtbot.mouseClick(target, LEFT)
    settle()


def turn_to(tabs: QTabWidget, control: QWidget) -> None:
    """Turn to the tab that has a control."""
    index = next(index for index in range(tabs.count()) if tabs.widget(index).isAncestorOf(control))
    tabs.setCurrentIndex(index)


def asked(part: QWidget) -> QuestionPaper:
    """Return the open question in the window of a widget."""
    return the(part.window(), QuestionPaper)


def is_asked(part: QWidget) -> bool:
    """Whether a question is open in the window of a widget."""
    return find(part.window(), QuestionPaper) is not None


def answer(qtbot: QtBot, part: QWidget, words: str) -> None:
    """Click on a button of the open question or message."""
    click(qtbot, button(asked(part), words))


def messages(window: QWidget) -> list[str]:
    """The texts of open messages."""
    return [paper.question.text for paper in window.findChildren(QuestionPaper) if paper.isVisible()]


class Character:
    """Plays anything legal: declares every meld, goes out with 501."""

    def __init__(self, qtbot: QtBot, area: PlayArea) -> None:
        self.qtbot, self.area = qtbot, area
        self.hand = Hand(qtbot, area.view)
        self.done: list[str] = []

    @property
    def session(self) -> Session:
        assert self.area.session is not None
        return self.area.session

    def wait(self) -> None:
        """Wait until the person can act."""
        waits = self.session
        if waits.phase is Phase.OPPONENT:
            self.qtbot.waitUntil(lambda: waits.phase is not Phase.OPPONENT)

    def card(self) -> Card:
        """A card that may be played, not always the first."""
        cards = [action.card for action in self.session.view.legal if isinstance(action, Play)]
        return cards[len(self.done) % len(cards)]

    @property
    def can_claim(self) -> bool:
        return self.area.commands["go_out"].isEnabled() and self.session.view.counts[0] >= GAME_POINTS

    def choice(self) -> QAbstractButton:
        return self.area.panel.choices[0]

    def anyway(self) -> QAbstractButton | None:
        """The button that exchanges anyway, if the program asks because a meld would break."""
        return button(asked(self.area), "anyway") if is_asked(self.area) else None

    def step(self) -> Phase:
        """Do what the match waits for; return what that was."""
        self.wait()
        phase = self.session.phase
        self.done.append(phase.name)
        summary = find(self.area, HandSummary)
        if summary is None:
            self._act(phase)
        elif phase is not Phase.MATCH_OVER:
            self._leave(summary)
        return phase

    def _act(self, phase: Phase) -> None:
        raise NotImplementedError

    def _leave(self, summary: HandSummary) -> None:
        raise NotImplementedError


class ByMouse(Character):
    """Plays with the mouse alone."""

    def _leave(self, summary: HandSummary) -> None:
        click(self.qtbot, summary.next_button)

    def _act(self, phase: Phase) -> None:
        area = self.area
        match phase:
            case Phase.OPENING:
                click(self.qtbot, self.choice())
            case Phase.CUT:
                self.hand.click(self.hand.on(area.view.scene().pack_items[11]))
            case Phase.DECIDE if not self.session.view.trick_number:
                click(self.qtbot, area.panel.choices[len(self.done) % 6])
            case Phase.PAUSE if self.can_claim:
                click(self.qtbot, area.panel.button(area.commands["go_out"]))
            case Phase.PAUSE:
                self.hand.click(self.hand.middle)
            case Phase.DECIDE:
                self._play()

    def _play(self) -> None:
        area = self.area
        for action in (area.commands["bela"], area.commands["exchange"]):
            if action.isEnabled():
                click(self.qtbot, area.panel.button(action))
                if anyway := self.anyway():
                    click(self.qtbot, anyway)
                return
        if self.can_claim:
            click(self.qtbot, area.panel.button(area.commands["go_out"]))
        elif area.commands["declare"].isEnabled():
            click(self.qtbot, area.panel.button(area.commands["declare"]))
            click(self.qtbot, the(area.window(), MeldDialog).declare_button)
        elif len(self.done) % 2:
            self.hand.drag(self.card(), self.hand.middle)
        else:
            self.hand.click(self.card())


class ByKeyboard(Character):
    """Plays with the keyboard alone; keys go to the widget with the focus."""

    types = False
    """Whether every second card is chosen by typing."""

    def key(self, key: Qt.Key | str, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        press(self.qtbot, self.area, key, held)

    def point(self, card: Card) -> None:
        """Point at a card, by arrow keys and by typing in turn."""
        if self.types and len(self.done) % 2:
            suit, rank = keys_of(card).rpartition("+")[2].split(", ")
            self.key(suit, Qt.KeyboardModifier.ShiftModifier)
            self.key(rank.lower())
        else:
            self.key(Qt.Key.Key_Home)
            for _ in range(self.area.view.scene().own_cards.index(card)):
                self.key(Qt.Key.Key_Right)

    def _leave(self, summary: HandSummary) -> None:
        self.key(Qt.Key.Key_Return)

    def _act(self, phase: Phase) -> None:
        match phase:
            case Phase.OPENING | Phase.CUT | Phase.PAUSE:
                self.key(Qt.Key.Key_G if self.can_claim else Qt.Key.Key_Space)
            case Phase.DECIDE if not self.session.view.trick_number:
                for _ in range(12):
                    if QApplication.focusWidget() not in self.area.panel.choices:
                        self.key(Qt.Key.Key_Tab)
                self.key(Qt.Key.Key_Return)
            case Phase.DECIDE:
                self._play()

    def _play(self) -> None:
        area = self.area
        for action, key in ((area.commands["bela"], Qt.Key.Key_B), (area.commands["exchange"], Qt.Key.Key_X)):
            if action.isEnabled():
                self.key(key)
                if anyway := self.anyway():
                    while QApplication.focusWidget() is not anyway:
                        self.key(Qt.Key.Key_Tab)
                    self.key(Qt.Key.Key_Space)
                return
        if self.can_claim:
            self.key(Qt.Key.Key_G)
        elif area.commands["declare"].isEnabled():
            self.key(Qt.Key.Key_D)
            self.key(Qt.Key.Key_Return)
        else:
            self.point(self.card())
            self.key(Qt.Key.Key_Return)
