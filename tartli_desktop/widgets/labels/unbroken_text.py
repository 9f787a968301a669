"""Words on a label that break only where a reader expects a break."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QLabel

from tartli_desktop.text.line_breaks import held_together, with_whole


def set_unbroken(label: QLabel, words: str, *, whole: Iterable[str] = ()) -> None:
    """Write words that are held together on a label; screen readers get them without the joining signs.

    They do not break within the names in ``whole``.
    """
    label.setText(held_together(with_whole(whole, words)))
    label.setAccessibleName(words)
