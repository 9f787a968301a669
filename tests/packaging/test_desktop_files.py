"""What the program offers a desktop: a menu entry, an icon, a file type, a manual page.

All of them use one name, and the standards' own tools check every file.
"""

import configparser
import os
import re
import runpy
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tartli_desktop.app import command_line
from tartli_desktop.app import run as app
from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.store import record_files
from tests.processes.system_tools import run, x_screen

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "packaging" / "desktop"
ENTRY = FOLDER / f"{app.APP_ID}.desktop"
METAINFO = FOLDER / f"{app.APP_ID}.metainfo.xml"
MIME = FOLDER / f"{app.APP_ID}-mime.xml"
MANUAL = FOLDER / "tartli-desktop.1"
MATCH_TYPE = "application/vnd.tartli.match+json"
MATCH_ICON = f"{app.APP_ID}.match"
"""A Flatpak exports only icons whose names begin with its own name."""
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
LANGUAGES = {None, "de", "hu"}
"""English, and the translations."""

linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has such files")


def entry() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(ENTRY, encoding="utf-8")
    return parser["Desktop Entry"]


# The standards' own tools


@linux
def test_the_entry_in_the_menu_is_valid() -> None:
    checked = run("desktop-file-validate", ENTRY)
    assert (checked.returncode, checked.stdout + checked.stderr) == (0, "")


@linux
def test_the_entry_in_the_software_centre_is_valid() -> None:
    checked = run("appstreamcli", "validate", "--no-net", "--no-color", METAINFO)
    assert checked.returncode == 0, checked.stdout
    assert not re.search(r"^[WE]:", checked.stdout, re.MULTILINE), checked.stdout


@linux
def test_the_manual_page_is_valid() -> None:
    checked = run("mandoc", "-T", "lint", "-W", "style", MANUAL)
    assert (checked.returncode, checked.stdout) == (0, "")


# One name


def test_everything_goes_by_one_name() -> None:
    metainfo = ET.parse(METAINFO)
    mime = ET.parse(MIME).getroot()[0]
    assert metainfo.findtext("id") == app.APP_ID
    assert metainfo.findtext("launchable") == ENTRY.name
    assert metainfo.findtext("icon") == app.APP_ID
    assert (entry()["Icon"], entry()["StartupWMClass"]) == (app.APP_ID, app.APP_ID)
    assert entry()["MimeType"] == f"{MATCH_TYPE};"
    assert metainfo.findtext("provides/mediatype") == mime.get("type") == MATCH_TYPE
    icons = runpy.run_path(str(ROOT / "packaging" / "icons.py"))
    assert icons["APP_ID"] == app.APP_ID
    assert icons["MATCH_FILE"] == MATCH_ICON


def test_it_is_told_in_three_languages() -> None:
    for key in ("Comment", "GenericName", "Keywords"):
        assert {name for name in entry() if name.startswith(key)} == {key, f"{key}[de]", f"{key}[hu]"}
    told: dict[str, set[str | None]] = {}
    for parent in ET.parse(METAINFO).iter():
        for element in parent:
            if element.tag in ("summary", "caption", "li", "p"):
                told.setdefault(f"{parent.tag}/{element.tag}", set()).add(element.get(LANG))
                counted = [each.get(LANG) for each in parent if each.tag == element.tag]
                assert counted.count(None) == counted.count("de") == counted.count("hu")
    assert len(told) == 4
    assert {place for place, languages in told.items() if languages != LANGUAGES} == set()
    assert {each.get(LANG) for each in ET.parse(MIME).iter() if each.tag.endswith("comment")} == LANGUAGES


def test_the_manual_page_has_every_option() -> None:
    manual = MANUAL.read_text(encoding="utf-8").replace("\\-", "-")
    help_ = command_line.parser_in_language().format_help()
    options, described = (set(re.findall(r"(?<![\w-])--?[a-z][\w-]*", text)) for text in (help_, manual))
    assert {"--version", "--portable", "-h"} <= options
    assert options - described == set()
    for path in (
        UserPaths.of_user().settings_file,
        UserPaths.of_user().database,
        UserPaths.of_user().log_file,
    ):
        assert f"/tartli/{path.name}" in manual


# The file type


@linux
def test_an_exported_match_is_known_by_its_name(tmp_path: Path) -> None:
    (tmp_path / "mime" / "packages").mkdir(parents=True)
    (tmp_path / "mime" / "packages" / MIME.name).write_bytes(MIME.read_bytes())
    made = run("update-mime-database", tmp_path / "mime")
    assert made.returncode == 0, made.stderr
    match = tmp_path / f"Sunday{record_files.ENDING}"
    match.write_text("{}", encoding="utf-8")
    asking = (
        "import sys; from PySide6.QtCore import QMimeDatabase; database = QMimeDatabase(); "
        "found = database.mimeTypeForFile(sys.argv[1]); "
        "print(found.name(), found.iconName(), found.parentMimeTypes())"
    )
    found = subprocess.run(
        [sys.executable, "-c", asking, str(match)],
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.strip() == f"{MATCH_TYPE} {MATCH_ICON} ['application/json']"


# A real window


@linux
def test_a_task_bar_finds_the_icon_of_a_window_on_x11(tmp_path: Path) -> None:
    match = tmp_path / f"Sunday{record_files.ENDING}"
    scenario = ROOT / "packaging" / "screenshots" / "records" / "match-won.json"
    match.write_bytes(scenario.read_bytes())
    with x_screen() as display:
        variables = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        command = [sys.executable, "-m", "tartli_desktop", "--portable", str(tmp_path / "own"), str(match)]
        program = subprocess.Popen(command, cwd=ROOT, env=variables, stderr=subprocess.PIPE, text=True)
        try:
            deadline = time.monotonic() + 60
            # Opened as a file manager would by the words of Exec, the match is in the list of matches.
            while '"Matches"' not in (tree := run("xwininfo", "-root", "-tree", DISPLAY=display).stdout):
                assert program.poll() is None, program.stderr and program.stderr.read()
                assert time.monotonic() < deadline, tree
            windows = re.findall(rf'(0x[0-9a-f]+) "Tartli": \("{re.escape(app.APP_ID)}" ', tree)
            known = "".join(run("xprop", "-id", each, DISPLAY=display).stdout for each in windows)
            assert f'WM_CLASS(STRING) = "{app.APP_ID}", "tartli"' in known
            assert f'_KDE_NET_WM_DESKTOP_FILE(UTF8_STRING) = "{app.APP_ID}"' in known
            assert "_NET_WM_ICON(CARDINAL)" in known
        finally:
            program.terminate()
            program.communicate(timeout=30)
