"""The table speaks with the voices of the system, if the player wants that and the system has any."""

# ruff: noqa: N802, N815 - the names are those of QtTextToSpeech.

from __future__ import annotations

import sys
from enum import Enum
from types import ModuleType

import pytest
from PySide6.QtCore import QLocale, QObject, Signal
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from tartli_desktop.characters.characters import CHARACTERS
from tartli_desktop.games.tartli.settings_pages import TartliPages
from tartli_desktop.games.ulti import ASSOCIATION, Match
from tartli_desktop.settings.settings import Settings
from tartli_desktop.sound.speech import TEXT_TO_SPEECH, Speech, Tone, tone_of
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.windows.preferences.settings_dialog import SettingsDialog
from tests.games.contract.sitting import Sitting
from tests.on_screen import on_screen
from tests.windows.simulated_user import click

SPEAKING = Settings(voices=True, motion=False, sound=False, opponent_pause=0.0)
USUAL = Tone(0.0, 0.0)


class Engine(QObject):
    """Speaks English and Finnish, and keeps what it was to say."""

    class State(Enum):
        Ready, Speaking, Error = range(3)

    stateChanged = Signal(object)
    takes_long = False
    """Whether it speaks until :meth:`end`."""

    made: list[Engine]

    def __init__(self, name: str, parent: QObject) -> None:
        super().__init__(parent)
        self.name = name
        self.said: list[tuple[str, Tone]] = []
        self._locale, self._pitch, self._pace = QLocale("en_GB"), 0.0, 0.0
        self._state = self.State.Ready
        self.made.append(self)

    @staticmethod
    def availableEngines() -> list[str]:
        return ["mock", "speechd"]

    def state(self) -> Engine.State:
        return self._state

    def locale(self) -> QLocale:
        return self._locale

    def setLocale(self, locale: QLocale) -> None:
        self._locale = locale

    def availableLocales(self) -> list[QLocale]:
        return [QLocale("en_GB"), QLocale("fi_FI")]

    def setPitch(self, pitch: float) -> None:
        self._pitch = pitch

    def setRate(self, pace: float) -> None:
        self._pace = pace

    def setVolume(self, volume: float) -> None:
        self.volume = volume

    def say(self, words: str) -> None:
        self.said.append((words, Tone(self._pitch, self._pace)))
        if self.takes_long:
            self._state = self.State.Speaking

    def end(self) -> None:
        self._state = self.State.Ready
        self.stateChanged.emit(self._state)

    def stop(self) -> None:
        self.said.clear()


@pytest.fixture
def engines(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> list[Engine]:
    """The engines that are made, in order."""
    module, made = ModuleType(TEXT_TO_SPEECH), list[Engine]()
    monkeypatch.setattr(Engine, "made", made, raising=False)
    monkeypatch.setattr(module, "QTextToSpeech", Engine, raising=False)
    monkeypatch.setitem(sys.modules, TEXT_TO_SPEECH, module)
    # Tests of other parts may have woken it.
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    return made


@pytest.fixture
def speech(engines: list[Engine]) -> Speech:
    made = Speech()
    made.enabled = True
    return made


def test_each_person_has_a_tone_and_the_system_its_own_engine(speech: Speech, engines: list[Engine]) -> None:
    first = CHARACTERS[0]
    assert len({tone_of(person) for person in CHARACTERS}) == len(CHARACTERS)
    speech.say("Ulti", tone_of(first))
    speech.say("Kontra", tone_of(None))
    assert engines[0].name == "speechd"
    assert engines[0].said == [("Ulti", tone_of(first)), ("Kontra", USUAL)]


def test_who_waits_for_another_speaks_in_their_own_tone(
    speech: Speech, engines: list[Engine], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Engine, "takes_long", True)
    tones = [tone_of(person) for person in CHARACTERS[:3]]
    for words, tone in zip(("pass", "game", "ulti"), tones, strict=True):
        speech.say(words, tone)
    (engine,) = engines
    assert engine.said == [("pass", tones[0])]
    engine.end()
    assert engine.said[1:] == [("game", tones[1])]
    speech.be_quiet()
    engine.end()
    assert engine.said == [], "what was still to be said is forgotten"


def test_nothing_is_loaded_or_said_while_it_is_off(engines: list[Engine]) -> None:
    Speech().say("Ulti", USUAL)
    assert engines == []


@pytest.mark.usefixtures("hungarian")
def test_it_is_silent_where_the_system_does_not_speak_the_language(
    speech: Speech, engines: list[Engine]
) -> None:
    speech.say("Ulti", USUAL)
    assert engines[0].said == []


def test_it_is_silent_without_the_extra(monkeypatch: pytest.MonkeyPatch, speech: Speech) -> None:
    monkeypatch.setitem(sys.modules, TEXT_TO_SPEECH, None)
    speech.say("Ulti", USUAL)
    assert not speech.can_speak()


def test_it_never_speaks_over_a_screen_reader(
    speech: Speech, engines: list[Engine], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    speech.say("Ulti", USUAL)
    assert engines == []


def test_the_bids_of_others_are_spoken_at_the_table(qtbot: QtBot, engines: list[Engine]) -> None:
    with MatchStore.in_memory() as store:
        match = Match.new(ASSOCIATION, first_dealer=2, players=("Pista", "You", "Franz"))
        sitting = Sitting(qtbot, store, "ulti", match)
        sitting.area.settings.change(SPEAKING)
        sitting.session.go_on()
        sitting.session.cut(9)
        qtbot.waitUntil(lambda: bool(engines and engines[0].said))
        assert engines[0].volume == SPEAKING.volume
        sitting.area.settings.change(Settings())
        assert engines[0].said == []
        sitting.leave()


@pytest.fixture
def dialog(qtbot: QtBot, engines: list[Engine]) -> SettingsDialog:
    return on_screen(qtbot, SettingsDialog(Settings(sound=False, volume=0.25), game=TartliPages(), page=5))


def test_an_example_can_be_heard_before_it_is_chosen(
    qtbot: QtBot, dialog: SettingsDialog, engines: list[Engine]
) -> None:
    click(qtbot, dialog.voices.example_button)
    assert (len(engines[0].said), engines[0].volume) == (1, 0.25)
    assert not dialog.voices.value()
    assert not dialog.fields["volume"].control.isEnabled()
    dialog.voices.box.click()
    assert dialog.fields["volume"].control.isEnabled()


@pytest.mark.parametrize("way", ["example", "chosen"])
@pytest.mark.parametrize("lack", ["voice", "engine", "extra", "silence"])
def test_the_settings_say_why_nothing_is_heard(
    qtbot: QtBot,
    engines: list[Engine],
    dialog: SettingsDialog,
    monkeypatch: pytest.MonkeyPatch,
    lack: str,
    way: str,
) -> None:
    if lack == "voice":
        monkeypatch.setattr(Engine, "availableLocales", lambda _: [])
        monkeypatch.setattr(Engine, "locale", lambda _: QLocale("fi_FI"))
    elif lack == "engine":
        monkeypatch.setattr(Engine, "availableEngines", lambda: ["mock"])
    elif lack == "extra":
        monkeypatch.setitem(sys.modules, TEXT_TO_SPEECH, None)
    else:
        monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    click(qtbot, dialog.voices.example_button if way == "example" else dialog.voices.box)
    if way == "chosen":
        click(qtbot, dialog.voices.example_button)
    assert dialog.voices.explanation.text() == {
        "voice": "Your system has no voice for this language.",
        "silence": "Silent while a screen reader is running.",
    }.get(lack, "No voices: no speech engine was found.")
    assert not any(engine.said for engine in engines)
