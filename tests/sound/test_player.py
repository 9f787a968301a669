"""Sounds are played when they are due, at the chosen volume, and never stop the game."""

import subprocess
import sys
from array import array
from pathlib import Path

import pytest

from tartli_desktop.sound import player as sound
from tartli_desktop.sound.player import MULTIMEDIA, Silence, SilenceReason, Sound, Sounds, why_silent
from tests.sound.simulated_multimedia import FILES, LIBRARY, ROOT, Multimedia, fails, samples_of

# Silence

VERSION = "libQt6Multimedia.so.6: undefined symbol: _ZN9QtPrivate3fooEv, version Qt_6"
REASONS = [
    (ImportError(LIBRARY), Silence(SilenceReason.LIBRARY_MISSING, "libpulse.so.0")),
    (
        ImportError(f"/opt/x/QtMultimedia.so: {LIBRARY}"),
        Silence(SilenceReason.LIBRARY_MISSING, "libpulse.so.0"),
    ),
    (
        ImportError("dlopen(x.so, 0x2): Library not loaded: @rpath/QtMultimedia.framework/A/QtMultimedia"),
        Silence(SilenceReason.LIBRARY_MISSING, "QtMultimedia"),
    ),
    (ImportError(VERSION), Silence(SilenceReason.NOT_LOADED, VERSION)),
    (SystemError(), Silence(SilenceReason.NOT_LOADED, "SystemError")),
    (
        ModuleNotFoundError("No module named x", name="PySide6.QtMultimedia"),
        Silence(SilenceReason.NOT_INSTALLED, "PySide6.QtMultimedia"),
    ),
]


@pytest.mark.parametrize(("error", "silence"), REASONS)
def test_what_keeps_it_silent_is_known(
    qapp: object, monkeypatch: pytest.MonkeyPatch, error: Exception, silence: Silence
) -> None:
    tries = fails(monkeypatch, error)
    assert why_silent() == silence
    sounds = Sounds()
    assert sounds.why_silent() is None  # not tried yet
    for each in Sound:
        sounds.play(each)
    sounds.set_volume(0.2)
    assert sounds.why_silent() == silence
    assert len(tries) == 2


def test_without_a_device_it_is_silent_and_qt_warns_of_nothing(qapp: object, multimedia: Multimedia) -> None:
    multimedia.deaf = True
    sounds = Sounds()
    sounds.play(Sound.KNOCK)
    assert sounds.why_silent() == why_silent() == Silence(SilenceReason.NO_DEVICE)
    assert multimedia.sinks == []


def test_without_its_files_it_is_silent(
    qapp: object, multimedia: Multimedia, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sound, "resources_folder", lambda: tmp_path)
    Sounds().play(Sound.CHALK)
    assert why_silent() == Silence(SilenceReason.NO_FILES, str(tmp_path / "sounds"))
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
    """Nothing appears on the terminal, whatever QtMultimedia and this system print."""
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
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


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
    assert sounds.why_silent() == Silence(SilenceReason.LIBRARY_MISSING, "libpulse.so.0")
    sounds.set_enabled(False)
    assert sounds.why_silent() is None


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
    assert why_silent() == Silence(SilenceReason.NO_DEVICE)


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
    assert silence.reason is SilenceReason.NOT_LOADED
