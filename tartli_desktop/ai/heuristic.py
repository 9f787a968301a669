"""The rule-of-thumb player: melds first, trumps kept for tricks 8 to 16, those searched exactly."""

from __future__ import annotations

from tartli_desktop.engine import BELA, GATHER, TURNS, Action, Play, Turn, View

from .claims import claim
from .knowledge import OVER_AND_KING, read
from .melding import declaration
from .trickplay import card_to_play


def decide(view: View) -> Action:
    """The action of the seat that must act."""
    if isinstance(view.legal[0], Turn):
        # Before a card is seen every position is as good: the last, as when nothing is said (R3.4).
        return TURNS[-1]
    k = read(view)
    said = claim(k)
    if said is not None:
        return said
    if GATHER in view.legal:
        return GATHER
    declared = declaration(k)
    if declared is not None:
        return declared
    card = card_to_play(k)
    if BELA in view.legal and OVER_AND_KING << k.trump * 8 & 1 << card:
        return BELA
    return Play(card)


def speak(view: View) -> Action | None:
    """What to say out of turn, or None."""
    return claim(read(view))
