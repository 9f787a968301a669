"""The names of the levels that games have in common."""

from __future__ import annotations

from collections.abc import Mapping

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


def level_sentence(level: str, of_game: Mapping[str, str]) -> str:
    """How an opponent plays, in a sentence; empty for an unknown level."""
    strong = translate("Levels", "Weighs many deals that fit the bidding and the play.")
    return {"strong": strong, **of_game}.get(level, "")
