"""Which announcements and kontras one's own cards make hopeless: they are asked about (T9.5, T9.10)."""

from __future__ import annotations

from enum import Enum, auto

from tartli_desktop.cards.tarokk import Card
from tartli_desktop.games.tarokk import Action, Announce, SayKontra, View

_TRULL = {Card.SKIZ, Card.XXI, Card.I}


class Doubt(Enum):
    """Why a bonus cannot be won by the cards of the player who speaks for it."""

    OWN_XXI = auto()
    """One's own XXI cannot be caught by one's own side (T9.6)."""
    NO_SKIZ = auto()
    """Only the SKIZ catches the XXI, and only the partner may have it (T9.6)."""
    NO_PAGAT = auto()
    """Only the partner may have the I (T9.6)."""
    NO_HONOUR = auto()
    """Only the partner may have a card of the trull (T9.6)."""
    SKIZ_AGAINST = auto()
    """An opponent of a declarer who plays alone has the SKIZ, which nothing beats (T11.3)."""


def doubt_about(action: Action, view: View) -> Doubt | None:
    """Why the player should not announce a bonus, or raise the stakes of an own one; None without a doubt.

    What the partner may hold is unknown, so whatever one's own cards cannot do counts as hopeless.
    """
    match action:
        case Announce(bonus):
            return _of_bonus(bonus, view)
        case SayKontra(level, item) if level % 2 == 0:
            return _of_bonus(item, view)
    return None


def _of_bonus(bonus: str, view: View) -> Doubt | None:
    held = set(view.hand)
    if bonus == "catch" and Card.XXI in held:
        return Doubt.OWN_XXI
    if view.alone and Card.SKIZ not in held and bonus in ("trull", "volat", "catch"):
        return Doubt.SKIZ_AGAINST
    if bonus == "catch" and Card.SKIZ not in held:
        return Doubt.NO_SKIZ
    if bonus == "ultimo" and Card.I not in held:
        return Doubt.NO_PAGAT
    if bonus == "trull" and not held & _TRULL:
        return Doubt.NO_HONOUR
    return None
