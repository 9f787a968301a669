"""What screen readers are told about a match: the events in order, each once."""

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple, Protocol

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from tartli_desktop.game.match import A, Action, E_contra, Event, V_contra, View
from tartli_desktop.session.match_state import Phase
from tartli_desktop.settings.settings import Settings, Talk

_QUIET = 700
"""Milliseconds of silence before something beside the game is announced."""

_LISTENS = 1500
"""Milliseconds that a screen reader needs to find the program after its start."""


def announce(teller: QWidget, text: str) -> None:
    """Have screen readers say something at once on behalf of a widget; an empty text is not announced."""
    if text:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(teller, text))


class Listener(NamedTuple):
    """To whom announcements are made."""

    names: Sequence[str]
    """The names of all players, by seat."""
    talk: Talk = Talk.USUAL
    """How much to announce."""
    tells_counts: bool = True
    """Whether running counts may be announced."""


class AnnouncementsOf(Protocol[V_contra, E_contra, A]):
    """The sentences of a game."""

    def begins_hand(self, event: E_contra, /) -> bool:
        """Whether a new hand begins with an event."""

    def sentence_for(self, event: E_contra, view: V_contra, to: Listener, /) -> str:
        """The sentence for an event; empty for none."""

    def prompt_for(self, phase: Phase, view: V_contra, shown: str, to: Listener, /, *, happened: bool) -> str:
        """What the player is told to do, by default ``shown``; empty for nothing.

        ``happened`` tells whether an event has just been announced, and need not be repeated.
        """
        return shown

    def open_actions(self, view: V_contra, /) -> Collection[A]:
        """The possible actions besides playing a card, each announced as soon as it is possible."""
        return ()

    def open_words(self, kinds: Collection[type[A]], keys: Mapping[type[A], str], /) -> str:
        """Words for the possible actions of these types, with their keys."""
        return ""


Announcements = AnnouncementsOf[View, Event, Action]
"""Those of any game."""


class Announcer(QObject):
    """Collects what happens while cards move, and announces it all once the player can act.

    Args:
        teller: the widget that speaks.
        words: the sentences of the game.

    Signals:
        announced(text): this text has been handed to screen readers.
    """

    announced = Signal(str)

    def __init__(self, teller: QWidget, words: Announcements) -> None:
        super().__init__(teller)
        self._teller = teller
        self._words = words
        self._talk = Talk.USUAL
        self._tells_counts = True
        """Whether running counts may be told (R12)."""
        self.last = ""
        """The last announcement."""
        self._waiting: list[str] = []
        self._prompt = ""
        self._reminder = ""
        self._told_open: set[Action] = set()
        """The actions that the player was told about in this hand."""
        self._told_keys: set[str] = set()
        """What the player was told about keys since the program started."""
        self._aside = ""
        self._quiet = QTimer(self, singleShot=True)
        self._quiet.setInterval(_QUIET)
        self._quiet.timeout.connect(self._tell_aside)
        self._first = QTimer(self, singleShot=True)
        self._first.setInterval(_LISTENS)
        self._first.timeout.connect(lambda: self._tell_if_seen(self.last))

    def follow_settings(self, settings: Settings) -> None:
        """Announce as much as the player has chosen."""
        self._talk, self._tells_counts = settings.talk, settings.show_counts

    def tell_event(self, event: Event, view: View, names: tuple[str, ...]) -> None:
        """Collect an event of the table, to announce it with the others."""
        if self._words.begins_hand(event):
            self._told_open.clear()
        to = Listener(names, self._talk, self._tells_counts)
        sentence = self._words.sentence_for(event, view, to)
        if sentence:
            self._waiting.append(sentence)

    def tell_before(self, words: str) -> None:
        """Announce this before the prompt, unless the prompt begins with the same words."""
        if self._talk is not Talk.LITTLE and words:
            self._waiting.append(words)

    def wait_for(
        self,
        phase: Phase,
        view: View,
        names: Sequence[str],
        shown: str,
        *,
        by_keys: str = "",
        shows_open: bool = False,
        keys: Mapping[type[Action], str] = MappingProxyType({}),
    ) -> None:
        """Announce everything that has happened and what the player is to do.

        Args:
            phase: what it waits for.
            view: what the player knows.
            names: the names of the players, by seat.
            shown: what the table shows about it.
            by_keys: which keys do it; announced once.
            shows_open: whether the table shows the possible actions besides playing a card.
            keys: the keys of those actions.
        """
        if phase is Phase.OPPONENT:
            return
        happened = bool(self._waiting)
        to = Listener(names, self._talk, self._tells_counts)
        prompt = self._words.prompt_for(phase, view, shown, to, happened=happened)
        if prompt != self._prompt:
            self._prompt = prompt
            if prompt:
                if self._waiting and prompt.startswith(self._waiting[-1]):
                    self._waiting.pop()
                self._waiting.append(prompt)
        if by_keys and by_keys not in self._told_keys and self._talk is not Talk.LITTLE:
            self._told_keys.add(by_keys)
            self._waiting.append(by_keys)
        if phase is Phase.DECIDE and shows_open and self._talk is not Talk.LITTLE:
            self._tell_open(view, keys)
        self._tell()

    def _tell_open(self, view: View, keys: Mapping[type[Action], str]) -> None:
        """Announce each possible action besides playing a card once, but new melds again."""
        possible = set(self._words.open_actions(view))
        kinds = {type(action) for action in possible - self._told_open}
        self._told_open |= possible
        if kinds:
            self._waiting.append(self._words.open_words(kinds, keys))

    def tell_first(self) -> None:
        """Announce the last thing again in a moment, since no screen reader could listen at the start.

        It is left out if something else is announced before.
        """
        if self.last:
            self._first.start()

    def announce(self, text: str) -> None:
        """Announce something at once, after everything that happened before it."""
        self._waiting.append(text)
        self._tell()

    def answer(self, text: str) -> None:
        """Announce what the player has asked about the table; what happened before can still be repeated."""
        last, happened = self.last, bool(self._waiting)
        self.announce(text)
        if not happened:
            self.last = last

    def say_aside(self, text: str) -> None:
        """Announce something beside the game, unless something else is announced at the same time."""
        if self._talk is not Talk.LITTLE and not self._waiting:
            self._aside = text
            self._quiet.start()

    def _tell_aside(self) -> None:
        if not self._waiting:
            self._tell_if_seen(self._aside)

    def _tell_if_seen(self, text: str) -> None:
        """Hand something over unless the table has been left meanwhile, for instance for a review."""
        if self._teller.isVisible():
            self._hand_over(text)

    def remind(self, text: str) -> None:
        """Announce a reminder with what comes next, but only once while it stays the same."""
        if text and text != self._reminder:
            self._waiting.append(text)
        self._reminder = text

    def repeat(self, nothing: str) -> str:
        """Announce the last thing again, or ``nothing`` without one; return what was announced."""
        text = self.last or nothing
        self._hand_over(text)
        return text

    def go_back(self, text: str) -> None:
        """Announce an undo instead of the events that it undid, with what is to be done now."""
        self._waiting = [text]
        self._prompt = self._reminder = ""
        self._told_open.clear()

    def forget(self) -> None:
        """Forget what happened in a match that has left the table."""
        self._waiting.clear()
        self._quiet.stop()
        self._first.stop()
        self.last = self._prompt = self._reminder = ""
        self._told_open.clear()

    def _tell(self) -> None:
        if self._waiting:
            self._quiet.stop()
            self._first.stop()
            self.last = " ".join(self._waiting)
            self._waiting.clear()
            self._hand_over(self.last)

    def _hand_over(self, text: str) -> None:
        announce(self._teller, text)
        self.announced.emit(text)
