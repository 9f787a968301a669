"""The program's own fonts: they have every letter of three languages, are whole, and are free."""

import subprocess
import sys
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QFontInfo, QRawFont
from PySide6.QtWidgets import QApplication

from tartli_desktop.looks import fonts
from tartli_desktop.looks.fonts import reading_font, table_font
from tartli_desktop.looks.text_size import apply_text_scale
from tartli_desktop.resources import resources_folder

FAMILIES = {fonts.TABLE: table_font, fonts.READING: reading_font}
SIGNS_OF_READING = "✓✗"
"""These signs appear in dialogs only."""


def written() -> str:
    """Every character in the catalogues of the three languages, and in English."""
    texts: set[str] = set()
    for catalogue in (resources_folder() / "translations").glob("*.ts"):
        for element in ElementTree.parse(catalogue).iter():
            if element.tag in ("source", "translation", "numerusform"):
                texts.update(element.text or "")
    return "".join(sorted(texts - set("\n")))


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("style", fonts.STYLES)
def test_every_letter_of_the_three_languages_is_there(qapp: QApplication, family: str, style: str) -> None:
    font = FAMILIES[family]()
    font.setPixelSize(20)
    font.setBold(style == "Bold")
    font.setItalic(style == "Italic")
    raw = QRawFont.fromFont(font)
    assert raw.familyName() == family
    assert raw.styleName() == style
    ignored = SIGNS_OF_READING if family == fonts.TABLE else ""
    signs = written() + "ŐőŰűßẞ„“”’–—…"
    assert [sign for sign in signs if not raw.supportsCharacter(ord(sign))] == [*ignored]


def test_files_are_small_and_come_with_their_licence() -> None:
    folder = resources_folder() / "fonts"
    assert sum(path.stat().st_size for path in folder.iterdir()) < 1_000_000
    licence = (folder / "OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence
    assert "Vollkorn Project Authors" in licence
    assert 'Reserved Font Name "Lato"' in licence


def test_windows_are_written_in_the_letters_for_reading(qapp: QApplication) -> None:
    apply_text_scale(1.0)
    assert QFontInfo(qapp.font()).family() == fonts.READING


WITHOUT_FILES = """
from pathlib import Path
from PySide6.QtGui import QFont, QGuiApplication
from tartli_desktop.looks import fonts
application = QGuiApplication([])
fonts.resources_folder = lambda: Path("/nowhere")
assert fonts.table_font(20).family() == QFont().family()
"""


def test_without_its_files_the_letters_of_the_system_stand_in() -> None:
    command = [sys.executable, "-c", WITHOUT_FILES]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "cannot be read" in done.stderr
