"""The letters of all windows and dialogs: the program's own, as large as system and player ask for."""

from __future__ import annotations

from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication

from . import fonts
from .restyling import all_widgets_kept

_scales = [1.0]
"""What the player chose last."""


@all_widgets_kept()
def apply_text_scale(scale: float) -> None:
    """Write all windows and dialogs 1 to 2 times as large as the system asks for."""
    _scales[:] = [scale]
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    font = fonts.reading_font()
    if system.pointSizeF() > 0:
        font.setPointSizeF(system.pointSizeF() * scale)
    else:
        font.setPixelSize(round(system.pixelSize() * scale))
    # To set one, even the same, makes every widget ask for its place again.
    if font != QApplication.font():
        QApplication.setFont(font)


def follow_system() -> None:
    """Take the size of the system's letters, which may have changed."""
    apply_text_scale(_scales[0])


def text_scale() -> float:
    """How many times as large as the system's letters the player wants them."""
    return _scales[0]


def is_enlarged() -> bool:
    """Whether the player has chosen larger letters than the system's."""
    return text_scale() > 1.0
