"""The sounds of events in Tartli."""

from __future__ import annotations

from tartli_desktop.games import tartli
from tartli_desktop.games.tartli import Event
from tartli_desktop.sound.player import Sound


def sound_of(event: Event) -> Sound | None:
    """The sound of an event, or None."""
    match event:
        case tartli.CardPlayed():
            return Sound.DOWN
        case tartli.CardDrawn() | tartli.Exchanged():
            return Sound.SLIDE
        case tartli.Dealt():
            return Sound.RIFFLE
        case tartli.WentOut() | tartli.ContestAnswered(higher=False):
            return Sound.KNOCK
        case tartli.GameWon():
            return Sound.CHIME
    return None
