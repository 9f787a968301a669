"""The size of all letters, on top of what the system asks for."""

from __future__ import annotations

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

_usual: list[QFont] = []
"""The font of the system, while another size of it is used; else nothing."""


def apply_text_scale(scale: float) -> None:
    """Scale the text of all windows and dialogs, 1 to 2 times what the system asks for."""
    if scale == 1.0:
        if _usual:
            QApplication.setFont(_usual.pop())
        return
    if not _usual:
        _usual.append(QFont(QApplication.font()))
    font = QFont(_usual[0])
    if font.pointSizeF() > 0:
        font.setPointSizeF(font.pointSizeF() * scale)
    else:
        font.setPixelSize(round(font.pixelSize() * scale))
    QApplication.setFont(font)


def is_enlarged() -> bool:
    """Whether the player has chosen larger letters than the system's."""
    return bool(_usual)
