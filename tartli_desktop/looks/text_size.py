"""The font of all windows and dialogs: the program's own, in the size that system and player ask for."""

from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication

from . import fonts
from .restyling import all_widgets_kept

LARGEST_ON_CLOTH = 1.15
"""Up to this size of letters, relative to the system's, papers have room on the cloth alone."""

_scales = [1.0]
"""The player's latest choice."""


@all_widgets_kept()
def apply_text_scale(scale: float) -> None:
    """Set the size of text in all windows and dialogs, 1 to 2 times the system's."""
    _scales[:] = [scale]
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    font = fonts.reading_font()
    if system.pointSizeF() > 0:
        font.setPointSizeF(system.pointSizeF() * scale)
    else:
        font.setPixelSize(round(system.pixelSize() * scale))
    # Setting a font, even the same one, makes every widget ask for its place again.
    if font != QApplication.font():
        QApplication.setFont(font)


def follow_system() -> None:
    """Adopt the size of the system's letters, which may have changed."""
    apply_text_scale(_scales[0])


def text_scale() -> float:
    """The size of letters that the player wants, times the system's."""
    return _scales[0]
