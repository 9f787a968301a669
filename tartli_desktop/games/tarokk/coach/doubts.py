"""Which announcements and kontras one's own cards make hopeless: they are asked about (T9.5, T9.10)."""

from enum import Enum, unique
from functools import partial

from tartli_desktop.cards.tarokk import Card
from tartli_desktop.games.tarokk import Action, Announce, SayKontra, View
from tartli_desktop.to_translate import to_translate

_TRULL = {Card.SKIZ, Card.XXI, Card.I}


said = partial(to_translate, "Tarokk.Doubts")


@unique
class Doubt(Enum):
    """Why a player's own cards can hardly win a bonus, in a sentence that is yet to be translated (T9.6)."""

    OWN_XXI = said("You hold the XXI yourself: it cannot be won.")
    NO_SKIZ = said("You do not hold the Skíz, so only a partner who has it can win this.")
    NO_PAGAT = said("You do not hold the Pagát, so only a partner who has it can win this.")
    NO_HONOUR = said("You hold none of the three cards of the Trull.")
    SKIZ_AGAINST = said("You play alone without the Skíz: it cannot be won.")


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
