"""A fake QtMultimedia that records what is played on which device; also, what sound files contain."""

# ruff: noqa: N802, N815 - the names are those of QtMultimedia.

from __future__ import annotations

import importlib
import sys
import wave
from array import array
from collections.abc import Callable
from enum import Enum
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QBuffer, QObject, Signal, qWarning

from tartli_desktop.sound.player import MULTIMEDIA

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "resources" / "sounds").glob("*.wav"))


def raw(path: Path) -> bytes:
    with wave.open(str(path)) as file:
        return file.readframes(file.getnframes())


NAMES = {bytes(2 * 441) + raw(path): path.stem for path in FILES}
"""Each sound by the samples that a device receives: after a hundredth of a second of silence."""


LIBRARY = "libpulse.so.0: cannot open shared object file: No such file or directory"
"""The system's reason if QtMultimedia is missing."""


class Multimedia(ModuleType):
    """The part of QtMultimedia that the program uses, with a list of everything played."""

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
        """Sounds played since the last call; of chalk, only the kind."""
        names, self.played = [name.partition("-")[0] if "chalk" in name else name for name in self.played], []
        return names


def fails(monkeypatch: pytest.MonkeyPatch, error: Exception) -> list[str]:
    """Make the import of QtMultimedia fail with this error; return a list of the attempts."""
    tries: list[str] = []
    import_module = importlib.import_module

    def failing(name: str, package: str | None = None) -> ModuleType:
        if name == MULTIMEDIA:
            tries.append(name)
            raise error
        return import_module(name, package)

    monkeypatch.setattr(importlib, "import_module", failing)
    return tries


def samples_of(path: Path) -> array[int]:
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44_100)
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples
