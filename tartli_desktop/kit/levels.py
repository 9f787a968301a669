"""The names of the levels that games have in common."""

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
