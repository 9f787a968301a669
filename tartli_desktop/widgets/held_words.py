"""Words on a label that break only where a reader expects it."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel

from tartli_desktop.text.line_breaks import held_together


def write_held(label: QLabel, words: str) -> None:
    """Write words held together on a label; those who listen hear them without what holds them."""
    label.setText(held_together(words))
    label.setAccessibleName(words)
