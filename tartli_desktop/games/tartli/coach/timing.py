"""What a player might do at a moment by what is seen at the table, whatever they hold."""

from __future__ import annotations

from tartli_desktop.cards.german import Rank
from tartli_desktop.games.tartli.rules import (
    LAST_DECLARING_TRICK,
    LAST_DRAWING_TRICK,
    Action,
    Bela,
    BelaDeclared,
    Declare,
    Exchange,
    View,
)


def open_to_try(view: View) -> frozenset[type[Action]]:
    """The kinds of claims for which it is the time, whether this player holds what they need or not.

    Declaring at one's own turn (R5.1), béla until trick 8 is gathered, once (R7.1), the exchange as long as
    the turned card lies there, at one's own lead or at any time (R8.2).
    """
    if view.to_move is None or not view.trick_number:
        return frozenset()
    found: set[type[Action]] = set()
    to_play = view.to_move == view.seat and len(view.trick) < 2
    if to_play and view.trick_number <= LAST_DECLARING_TRICK and view.declared_by(view.seat) is None:
        found.add(Declare)
    said_bela = any(isinstance(event, BelaDeclared) and event.seat == view.seat for event in view.events)
    if (
        view.trick_number <= LAST_DECLARING_TRICK
        and not said_bela
        and (to_play or not view.variant.bela_with_melds)
    ):
        found.add(Bela)
    leads = to_play and not view.trick
    if view.trick_number <= LAST_DRAWING_TRICK and (leads or view.variant.exchange == "any_time"):
        found.add(Exchange)
    return frozenset(found)


def open_later(view: View) -> frozenset[type[Action]]:
    """The kinds of claims that may still come in this hand, now or later, by what is seen at the table.

    Declaring and béla until trick 8 is gathered (R5.1, R7.1), béla once and by one player; the exchange while
    a card lies turned up that is not the Seven itself (R8.1).
    """
    if not view.trick_number:
        return frozenset((Declare, Bela, Exchange))
    found: set[type[Action]] = set()
    if view.trick_number <= LAST_DECLARING_TRICK:
        found.add(Declare)
        if not any(isinstance(event, BelaDeclared) for event in view.events):
            found.add(Bela)
    if view.turned is not None and view.turned.rank is not Rank.SEVEN:
        found.add(Exchange)
    return frozenset(found)
