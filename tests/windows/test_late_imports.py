"""Modules that the window does not load before they are needed, so that the program starts quickly."""

import subprocess
import sys

LATE = {
    "json",
    "tartli_desktop.games.tarokk",
    "tartli_desktop.games.tartli.opponents",
    "tartli_desktop.games.ulti",
    "tartli_desktop.face.lesson.guided_hand",
    "tartli_desktop.text.german_forms",
    "tartli_desktop.widgets.dialogs.forms",
    "tartli_desktop.widgets.papers.table_paper",
    "tartli_desktop.windows.help.how_to_play",
    "tartli_desktop.windows.matches.library",
    "tartli_desktop.windows.new_match.new_match",
    "tartli_desktop.windows.preferences.settings_dialog",
}


def test_the_window_loads_no_dialog_and_no_other_game() -> None:
    program = "import sys, tartli_desktop.windows.main_window; print(*sys.modules)"
    process = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert not LATE & set(process.stdout.split())


def test_what_is_loaded_late_is_there() -> None:
    program = f"import {', '.join(sorted(LATE))}"
    subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
