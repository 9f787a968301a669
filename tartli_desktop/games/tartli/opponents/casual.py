"""A rule-of-thumb player who forgets which cards are gone and does not work out the ending."""

from dataclasses import replace

from tartli_desktop.cards.german import mask_of
from tartli_desktop.games.tartli.opponents.knowledge.position import ALL_CARDS, Position, read_position
from tartli_desktop.games.tartli.rules.actions import Action
from tartli_desktop.games.tartli.rules.hand import LAST_DRAWING_TRICK
from tartli_desktop.games.tartli.rules.view import View

from .heuristic import act_on
from .out_of_turn import interjection
from .trickplay import card_by_rule


def decide(view: View) -> Action:
    """The action of the seat that must act."""
    return act_on(recall(view), card_by_rule)


def speak(view: View) -> Action | None:
    """What to say out of turn, or None."""
    return interjection(recall(view))


def recall(view: View) -> Position:
    """The position as this player remembers it: any card it cannot see may still come.

    From trick 8 on it does not work out the other hand by counting, but takes every unseen card to be there.
    """
    position = read_position(view)
    here = position.hand | mask_of(card for _, card in view.trick)
    if position.trick > LAST_DRAWING_TRICK:
        return replace(position, theirs=ALL_CARDS & ~here, unseen=0)
    if position.turned >= 0:
        here |= 1 << position.turned
    return replace(position, unseen=ALL_CARDS & ~here & ~position.theirs)
