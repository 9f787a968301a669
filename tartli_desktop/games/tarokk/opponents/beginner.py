"""First-day player: bids only with SKIZ or XXI and four tarokks, announces nothing, plays random cards."""

from random import Random

from tartli_desktop.games.tarokk.rules.actions import ANNUL, BIDS, HOLD, KEEP, PASS, Action, Call, Play
from tartli_desktop.games.tarokk.rules.card_values import HIGH_HONOURS
from tartli_desktop.games.tarokk.rules.view import View

from .rules_of_thumb.announcing import speak
from .rules_of_thumb.discarding import discard
from .rules_of_thumb.situation import Situation


def decide(view: View, *, seed: int) -> Action:
    """An action."""
    chance = Random(f"{seed} {view.tricks} {view.said}")
    legal = view.legal
    situation = Situation(view)
    match view.phase:
        case "auction" | "raise":
            if PASS not in legal:
                return legal[0]
            if view.phase == "auction" and situation.hand & HIGH_HONOURS and situation.tarokks >= 4:
                for action in (HOLD, BIDS[0], BIDS[1]):
                    if action in legal:
                        return action
            return PASS
        case "discard":
            return discard(situation)
        case "annul":
            return ANNUL if ANNUL in legal else KEEP
        case "announce":
            calls = [action for action in legal if isinstance(action, Call)]
            if calls:
                return next((each for each in calls if each.card not in view.hand), calls[0])
            return PASS if PASS in legal else speak(situation)
    cards = [action for action in legal if isinstance(action, Play)]
    return chance.choice(cards)
