"""What the table shows about a match beside its cards."""

from collections.abc import Collection, Mapping

from msgspec import Struct

from tartli_desktop.cards import german
from tartli_desktop.cards.any_pack import Suit
from tartli_desktop.table.card_tracker import CardMark
from tartli_desktop.table.notes.plate_content import PlateContent


class Status(Struct, frozen=True):
    """The state of a match, as it is shown beside the cards."""

    plates: tuple[PlateContent, ...]
    """What stands on each player's plate, by seat."""

    caption: str = ""
    """The text above the trick."""

    trump: Suit | None = None
    """The trump suit, if it is to be shown: its sign lies in the middle of the table once no cards do."""

    pot: int | None = None
    """How much is in a pot that lies in the middle of the table; None without one."""

    reminder: str = ""
    """What the player could do and might forget; empty without a reminder."""

    weights: Mapping[str, str] = {}
    """How prominent each button of the game is, by the name of its command: see
    :class:`tartli_desktop.widgets.panel.action_button.ActionButton`."""

    away: Collection[str] = ()
    """The commands whose buttons are hidden, since they cannot be done again or the panel offers them."""

    marks: Mapping[german.Card, CardMark] = {}
    """What the card tracker shows."""

    marks_words: str = ""
    """The same in words."""

    marks_of: str = ""
    """The name of the player whose cards the card tracker shows."""
