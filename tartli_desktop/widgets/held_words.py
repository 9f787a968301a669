"""Words on a label that break only where a reader expects a break."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel

from tartli_desktop.text.line_breaks import held_together


def write_held(label: QLabel, words: str) -> None:
    """Write words that are held together on a label; screen readers get them without the joining signs."""
    label.setText(held_together(words))
    label.setAccessibleName(words)
