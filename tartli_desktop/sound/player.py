"""Plays the sounds of the table. If that is impossible, the program is silent and can say why."""

from __future__ import annotations

import importlib
import os
import re
import sys
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum, auto
from itertools import cycle
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from PySide6.QtCore import QBuffer, QIODevice, QLoggingCategory, QObject, QtMsgType, Slot

from tartli_desktop.resources import ResourcesMissing, resources_folder
from tartli_desktop.settings.settings import Settings

if TYPE_CHECKING:
    from array import array

MULTIMEDIA = "PySide6.QtMultimedia"
"""Part of PySide6-Addons, which the extra ``sound`` installs. Imported by name, since it may be missing."""

RATE = 44_100
"""Samples per second in the program's files, which have one channel of 16 bits."""

LEAD_IN = 10
"""Milliseconds of silence before each sound, since a sound service may swallow the beginning."""

_LIBRARY = r"(?:^|: )([^\s:]+): cannot open shared object|Library not loaded: (\S+)"


class Sound(Enum):
    """The sounds, each with its files, which are played in turn, and how many can sound at once."""

    SLIDE = (("card-slide",), 4)
    DOWN = (("card-down",), 4)
    KNOCK = (("knock",), 2)
    CHALK = (("chalk-1", "chalk-2", "chalk-3"), 6)
    SPONGE = (("sponge",), 1)
    CHIME = (("chime",), 1)
    RIFFLE = (("riffle",), 1)

    def __init__(self, names: tuple[str, ...], voices: int) -> None:
        self.names = names
        self.voices = voices


class SilenceReason(Enum):
    """Why there is no sound."""

    NOT_INSTALLED = auto()
    """QtMultimedia is missing, since the extra ``sound`` is not installed."""

    LIBRARY_MISSING = auto()
    """QtMultimedia is installed, but the system lacks a library that it needs."""

    NOT_LOADED = auto()
    """QtMultimedia is installed but does not work, for example with another version of Qt."""

    NO_DEVICE = auto()
    """No connected device takes these sounds, or no sound service runs."""

    NO_FILES = auto()
    """The program's own sounds are missing."""


class Silence(Struct, frozen=True):
    """Why there is no sound, with the library, folder or error that causes it, if known."""

    reason: SilenceReason
    name: str = ""


def why_silent() -> Silence | None:
    """Why there would be no sound now; None if there would. Loads QtMultimedia without its warnings."""
    return _look()[1]


def _look() -> tuple[ModuleType | None, Silence | None]:
    """QtMultimedia, or None if it cannot be loaded, and what prevents sound."""
    try:
        _hush()
        with _without_default_warnings():
            multimedia = importlib.import_module(MULTIMEDIA)
            device = multimedia.QMediaDevices.defaultAudioOutput()
            deaf = device.isNull() or _shape_for(multimedia, device) is None
    except ModuleNotFoundError as error:
        return None, Silence(SilenceReason.NOT_INSTALLED, error.name or "")
    except ImportError as error:
        found = re.search(_LIBRARY, str(error))
        if found is None:
            return None, Silence(SilenceReason.NOT_LOADED, str(error))
        return None, Silence(SilenceReason.LIBRARY_MISSING, Path(found[1] or found[2]).name)
    except Exception as error:  # whatever a foreign library does, the game goes on
        return None, Silence(SilenceReason.NOT_LOADED, str(error) or type(error).__name__)
    return multimedia, _missing_files() or (Silence(SilenceReason.NO_DEVICE) if deaf else None)


def _missing_files() -> Silence | None:
    try:
        folder = _folder()
    except ResourcesMissing as error:
        return Silence(SilenceReason.NO_FILES, str(error))
    are_there = all((folder / f"{name}.wav").is_file() for sound in Sound for name in sound.names)
    return None if are_there else Silence(SilenceReason.NO_FILES, str(folder))


def _folder() -> Path:
    return resources_folder() / "sounds"


def _hush() -> None:
    """Keep the messages of QtMultimedia and its libraries, and no others, out of the terminal."""
    QLoggingCategory.setFilterRules("qt.multimedia.*=false")
    # PulseAudio's own library prints messages itself; it reads this variable when it is loaded.
    os.environ.setdefault("PULSE_LOG_SYSLOG", "1")


@contextmanager
def _without_default_warnings() -> Iterator[None]:
    """Turn off default warnings: Qt uses no other category to say that it found no sound service."""
    category = QLoggingCategory.defaultCategory()
    warned = category.isWarningEnabled()
    category.setEnabled(QtMsgType.QtWarningMsg, False)
    try:
        yield
    finally:
        category.setEnabled(QtMsgType.QtWarningMsg, warned)


class Voice(QObject):
    """Plays one file from beginning to end; meanwhile, it cannot be started again.

    It uses a QAudioSink that is open only while it sounds. A QSoundEffect would be simpler, but in Qt 6.11 it
    sometimes deletes a socket notifier in the thread of the sound service, after which the event loop spins.
    """

    def __init__(self, multimedia: ModuleType, device: Any, path: Path, parent: QObject) -> None:
        super().__init__(parent)
        shape = _shape_for(multimedia, device)
        self._stream = QBuffer(self)
        self._stream.setData(_data_for(shape, path))
        self._sink = multimedia.QAudioSink(device, shape, self)
        # Room for the whole file, so that it does not stutter while the table is busy painting.
        self._sink.setBufferSize(self._stream.data().size())
        self._sink.stateChanged.connect(self._follow)
        self.sounds = False

    def play(self) -> None:
        """Play the file once."""
        self.sounds = True
        self._stream.open(QIODevice.OpenModeFlag.ReadOnly)
        self._sink.start(self._stream)
        self._follow()

    def set_loudness(self, loudness: float) -> None:
        """Set the amplitude, from 0 to 1, even of a sound in progress."""
        self._sink.setVolume(loudness)

    def stop(self) -> None:
        """Stop at once."""
        self._sink.reset()
        self._rest()

    @Slot()
    def _follow(self) -> None:
        state = self._sink.state().name
        if self.sounds and state == "IdleState":
            # All data is handed over, and the sound service still plays what it has.
            self._sink.stop()
            self._rest()
        elif state == "StoppedState":
            self._rest()

    def _rest(self) -> None:
        self.sounds = False
        self._stream.close()


def _shape_for(multimedia: ModuleType, device: Any) -> Any:
    """The QAudioFormat in which a device takes samples, ideally that of the files; None if there is none."""
    own = multimedia.QAudioFormat()
    own.setSampleRate(RATE)
    own.setChannelCount(1)
    wanted = device.preferredFormat()
    for shape in (own, wanted):
        shape.setSampleFormat(multimedia.QAudioFormat.SampleFormat.Int16)
        if device.isFormatSupported(shape):
            return shape
    wanted.setSampleFormat(multimedia.QAudioFormat.SampleFormat.Float)
    return wanted if device.isFormatSupported(wanted) else None


def _data_for(shape: Any, path: Path) -> bytes:
    """The samples of a file in the format of a device, after some silence in which the device wakes up."""
    import wave
    from array import array

    with wave.open(str(path)) as file:
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    samples = array("h", bytes(2 * (RATE * LEAD_IN // 1000))) + samples
    rate, channels = shape.sampleRate(), shape.channelCount()
    if rate != RATE:
        # Linear interpolation is enough: the sounds have no high frequencies that could alias.
        samples.append(0)
        step = RATE / rate
        places = (n * step for n in range(int((len(samples) - 1) / step)))
        samples = array("h", (_between(samples, at) for at in places))
    values = samples if shape.sampleFormat().name == "Int16" else array("f", (n / 32768 for n in samples))
    return array(values.typecode, (value for value in values for _ in range(channels))).tobytes()


def _between(samples: array[int], at: float) -> int:
    before, after = samples[int(at) : int(at) + 2]
    return round(before + (after - before) * (at % 1))


class Sounds(QObject):
    """Plays sounds. QtMultimedia is loaded for the first sound, and never while sound is off."""

    def __init__(self, parent: QObject | None = None, *, enabled: bool = True, volume: float = 0.5) -> None:
        super().__init__(parent)
        self._enabled = enabled
        self._volume = volume
        self._looked = False
        self._silence: Silence | None = None
        self._multimedia: ModuleType | None = None
        self._devices: Any = None
        self._voices: dict[Sound, deque[Voice]] = {}

    def follow_settings(self, settings: Settings) -> None:
        """Follow the player's settings; play a sound at once when they change."""
        before = self._enabled, self._volume
        self.set_enabled(settings.sound)
        self.set_volume(settings.volume)
        if (self._enabled, self._volume) != before:
            self.play(Sound.DOWN)

    def set_enabled(self, enabled: bool) -> None:
        """Turn sound on or off. When it is turned on again, check again what kept the program silent."""
        if enabled != self._enabled:
            self._enabled = enabled
            self._look_again()

    def set_volume(self, volume: float) -> None:
        """Set the volume, from 0 for silence to 1, even of sounds in progress."""
        self._volume = volume
        for voices in self._voices.values():
            for voice in voices:
                voice.set_loudness(self._loudness())

    def why_silent(self) -> Silence | None:
        """Why sound cannot be heard although it is on; None if it can, is off or was not needed yet."""
        return self._silence

    def play(self, sound: Sound) -> None:
        """Play a sound if possible. If all its voices are busy, nobody would hear another one."""
        if not self._enabled or self._volume <= 0 or not self._can_sound():
            return
        try:
            if sound not in self._voices:
                self._voices[sound] = self._new_voices(sound)
            voices = self._voices[sound]
            for _ in range(len(voices)):
                voice = voices[0]
                voices.rotate(-1)
                if not voice.sounds:
                    voice.play()
                    break
        except Exception as error:  # whatever a foreign library does, the game goes on
            self._silence = Silence(SilenceReason.NOT_LOADED, str(error) or type(error).__name__)

    def _can_sound(self) -> bool:
        if not self._looked:
            self._looked = True
            self._multimedia, self._silence = _look()
            if self._multimedia is not None and self._devices is None:
                self._devices = self._multimedia.QMediaDevices(self)
                self._devices.audioOutputsChanged.connect(self._look_again)
        return self._silence is None

    def _new_voices(self, sound: Sound) -> deque[Voice]:
        """Make as many voices as can sound at once, each with one of the files."""
        assert self._multimedia is not None
        device = self._multimedia.QMediaDevices.defaultAudioOutput()
        paths = cycle(_folder() / f"{name}.wav" for name in sound.names)
        voices = deque(Voice(self._multimedia, device, next(paths), self) for _ in range(sound.voices))
        for voice in voices:
            voice.set_loudness(self._loudness())
        return voices

    def _loudness(self) -> float:
        """The amplitude for the volume, so that half the volume sounds half as loud."""
        return self._volume**2

    def _look_again(self) -> None:
        """Look for a device again at the next sound, for example after headphones were unplugged."""
        for voices in self._voices.values():
            for voice in voices:
                voice.stop()
                voice.deleteLater()
        self._voices.clear()
        self._silence = None
        self._looked = False
