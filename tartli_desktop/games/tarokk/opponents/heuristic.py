"""Café regular: every rule of thumb of T19, without any search."""

from tartli_desktop.games.tarokk.rules.actions import Action
from tartli_desktop.games.tarokk.rules.view import View

from .rules_of_thumb.announcing import speak
from .rules_of_thumb.bidding import bid
from .rules_of_thumb.card_play import play
from .rules_of_thumb.discarding import annul, discard
from .rules_of_thumb.situation import Situation


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
