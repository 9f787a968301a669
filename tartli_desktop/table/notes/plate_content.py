"""What stands on the plate of a player."""

from __future__ import annotations

from msgspec import Struct


def joined(*parts: str) -> str:
    """Parts of what is told of a player in one line; those that are empty are left out."""
    return " · ".join(filter(None, parts))


def as_sentence(told: str) -> str:
    """What :func:`joined` has joined as a sentence, which may need several lines: "Anna: 62, dealer"."""
    name, _, rest = told.partition(" · ")
    return f"{name}: {rest.replace(' · ', ', ')}" if rest else name


class PlateContent(Struct, frozen=True):
    """What stands on a plate."""

    name: str
    portrait: str = ""
    """For :func:`tartli_desktop.looks.portraits.portrait`; empty: a medallion with the first letter."""
    figures: str = ""
    """What counts now; empty where it is not told."""
    unit: str = ""
    """A word for what the figures count, where that is not plain."""
    won: int = 0
    """How many games are to be shown as won; none where something else tells them."""
    is_dealer: bool = False
    is_declarer: bool = False
    """Whether this player plays for a contract, against the others."""
    is_partner: bool = False
    """Whether all know that this player is with the one who plays for a contract."""
    wears_hat: bool = False
    """Whether this player wears a hat that the game has put on them."""
    sits_out: bool = False
    """Whether this player does not play this hand; then the portrait is pale."""
    is_to_act: bool = False
    """Whether it is this player's turn."""
    text: str = ""
    """Everything on it in one line of words."""
    lines: tuple[str, ...] = ()
    """What is told beside the portrait and its marks where there is no plate, the longest first;
    the first that fits is taken."""
