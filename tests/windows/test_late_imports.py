"""Modules that the window does not load before they are needed, so that the program starts quickly."""

import subprocess
import sys
from pathlib import Path

LATE = {
    "json",
    "tartli_desktop.games.tarokk",
    "tartli_desktop.games.tartli.opponents",
    "tartli_desktop.games.ulti",
    "tartli_desktop.kit.lesson.guided_hand",
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


def test_no_kind_of_widget_is_made_that_nobody_uses(tmp_path: Path) -> None:
    """To name a widget that Qt made itself, PySide6 would make all widget types with their enums."""
    program = (
        "import sys; from pathlib import Path; from PySide6 import QtWidgets; "
        "from tartli_desktop.files.user_paths import Places; "
        "from tartli_desktop.settings.settings import Settings; "
        "from tartli_desktop.store.match_store import MatchStore; "
        "from tartli_desktop.windows.main_window import MainWindow; "
        "application = QtWidgets.QApplication([]); "
        "window = MainWindow(Places.under(Path(sys.argv[1])), Settings(), MatchStore.in_memory()); "
        "window.show(); window.begin(); application.processEvents(); "
        "print('QWizard' in vars(QtWidgets)); window.close()"
    )
    words = [sys.executable, "-c", program, tmp_path]
    process = subprocess.run(words, capture_output=True, text=True, check=True)
    assert process.stdout == "False\n"
