"""The content of a player's plate."""

from msgspec import Struct


def joined(*parts: str) -> str:
    """Join what is told about a player into one line, leaving out empty parts."""
    return " · ".join(filter(None, parts))


class PlateContent(Struct, frozen=True):
    """The content of a plate."""

    name: str
    portrait: str = ""
    """For :func:`tartli_desktop.looks.portraits.portrait`; empty: a medallion with the first letter."""
    figures: str = ""
    """The figures that count now; empty where they are not shown."""
    unit: str = ""
    """The unit of the figures, where it is not obvious."""
    won: int = 0
    """The number of games to show as won; 0 where something else shows them."""
    is_dealer: bool = False
    is_declarer: bool = False
    """Whether this player is the declarer, who plays a contract against the others."""
    is_partner: bool = False
    """Whether everybody knows that this player is the declarer's partner."""
    wears_hat: bool = False
    """Whether this player wears a hat that the game has put on them."""
    sits_out: bool = False
    """Whether this player does not play this hand; then the portrait is pale."""
    is_to_act: bool = False
    """Whether it is this player's turn."""
    text: str = ""
    """Everything on the plate in one line of words."""
