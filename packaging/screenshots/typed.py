"""What players have typed themselves, in the language of the pictures."""

from __future__ import annotations

from PySide6.QtCore import QLocale


def typed(english: str, hungarian: str, german: str) -> str:
    """The text in the current language."""
    return {"hu": hungarian, "de": german}.get(QLocale().name()[:2], english)
