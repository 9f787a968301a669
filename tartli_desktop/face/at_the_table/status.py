"""How a match stands, beside its cards."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from msgspec import Struct

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.table.card_tracker import CardMark
from tartli_desktop.table.notes.plate_content import PlateContent


class Status(Struct, frozen=True):
    """What is shown of a match beside its cards."""

    plates: tuple[PlateContent, ...]
    """What stands on each player's plate, by seat."""

    caption: str = ""
    """What stands above the trick."""

    trump: Any = None
    """The trump suit, where it is told: a sign of it lies in the middle once no cards do."""

    playable: Collection[Card] | None = None
    """The cards that are not dimmed; None where none is."""

    reminder: str = ""
    """What the player could do and might forget; empty without a reminder."""

    weights: Mapping[str, str] = {}
    """How much a button of the game catches the eye, by the name of its command: see
    :class:`tartli_desktop.widgets.panel.action_button.ActionButton`."""

    away: Collection[str] = ()
    """The commands whose buttons are not there: nothing comes of them any more, or the panel offers it."""

    marks: Mapping[Any, CardMark] = {}
    """What the board of cards shows, and in :attr:`marks_words` says."""

    marks_words: str = ""

    marks_of: str = ""
    """The name of the player whose cards the board tells."""
