"""The beginner's level, a simple player that also serves as the yardstick for the others."""

from tartli_desktop.games.tartli.rules import actions
from tartli_desktop.games.tartli.rules.actions import Action
from tartli_desktop.games.tartli.rules.cards import POINTS, beats
from tartli_desktop.games.tartli.rules.hand import GAME_POINTS
from tartli_desktop.games.tartli.rules.view import View


def decide(view: View) -> Action:
    """Declare whatever scores most at once; play the most valuable winning card, or else the least valuable.

    It also leads the least valuable card: leading valuable cards costs it some 25 points a hand.
    """
    if isinstance(view.legal[0], actions.Turn):
        return actions.TURNS[-1]
    said = speak(view)
    if said is not None:
        return said
    if actions.GATHER in view.legal:
        return actions.GATHER
    melds = [action for action in view.legal if isinstance(action, actions.Declare)]
    if melds:
        return max(melds, key=lambda action: sum(item.points for item in action.items))
    trump = view.trump
    assert trump is not None
    points = POINTS[trump]
    cards = [action for action in view.legal if isinstance(action, actions.Play)]
    if view.trick:
        led = view.trick[0][1]
        winning = [action for action in cards if beats(trump, led, action.card)]
        if winning:
            return max(winning, key=lambda action: points[action.card])
    return min(cards, key=lambda action: points[action.card])


def speak(view: View) -> Action | None:
    """Go out with 501, else declare béla, else exchange, as soon as it is allowed."""
    if actions.OUT in view.legal and view.counts[view.seat] >= GAME_POINTS:
        return actions.OUT
    for action in (actions.BELA, actions.EXCHANGE):
        if action in view.legal:
            return action
    return None
