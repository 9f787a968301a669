"""Which claims the moment allows by what everybody sees, whatever the player holds."""

from tartli_desktop.cards.german import Rank
from tartli_desktop.games import tartli
from tartli_desktop.games.tartli import LAST_DECLARING_TRICK, LAST_DRAWING_TRICK, Action, View


def open_to_try(view: View) -> frozenset[type[Action]]:
    """The kinds of claims that fit the moment, whether or not this player holds the cards for them.

    Declaring on the player's turn (R5.1), béla once until trick 8 is gathered (R7.1), and the exchange while
    the turned card lies there, on the player's lead or at any time (R8.2).
    """
    if view.to_move is None or not view.trick_number:
        return frozenset()
    found: set[type[Action]] = set()
    to_play = view.to_move == view.seat and len(view.trick) < 2
    if to_play and view.trick_number <= LAST_DECLARING_TRICK and view.declared_by(view.seat) is None:
        found.add(tartli.Declare)
    said_bela = any(
        isinstance(event, tartli.BelaDeclared) and event.seat == view.seat for event in view.events
    )
    if (
        view.trick_number <= LAST_DECLARING_TRICK
        and not said_bela
        and (to_play or not view.variant.bela_with_melds)
    ):
        found.add(tartli.Bela)
    leads = to_play and not view.trick
    if view.trick_number <= LAST_DRAWING_TRICK and (leads or view.variant.exchange == "any_time"):
        found.add(tartli.Exchange)
    return frozenset(found)


def open_later(view: View) -> frozenset[type[Action]]:
    """The kinds of claims that may still come in this hand, now or later, by what everybody sees.

    Declaring and béla until trick 8 is gathered (R5.1, R7.1), béla only if neither player has declared it;
    the exchange while a card other than the Seven itself lies turned up (R8.1).
    """
    if not view.trick_number:
        return frozenset((tartli.Declare, tartli.Bela, tartli.Exchange))
    found: set[type[Action]] = set()
    if view.trick_number <= LAST_DECLARING_TRICK:
        found.add(tartli.Declare)
        if not any(isinstance(event, tartli.BelaDeclared) for event in view.events):
            found.add(tartli.Bela)
    if view.turned is not None and view.turned.rank is not Rank.SEVEN:
        found.add(tartli.Exchange)
    return frozenset(found)
