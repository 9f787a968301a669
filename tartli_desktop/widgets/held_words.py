"""Words on a label that break only where a reader expects a break."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel

from tartli_desktop.text.line_breaks import held_together


def write_held(label: QLabel, words: str, *, long_names: bool = False) -> None:
    """Write words that are held together on a label; screen readers get them without the joining signs.

    With ``long_names``, they do not break even within a long name: see :func:`held_together`.
    """
    label.setText(held_together(words, long_names=long_names))
    label.setAccessibleName(words)
