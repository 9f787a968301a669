"""The sounds of events in Tartli."""

from __future__ import annotations

from tartli_desktop.games.tartli.rules import (
    CardDrawn,
    CardPlayed,
    ContestAnswered,
    Dealt,
    Event,
    Exchanged,
    GameWon,
    WentOut,
)
from tartli_desktop.sound.player import Sound


def sound_of(event: Event) -> Sound | None:
    """The sound of an event, or None."""
    match event:
        case CardPlayed():
            return Sound.DOWN
        case CardDrawn() | Exchanged():
            return Sound.SLIDE
        case Dealt():
            return Sound.RIFFLE
        case WentOut() | ContestAnswered(higher=False):
            return Sound.KNOCK
        case GameWon():
            return Sound.CHIME
    return None
