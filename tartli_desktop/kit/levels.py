"""The names of the levels that games have in common."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def level_of_play(level: str) -> str:
    """How well an opponent plays."""
    return {
        "beginner": translate("Levels", "Beginner"),
        "casual": translate("Levels", "Sunday player"),
        "heuristic": translate("Levels", "Café regular"),
        "strong": translate("Levels", "Master"),
    }[level]
