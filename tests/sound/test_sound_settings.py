"""The settings of sound: whether there is any, why not, and how loud."""

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from tartli_desktop.face import face_of
from tartli_desktop.games.tartli.settings_pages import TartliPages
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.settings.settings import GatherPolicy, Settings
from tartli_desktop.sound.player import Silence, SilenceReason
from tartli_desktop.windows.play.play_area import PlayArea
from tartli_desktop.windows.preferences.settings_dialog import SettingsDialog
from tests.on_screen import on_screen
from tests.session.playing import quick
from tests.sound.simulated_multimedia import LIBRARY, Multimedia, fails


def dialog_of(qtbot: QtBot, settings: Settings) -> SettingsDialog:
    dialog = on_screen(qtbot, SettingsDialog(settings, game=TartliPages()))
    titles = [dialog.tabs.tabText(index) for index in range(dialog.tabs.count())]
    dialog.tabs.setCurrentIndex(titles.index("Effects"))
    assert dialog.fields["sound"].control.isVisible()
    return dialog


@pytest.mark.parametrize(
    ("silence", "words"),
    [
        (Silence(SilenceReason.NOT_INSTALLED), "tartli-desktop[sound]"),
        (Silence(SilenceReason.LIBRARY_MISSING, "libpulse.so.0"), "libpulse.so.0"),
        (Silence(SilenceReason.NOT_LOADED, "it is 100% odd: %1"), "it is 100% odd: %1"),
        (Silence(SilenceReason.NO_DEVICE), "no audio output"),
        (Silence(SilenceReason.NO_FILES, "/usr/share/tartli"), "/usr/share/tartli"),
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
    assert "when sound can be heard" in dialog.fields["volume"].explanation.text()


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
    area = PlayArea(face_of("tartli"), CurrentSettings(quick(sound=True)))
    qtbot.addWidget(area)
    assert multimedia.heard() == []
    area.settings.change(quick(sound=True, volume=0.8))
    area.settings.change(quick(sound=True, volume=0.8, gather=GatherPolicy.TIMED))
    assert multimedia.heard() == ["card-down"]
    area.settings.change(quick(volume=0.8, sound=False))
    assert multimedia.heard() == []
