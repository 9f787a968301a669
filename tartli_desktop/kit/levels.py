"""The names of the levels that games have in common."""

from collections.abc import Mapping

from tartli_desktop.store.match_head import MIXED
from tartli_desktop.text.context import Context

tr = Context("Levels")


def level_of_play(level: str) -> str:
    """How well an opponent plays, or several together; the name of an unknown level as it is."""
    return {
        "beginner": tr("Beginner"),
        "casual": tr("Sunday player"),
        "heuristic": tr("Café regular"),
        "strong": tr("Master"),
        MIXED: tr("Mixed"),
    }.get(level, level)


def level_sentence(level: str, of_game: Mapping[str, str]) -> str:
    """How an opponent plays, in a sentence; empty for an unknown level."""
    strong = tr("Weighs many deals that fit the bidding and the play.")
    return {"strong": strong, **of_game}.get(level, "")
