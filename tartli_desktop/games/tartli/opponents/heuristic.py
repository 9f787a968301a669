"""The rule-of-thumb player: melds first, trumps kept for tricks 8 to 16, which are searched exactly."""

from collections.abc import Callable
from functools import partial

from tartli_desktop.cards.german import Card
from tartli_desktop.game.deadline import ShouldStop
from tartli_desktop.games.tartli.opponents.knowledge.position import Position, read_position
from tartli_desktop.games.tartli.rules.actions import BELA, GATHER, TURNS, Action, Play, Turn
from tartli_desktop.games.tartli.rules.view import View

from .meld_tables import BELA_CARDS
from .melding import declaration
from .out_of_turn import interjection
from .trickplay import card_to_play


def decide(view: View, *, should_stop: ShouldStop | None = None) -> Action:
    """The action of the seat that must act."""
    return act_on(read_position(view), partial(card_to_play, should_stop=should_stop))


def act_on(position: Position, choose_card: Callable[[Position], Card]) -> Action:
    """The action of the seat that must act, given what it knows and how it chooses the card to play."""
    legal = position.view.legal
    if isinstance(legal[0], Turn):
        # Before any card is seen all positions are equally good; the last is the default (R3.4).
        return TURNS[-1]
    said = interjection(position)
    if said is not None:
        return said
    if GATHER in legal:
        return GATHER
    declared = declaration(position)
    if declared is not None:
        return declared
    card = choose_card(position)
    if BELA in legal and BELA_CARDS << position.trump * 8 & 1 << card:
        return BELA
    return Play(card)


def speak(view: View) -> Action | None:
    """What to say out of turn, or None."""
    return interjection(read_position(view))
