"""The font of all windows and dialogs: the program's own, in the size that system and player ask for."""

from __future__ import annotations

from PySide6.QtGui import QFontDatabase, QFontInfo, QGuiApplication
from PySide6.QtWidgets import QApplication

from . import fonts
from .restyling import all_widgets_kept

_COMFORTABLE, _ROOMY = 14, (1280, 800)
"""How high letters are at least, in pixels, on a screen of at least this size: those on the table beside them
are larger."""

_scales = [1.0]
"""The player's latest choice."""


@all_widgets_kept()
def apply_text_scale(scale: float) -> None:
    """Set the size of text in all windows and dialogs, 1 to 2 times the system's, or what is comfortable."""
    _scales[:] = [scale]
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    grown = scale * max(1.0, _least() / QFontInfo(system).pixelSize())
    font = fonts.reading_font()
    if system.pointSizeF() > 0:
        font.setPointSizeF(system.pointSizeF() * grown)
    else:
        font.setPixelSize(round(system.pixelSize() * grown))
    # Setting a font, even the same one, makes every widget ask for its place again.
    if font != QApplication.font():
        QApplication.setFont(font)


def _least() -> int:
    """How high letters are at least, in pixels: a small screen has no room for larger ones than its own."""
    screen = QGuiApplication.primaryScreen().size()
    return _COMFORTABLE if screen.width() >= _ROOMY[0] and screen.height() >= _ROOMY[1] else 0


def follow_system() -> None:
    """Adopt the size of the system's letters, which may have changed."""
    apply_text_scale(_scales[0])


def text_scale() -> float:
    """The size of letters that the player wants, times the system's."""
    return _scales[0]


def is_enlarged() -> bool:
    """Whether the player has chosen larger letters than the system's."""
    return text_scale() > 1.0
