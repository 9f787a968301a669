"""What stands on the plates of players in games whose tricks are counted."""

from collections.abc import Iterable

from tartli_desktop.table.notes.plate_content import PlateContent, joined
from tartli_desktop.text.context import Context

tr = Context("Plates")


def plate_of(
    player: tuple[str, str], tricks: int | None, role: str, marks: Iterable[str], **signs: bool
) -> PlateContent:
    """The plate of a player.

    Args:
        player: the name and the portrait.
        tricks: how many tricks to tell; None to tell none.
        role: what the player is in this hand, if anything.
        marks: what only the signs show, in words.
        signs: the signs, by the names of their fields.
    """
    name, portrait = player
    counted = "" if tricks is None else tr("%n trick(s)", None, tricks)
    figures, _, unit = counted.partition(" ")
    return PlateContent(
        name, portrait=portrait, figures=figures, unit=unit, text=joined(name, role, counted, *marks), **signs
    )
