"""The desktop's wish for reduced motion."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import platformdirs
import pytest
from pytestqt.qtbot import QtBot

from tartli_desktop.face import face_of
from tartli_desktop.looks import desktop
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.settings.settings import ReducedMotion
from tartli_desktop.windows.play.play_area import PlayArea
from tests.session.playing import quick

linux = pytest.mark.skipif(sys.platform != "linux", reason="where the desktops for Linux keep their wishes")
posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows starts no scripts")

SET_CLIENT_AREA_ANIMATION = 0x1043

Says = Callable[[str, str], None]


@pytest.fixture(autouse=True)
def config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty configuration folder, on a desktop without a name and without programs."""
    folder = tmp_path / "config"
    monkeypatch.setattr(platformdirs, "user_config_path", lambda: folder)
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "")
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    asked = desktop.reduces_motion
    asked.cache_clear()
    yield folder
    asked.cache_clear()


@pytest.fixture
def says(tmp_path: Path) -> Says:
    """Replaces a program of the desktop by a line of shell."""

    def say(program: str, line: str) -> None:
        path = tmp_path / "bin" / program
        path.parent.mkdir(exist_ok=True)
        path.write_text(f"#!/bin/sh\n{line}\n", encoding="utf-8")
        path.chmod(0o755)

    return say


@pytest.mark.skipif(sys.platform != "win32", reason="a setting of Windows")
@pytest.mark.parametrize("animates", [True, False])
def test_windows_is_asked_for_its_animation_effects(animates: bool) -> None:
    import ctypes

    change = ctypes.windll.user32.SystemParametersInfoW
    assert change(SET_CLIENT_AREA_ANIMATION, 0, ctypes.c_void_p(animates), 0)
    try:
        assert desktop.reduces_motion() is not animates
    finally:
        change(SET_CLIENT_AREA_ANIMATION, 0, ctypes.c_void_p(True), 0)


@linux
@pytest.mark.parametrize(
    ("file", "line", "still"),
    [
        ("kdeglobals", "AnimationDurationFactor=0", True),
        ("kdeglobals", "AnimationDurationFactor=0.5", False),
        ("gtk-3.0/settings.ini", "gtk-enable-animations = false", True),
        ("gtk-3.0/settings.ini", "gtk-enable-animations=true", False),
        ("gtk-4.0/settings.ini", "gtk-enable-animations=0", True),
    ],
)
def test_the_files_of_a_desktop_are_asked(config: Path, file: str, line: str, still: bool) -> None:
    path = config / file
    path.parent.mkdir(parents=True)
    path.write_text(f"[Settings]\n{line}\n", encoding="utf-8")
    assert desktop.reduces_motion() == still


@linux
@posix
@pytest.mark.parametrize(
    ("name", "answer", "still"),
    [
        ("ubuntu:GNOME", "echo false", True),
        ("GNOME", "echo true", False),
        ("X-Cinnamon", '[ "$2" = org.cinnamon.desktop.interface ] && echo false', True),
        # KDE is not asked by GNOME's program.
        ("KDE", "echo false", False),
        ("GNOME", "echo nonsense; exit 1", False),
        ("GNOME", r"printf '\\377\\376'", False),
    ],
)
def test_gnome_and_its_kin_are_asked_by_their_program(
    says: Says, monkeypatch: pytest.MonkeyPatch, name: str, answer: str, still: bool
) -> None:
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", name)
    says("gsettings", answer)
    assert desktop.reduces_motion() == still


@linux
def test_a_desktop_without_its_program_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "GNOME")
    assert not desktop.reduces_motion()


@posix
@pytest.mark.parametrize(("answer", "still"), [("echo 1", True), ("echo 0", False), ("exit 1", False)])
def test_the_wish_of_a_mac_is_followed(
    says: Says, monkeypatch: pytest.MonkeyPatch, answer: str, still: bool
) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    says("defaults", answer)
    assert desktop.reduces_motion() == still


@pytest.mark.parametrize("still", [True, False])
@pytest.mark.parametrize("wish", ReducedMotion)
def test_the_setting_comes_before_the_wish_of_the_desktop(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, still: bool, wish: ReducedMotion
) -> None:
    monkeypatch.setattr(desktop, "reduces_motion", lambda: still)
    area = PlayArea(face_of("tartli"), CurrentSettings(quick(motion=True, reduced_motion=wish)))
    qtbot.addWidget(area)
    reduced = still if wish is ReducedMotion.SYSTEM else wish is ReducedMotion.ON
    assert area.view.scene().motion.short_ways_only == reduced
    # Nothing is written stroke by stroke, and nothing is wiped.
    assert area.slate.takes_time is not reduced
