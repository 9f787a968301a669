"""What shows or plays a match at one table works with."""

from .card_selection import CardSelection
from .hints import Hints
from .play_table import PlayTable
from .queued_keys import QueuedKeys


class PlayParts(PlayTable, frozen=True):
    """One table, with what the player has in mind there."""

    hints: Hints
    queued_keys: QueuedKeys
    """Keeps what was asked for too early."""

    selection: CardSelection
    """The cards that are chosen to be used together."""
