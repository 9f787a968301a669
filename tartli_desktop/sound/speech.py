"""Speaks what is said at the table with the voices of the system; silent where it has none."""

from __future__ import annotations

import importlib
from collections import deque
from types import ModuleType
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QLocale, QObject
from PySide6.QtGui import QAccessible

from tartli_desktop.characters.characters import CHARACTERS, Character

if TYPE_CHECKING:
    from PySide6.QtTextToSpeech import QTextToSpeech


TEXT_TO_SPEECH = "PySide6.QtTextToSpeech"
"""Part of PySide6-Addons, which the extra ``sound`` installs. Imported by name, since it may be missing."""

_HIGHEST, _PACES = 0.45, (-0.1, 0.0, 0.1)
"""Pitch and paces in the units of QTextToSpeech, from -1 to 1: clearly apart, and still human."""


class Tone(Struct, frozen=True):
    """How a person speaks."""

    pitch: float
    pace: float


def tone_of(person: Character | None) -> Tone:
    """How a person of the café speaks: each differently, and always the same; others as the system does."""
    if person is None:
        return Tone(0.0, 0.0)
    place, last = CHARACTERS.index(person), len(CHARACTERS) - 1
    return Tone(_HIGHEST * (1 - 2 * place / last), _PACES[place % len(_PACES)])


class Speech(QObject):
    """Speaks one sentence after the other. QtTextToSpeech is loaded for the first of them.

    It is silent while a screen reader speaks.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine: QTextToSpeech | None = None
        self._is_loaded = False
        # The queue of the engine would speak all that waits with the pitch and pace that were set last.
        self._waiting: deque[tuple[str, Tone]] = deque()
        self.enabled = False
        """Whether anything is spoken."""
        self.volume = 1.0
        """From silent, 0, to 1."""

    def say(self, words: str, tone: Tone) -> None:
        """Speak after what is being said, in the language of the window, if the system has a voice for it."""
        if not self.enabled or QAccessible.isActive() or not self.can_speak():
            return
        self._waiting.append((words, tone))
        self._go_on()

    def can_speak(self) -> bool:
        """Whether the system has a voice for the language of the window."""
        if not self.has_engine() or self._engine is None:
            return False
        wanted = _language()
        if self._engine.locale().language() != wanted:
            known = self._engine.availableLocales()
            found = next((locale for locale in known if locale.language() == wanted), None)
            if found is None:
                return False
            self._engine.setLocale(found)
        return True

    def has_engine(self) -> bool:
        """Whether the system has voices at all, in any language."""
        if not self._is_loaded:
            self._is_loaded, self._engine = True, self._made()
        return self._engine is not None

    def be_quiet(self) -> None:
        """Stop speaking at once, and forget what was still to be said."""
        self._waiting.clear()
        if self._engine is not None:
            self._engine.stop()

    def _go_on(self) -> None:
        """Say what comes next, if nothing is being said."""
        engine = self._engine
        if engine is not None and self._waiting and engine.state() == type(engine).State.Ready:
            words, tone = self._waiting.popleft()
            engine.setPitch(tone.pitch)
            engine.setRate(tone.pace)
            engine.setVolume(self.volume)
            engine.say(words)

    def _made(self) -> QTextToSpeech | None:
        """The engine; None if there is none that works."""
        try:
            module: ModuleType = importlib.import_module(TEXT_TO_SPEECH)
            real = (name for name in module.QTextToSpeech.availableEngines() if name != "mock")
            name = next(real, None)
            engine: QTextToSpeech | None = None if name is None else module.QTextToSpeech(name, self)
        except Exception:  # whatever a foreign library does, the game goes on
            return None
        if engine is None or engine.state() == module.QTextToSpeech.State.Error:
            return None
        engine.stateChanged.connect(self._go_on)
        return engine


def _language() -> QLocale.Language:
    """The language of the window, which is English for a system without one."""
    language = QLocale().language()
    return QLocale.Language.English if language == QLocale.Language.C else language
