"""What is heard and when, silence where nothing can be heard, and the sounds themselves."""

# ruff: noqa: N802, N815 - a QtMultimedia that is none has its names.

from __future__ import annotations

import importlib
import math
import random
import subprocess
import sys
import wave
from array import array
from collections import Counter
from collections.abc import Callable, Iterator
from enum import Enum
from itertools import pairwise
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QBuffer, QLoggingCategory, QObject, QPoint, Qt, Signal, qWarning
from pytestqt.qtbot import QtBot

from tartli_desktop.engine import (
    HUNGARIAN,
    Card,
    CardDrawn,
    CardPlayed,
    ContestAnswered,
    Dealt,
    GameWon,
    Match,
    Play,
    WentOut,
)
from tartli_desktop.games.tartli.score.tally import Tally, tally_of
from tartli_desktop.resources import resources_folder
from tartli_desktop.session.session import Phase
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.settings.settings import GatherPolicy, Settings
from tartli_desktop.sound import player as sound
from tartli_desktop.sound.player import MULTIMEDIA, Reason, Silence, Sound, Sounds, why_silent
from tartli_desktop.sound.table_sounds import TableSounds
from tartli_desktop.windows.play.play_area import PlayArea
from tartli_desktop.windows.preferences.settings_dialog import SettingsDialog
from tests.engine.positions import dealt
from tests.session.playing import Game, Scripted, quick, settle, sit_down

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "resources" / "sounds").glob("*.wav"))


def raw(path: Path) -> bytes:
    with wave.open(str(path)) as file:
        return file.readframes(file.getnframes())


NAMES = {bytes(2 * 441) + raw(path): path.stem for path in FILES}
"""Each sound by what a device is given of it: after a hundredth of a second of silence."""


class Multimedia(ModuleType):
    """What of QtMultimedia the program uses, with a note of all that is played."""

    class QAudioFormat:
        SampleFormat = Enum("SampleFormat", "Unknown UInt8 Int16 Int32 Float")

        def __init__(self, rate: int = 0, channels: int = 0) -> None:
            self.rate, self.channels, self.kind = rate, channels, self.SampleFormat.Unknown

        def setSampleRate(self, rate: int) -> None:
            self.rate = rate

        def setChannelCount(self, channels: int) -> None:
            self.channels = channels

        def setSampleFormat(self, kind: Enum) -> None:
            self.kind = kind

        def sampleRate(self) -> int:
            return self.rate

        def channelCount(self) -> int:
            return self.channels

        def sampleFormat(self) -> Enum:
            return self.kind

    State = Enum("State", "ActiveState SuspendedState StoppedState IdleState")

    def __init__(self) -> None:
        super().__init__(MULTIMEDIA)
        self.played: list[str] = []
        self.sinks: list[Any] = []
        self.devices: list[Any] = []
        self.deaf = self.lasting = self.broken = False
        self.takes: Callable[[Any], bool] = lambda shape: shape.rate == 44_100
        multimedia, state = self, self.State

        class QMediaDevices(QObject):
            audioOutputsChanged = Signal()

            def __init__(self, parent: QObject) -> None:
                super().__init__(parent)
                multimedia.devices.append(self)

            @staticmethod
            def defaultAudioOutput() -> Any:
                if multimedia.deaf:
                    qWarning("PulseAudioService: pa_context_connect() failed")
                return SimpleNamespace(
                    isNull=lambda: multimedia.deaf,
                    preferredFormat=lambda: Multimedia.QAudioFormat(48_000, 2),
                    isFormatSupported=lambda shape: multimedia.takes(shape),
                )

        class QAudioSink(QObject):
            stateChanged = Signal(object)

            def __init__(self, device: Any, shape: Any, parent: QObject) -> None:
                super().__init__(parent)
                assert not device.isNull()
                self.shape, self.volume, self.now = shape, 1.0, state.StoppedState
                multimedia.sinks.append(self)

            def setBufferSize(self, size: int) -> None:
                self.size = size

            def setVolume(self, volume: float) -> None:
                self.volume = volume

            def state(self) -> Enum:
                return self.now

            def start(self, stream: QBuffer) -> None:
                assert self.now is state.StoppedState
                assert not multimedia.deaf
                if multimedia.broken:
                    return
                self.data = data = bytes(stream.readAll().data())
                assert len(data) == self.size
                multimedia.played.append(NAMES.get(data, "?"))
                self.turn(state.ActiveState)
                if not multimedia.lasting:
                    self.turn(state.IdleState)

            def stop(self) -> None:
                self.turn(state.StoppedState)

            reset = stop

            def turn(self, to: Enum) -> None:
                if to is not self.now:
                    self.now = to
                    self.stateChanged.emit(to)

        self.QMediaDevices, self.QAudioSink = QMediaDevices, QAudioSink

    def heard(self) -> list[str]:
        """What was played since this was last asked; the kind only of chalk."""
        names, self.played = [name.partition("-")[0] if "chalk" in name else name for name in self.played], []
        return names


@pytest.fixture
def multimedia(monkeypatch: pytest.MonkeyPatch) -> Multimedia:
    fake = Multimedia()
    monkeypatch.setitem(sys.modules, MULTIMEDIA, fake)
    return fake


@pytest.fixture
def not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, MULTIMEDIA, None)


def fails(monkeypatch: pytest.MonkeyPatch, error: Exception) -> list[str]:
    """Let the import of QtMultimedia fail so. Gives a note of each try."""
    tries: list[str] = []
    import_module = importlib.import_module

    def failing(name: str, package: str | None = None) -> ModuleType:
        if name == MULTIMEDIA:
            tries.append(name)
            raise error
        return import_module(name, package)

    monkeypatch.setattr(importlib, "import_module", failing)
    return tries


# Silence

LIBRARY = "libpulse.so.0: cannot open shared object file: No such file or directory"
VERSION = "libQt6Multimedia.so.6: undefined symbol: _ZN9QtPrivate3fooEv, version Qt_6"
REASONS = [
    (ImportError(LIBRARY), Silence(Reason.LIBRARY_MISSING, "libpulse.so.0")),
    (ImportError(f"/opt/x/QtMultimedia.so: {LIBRARY}"), Silence(Reason.LIBRARY_MISSING, "libpulse.so.0")),
    (
        ImportError("dlopen(x.so, 0x2): Library not loaded: @rpath/QtMultimedia.framework/A/QtMultimedia"),
        Silence(Reason.LIBRARY_MISSING, "QtMultimedia"),
    ),
    (ImportError(VERSION), Silence(Reason.NOT_LOADED, VERSION)),
    (SystemError(), Silence(Reason.NOT_LOADED, "SystemError")),
    (
        ModuleNotFoundError("No module named x", name="PySide6.QtMultimedia"),
        Silence(Reason.NOT_INSTALLED, "PySide6.QtMultimedia"),
    ),
]


@pytest.mark.parametrize(("error", "silence"), REASONS)
def test_what_keeps_it_silent_is_known(
    qapp: object, monkeypatch: pytest.MonkeyPatch, error: Exception, silence: Silence
) -> None:
    tries = fails(monkeypatch, error)
    assert why_silent() == silence
    sounds = Sounds()
    assert sounds.why_silent() is None  # nobody has tried
    for each in Sound:
        sounds.play(each)
    sounds.set_volume(0.2)
    assert sounds.why_silent() == silence
    assert len(tries) == 2


def test_without_a_device_it_is_silent_and_qt_warns_of_nothing(qapp: object, multimedia: Multimedia) -> None:
    multimedia.deaf = True
    sounds = Sounds()
    sounds.play(Sound.KNOCK)
    assert sounds.why_silent() == why_silent() == Silence(Reason.NO_DEVICE)
    assert multimedia.sinks == []


def test_without_its_files_it_is_silent(
    qapp: object, multimedia: Multimedia, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sound, "resources_folder", lambda: tmp_path)
    Sounds().play(Sound.CHALK)
    assert why_silent() == Silence(Reason.NO_FILES, str(tmp_path / "sounds"))
    assert multimedia.played == []


def test_headphones_are_put_in_and_pulled_out(qapp: object, multimedia: Multimedia) -> None:
    multimedia.deaf = True
    sounds = Sounds()
    sounds.play(Sound.KNOCK)
    for deaf in (False, True, False):
        multimedia.deaf = deaf
        multimedia.devices[0].audioOutputsChanged.emit()
        sounds.play(Sound.KNOCK)
        assert multimedia.heard() == ([] if deaf else ["knock"])
        assert (sounds.why_silent() is None) == (not deaf)
    assert len(multimedia.devices) == 1


@pytest.mark.parametrize("hidden", [True, False], ids=["not installed", "as it is here"])
def test_silence_is_complete(hidden: bool) -> None:
    """Nothing on the terminal, whatever QtMultimedia and the system here have to say."""
    script = f"""
import sys
if {hidden}: sys.modules["{MULTIMEDIA}"] = None
from PySide6.QtCore import QCoreApplication, QTimer
from tartli_desktop.sound.player import *
app = QCoreApplication([])
assert {hidden} or "{MULTIMEDIA}" not in sys.modules
silence = why_silent()
sounds = Sounds()
if silence is not None:
    for each in Sound: sounds.play(each)
    assert sounds.why_silent() == silence
QTimer.singleShot(200, app.quit)
app.exec()
"""
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.qt_log_ignore("somebody else's warning", "one of another kind")
def test_only_the_words_of_qtmultimedia_are_kept_back(
    qtlog: Any, multimedia: Multimedia, capfd: pytest.CaptureFixture[str]
) -> None:
    multimedia.deaf = True
    assert why_silent() == Silence(Reason.NO_DEVICE)
    assert not QLoggingCategory("qt.multimedia.ffmpeg").isWarningEnabled()
    assert QLoggingCategory("qt.qpa.xcb").isWarningEnabled()
    qWarning("somebody else's warning")
    assert [record.message for record in qtlog.records] == ["somebody else's warning"]


# Lazy, off, loud


def test_nothing_is_loaded_before_the_first_sound(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    tries = fails(monkeypatch, ImportError(LIBRARY))
    sounds = Sounds()
    sounds.set_volume(0.7)
    assert tries == []
    sounds.play(Sound.DOWN)
    sounds.play(Sound.DOWN)
    assert len(tries) == 1


def test_off_nothing_is_loaded_and_nothing_played(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    tries = fails(monkeypatch, ImportError(LIBRARY))
    sounds = Sounds(enabled=False)
    sounds.play(Sound.DOWN)
    assert tries == []
    assert sounds.why_silent() is None
    sounds.set_enabled(True)
    sounds.play(Sound.DOWN)
    assert sounds.why_silent() == Silence(Reason.LIBRARY_MISSING, "libpulse.so.0")
    sounds.set_enabled(False)
    assert sounds.why_silent() is None


def test_off_and_on_again(qapp: object, multimedia: Multimedia) -> None:
    sounds = Sounds()
    for enabled in (True, False, True):
        sounds.set_enabled(enabled)
        sounds.play(Sound.RIFFLE)
    assert multimedia.heard() == ["riffle"] * 2


def test_the_volume_is_heard_at_once(qapp: object, multimedia: Multimedia) -> None:
    sounds = Sounds(volume=0.5)
    sounds.play(Sound.KNOCK)
    quiet = {sink.volume for sink in multimedia.sinks}
    sounds.set_volume(1.0)
    sounds.play(Sound.CHIME)
    assert {sink.volume for sink in multimedia.sinks} == {1.0}
    assert 0 < max(quiet) < 1
    sounds.set_volume(0.0)
    sounds.play(Sound.KNOCK)
    assert multimedia.heard() == ["knock", "chime"]


def test_chalk_varies(qapp: object, multimedia: Multimedia) -> None:
    sounds = Sounds()
    for _ in range(4):
        sounds.play(Sound.CHALK)
    assert multimedia.played == ["chalk-1", "chalk-2", "chalk-3", "chalk-1"]


def test_sounds_overlap_and_none_is_cut_short(qapp: object, multimedia: Multimedia) -> None:
    multimedia.lasting = True
    sounds = Sounds()
    for _ in range(9):
        sounds.play(Sound.DOWN)
    assert multimedia.heard() == ["card-down"] * Sound.DOWN.voices
    multimedia.sinks[1].turn(Multimedia.State.IdleState)
    sounds.play(Sound.DOWN)
    sounds.play(Sound.DOWN)
    assert multimedia.heard() == ["card-down"]


def test_off_is_silent_at_once(qapp: object, multimedia: Multimedia) -> None:
    multimedia.lasting = True
    sounds = Sounds()
    sounds.play(Sound.SPONGE)
    assert multimedia.sinks[0].state() is Multimedia.State.ActiveState
    sounds.set_enabled(False)
    assert multimedia.sinks[0].state() is Multimedia.State.StoppedState


def test_a_device_that_fails_now_may_work_later(qapp: object, multimedia: Multimedia) -> None:
    multimedia.broken = True
    sounds = Sounds()
    for _ in range(9):
        sounds.play(Sound.KNOCK)
    assert multimedia.heard() == []
    multimedia.broken = False
    sounds.play(Sound.KNOCK)
    assert multimedia.heard() == ["knock"]


@pytest.mark.parametrize("kind", ["Int16", "Float"])
def test_a_device_that_takes_only_its_own_shape(qapp: object, multimedia: Multimedia, kind: str) -> None:
    multimedia.takes = lambda shape: (shape.rate, shape.channels, shape.kind.name) == (48_000, 2, kind)
    Sounds().play(Sound.DOWN)
    assert multimedia.heard() == ["?"]
    sink = multimedia.sinks[0]
    assert (sink.shape.rate, sink.shape.channels, sink.shape.kind.name) == (48_000, 2, kind)
    given = array("h" if kind == "Int16" else "f", sink.data)
    assert len(given) * given.itemsize == sink.size
    left, right = given[::2], given[1::2]
    assert left == right
    samples = samples_of(FILES[0])
    assert abs(len(left) / 48_000 - len(samples) / 44_100 - 0.01) < 0.001
    scale = 1 if kind == "Int16" else 32768
    loudest = max(map(abs, samples))
    assert 0.8 * loudest < max(map(abs, left)) * scale <= loudest


def test_a_device_that_takes_none_of_our_shapes_is_none(qapp: object, multimedia: Multimedia) -> None:
    multimedia.takes = lambda shape: False
    assert why_silent() == Silence(Reason.NO_DEVICE)


def test_whatever_a_sound_raises_the_game_goes_on(
    qapp: object, multimedia: Multimedia, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*given: object) -> None:
        raise RuntimeError("Internal C++ object already deleted.")

    monkeypatch.setattr(multimedia.QAudioSink, "start", fail)
    sounds = Sounds()
    sounds.play(Sound.KNOCK)
    sounds.play(Sound.KNOCK)
    silence = sounds.why_silent()
    assert silence is not None
    assert silence.reason is Reason.NOT_LOADED


# What is heard of a match


class Café:
    """A match on a play area that is heard."""

    def __init__(self, qtbot: QtBot, multimedia: Multimedia) -> None:
        self.qtbot, self.multimedia = qtbot, multimedia
        self.area = PlayArea(CurrentSettings(quick(sound=True)))
        self.area.resize(1024, 640)
        qtbot.addWidget(self.area)
        with qtbot.waitExposed(self.area):
            self.area.show()
        self.game: Game | None = None

    def seat(self, match: Match, settings: Settings, **options: Any) -> Game:
        self.area.settings.change(settings)
        self.game = sit_down(match, Scripted(), settings, shows=False, start=False, **options)
        self.area.attach(self.game.session, tally_of(match) if match.hands else Tally())
        self.game.session.start()
        settle()
        return self.game

    def rests(self) -> bool:
        return not self.area.view.scene().motion.is_moving and self.area.slate.is_settled

    def wait(self, until: Callable[[], bool] = lambda: True) -> None:
        self.qtbot.waitUntil(lambda: self.rests() and until(), timeout=20_000)


@pytest.fixture
def café(qtbot: QtBot, multimedia: Multimedia) -> Iterator[Café]:
    at = Café(qtbot, multimedia)
    yield at
    if at.game is not None:
        at.game.leave()
    at.area.detach()


STILL = quick(sound=True)
MOVING = quick(sound=True, motion=True, speed=3.0)


def card(code: str) -> Play:
    return Play(Card.parse(code))


def test_cards_slide_and_are_laid_down(café: Café) -> None:
    game = café.seat(dealt(hands=("LA", "AA"), turned="H7", dealer=1), MOVING)
    café.wait()
    assert café.multimedia.heard() == []
    assert game.session.do(card("LA")) is None
    café.wait(lambda: game.phase is Phase.GATHER)
    assert café.multimedia.heard() == ["card-slide", "card-down"] * 2
    game.session.gather()
    café.wait(lambda: game.phase is not Phase.GATHER)
    drawn_and_led = café.multimedia.heard()
    led = len(game.view.trick)
    assert drawn_and_led == ["card-slide"] * 2 + ["card-slide", "card-down"] * led


def test_where_nothing_moves_each_event_is_heard_once(café: Café) -> None:
    game = café.seat(dealt(hands=("LA", "AA"), turned="H7", dealer=1), STILL)
    assert game.session.do(card("LA")) is None
    settle()
    assert café.multimedia.heard() == ["card-down"] * 2
    game.session.gather()
    settle()
    assert café.multimedia.heard() == ["card-slide"] * 2 + ["card-down"] * len(game.view.trick)


@pytest.mark.parametrize("settings", [STILL, MOVING], ids=["still", "moving"])
def test_the_deal(café: Café, settings: Settings) -> None:
    game = café.seat(Match.new(HUNGARIAN, first_dealer=0), settings)
    café.wait(lambda: game.phase in (Phase.OPENING, Phase.CUT, Phase.PLAY, Phase.CHOOSE))
    while game.phase in (Phase.OPENING, Phase.CUT):
        if game.phase is Phase.CUT:
            game.session.cut(16)
        else:
            game.session.go_on()
        café.wait()
    café.wait(lambda: game.phase in (Phase.PLAY, Phase.GATHER))
    heard = café.multimedia.heard()
    dealt_first, played = heard[:1], heard[1:]
    assert dealt_first == ["riffle"]
    assert Counter(played)["card-down"] == len(game.view.trick)


@pytest.mark.parametrize("settings", [STILL, MOVING], ids=["still", "moving"])
def test_going_out_and_winning(café: Café, settings: Settings) -> None:
    game = café.seat(dealt(hands=("HKO", "AA"), turned="H8", scores=(464, 250)), settings)
    café.wait(lambda: bool(game.view.trick))
    café.multimedia.heard()
    game.do("bela")
    café.wait()
    strokes = café.multimedia.heard()
    assert set(strokes) == {"chalk"}
    assert (len(strokes) == 1) == (settings is STILL)
    game.do("out")
    café.wait(lambda: game.phase in (Phase.HAND_OVER, Phase.MATCH_OVER))
    heard = Counter(café.multimedia.heard())
    assert heard["knock"] == heard["chime"] == heard["sponge"] == 1
    assert set(heard) <= {"knock", "chime", "sponge", "chalk"}


def test_good_is_knocked(multimedia: Multimedia, qapp: object) -> None:
    heard = TableSounds(Sounds())
    heard.reach(ContestAnswered(0, higher=True), moves=True)
    assert multimedia.heard() == []
    heard.reach(ContestAnswered(0, higher=False), moves=True)
    assert multimedia.heard() == ["knock"]


def test_a_card_that_never_lands_is_not_heard(multimedia: Multimedia, qapp: object) -> None:
    heard = TableSounds(Sounds())
    heard.reach(CardPlayed(0, Card.AA), moves=True)
    heard.break_off()
    heard.rest()
    assert multimedia.heard() == ["card-slide"]


def test_every_sound_has_its_event(multimedia: Multimedia, qapp: object) -> None:
    heard = TableSounds(Sounds())
    for event in (
        Dealt(((), ()), Card.H7, 19),
        CardPlayed(0, Card.AA),
        CardDrawn(0, None, False),
        WentOut(0),
        GameWon(0, 1, (501, 300)),
    ):
        heard.reach(event, moves=True)
    heard.chalk()
    heard.wipe()
    assert set(multimedia.heard()) == {each.names[0].split("-1")[0] for each in Sound}


def test_a_match_goes_on_in_silence(qtbot: QtBot, not_installed: None) -> None:
    area = PlayArea(CurrentSettings(quick(sound=True)))
    qtbot.addWidget(area)
    game = sit_down(
        dealt(hands=("LA", "AA"), turned="H7", dealer=1), settings=quick(), shows=False, start=False
    )
    area.attach(game.session, Tally())
    game.session.start()
    settle()
    assert game.session.do(card("LA")) is None
    settle()
    silence = area.sounds.why_silent()
    assert silence is not None
    assert silence.reason is Reason.NOT_INSTALLED
    assert game.phase is Phase.GATHER
    area.detach()
    game.leave()


# Settings


def dialog_of(qtbot: QtBot, settings: Settings) -> SettingsDialog:
    dialog = SettingsDialog(settings)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


@pytest.mark.parametrize(
    ("silence", "words"),
    [
        (Silence(Reason.NOT_INSTALLED), "tartli-desktop[sound]"),
        (Silence(Reason.LIBRARY_MISSING, "libpulse.so.0"), "libpulse.so.0"),
        (Silence(Reason.NOT_LOADED, "it is 100% odd: %1"), "it is 100% odd: %1"),
        (Silence(Reason.NO_DEVICE), "no audio output"),
        (Silence(Reason.NO_FILES, "/usr/share/tartli"), "/usr/share/tartli"),
    ],
)
def test_the_dialog_says_why_there_is_no_sound(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, silence: Silence, words: str
) -> None:
    monkeypatch.setattr("tartli_desktop.windows.preferences.settings_dialog.why_silent", lambda: silence)
    dialog = dialog_of(qtbot, Settings())
    told = dialog.fields["sound"].explanation.text()
    assert told.startswith("No sound: ")
    assert words in told
    assert dialog.fields["sound"].control.isEnabled()
    assert not dialog.fields["volume"].control.isEnabled()
    assert "when sound is on" in dialog.fields["volume"].explanation.text()


def test_the_dialog_does_not_ask_while_sound_is_off(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    tries = fails(monkeypatch, ImportError(LIBRARY))
    dialog = dialog_of(qtbot, Settings(sound=False))
    assert tries == []
    assert "no sound" not in dialog.fields["sound"].explanation.text()
    box = dialog.fields["sound"].control
    qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(8, box.height() // 2))
    assert dialog.settings().sound
    assert "libpulse.so.0" in dialog.fields["sound"].explanation.text()


def test_where_there_is_sound_its_volume_is_set_in_per_cent(qtbot: QtBot, multimedia: Multimedia) -> None:
    dialog = dialog_of(qtbot, Settings())
    told: list[Settings] = []
    dialog.changed.connect(told.append)
    assert dialog.fields["volume"].control.isEnabled()
    qtbot.keyClick(dialog.fields["volume"].control, Qt.Key.Key_Up)
    assert [settings.volume for settings in told] == [0.55]
    box = dialog.fields["sound"].control
    qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(8, box.height() // 2))
    assert not told[-1].sound
    assert not dialog.fields["volume"].control.isEnabled()


def test_a_new_volume_is_heard_once_and_off_is_not(qtbot: QtBot, multimedia: Multimedia) -> None:
    area = PlayArea(CurrentSettings(quick(sound=True)))
    qtbot.addWidget(area)
    assert multimedia.heard() == []
    area.settings.change(quick(sound=True, volume=0.8))
    area.settings.change(quick(sound=True, volume=0.8, gather=GatherPolicy.TIMED))
    assert multimedia.heard() == ["card-down"]
    area.settings.change(quick(volume=0.8, sound=False))
    assert multimedia.heard() == []


# The files


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sounds")
    script = ROOT / "packaging" / "sounds" / "synthesize.py"
    subprocess.run([sys.executable, "-I", str(script), str(folder)], check=True, timeout=120)
    return folder


def test_the_files_are_what_the_script_makes(made: Path) -> None:
    assert {path.name: path.read_bytes() for path in made.iterdir()} == {
        path.name: path.read_bytes() for path in FILES
    }


def test_there_is_a_file_for_every_sound_and_none_besides() -> None:
    assert {path.stem for path in FILES} == {name for each in Sound for name in each.names}
    assert (resources_folder() / "sounds").is_dir()


def samples_of(path: Path) -> array[int]:
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44_100)
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_sound_is_short_and_quiet_enough(path: Path) -> None:
    samples = samples_of(path)
    peak = 20 * math.log10(max(map(abs, samples)) / 32768)
    assert 5 <= len(samples) / 44.1 <= 600
    assert -20 < peak <= -6
    assert path.stat().st_size < 60_000


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_sound_neither_clicks_nor_presses_on_the_speaker(path: Path) -> None:
    samples = samples_of(path)
    loudest = max(map(abs, samples))
    assert abs(sum(samples)) / len(samples) < 0.1
    assert max(map(abs, (*samples[:8], *samples[-8:]))) < loudest / 50


def height(samples: array[int]) -> float:
    """Where what sounds lies, in Hz: the root mean square of its frequencies, seen from how steep it is."""
    steps = sum((after - before) ** 2 for before, after in pairwise(samples))
    return math.sqrt(steps / sum(value * value for value in samples)) * 44_100 / math.tau


def test_wood_is_low_and_chalk_is_high_and_nothing_is_shrill() -> None:
    heights = {path.stem: height(samples_of(path)) for path in FILES}
    assert max(heights.values()) < 4500
    assert heights["knock"] < 600
    assert heights["knock"] < heights["chime"] < heights["sponge"] < heights["card-slide"]
    assert min(heights[f"chalk-{n}"] for n in (1, 2, 3)) > heights["sponge"]


def test_chance_is_not_shared() -> None:
    """The script leaves nothing to the state of the machine: other hashes and seeds give the same bytes."""
    sys.path.insert(0, str(ROOT / "packaging" / "sounds"))
    try:
        synthesize = importlib.import_module("synthesize")
    finally:
        sys.path.pop(0)
    random.seed(5)
    first = synthesize.SOUNDS["chalk-3"](random.Random("tartli chalk-3"))
    random.seed(6)
    assert first == synthesize.SOUNDS["chalk-3"](random.Random("tartli chalk-3"))
