"""Buttons for the foot of a dialog."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QPushButton


def add_button(box: QDialogButtonBox, words: str, role: QDialogButtonBox.ButtonRole) -> QPushButton:
    """Add a button that the caller keeps, connects or compares.

    WORKAROUND (PySide 6.11): a button made by the box itself may be mistaken for one that is gone, and one
    made here without a parent is deleted when nothing refers to it.
    """
    button = QPushButton(words, box)
    box.addButton(button, role)
    return button


def stack_where_narrow(box: QDialogButtonBox, width: int, spacing: int) -> None:
    """Put buttons below each other if there is no room for them side by side.

    Args:
        box: contains the buttons.
        width: the room for them.
        spacing: the gap between two of them.
    """
    buttons = box.findChildren(QPushButton)
    wanted = sum(button.sizeHint().width() for button in buttons) + (len(buttons) - 1) * spacing
    box.setOrientation(Qt.Orientation.Horizontal if wanted <= width else Qt.Orientation.Vertical)
