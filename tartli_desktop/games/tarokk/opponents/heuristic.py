"""Café regular: every rule of thumb of T19, without any search."""

from __future__ import annotations

from tartli_desktop.games.tarokk.rules.actions import Action
from tartli_desktop.games.tarokk.rules.view import View

from .announcing import speak
from .bidding import bid
from .card_play import play
from .discarding import annul, discard
from .situation import Situation


def decide(view: View, *, seed: int = 0) -> Action:
    """An action; the seed changes nothing."""
    situation = Situation(view)
    match view.phase:
        case "auction" | "raise":
            return bid(situation)
        case "discard":
            return discard(situation)
        case "annul":
            return annul(situation)
        case "announce":
            return speak(situation)
    return play(situation)
