"""Boxes and circles to tick are as large as the letters beside them, whatever draws them."""

from pathlib import Path

import msgspec
import pytest

from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.settings import settings_file
from tartli_desktop.settings.settings import ColourScheme
from tests.processes.watched_program import Watched
from tests.session.playing import QUICK

MEASURE = (
    "from PySide6.QtWidgets import QCheckBox, QRadioButton, QStyleOptionButton, QStyle; "
    "from tartli_desktop.looks.colours import style_widgets; "
    "style_widgets(window.settings.now.colour_scheme); "
    "made = QCheckBox(window), QRadioButton(window); "
    "parts = QStyle.SubElement.SE_CheckBoxIndicator, QStyle.SubElement.SE_RadioButtonIndicator; "
    "option = QStyleOptionButton(); "
    "sizes = [(each.initStyleOption(option), each.style().subElementRect(part, option, each).height())[1] "
    "/ each.fontMetrics().height() for each, part in zip(made, parts)]; "
    "window.setWindowTitle(' '.join(map(str, sizes)))"
)


@pytest.mark.parametrize("scheme", [ColourScheme.SYSTEM, ColourScheme.LIGHT])
def test_marks_grow_with_large_letters(tmp_path: Path, scheme: ColourScheme) -> None:
    paths = UserPaths.under(tmp_path / "tartli")
    chosen = msgspec.structs.replace(QUICK, colour_scheme=scheme, text_scale=2.0)
    settings_file.save(paths.settings_file, chosen)
    with Watched("--portable", str(paths.data)) as program:
        sizes = list(map(float, program.tell("python", MEASURE)["title"].split()))
        program.quit()
    assert len(sizes) == 2
    assert all(0.75 < size < 1 for size in sizes)
