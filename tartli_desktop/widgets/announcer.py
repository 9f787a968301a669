"""What a screen reader is told of a match: what happens, in order and once."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Any, Protocol

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from tartli_desktop.session.session import Phase
from tartli_desktop.settings.settings import Settings, Talk
from tartli_desktop.text.card_names import SuitSystem

_QUIET = 700
"""Milliseconds in which nothing else is told, after which something is that is no part of the game."""

_LISTENS = 1500
"""Milliseconds after the start of the program in which a screen reader finds it."""


def announce(teller: QWidget, text: str) -> None:
    """Have screen readers say something at once, as told by a widget; nothing if it is empty."""
    if text:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(teller, text))


class Announcements(Protocol):
    """The sentences of a game."""

    def begins_hand(self, event: Any, /) -> bool:
        """Whether a new hand begins with an event."""

    def sentence_for(
        self,
        event: Any,
        view: Any,
        names: Any,
        suits: SuitSystem,
        talk: Talk,
        *,
        tells_counts: bool,
    ) -> str:
        """What is told of an event; empty: nothing."""

    def prompt_for(
        self,
        phase: Phase,
        view: Any,
        names: Any,
        shown: str,
        talk: Talk,
        *,
        happened: bool,
        tells_counts: bool,
    ) -> str:
        """What the player is told to do; empty: nothing. By default what is ``shown``."""
        return shown

    def open_actions(self, view: Any, /) -> Collection[Any]:
        """What can be done beside playing a card, and is told once it can."""
        return ()

    def open_words(self, kinds: Collection[type[Any]], keys: Mapping[type[Any], str], /) -> str:
        """That actions of these types can be done, with the keys for them."""
        return ""


class Announcer(QObject):
    """Collects what happens while cards move, and tells it in one go when the player can do something.

    Args:
        teller: the widget that speaks.
        words: the sentences of the game.

    Signals:
        announced(text): this has been handed to screen readers.
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
        """What was told last."""
        self._waiting: list[str] = []
        self._prompt = ""
        self._reminder = ""
        self._told_open: set[Any] = set()
        """What the player was told in this hand that it can be done."""
        self._told_keys: set[str] = set()
        """What the player was told about keys since the program started."""
        self._aside = ""
        self._quiet = QTimer(self, singleShot=True, interval=_QUIET)
        self._quiet.timeout.connect(self._tell_aside)
        self._first = QTimer(self, singleShot=True, interval=_LISTENS)
        self._first.timeout.connect(lambda: self._hand_over(self.last))

    def follow_settings(self, settings: Settings) -> None:
        """Tell as much as the player has chosen."""
        self._talk, self._tells_counts = settings.talk, settings.show_counts

    def tell_event(self, event: Any, view: Any, names: tuple[str, ...], suits: SuitSystem) -> None:
        """Something happens at the table: it is told with what else does."""
        if self._words.begins_hand(event):
            self._told_open.clear()
        sentence = self._words.sentence_for(
            event, view, names, suits, self._talk, tells_counts=self._tells_counts
        )
        if sentence:
            self._waiting.append(sentence)

    def tell_before(self, words: str) -> None:
        """Something is told with what the match waits for; not where that begins with the same words."""
        if self._talk is not Talk.LITTLE and words:
            self._waiting.append(words)

    def tell_hand(self, words: str) -> None:
        """A hand is seen that was dealt unseen: its cards are told with what else happens."""
        if self._talk is not Talk.LITTLE:
            self._waiting.append(words)

    def wait_for(
        self,
        phase: Phase,
        view: Any,
        names: Any,
        shown: str,
        *,
        by_keys: str = "",
        shows_open: bool = False,
        keys: Mapping[type[Any], str] = MappingProxyType({}),
    ) -> None:
        """The match waits for the player: all that has happened is told, and what is to be done.

        Args:
            phase: what it waits for.
            view: what the player knows.
            names: of both players, by seat.
            shown: what stands on the table about it.
            by_keys: how that is done by keys, which is told once.
            shows_open: whether the table shows what can be done beside playing a card.
            keys: of what can be done so.
        """
        if phase is Phase.OPPONENT:
            return
        happened = bool(self._waiting)
        prompt = self._words.prompt_for(
            phase, view, names, shown, self._talk, happened=happened, tells_counts=self._tells_counts
        )
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

    def _tell_open(self, view: Any, keys: Mapping[type[Any], str]) -> None:
        """Tell what can be done beside playing a card, once, as soon as it can; melds again for new ones."""
        possible = set(self._words.open_actions(view))
        kinds = {type(action) for action in possible - self._told_open}
        self._told_open |= possible
        if kinds:
            self._waiting.append(self._words.open_words(kinds, keys))

    def tell_first(self) -> None:
        """The program has started, and nobody could listen so far: tell the last thing in a moment, unless
        something else is told before.
        """
        if self.last:
            self._first.start()

    def announce(self, text: str) -> None:
        """Tell something at once, after what has happened before it."""
        self._waiting.append(text)
        self._tell()

    def say_aside(self, text: str) -> None:
        """Tell something that is no part of the game, unless something else is told just then."""
        if self._talk is not Talk.LITTLE and not self._waiting:
            self._aside = text
            self._quiet.start()

    def _tell_aside(self) -> None:
        if not self._waiting:
            self._hand_over(self._aside)

    def remind(self, text: str) -> None:
        """Tell something with what comes next, and not again as long as it stands."""
        if text and text != self._reminder:
            self._waiting.append(text)
        self._reminder = text

    def repeat(self, nothing: str) -> str:
        """Tell the last thing again, or ``nothing`` where there is none; gives what was told."""
        text = self.last or nothing
        self._hand_over(text)
        return text

    def go_back(self, text: str) -> None:
        """What has happened since is undone: this is told instead, with what is to be done now."""
        self._waiting = [text]
        self._prompt = self._reminder = ""
        self._told_open.clear()

    def forget(self) -> None:
        """Another match: what happened in this one is not told any more."""
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
