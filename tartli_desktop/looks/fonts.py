"""The two font families that the program includes.

One has character: for the table, what is said and asked there, plates, the slate and headings. The other is
quiet: for reading, in dialogs, lists and the help. packaging/fonts/make.py makes their files.
"""

import logging
from functools import cache

from PySide6.QtGui import QFont, QFontDatabase, QFontInfo

from tartli_desktop.resources import ResourcesMissing, resources_folder

TABLE = "Tartli Table"
READING = "Tartli Reading"
STYLES = ("Regular", "Italic", "Bold")


def table_font(pixels: float = 0, *, bold: bool = False, italic: bool = False) -> QFont:
    """The font for table, slate and headings; without a size in pixels, as large as its surroundings."""
    return _font(TABLE, pixels, bold=bold, italic=italic)


def reading_font() -> QFont:
    """The font for reading at leisure, as large as its surroundings."""
    return _font(READING, 0, bold=False, italic=False)


def heading_font(beside: QFont, share: float) -> QFont:
    """The font for a heading over a text, ``share`` times the size of the text."""
    font = table_font(bold=True)
    font.setPointSizeF(QFontInfo(beside).pointSizeF() * share)
    return font


def _font(family: str, pixels: float, *, bold: bool, italic: bool) -> QFont:
    # Properties that are not set here come from the widget that uses the font.
    font = QFont()
    if _loaded(family):
        font.setFamily(family)
    if pixels > 0:
        font.setPixelSize(max(1, round(pixels)))
    if bold:
        font.setBold(True)
    if italic:
        font.setItalic(True)
    return font


@cache
def _loaded(family: str) -> bool:
    """Load a font family on first use, and return whether it is available.

    If it is missing, do not use its name: Qt would search for it and print warnings.
    """
    try:
        folder = resources_folder() / "fonts"
    except ResourcesMissing:
        return False
    paths = [folder / f"{family.replace(' ', '')}-{style}.ttf" for style in STYLES]
    is_there = [QFontDatabase.addApplicationFont(str(path)) >= 0 for path in paths if path.is_file()]
    if len(is_there) == len(paths) and all(is_there):
        return True
    logging.getLogger(__name__).warning("The letters of %s cannot be read in %s.", family, folder)
    return is_there[:1] == [True]
