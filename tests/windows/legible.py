"""Whether what a window shows can be read: room for its texts, and contrast."""

from __future__ import annotations

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QPushButton, QToolButton, QWidget


def cut_off(dialog: QWidget) -> list[str]:
    """The texts and buttons that have less room than they need."""
    # Once for the size of the dialog, once for that of what scrolls in it.
    QApplication.processEvents()
    QApplication.processEvents()
    found = []
    for widget in dialog.findChildren(QWidget):
        if not widget.isVisible() or not isinstance(widget, QLabel | QPushButton | QCheckBox | QToolButton):
            continue
        needed = widget.minimumSizeHint()
        if widget.hasHeightForWidth():
            needed.setHeight(widget.heightForWidth(widget.width()))
        right = widget.mapTo(dialog, widget.rect().topRight()).x()
        if widget.width() < needed.width() or widget.height() < needed.height() or right > dialog.width():
            found.append(widget.text() or widget.accessibleName() or widget.objectName())
    return found


def contrast(one: QColor, other: QColor) -> float:
    """The contrast ratio of WCAG 2."""
    lights = sorted(0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in map(_linear, (one, other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def _linear(colour: QColor) -> tuple[float, ...]:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    return tuple(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
