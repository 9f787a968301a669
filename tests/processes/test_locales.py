"""The program in the locales of the C library: also where lower and upper case, digits and signs differ."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.settings import settings_file
from tests.processes.watched_program import Watched
from tests.session.playing import QUICK

NAMED = {
    # Its capital of i has a dot, and is a single byte.
    "tr_TR.ISO-8859-9": ("tr_TR", "ISO-8859-9"),
    # It has digits of its own.
    "ar_EG.UTF-8": ("ar_EG", "UTF-8"),
}
WITHOUT = ("qq_QQ.UTF-8",)
"""Locales that need not be made: in a land that does not exist, the C library falls back on its own."""

USED = """
from PySide6.QtWidgets import QDialog, QFileDialog, QPushButton, QTabWidget
from PySide6.QtTest import QTest
from tartli_desktop.widgets.questions.question_paper import QuestionPaper
settle = lambda: QTest.qWait(10)
QFileDialog.getSaveFileName = lambda *_: (FILE, '')
dialogs = window.dialogs
for opens in (dialogs.open_settings, dialogs.open_statistics, dialogs.open_matches, dialogs.open_how_to_play):
    opens()
    settle()
    for dialog in window.findChildren(QDialog):
        for tabs in dialog.findChildren(QTabWidget):
            for page in range(tabs.count()):
                tabs.setCurrentIndex(page)
                settle()
        dialog.reject()
window.matches.copy_hand()
window.matches.export_match()
settle()
for question in window.findChildren(QuestionPaper):
    if question.isVisible():
        next(each for each in question.findChildren(QPushButton) if each.isDefault()).click()
settle()
"""


def made(name: str, folder: Path) -> str:
    """Make a locale of the C library in a folder; skip the test where that is not possible."""
    if name in NAMED:
        source, letters = NAMED[name]
        if shutil.which("localedef") is None:
            pytest.skip("this system makes no locales")
        done = subprocess.run(
            ["localedef", "-i", source, "-f", letters, str(folder / name)],
            capture_output=True,
            text=True,
            check=False,
        )
        if not (folder / name).exists():
            pytest.skip(f"the locale {name} cannot be made here: {done.stderr}")
    return str(folder)


@pytest.mark.parametrize("name", [*NAMED, *WITHOUT])
def test_the_program_is_used_in_every_locale(name: str, tmp_path: Path) -> None:
    folder = made(name, tmp_path)
    paths = UserPaths.under(tmp_path / "tartli")
    settings_file.save(paths.settings_file, QUICK)
    file = tmp_path / "ődöngő İı.tartli.json"
    with Watched("--portable", str(paths.data), LC_ALL=name, LOCPATH=folder, LANGUAGE="") as program:
        for _ in range(4):
            played = program.tell("play")
        assert played["record"]["hands"][-1]["actions"]
        assert played["dialogs"] == []
        program.tell("python", f"exec({USED.replace('FILE', repr(str(file)))!r})")
        seen = program.tell("play")
        assert (seen["dialogs"], seen["messages"]) == ([], [])
        assert file.stat().st_size > 100
        errors = program.quit()
    assert "Traceback" not in errors
    assert not paths.log_file.exists() or "nobody caught" not in paths.log_file.read_text(encoding="utf-8")
